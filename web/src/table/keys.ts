// Playing by keys alone. Arrows go from one thing that may be chosen to the next; everything else is one key.

export type Keys = Record<string, () => void>;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest("input:not([type='checkbox']), textarea, select, [contenteditable]") !== null;

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Move the focus among the lit things of the table, round and round. */
export function step(root: ParentNode, by: number): void {
  const things = [...root.querySelectorAll<HTMLElement>("[data-lit]:not(:disabled, [inert])")].filter(
    (thing) => thing.offsetParent !== null,
  );
  if (things.length === 0) return;
  const place = things.indexOf(document.activeElement as HTMLElement);
  const next = place < 0 ? (by > 0 ? 0 : things.length - 1) : (place + by + things.length) % things.length;
  things[next]?.focus();
  things[next]?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** Press the button of the prompt with that number. */
function pressButton(root: ParentNode, number: number): void {
  root.querySelectorAll<HTMLElement>(".prompt [data-lit]")[number - 1]?.click();
}

/** Handle a key that was pressed at the table. */
export function pressed(event: KeyboardEvent, root: ParentNode, keys: Keys): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  if (document.querySelector("dialog:modal") !== null) return;
  const by = STEPS[event.key];
  if (by !== undefined) {
    event.preventDefault();
    step(root, by);
  } else if (/^[1-9]$/.test(event.key)) pressButton(root, Number(event.key));
  else if (keys[event.key] !== undefined) {
    event.preventDefault();
    keys[event.key]?.();
  }
}
