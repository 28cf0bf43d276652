// What lies where on the mat, and which ways an attack or a move would take while it is being chosen.

import type { CardView, LogLine, Scene } from "../../api/scene";
import { anchorsOf } from "../../table/choosing";
import type { Desk } from "../../table/desk.svelte";

const BATTLEFIELD = "battlefield";
const CHOICE = "choice";
/** The choice with which an attack begins; those after it say who joins. */
const BEGINS = /: (attack|strike)/;
const WHO_JOINS = /: who joins\?$/;
/** Where a card may go almost anywhere, lines would only hide the mat. */
const MOST_WAYS = 8;

export type Lain = { card: CardView; seat: number };

/** The card on each space, and whose it is. */
export function lying(scene: Scene, mark: string): Map<number, Lain> {
  const found = new Map<number, Lain>();
  for (const zone of scene.zones) {
    if (zone.name !== BATTLEFIELD || zone.seat === null) continue;
    for (const card of zone.cards) {
      const space = card.marks?.[mark];
      if (typeof space === "number") found.set(space, { card, seat: zone.seat });
    }
  }
  return found;
}

/** The cards of an attack that is being put together, while I am asked who joins: all that I have just chosen for it. */
export function group(scene: Scene, seat: number | null): Set<number> {
  if (seat === null || !scene.question || !WHO_JOINS.test(scene.question.prompt)) return new Set();
  const chosen: LogLine[] = [];
  for (const line of [...scene.log].reverse()) {
    if (line.what !== CHOICE || line.seat !== seat) break;
    chosen.unshift(line);
    if (BEGINS.test(String(line.parts[0]))) break;
  }
  const mine = scene.zones.find((zone) => zone.name === BATTLEFIELD && zone.seat === seat);
  const own = new Set(mine?.cards.map((card) => card.id));
  return new Set(chosen.flatMap((line) => line.cards ?? []).filter((card) => own.has(card)));
}

/** From the card that was picked to every space and card that it may be meant for. */
export function reach(desk: Desk, cards: Map<number, Lain>): { from: number; to: number }[] {
  const places = new Map<string, number>();
  for (const [space, { card }] of cards) places.set(`card:${card.id}`, space);
  const from = places.get(desk.picked[0] ?? "");
  if (from === undefined) return [];
  const ends = desk.now.left.flatMap((choice) => anchorsOf(choice).filter((anchor) => !desk.picked.includes(anchor)));
  const spaces = [...new Set(ends)]
    .map((anchor) => (anchor.startsWith("space:") ? Number(anchor.slice(6)) : places.get(anchor)))
    .filter((to): to is number => to !== undefined);
  return spaces.length > MOST_WAYS ? [] : spaces.map((to) => ({ from, to }));
}
