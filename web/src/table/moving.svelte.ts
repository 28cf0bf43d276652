// Watches the scene that a part of the page shows, and lets cards travel whenever it changes.

import { tick, untrack } from "svelte";
import type { Scene } from "../api/scene";
import { settings } from "../theme/settings.svelte";
import type { Pace } from "./pace.svelte";
import { changedNow, flash, hits, measure, mourn, origins, strike, travel, turnedOver, turnOver, type Places } from "./travel";

type Parts = {
  pace: Pace;
  /** What holds the cards, and the layer above it in which they fly. */
  root: () => HTMLElement | undefined;
  layer: () => HTMLElement | undefined;
};

/** Call this while a component is made. */
export function letCardsTravel({ pace, root, layer }: Parts): void {
  /** What was drawn last, and where everything lay there. */
  let before: { scene: Scene; places: Places } | null = null;

  /** Measured before another scene is shown at all: where that is done by an effect, lists are drawn anew at once, and
      `$effect.pre` comes too late. Measuring makes the browser lay the page out: without motion there is no need. */
  function leave(scene: Scene): void {
    const holder = untrack(root);
    if (holder && settings.travel > 0) before ??= { scene, places: measure(holder) };
  }

  $effect(() => {
    pace.leaving = leave;
    return () => {
      if (pace.leaving === leave) pace.leaving = null;
    };
  });

  $effect(() => {
    const next = pace.shown;
    const last = before;
    before = null;
    if (next !== null && last !== null && last.scene !== next) void show(last.scene, next, last.places);
  });

  async function show(last: Scene, next: Scene, places: Places): Promise<void> {
    await tick();
    const holder = root();
    const above = layer();
    if (!holder || !above) return;
    const turned = turnedOver(last, next);
    const changed = [...changedNow(last, next)].filter((card) => !turned.has(card));
    turnOver(holder, turned, settings.travel);
    flash(holder, new Set(changed));
    travel(holder, above, places, origins(last, next), settings.travel);
    for (const { card, words, gone } of hits(next.log.slice(last.log.length))) {
      if (gone) mourn(above, places.get(`card:${card}`), words, settings.travel);
      else strike(holder, above, card, words, settings.travel);
    }
  }
}
