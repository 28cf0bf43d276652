// What a draft shows: the piles, what is known of them, the cards that were taken, and the deck that is built of them.

import type { CardView, Choice, Scene, Zone } from "../../../api/scene";
import type { CardFace } from "../../../api/shapes";
import { costOf } from "../../../cards/search";

const GAME = "worldbreakers";
const PHASES = ["draft", "deck building"];

export const isDrafting = (scene: Scene): boolean => PHASES.includes(scene.phase);

export type DraftPile = {
  number: number;
  zone: Zone;
  /** Cards that these eyes do not know. */
  hidden: number;
  /** Whether this viewer looks at the pile now. */
  looked: boolean;
};

export function pilesOf(scene: Scene): DraftPile[] {
  const looked = scene.phase === "draft" ? scene.question?.choices[0]?.number : undefined;
  return scene.zones
    .map((zone) => ({ zone, number: Number(/^pile (\d)$/.exec(zone.name)?.[1]) }))
    .filter(({ number }) => number > 0)
    .map(({ zone, number }) => ({ zone, number, hidden: zone.count - zone.cards.length, looked: looked === number }));
}

/** The verbs of the draft, as options begin with them. */
const TAKE = 60;
const PUT_BACK = 61;

/** What may be done with the pile that is looked at; null where it is not this viewer's to say. */
export type Handing = { take: Choice | null; putBack: Choice | null };

export function handing(scene: Scene): Handing {
  const choices = scene.phase === "draft" ? (scene.question?.choices ?? []) : [];
  const by = (verb: number): Choice | null => choices.find((choice) => choice.option[0] === verb) ?? null;
  return { take: by(TAKE), putBack: by(PUT_BACK) };
}

/** Worldbreakers and signature cards: each player has all of them from the start. */
export const everybodyHas = (face: CardFace): boolean =>
  face.fields.type === "worldbreaker" || typeof face.fields.signature_of === "string";

export type Pool = { drafted: CardView[]; given: CardView[]; unknown: number };

/** A player's cards, by guild and cost: what was drafted, what everybody has, and how many are not known. */
export function poolOf(zone: Zone | undefined, faces: Map<string, CardFace>): Pool {
  const known = (zone?.cards ?? []).filter((card) => card.name && faces.has(card.name));
  const faceOf = (card: CardView): CardFace => faces.get(card.name ?? "") as CardFace;
  const place = (card: CardView): string => `${String(faceOf(card).fields.guild)} ${costOf(GAME, faceOf(card)).padStart(3)}`;
  const ordered = [...known].sort((one, other) => place(one).localeCompare(place(other)));
  return {
    drafted: ordered.filter((card) => !everybodyHas(faceOf(card))),
    given: ordered.filter((card) => everybodyHas(faceOf(card))),
    unknown: (zone?.count ?? 0) - known.length,
  };
}

/** The names of the cards in the deck so far, which the question tells behind its colon. */
export function planned(prompt: string, names: string[]): Set<string> {
  let list = /\d+ of \d+ cards: (.*)\.$/s.exec(prompt)?.[1] ?? "";
  const found = new Set<string>();
  for (const name of [...names].sort((one, other) => other.length - one.length)) {
    if (!list.includes(name)) continue;
    found.add(name);
    list = list.replace(name, "");
  }
  return found;
}
