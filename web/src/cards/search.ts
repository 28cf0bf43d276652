// Finding cards: by words, cost, faction, type and keyword. The gallery and the deck builder ask the same way.

import type { CardFace } from "../api/shapes";
import { printed } from "../components/printed";

export type Search = { words: string; type: string; faction: string; cost: string; keyword: string };
export const EVERYTHING: Search = { words: "", type: "", faction: "", cost: "", keyword: "" };

/** What can be asked for in a game, each in the order in which it is offered. */
export type Offers = { types: string[]; factions: string[]; costs: string[]; keywords: string[] };

/** Costs from here on are one step: there are few of them. */
const MUCH = 7;
export const MUCH_WORDS = `${MUCH}+`;

/** Letters without accents and case, so that nobody needs to type them. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

export const costOf = (game: string, face: CardFace): string => printed(game, face).gem?.text ?? "";

/** The step of a curve that a cost belongs to: `0` … `6`, `7+`, or the letter that stands in its place. */
export function stepOf(cost: string): string {
  const number = Number(cost);
  return cost !== "" && Number.isFinite(number) && number >= MUCH ? MUCH_WORDS : cost;
}

function inOrder(values: Iterable<string>): string[] {
  const found = [...new Set(values)].filter(Boolean);
  return found.sort((one, other) => one.localeCompare(other, "en", { numeric: true }));
}

export function offersOf(game: string, cards: CardFace[]): Offers {
  const faces = cards.map((face) => printed(game, face));
  const factions = inOrder(faces.map((face) => face.faction));
  const types = inOrder(faces.map((face) => face.type));
  return {
    types,
    factions: factions.length > 1 && factions.join() !== types.join() ? factions : [],
    costs: inOrder(cards.map((face) => stepOf(costOf(game, face)))),
    keywords: inOrder(cards.flatMap((face) => face.keywords)),
  };
}

/** All that is written on a card, to be searched for words. */
function writing(game: string, face: CardFace): string {
  return plain(`${face.name} ${printed(game, face).typeLine} ${face.text} ${face.keywords.join(" ")}`);
}

/** The cards that fit every part of a search. */
export function found(game: string, cards: CardFace[], search: Search): CardFace[] {
  const words = plain(search.words).split(/\s+/).filter(Boolean);
  return cards.filter((face) => {
    const { type, faction } = printed(game, face);
    if (search.type && type !== search.type) return false;
    if (search.faction && faction !== search.faction) return false;
    if (search.cost && stepOf(costOf(game, face)) !== search.cost) return false;
    if (search.keyword && !face.keywords.includes(search.keyword)) return false;
    const text = words.length > 0 ? writing(game, face) : "";
    return words.every((word) => text.includes(word));
  });
}

/** The word for what stands in the gem: `cost`, `value`, `speed`. */
export function costWord(game: string, cards: CardFace[]): string {
  for (const face of cards) {
    const gem = printed(game, face).gem;
    if (gem !== null) return gem.word;
  }
  return "cost";
}
