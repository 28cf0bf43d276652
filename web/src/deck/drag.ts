// Dragging cards into the deck and out of it. What is dragged says where it comes from, so that a card of the deck that
// is dropped on the deck stays one card.

export type Origin = "pool" | "deck";

const kindOf = (origin: Origin): string => `text/x-arkade-${origin}`;

export function drag(event: DragEvent, origin: Origin, name: string): void {
  event.dataTransfer?.setData(kindOf(origin), name);
}

/** Whether a card from there is above this place; then it may be dropped. */
export function mayDrop(event: DragEvent, origin: Origin): boolean {
  const may = event.dataTransfer?.types.includes(kindOf(origin)) ?? false;
  if (may) event.preventDefault();
  return may;
}

/** The name of the card from there that was dropped, or nothing. */
export function dropped(event: DragEvent, origin: Origin): string {
  event.preventDefault();
  return event.dataTransfer?.getData(kindOf(origin)) ?? "";
}
