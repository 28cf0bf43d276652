// Which zone is drawn where: in a hand, as a pile beside a player, or lying open on the board.

import type { Scene, Zone } from "../api/scene";
import type { Layout, ZoneKind } from "../api/shapes";

export type Arrangement = {
  hand: Zone[];
  /** Piles by seat; those of nobody are under null. */
  piles: Map<number | null, Zone[]>;
  /** Zones with cards lying singly. */
  open: Zone[];
};

const PILED = /discard|stored|covered|memorial|pool/;

/** Whether a zone is looked through when needed, and not held or laid out. */
export const isPiled = (zone: Zone): boolean => PILED.test(zone.name);

function kindOf(layout: Layout, zone: Zone): ZoneKind | undefined {
  return layout.zones.find((kind) => kind.name === zone.name && kind.each === (zone.seat !== null));
}

/** Divide the zones of a scene. Zones that are empty and not always shown are left out. */
export function arrange(layout: Layout, scene: Scene, seat: number | null): Arrangement {
  const arrangement: Arrangement = { hand: [], piles: new Map(), open: [] };
  for (const zone of scene.zones) {
    const kind = kindOf(layout, zone);
    if (zone.count === 0 && !kind?.always) continue;
    if (kind?.shows === "hand" && zone.seat === seat && !isPiled(zone)) arrangement.hand.push(zone);
    else if (kind?.shows === "hand" || kind?.shows === "pile" || isPiled(zone)) {
      arrangement.piles.set(zone.seat, [...(arrangement.piles.get(zone.seat) ?? []), zone]);
    } else arrangement.open.push(zone);
  }
  return arrangement;
}

/** The seats in the order in which they are drawn from the top: the nearest last, before it the others in turn. */
export function seatOrder(scene: Scene, near: number): number[] {
  const all = scene.seats.map((_, place) => place);
  return [...all.slice(near + 1), ...all.slice(0, near), near];
}
