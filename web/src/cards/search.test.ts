import { expect, test } from "vitest";
import type { CardFace } from "../api/shapes";
import { costWord, EVERYTHING, found, offersOf, stepOf } from "./search";

function card(name: string, fields: Record<string, unknown>, text = "", keywords: string[] = []): CardFace {
  return { name, fields, text, keywords, designed: false };
}

const GAME = "worldbreakers";
const CARDS = [
  card("Khutulun's Kheshig", { guild: "earth", type: "follower", cost: 2, strength: 2, health: 2 }, "Overwhelm", ["Overwhelm"]),
  card("Café Owner", { guild: "moon", type: "follower", cost: 10 }, "Draw a card."),
  card("Plan", { guild: "earth", type: "event", cost: "X" }, "Gain 1 power."),
  card("Leader", { guild: "earth", type: "worldbreaker" }),
];
const names = (search: Partial<typeof EVERYTHING>) => found(GAME, CARDS, { ...EVERYTHING, ...search }).map((face) => face.name);

test("an empty search finds all", () => {
  expect(names({})).toHaveLength(4);
});

test("words are found in name, text and type line, in any order, without accents and case", () => {
  expect(names({ words: "cafe" })).toEqual(["Café Owner"]);
  expect(names({ words: "CARD draw" })).toEqual(["Café Owner"]);
  expect(names({ words: "earth event" })).toEqual(["Plan"]);
  expect(names({ words: "draw power" })).toEqual([]);
});

test("each filter narrows the search", () => {
  expect(names({ type: "follower" })).toHaveLength(2);
  expect(names({ type: "follower", faction: "moon" })).toEqual(["Café Owner"]);
  expect(names({ cost: "7+" })).toEqual(["Café Owner"]);
  expect(names({ cost: "X" })).toEqual(["Plan"]);
  expect(names({ keyword: "Overwhelm" })).toEqual(["Khutulun's Kheshig"]);
});

test("high costs are one step, letters are steps of their own", () => {
  expect(["0", "6", "7", "12", "X", ""].map(stepOf)).toEqual(["0", "6", "7+", "7+", "X", ""]);
});

test("a game offers what its cards have, numbers in the order of numbers", () => {
  expect(offersOf(GAME, CARDS)).toEqual({
    types: ["event", "follower", "worldbreaker"],
    factions: ["earth", "moon"],
    costs: ["2", "7+", "X"],
    keywords: ["Overwhelm"],
  });
});

test("factions that are the types are asked for once", () => {
  const ship = [card("One", { type: "crew" }), card("Two", { type: "crisis" })];
  expect(offersOf("ark_ship", ship).factions).toEqual([]);
});

test("the number in the gem has its game's own word", () => {
  expect(costWord("arackhan_wars", [card("A", { value: 3 })])).toBe("value");
});
