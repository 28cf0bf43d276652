// The rooms of the ship, where they lie on the plan, and which room a choice sends somebody to.

import type { CardView, Choice, Zone } from "../../api/scene";
import type { CardFace } from "../../api/shapes";
import type { Anchor } from "../../table/choosing";

export type Room = { name: string; number: number; title: string };

export const ROOMS: Room[] = [
  { name: "Bridge", number: 1, title: "Bridge" },
  { name: "Comms", number: 2, title: "Comms" },
  { name: "Archives", number: 3, title: "Archives" },
  { name: "Medical", number: 4, title: "Medical" },
  { name: "Recreation", number: 5, title: "Recreation" },
  { name: "Training", number: 6, title: "Training" },
  { name: "crisis space 7", number: 7, title: "Crisis space" },
  { name: "crisis space 8", number: 8, title: "Crisis space" },
  { name: "Survey Bay A", number: 9, title: "Survey Bay A" },
  { name: "Survey Bay B", number: 10, title: "Survey Bay B" },
];

export const roomAnchor = (name: string): Anchor => `room:${name}`;

const SENDING = /^send .+ to (.+)$/;

/** The room of a choice that sends a crew somewhere: the protocol names it only in words. */
export function roomAnchors(choice: Choice): Anchor[] {
  const name = SENDING.exec(choice.words)?.[1];
  const room = ROOMS.find((each) => each.name === name);
  return room === undefined ? [] : [roomAnchor(room.name)];
}

export type Contents = { place: CardView | null; crew: CardView[]; others: CardView[] };

/** What lies in a room: the card of the place itself, the crew, and everything else. */
export function contents(zone: Zone | undefined, face: (card: CardView) => CardFace | undefined): Contents {
  const found: Contents = { place: null, crew: [], others: [] };
  for (const card of zone?.cards ?? []) {
    const type = face(card)?.fields.type;
    if (type === "location") found.place = card;
    else if (type === "crew") found.crew.push(card);
    else found.others.push(card);
  }
  return found;
}
