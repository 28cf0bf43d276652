import { expect, test } from "vitest";
import type { CardFace, GameDetail } from "../api/shapes";
import { cardsFor } from "./heads";

function card(name: string, fields: Record<string, unknown>): CardFace {
  return { name, fields, text: "", keywords: [], designed: false };
}

const detailOf = (name: string, deck_head: string): GameDetail => ({ game: { name }, deck_head }) as GameDetail;
const names = (cards: CardFace[]): string[] => cards.map((face) => face.name);

test("a faction's deck is offered the cards of the faction alone", () => {
  const cards = [card("Archer", { faction: "Grey Order" }), card("Yeti", { faction: "Whitelands" })];
  expect(names(cardsFor(detailOf("arackhan_wars", "faction"), "Whitelands", cards))).toEqual(["Yeti"]);
});

test("a leader's deck is offered no signature of another leader, and the own guild first", () => {
  const cards = [
    card("Khutulun", { type: "worldbreaker", guild: "earth", signature_cards: ["Suitor"] }),
    card("Polo", { type: "worldbreaker", guild: "stars", signature_cards: ["Portrait"] }),
    card("Suitor", { type: "follower", guild: "earth" }),
    card("Dogtamer", { type: "follower", guild: "earth" }),
    card("Portrait", { type: "follower", guild: "stars" }),
  ];
  expect(names(cardsFor(detailOf("worldbreakers", "worldbreaker"), "Polo", cards))).toEqual(["Portrait", "Dogtamer"]);
});
