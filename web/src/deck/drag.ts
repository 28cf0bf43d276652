// Dragging cards into the deck and out of it, and piles of a draft to where they shall go. What is dragged says where it
// comes from, so that a card of the deck that is dropped on the deck stays one card.

export type Origin = "pool" | "deck" | "pile";

const kindOf = (origin: Origin): string => `text/x-arkade-${origin}`;

export function drag(event: DragEvent, origin: Origin, name: string): void {
  event.dataTransfer?.setData(kindOf(origin), name);
}

/** Whether something from there is above this place; then it may be dropped. */
export function mayDrop(event: DragEvent, origin: Origin): boolean {
  const may = event.dataTransfer?.types.includes(kindOf(origin)) ?? false;
  if (may) event.preventDefault();
  return may;
}

/** The name of what was dropped from there, or nothing. */
export function dropped(event: DragEvent, origin: Origin): string {
  event.preventDefault();
  return event.dataTransfer?.getData(kindOf(origin)) ?? "";
}
