import { describe, expect, it } from "vitest";
import type { Person, Seat } from "../api/scene";
import { capital, named, namesOf } from "./naming";

const seat = (name: string): Seat => ({ name, team: 0, counters: {} });
const person = (place: number, name: string): Person => ({ seat: place, kind: "person", name, bot: "" });
const seats = [seat("P1"), seat("P2"), seat("P3")];

describe("names", () => {
  it("stand in place of seats, as whole words only", () => {
    const names = namesOf({ people: [person(0, "Ada"), person(1, "medium"), person(2, "")], seats });
    expect(named("P1 draws Fog; P2's hand, P3: pass, MP1 and P12", { seats }, names)).toBe(
      "Ada draws Fog; medium's hand, P3: pass, MP1 and P12",
    );
  });

  it("tell two apart who are called the same", () => {
    expect(namesOf({ people: [person(0, "Ada"), person(1, "random"), person(2, "random")], seats })).toEqual([
      "Ada",
      "random (P2)",
      "random (P3)",
    ]);
  });

  it("are no signs of their own: a name with a dollar stays as it is", () => {
    expect(named("P1 wins.", { seats }, ["$& $1", "b", "c"])).toBe("$& $1 wins.");
  });

  it("begin with a capital where a sentence does", () => {
    expect(capital("pass")).toBe("Pass");
    expect(capital("")).toBe("");
  });
});
