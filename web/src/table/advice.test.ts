import { describe, expect, it } from "vitest";
import type { Advice } from "../api/messages";
import { adviceInWords, isHelp, isHint } from "./advice";

const advice: Advice = {
  type: "hint",
  id: "1",
  question: 4,
  option: [10, 3, 0],
  words: "play Tidekeeper",
  considered: [{ option: [10, 3, 0], words: "play Tidekeeper", value: 0.614, visits: 420 }],
  expected: ["P2: play Gull"],
  changes: [],
};

describe("advice as text", () => {
  it("says what the master would do, what it looked at and what it expects", () => {
    expect(adviceInWords(advice)).toBe(
      "The master would play Tidekeeper.\nIt looked at:\n  play Tidekeeper: chance to win 61 %, tried 420 times\n" +
        "It expects: P2: play Gull.",
    );
    expect(adviceInWords({ ...advice, considered: [], expected: [] })).toBe("The master would play Tidekeeper.");
  });

  it("is asked for with a word of its own", () => {
    expect(isHint("Hint")).toBe(true);
    expect(isHint("hint at something")).toBe(false);
    expect(isHelp("?")).toBe(true);
  });
});
