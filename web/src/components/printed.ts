// Where the fields of a printed card stand on its face. Each game names its fields itself; this says which is the
// number in the gem, which two stand at the lower corners, and which gives the card its colour.

import type { CardFace } from "../api/shapes";

type Plan = { gem: string; left: string; right: string; faction: string; also: string[] };

const PLANS: Record<string, Plan> = {
  sample: { gem: "speed", left: "", right: "", faction: "", also: [] },
  worldbreakers: { gem: "cost", left: "strength", right: "health", faction: "guild", also: ["traits"] },
  arackhan_wars: { gem: "value", left: "attack", right: "defense", faction: "faction", also: ["family"] },
  ark_ship: { gem: "threshold", left: "", right: "", faction: "type", also: ["skills"] },
};
const USUAL: Plan = { gem: "cost", left: "attack", right: "health", faction: "faction", also: ["traits"] };

/** A number of the face with the word for it. */
export type Figure = { word: string; text: string };

export type Printed = {
  gem: Figure | null;
  left: Figure | null;
  right: Figure | null;
  faction: string;
  type: string;
  typeLine: string;
  /** What it asks for besides its cost, such as standing with guilds. */
  needs: Figure[];
  /** The heights of a line that is drawn in place of a glyph, as signals and waveforms have it. */
  line: number[];
};

const isShown = (value: unknown): boolean => value !== null && value !== undefined && value !== "" && value !== false;

function words(value: unknown): string {
  if (Array.isArray(value)) return value.map(words).filter(Boolean).join(", ");
  return isShown(value) ? String(value) : "";
}

function figure(face: CardFace, field: string): Figure | null {
  const value = face.fields[field];
  return field && isShown(value) ? { word: field, text: String(value) } : null;
}

function needsOf(face: CardFace): Figure[] {
  const standing = face.fields.standing;
  if (typeof standing !== "object" || standing === null) return [];
  return Object.entries(standing).map(([word, number]) => ({ word, text: String(number) }));
}

/** What stands where on a card's face. */
export function printed(game: string, face: CardFace): Printed {
  const plan = PLANS[game] ?? USUAL;
  const type = words(face.fields.type);
  const faction = plan.faction ? words(face.fields[plan.faction]) : "sea";
  const legendary = face.fields.legendary === true ? "legendary" : "";
  const shownFaction = plan.faction === "type" || !plan.faction ? "" : faction;
  const parts = [legendary, shownFaction, type, ...plan.also.map((field) => words(face.fields[field]))];
  const line = face.fields.lines;
  return {
    gem: figure(face, plan.gem),
    left: figure(face, plan.left),
    right: figure(face, plan.right),
    faction: faction.toLowerCase(),
    type,
    typeLine: parts.filter(Boolean).join(" · "),
    needs: needsOf(face),
    line: Array.isArray(line) ? line.map(Number) : [],
  };
}

/** The two numbers that a badge such as `3/4, stationary` begins with or holds: what the corners show now. */
export function currentStats(badge: string): { left: string; right: string } | null {
  const found = /(?:^|, )(–|-?\d+)\/(-?\d+)/.exec(badge);
  return found ? { left: found[1] ?? "", right: found[2] ?? "" } : null;
}

/** A number that is always the same for a name: it chooses the card's pattern, so that each looks like itself. */
export function seedOf(name: string): number {
  let seed = 2166136261;
  for (const letter of name) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  return seed;
}
