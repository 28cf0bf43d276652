// What may stand at the head of a deck: a leader, which is a card, or a faction, which is a word on cards.

import type { CardFace, GameDetail } from "../api/shapes";
import { printed } from "../components/printed";

/** Whether a card is a head itself: it is no card of the deck then. */
export const isHead = (detail: GameDetail, face: CardFace): boolean => face.fields.type === detail.deck_head;

export function headsOf(detail: GameDetail, cards: CardFace[]): string[] {
  const leaders = cards.filter((face) => isHead(detail, face)).map((face) => face.name);
  if (leaders.length > 0) return leaders;
  const words = cards.map((face) => face.fields[detail.deck_head]).filter((word) => typeof word === "string");
  return [...new Set(words)].sort();
}

/** The cards that a leader brings along, and that no other leader's deck may hold. */
function ownCards(leader: CardFace | undefined): unknown[] {
  const own = leader?.fields.signature_cards;
  return Array.isArray(own) ? own : [];
}

/** The cards that a deck with that head may hold, as far as the cards themselves tell: none of another faction, and none
    that belongs to another leader. What has the leader's own colour comes first. */
export function cardsFor(detail: GameDetail, head: string, cards: CardFace[]): CardFace[] {
  const game = detail.game.name;
  const leaders = cards.filter((face) => isHead(detail, face));
  const pool = cards.filter((face) => !isHead(detail, face));
  if (leaders.length === 0) return pool.filter((face) => face.fields[detail.deck_head] === head);
  const leader = leaders.find((face) => face.name === head);
  const foreign = new Set(leaders.filter((face) => face !== leader).flatMap(ownCards));
  const colour = leader ? printed(game, leader).faction : "";
  const held = pool.filter((face) => !foreign.has(face.name));
  const isNear = (face: CardFace): boolean => printed(game, face).faction === colour;
  return [...held.filter(isNear), ...held.filter((face) => !isNear(face))];
}
