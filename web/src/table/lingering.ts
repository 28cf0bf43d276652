// Where all act at the same time, a place may be closed by one and opened again by the next while I still think about the
// same question. Its glow does not blink: it stays for a moment, though nothing can be clicked there.

import type { TransitionConfig } from "svelte/transition";
import type { Desk } from "./desk.svelte";

const STAYS = 900;
const FADES = 300;

/** How something that may no longer be picked goes: slowly where what it was lit for is still asked, otherwise at once.
    The element has what that was as `data-asked`. */
export function lingering(element: HTMLElement, desk: Pick<Desk, "asking">): () => TransitionConfig {
  return () => {
    if (element.dataset.asked !== desk.asking) return { duration: 0 };
    return { delay: STAYS, duration: FADES, css: (shown) => `opacity: ${shown}` };
  };
}
