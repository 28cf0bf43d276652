// Looking at a card in large: by resting the mouse on it, by a long press, or by the key z.

import type { Attachment } from "svelte/attachments";
import type { CardView } from "../api/scene";
import type { CardFace } from "../api/shapes";
import type { Desk } from "./desk.svelte";

const REST = 380;
const LONG_PRESS = 480;
const SHAKY = 10;

type Shown = { face: CardFace; view: CardView | null };

/** Show the card that `shown` gives while the pointer rests on the element; open its sheet after a long press. */
export function looking(desk: Desk, shown: () => Shown | null): Attachment {
  return (element) => {
    const node = element as HTMLElement;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    let start = { x: 0, y: 0 };

    function rest(event: PointerEvent): void {
      if (event.pointerType !== "mouse" || event.buttons !== 0) return;
      timer = setTimeout(() => {
        const card = shown();
        if (card) desk.look = { ...card, anchor: node.getBoundingClientRect() };
      }, REST);
    }

    function leave(): void {
      clearTimeout(timer);
      desk.look = null;
    }

    function press(event: PointerEvent): void {
      clearTimeout(timer);
      desk.look = null;
      pressed = false;
      start = { x: event.clientX, y: event.clientY };
      if (event.pointerType === "mouse") return;
      timer = setTimeout(() => {
        const card = shown();
        if (card === null) return;
        pressed = true;
        void desk.inspect(card.face, card.view);
      }, LONG_PRESS);
    }

    function move(event: PointerEvent): void {
      if (event.pointerType !== "mouse" && Math.hypot(event.clientX - start.x, event.clientY - start.y) > SHAKY) {
        clearTimeout(timer);
      }
    }

    /** The click that ends a long press chooses nothing. */
    function swallow(event: MouseEvent): void {
      if (!pressed) return;
      pressed = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    }

    function key(event: KeyboardEvent): void {
      const card = shown();
      if (event.key === "z" && card) void desk.inspect(card.face, card.view);
    }

    const stop = new AbortController();
    const options = { signal: stop.signal };
    node.addEventListener("pointerenter", rest, options);
    node.addEventListener("pointerleave", leave, options);
    node.addEventListener("pointerdown", press, options);
    node.addEventListener("pointermove", move, options);
    node.addEventListener("pointerup", () => clearTimeout(timer), options);
    node.addEventListener("pointercancel", () => clearTimeout(timer), options);
    node.addEventListener("click", swallow, { ...options, capture: true });
    node.addEventListener("contextmenu", (event) => pressed && event.preventDefault(), options);
    node.addEventListener("keydown", key, options);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  };
}
