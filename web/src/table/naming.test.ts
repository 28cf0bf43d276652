import { describe, expect, it } from "vitest";
import type { Choice, Person, Seat } from "../api/scene";
import { asRulesSay, belowPrompt, capital, named, namedDrawing, namesOf } from "./naming";

const seat = (name: string): Seat => ({ name, team: 0, counters: {} });
const person = (place: number, name: string): Person => ({ seat: place, kind: "person", name, bot: "" });
const seats = [seat("P1"), seat("P2"), seat("P3")];

describe("names", () => {
  it("stand in place of seats, as whole words only", () => {
    const names = namesOf({ people: [person(0, "Ada"), person(1, "medium"), person(2, "")] });
    expect(named("P1 draws Fog; P2's hand, P3: pass, MP1 and P12", { seats }, names)).toBe(
      "Ada draws Fog; medium's hand, Player 3: pass, MP1 and P12",
    );
  });

  it("tell two apart who are called the same", () => {
    expect(namesOf({ people: [person(0, "Ada"), person(1, "random"), person(2, "random")] })).toEqual([
      "Ada",
      "random 2",
      "random 3",
    ]);
  });

  it("are no signs of their own: a name with a dollar stays as it is", () => {
    expect(named("P1 wins.", { seats }, ["$& $1", "b", "c"])).toBe("$& $1 wins.");
  });

  it("leave columns where they were", () => {
    const names = ["Ada", "Alexandra", "Bo"];
    const drawing = ["round 1 · lead P2 ──────────────", "  1  choose P1     2  choose P2", "● P2  pearls 5"].join("\n");
    expect(namedDrawing(drawing, (text) => named(text, { seats }, names)).split("\n")).toEqual([
      "round 1 · lead Alexandra ───────",
      "  1  choose Ada    2  choose Alexandra",
      "● Alexandra  pearls 5",
    ]);
  });

  it("can be typed where the rules say a seat", () => {
    const choices: Choice[] = [{ option: [1, 0, 0], words: "choose P2" }];
    const name = (text: string): string => named(text, { seats }, ["Ada", "Grace", "Bo"]);
    expect(asRulesSay("Choose grace", choices, name)).toBe("choose P2");
    expect(asRulesSay("1", choices, name)).toBe("1");
  });

  it("are not said again below a prompt that begins with them", () => {
    const prompt = "Ines Caldera gains a rank: choose the skill.";
    expect(belowPrompt("Ines Caldera learns Medicine", prompt, "Ines Caldera")).toBe("learns Medicine");
    expect(belowPrompt("Ines Caldera learns Medicine", "Choose.", "Ines Caldera")).toBe("Ines Caldera learns Medicine");
    expect(belowPrompt("pass", prompt, "Ines Caldera")).toBe("pass");
    expect(belowPrompt("pass", prompt, "")).toBe("pass");
  });

  it("begin with a capital where a sentence does", () => {
    expect(capital("pass")).toBe("Pass");
    expect(capital("")).toBe("");
  });
});
