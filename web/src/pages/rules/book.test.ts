import { expect, test } from "vitest";
import type { Rule } from "../../api/shapes";
import { marked, matching, sectionsOf, withRules } from "./book";

const rule = (id: string, section: string, text: string, rulings: string[] = []): Rule => ({ id, section, kind: "flow", text, rulings });
const BOOK = [
  rule("WB-01.01", "Cards: reading", "Follow the card."),
  rule("WB-01.02", "Cards: reading", "An event is discarded.", ["Even a cancelled one."]),
  rule("WB-20.02", "Decks", "A deck has 30 cards; see WB-01.01 and K-03."),
];

test("sections stand in the order of the book and have anchors", () => {
  const sections = sectionsOf(BOOK);
  expect(sections.map((section) => section.anchor)).toEqual(["section-cards-reading", "section-decks"]);
  expect(sections[0]?.rules).toHaveLength(2);
});

test("a search finds all words, in ids and rulings too", () => {
  expect(matching(BOOK, "wb-20").map((one) => one.id)).toEqual(["WB-20.02"]);
  expect(matching(BOOK, "event CANCELLED").map((one) => one.id)).toEqual(["WB-01.02"]);
  expect(matching(BOOK, "")).toHaveLength(3);
});

test("words of a search are marked, whatever characters they have", () => {
  expect(marked("A deck has 30 cards.", "deck")).toEqual([
    { text: "A ", hit: false },
    { text: "deck", hit: true },
    { text: " has 30 cards.", hit: false },
  ]);
  expect(marked("1+1 (one)", "(one")[1]).toEqual({ text: "(one", hit: true });
});

test("rules that are named in a text are told apart", () => {
  expect(withRules("see WB-01.01 and K-03.").filter((piece) => piece.rule).map((piece) => piece.text)).toEqual(["WB-01.01", "K-03"]);
});
