import { describe, expect, it } from "vitest";
import type { LogLine } from "../api/scene";
import { asksAboutDice, lastRolls, rollsOf, together } from "./dice";

const pool: LogLine = {
  what: "dice",
  number: 5,
  parts: ["The dice: ", { card: "Amaya Thorne" }, " 2 3 1, ", { card: "Yara Denholm" }, " 5 6."],
};
const die: LogLine = { what: "die", number: 4, parts: ["The skill die of ", { card: "Hugo" }, " shows 4: rank 1."] };
const tide: LogLine = { what: "tide", number: 2, parts: ["The tide die shows 2."] };
const other: LogLine = { what: "gain", number: 3, parts: ["P1 gains 3 pearls."] };

describe("dice", () => {
  it("are read from the log with those who rolled them", () => {
    expect(rollsOf(pool)).toEqual([
      { who: "Amaya Thorne", values: [2, 3, 1] },
      { who: "Yara Denholm", values: [5, 6] },
    ]);
    expect(rollsOf(die)).toEqual([{ who: "Hugo", values: [4] }]);
    expect(rollsOf(tide)).toEqual([{ who: "", values: [2] }]);
    expect(rollsOf(other)).toEqual([]);
  });

  it("lie together where one rolls several times", () => {
    const rolls = [
      { who: "Hugo", values: [2] },
      { who: "Hugo", values: [6] },
      { who: "Yara", values: [1] },
    ];
    expect(together(rolls)).toEqual([
      { who: "Hugo", values: [2, 6] },
      { who: "Yara", values: [1] },
    ]);
  });

  it("are found again as long as they are asked about", () => {
    expect(lastRolls([die, pool, other])).toHaveLength(2);
    expect(lastRolls([other])).toEqual([]);
    expect(asksAboutDice("Yara Denholm is Inspiring: reroll any dice, once.")).toBe(true);
    expect(asksAboutDice("Your turn: take one action.")).toBe(false);
  });
});
