import { expect, test } from "vitest";
import type { CardFace } from "../api/shapes";
import { barsInWords, costCurve, factionBars, typeBars } from "./curves";

const card = (cost: unknown, type: string, guild: string): CardFace => ({
  name: `${cost}${type}${guild}`,
  fields: { cost, type, guild },
  text: "",
  keywords: [],
  designed: false,
});
const DECK = [card(1, "follower", "earth"), card(1, "follower", "moon"), card(3, "event", "earth"), card("X", "event", "earth")];
const inWords = (bars: ReturnType<typeof costCurve>) => barsInWords(bars);

test("a curve has every step up to its highest, and letters at the end", () => {
  expect(inWords(costCurve("worldbreakers", DECK))).toBe("0: 0, 1: 2, 2: 0, 3: 1, X: 1");
});

test("high costs share the last step", () => {
  const high = [card(7, "event", "void"), card(12, "event", "void")];
  expect(inWords(costCurve("worldbreakers", high))).toBe("0: 0, 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0, 7+: 2");
});

test("types and factions are counted, the most first", () => {
  expect(inWords(typeBars("worldbreakers", DECK))).toBe("event: 2, follower: 2");
  expect(inWords(factionBars("worldbreakers", DECK))).toBe("earth: 3, moon: 1");
});

test("an empty deck has empty charts", () => {
  expect(costCurve("worldbreakers", [])).toEqual([]);
  expect(typeBars("worldbreakers", [])).toEqual([]);
});
