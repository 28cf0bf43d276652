// Dragging with the mouse or a pen: from a card that may be chosen to what it is meant for. Fingers swipe instead.

import type { Attachment } from "svelte/attachments";
import type { Anchor } from "./choosing";
import type { Desk } from "./desk.svelte";

const FAR = 8;

/** Where a card can be dropped to be played: the open board, or a player. */
const TABLE = "[data-board], [data-anchor^='seat:']";

/** What lies under the pointer and may be meant by a choice, from the top. */
function anchorsAt(x: number, y: number): Anchor[] {
  const found = document.elementsFromPoint(x, y).map((element) => element.closest<HTMLElement>("[data-anchor]"));
  return [...new Set(found.flatMap((element) => element?.dataset.anchor ?? []))];
}

/** Something was dropped: on a lit thing under the pointer, or on the table. What it lies on there may be what the next
    question asks for. */
function dropAt(desk: Desk, dragged: Anchor | null, x: number, y: number): void {
  const under = anchorsAt(x, y).filter((anchor) => anchor !== dragged);
  const lit = under.find((anchor) => desk.isLit(anchor));
  if (lit !== undefined) return desk.pick(lit);
  const onTable = Boolean(document.elementFromPoint(x, y)?.closest(TABLE));
  const [only] = desk.now.buttons;
  if (onTable && only !== undefined && desk.now.buttons.length === 1) {
    desk.choose(only);
    if (dragged !== null) desk.aim(dragged, under);
  } else if (desk.now.buttons.length === 0) desk.cancel();
}

export function dragging(desk: Desk, anchorOf: () => Anchor | null): Attachment {
  return (element) => {
    const node = element as HTMLElement;
    let start: { x: number; y: number } | null = null;
    let ghost: HTMLElement | null = null;

    function press(event: PointerEvent): void {
      const anchor = anchorOf();
      if (event.pointerType === "touch" || event.button !== 0 || anchor === null || !desk.isDraggable(anchor)) return;
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
      dropAt(desk, anchorOf(), event.clientX, event.clientY);
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
