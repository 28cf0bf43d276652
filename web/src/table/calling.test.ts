import { describe, expect, it } from "vitest";
import type { LogLine, Question } from "../api/scene";
import { becomesMyTurn, tabTitle } from "./calling";

const ask = (prompt: string): Question => ({ number: 1, prompt, choices: [] });
const chose = (...seats: number[]): LogLine[] => seats.map((seat) => ({ parts: [], what: "choice", seat }));
const at = (prompt: string, waiting: number[], ...choosers: number[]) => ({
  status: "playing" as const,
  waiting,
  question: prompt ? ask(prompt) : null,
  log: chose(...choosers),
});

describe("it becomes my turn", () => {
  it("when others were to choose and I am asked now, and when the game begins with me", () => {
    expect(becomesMyTurn(at("", [1]), at("Your turn.", [0], 1), [0])).toBe(true);
    expect(becomesMyTurn({ ...at("", []), status: "waiting" }, at("Your turn.", [0]), [0])).toBe(true);
  });

  it("when others have acted between two of my choices, even where they were too quick to be seen", () => {
    expect(becomesMyTurn(at("Your turn.", [0]), at("Your turn.", [0], 0, 1), [0])).toBe(true);
  });

  it("when all are done with what was chosen together, and something else is asked", () => {
    expect(becomesMyTurn(at("You are ready.", [0, 1]), at("Act at the Bridge.", [0], 1), [0])).toBe(true);
  });

  it("not after a click of my own turn", () => {
    expect(becomesMyTurn(at("Your turn.", [0]), at("Choose a follower.", [0], 0), [0])).toBe(false);
    expect(becomesMyTurn(at("Your turn.", [0]), at("Your turn.", [0]), [0])).toBe(false);
  });

  it("not while others choose at the same time", () => {
    expect(becomesMyTurn(at("Send your crew.", [0, 1]), at("Send your crew.", [0, 1], 1), [0])).toBe(false);
    expect(becomesMyTurn(at("Send your crew.", [0, 1]), at("Send your crew.", [0, 1], 0, 1), [0])).toBe(false);
  });

  it("not where the other seat is mine as well, where I only look, or when I have just sat down", () => {
    expect(becomesMyTurn(at("", [1]), at("Your turn.", [0], 1), [0, 1])).toBe(false);
    expect(becomesMyTurn(at("", [1]), at("", [0], 1), [])).toBe(false);
    expect(becomesMyTurn(null, at("Your turn.", [0]), [0])).toBe(false);
  });
});

describe("the title of the tab", () => {
  it("says whose turn it is, and that the game is over", () => {
    expect(tabTitle("Tidepool", true, false)).toBe("● Your turn · Tidepool");
    expect(tabTitle("Tidepool", false, false)).toBe("Tidepool · Arkade");
    expect(tabTitle("Tidepool", true, true)).toBe("The end · Tidepool");
  });
});
