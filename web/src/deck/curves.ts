// What a deck is made of, as rows of a chart: by cost, by type, by faction.

import type { CardFace } from "../api/shapes";
import { costOf, MUCH_WORDS, stepOf } from "../cards/search";
import { printed } from "../components/printed";

export type Bar = { word: string; count: number; faction: string };

function counted(words: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words.filter(Boolean)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** The curve of costs: every step from 0 to the highest that is there, then what is no number. */
export function costCurve(game: string, faces: CardFace[]): Bar[] {
  const counts = counted(faces.map((face) => stepOf(costOf(game, face))));
  const numbers = [...counts.keys()].map(Number.parseFloat).filter(Number.isFinite);
  const highest = Math.max(-1, ...numbers);
  const steps = Array.from({ length: highest + 1 }, (_, step) => stepOf(String(step)));
  const letters = [...counts.keys()].filter((word) => word !== MUCH_WORDS && Number.isNaN(Number(word)));
  return [...steps, ...letters].map((word) => ({ word, count: counts.get(word) ?? 0, faction: "" }));
}

/** How many cards there are of each type, the most first. */
export function typeBars(game: string, faces: CardFace[]): Bar[] {
  return shares(faces.map((face) => printed(game, face).type)).map((bar) => ({ ...bar, faction: "" }));
}

/** How many cards there are of each faction, the most first. */
export function factionBars(game: string, faces: CardFace[]): Bar[] {
  return shares(faces.map((face) => printed(game, face).faction));
}

function shares(words: string[]): Bar[] {
  const bars = [...counted(words)].map(([word, count]) => ({ word, count, faction: word }));
  return bars.sort((one, other) => other.count - one.count || one.word.localeCompare(other.word));
}

/** A chart in words, for those who hear it. */
export const barsInWords = (bars: Bar[]): string => bars.map((bar) => `${bar.word}: ${bar.count}`).join(", ");
