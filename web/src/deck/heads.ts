// What may stand at the head of a deck: a leader, which is a card, or a faction, which is a word on cards.

import type { CardFace, GameDetail } from "../api/shapes";

/** Whether a card is a head itself: it is no card of the deck then. */
export const isHead = (detail: GameDetail, face: CardFace): boolean => face.fields.type === detail.deck_head;

export function headsOf(detail: GameDetail, cards: CardFace[]): string[] {
  const leaders = cards.filter((face) => isHead(detail, face)).map((face) => face.name);
  if (leaders.length > 0) return leaders;
  const words = cards.map((face) => face.fields[detail.deck_head]).filter((word) => typeof word === "string");
  return [...new Set(words)].sort();
}
