// Adding and removing by keyboard: + and − on a card, Delete takes one out too.

import type { DeckDraft } from "./draft.svelte";

const FEWER = ["Delete", "Backspace", "-"];

export function changeByKey(draft: DeckDraft, event: KeyboardEvent, name: string): void {
  if (FEWER.includes(event.key)) draft.remove(name);
  else if (event.key === "+") draft.add(name);
  else return;
  event.preventDefault();
}
