// Choosing in steps. Every choice points at things on the table: the card it begins with, its target, a space, a
// player. Those things are its anchors, in that order. Clicking an anchor keeps the choices that have it; a choice
// whose anchors are all picked is made, or becomes a button where several are left.

import type { Choice } from "../api/scene";

/** The name of a thing that can be clicked: `card:13`, `space:20`, `seat:1`, `face:Diver`, `room:Bridge`. */
export type Anchor = string;

export const cardAnchor = (id: number): Anchor => `card:${id}`;
export const spaceAnchor = (space: number): Anchor => `space:${space}`;
export const seatAnchor = (seat: number): Anchor => `seat:${seat}`;
export const faceAnchor = (name: string): Anchor => `face:${name}`;

/** A board may know more anchors of a choice than the protocol names, such as the room that a crew is sent to. */
export type MoreAnchors = (choice: Choice) => Anchor[];

const present = (value: number | string | null | undefined): value is number | string =>
  value !== null && value !== undefined;

export function anchorsOf(choice: Choice, more: MoreAnchors = () => []): Anchor[] {
  const anchors: Anchor[] = [];
  if (present(choice.card)) anchors.push(`card:${choice.card}`);
  if (present(choice.face)) anchors.push(`face:${choice.face}`);
  if (present(choice.target)) anchors.push(`card:${choice.target}`);
  if (present(choice.space)) anchors.push(`space:${choice.space}`);
  if (present(choice.seat)) anchors.push(`seat:${choice.seat}`);
  return [...new Set([...anchors, ...more(choice)])];
}

export type Situation = {
  /** What may be clicked now. */
  lit: Set<Anchor>;
  /** Choices that need no further click on the table. */
  buttons: Choice[];
  /** All choices that fit what was picked. */
  left: Choice[];
};

/** What may be done after some anchors were picked. */
export function situation(choices: Choice[], picked: Anchor[], more?: MoreAnchors): Situation {
  const lit = new Set<Anchor>();
  const buttons: Choice[] = [];
  const left: Choice[] = [];
  for (const choice of choices) {
    const anchors = anchorsOf(choice, more);
    if (!picked.every((anchor) => anchors.includes(anchor))) continue;
    left.push(choice);
    const next = anchors.find((anchor) => !picked.includes(anchor));
    if (next === undefined) buttons.push(choice);
    else lit.add(next);
  }
  return { lit, buttons, left };
}

/** What picking one more anchor leads to: a choice that is made by it, or the new list of what is picked. */
export function pick(
  choices: Choice[],
  picked: Anchor[],
  anchor: Anchor,
  more?: MoreAnchors,
): { chosen: Choice | null; picked: Anchor[] } {
  const next = [...picked, anchor];
  const { left, buttons } = situation(choices, next, more);
  if (left.length === 1 && buttons.length === 1) return { chosen: left[0] ?? null, picked: [] };
  return { chosen: null, picked: next };
}

/** The anchor that all choices begin with, where there is only one: nobody needs to pick it. */
export function commonStart(choices: Choice[], more?: MoreAnchors): Anchor[] {
  if (choices.length < 2) return [];
  const starts = new Set(choices.map((choice) => anchorsOf(choice, more)[0]));
  const [start] = starts;
  return starts.size === 1 && start !== undefined ? [start] : [];
}
