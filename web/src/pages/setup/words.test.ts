import { expect, test } from "vitest";
import { choiceTexts, legendOf, valueWords } from "./words";

const setting = (text: string, choices: unknown[]) => ({ name: "level", text, default: choices[0], choices, suiting: {} });

test("a setting's question is its sentence without the list of choices", () => {
  expect(legendOf(setting("how many games decide the match: 1 or 3", [1, 3]))).toBe("How many games decide the match");
  expect(legendOf(setting("how hard it is ('easy': soft; 'cold ship': costs a box)", ["easy"]))).toBe("How hard it is");
  expect(legendOf(setting("how hard ('easy': soft). Even: 2 players 'easy'", ["easy"]))).toBe("How hard");
  expect(legendOf(setting("whether both see the lists: open or closed", ["open"]))).toBe("Both see the lists?");
  expect(legendOf(setting("", []))).toBe("Level");
});

test("choices are explained where the sentence explains them", () => {
  const texts = choiceTexts(setting("how hard ('easy': soft; 'cold ship': costs a box)", ["easy", "cold ship", "other"]));
  expect(texts.get("cold ship")).toBe("Costs a box");
  expect(texts.get("easy")).toBe("Soft");
  expect(texts.get("other")).toBe("");
  expect(choiceTexts(setting("how hard ('easy': soft). Even: 2 players 'easy'", ["easy"])).get("easy")).toBe("Soft");
});

test("values are words", () => {
  expect([true, false, 3, "open", "P2"].map(valueWords)).toEqual(["Yes", "No", "3", "Open", "Player 2"]);
});
