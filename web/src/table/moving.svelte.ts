// Watches the scene that a part of the page shows, and lets cards travel whenever it changes.

import { tick } from "svelte";
import type { Scene } from "../api/scene";
import { settings } from "../theme/settings.svelte";
import { measure, origins, strike, travel, turnedOver, turnOver, type Places } from "./travel";

const HITS = /damage|wound|hit|attack/;

type Parts = {
  scene: () => Scene;
  /** What holds the cards, and the layer above it in which they fly. */
  root: () => HTMLElement | undefined;
  layer: () => HTMLElement | undefined;
};

/** Call this while a component is made. */
export function letCardsTravel({ scene, root, layer }: Parts): void {
  let before: { scene: Scene; places: Places } | null = null;

  $effect.pre(() => {
    const next = scene();
    const holder = root();
    if (holder && before?.scene !== next) before = { scene: before?.scene ?? next, places: measure(holder) };
  });

  $effect(() => {
    const next = scene();
    const last = before;
    before = { scene: next, places: last?.places ?? new Map() };
    if (last === null || last.scene === next) return;
    void show(last.scene, next, last.places);
  });

  async function show(last: Scene, next: Scene, places: Places): Promise<void> {
    await tick();
    const holder = root();
    const above = layer();
    if (!holder || !above) return;
    turnOver(holder, turnedOver(last, next), settings.travel);
    travel(holder, above, places, origins(last, next), settings.travel);
    for (const line of next.log.slice(last.log.length)) {
      if (!HITS.test(line.what) || !line.number) continue;
      for (const card of line.cards ?? []) strike(holder, above, card, `−${line.number}`, settings.travel);
    }
  }
}
