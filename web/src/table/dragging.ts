// Dragging with the mouse or a pen: from a card that may be chosen to what it is meant for. Fingers swipe instead.

import type { Attachment } from "svelte/attachments";
import type { Anchor } from "./choosing";
import type { Desk } from "./desk.svelte";

const FAR = 8;

/** Where something was dropped: a lit thing under the pointer, or the open board. */
function dropAt(desk: Desk, x: number, y: number): void {
  for (const element of document.elementsFromPoint(x, y)) {
    const anchor = element.closest<HTMLElement>("[data-anchor]")?.dataset.anchor;
    if (anchor !== undefined && desk.isLit(anchor)) return desk.pick(anchor);
  }
  const onBoard = document.elementFromPoint(x, y)?.closest("[data-board]") !== null;
  const [only] = desk.now.buttons;
  if (onBoard && only !== undefined && desk.now.buttons.length === 1) return desk.choose(only);
  if (desk.now.buttons.length === 0) desk.cancel();
}

export function dragging(desk: Desk, anchorOf: () => Anchor | null): Attachment {
  return (element) => {
    const node = element as HTMLElement;
    let start: { x: number; y: number } | null = null;
    let ghost: HTMLElement | null = null;

    function press(event: PointerEvent): void {
      const anchor = anchorOf();
      if (event.pointerType === "touch" || event.button !== 0 || anchor === null || !desk.isLit(anchor)) return;
      start = { x: event.clientX, y: event.clientY };
      addEventListener("pointermove", move, { signal: stop.signal });
      addEventListener("pointerup", release, { signal: stop.signal });
      addEventListener("pointercancel", end, { signal: stop.signal });
    }

    function begin(): void {
      const anchor = anchorOf();
      if (anchor === null) return;
      ghost = node.cloneNode(true) as HTMLElement;
      delete ghost.dataset.card;
      delete ghost.dataset.anchor;
      delete ghost.dataset.lit;
      ghost.inert = true;
      ghost.classList.add("dragged");
      ghost.style.setProperty("--card-width", `${node.offsetWidth}px`);
      (node.closest("[data-desk]") ?? document.body).append(ghost);
      desk.look = null;
      if (!desk.picked.includes(anchor)) desk.hold(anchor);
    }

    function move(event: PointerEvent): void {
      if (start === null) return;
      if (ghost === null && Math.hypot(event.clientX - start.x, event.clientY - start.y) > FAR) begin();
      if (ghost !== null) ghost.style.translate = `${event.clientX - node.offsetWidth / 2}px ${event.clientY - 30}px`;
    }

    function release(event: PointerEvent): void {
      const dragged = ghost !== null;
      end();
      if (!dragged) return;
      swallowNextClick();
      dropAt(desk, event.clientX, event.clientY);
    }

    function end(): void {
      start = null;
      ghost?.remove();
      ghost = null;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", release);
      removeEventListener("pointercancel", end);
    }

    /** The click that follows a drag on the same element is no click. */
    function swallowNextClick(): void {
      const swallow = (event: Event): void => event.stopImmediatePropagation();
      node.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => node.removeEventListener("click", swallow, { capture: true }), 50);
    }

    const stop = new AbortController();
    node.addEventListener("pointerdown", press, { signal: stop.signal });
    return () => {
      end();
      stop.abort();
    };
  };
}
