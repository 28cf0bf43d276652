import { describe, expect, it } from "vitest";
import type { Choice } from "../api/scene";
import { anchorsOf, commonStart, pick, situation } from "./choosing";

const play: Choice = { option: [10, 13, 0], words: "play Diver", card: 13 };
const attackGull: Choice = { option: [11, 3, 7], words: "attack Gull with Crab", card: 3, target: 7 };
const attackHeron: Choice = { option: [11, 3, 8], words: "attack Heron with Crab", card: 3, target: 8 };
const rest: Choice = { option: [12, 3, 0], words: "let Crab rest", card: 3 };
const pass: Choice = { option: [0, 0, 0], words: "pass" };
const place: Choice = { option: [13, 0, 20], words: "place it at (4,2)", space: 20 };

describe("choosing", () => {
  it("lights up where choices begin, and makes buttons of those that begin nowhere", () => {
    const now = situation([play, attackGull, attackHeron, pass, place], []);
    expect([...now.lit]).toEqual(["card:13", "card:3", "space:20"]);
    expect(now.buttons).toEqual([pass]);
  });

  it("makes a choice at once when the click leaves nothing open", () => {
    expect(pick([play, pass], [], "card:13")).toEqual({ chosen: play, picked: [] });
    expect(pick([place, pass], [], "space:20").chosen).toEqual(place);
  });

  it("goes from the card to the target, even where there is only one", () => {
    const first = pick([attackGull, pass], [], "card:3");
    expect(first).toEqual({ chosen: null, picked: ["card:3"] });
    expect([...situation([attackGull, pass], first.picked).lit]).toEqual(["card:7"]);
    expect(pick([attackGull, pass], first.picked, "card:7").chosen).toEqual(attackGull);
  });

  it("offers what needs no target as a button beside the targets", () => {
    const now = situation([attackGull, attackHeron, rest, pass], ["card:3"]);
    expect(now.buttons).toEqual([rest]);
    expect([...now.lit]).toEqual(["card:7", "card:8"]);
  });

  it("leaves several choices of one card as buttons", () => {
    const twice = { ...play, option: [14, 13, 0] as [number, number, number], words: "discard Diver" };
    const picked = pick([play, twice], [], "card:13");
    expect(picked.chosen).toBeNull();
    expect(situation([play, twice], picked.picked).buttons).toEqual([play, twice]);
  });

  it("counts a card that is its own target once, and takes anchors that a board adds", () => {
    expect(anchorsOf({ ...play, target: 13 })).toEqual(["card:13"]);
    expect(anchorsOf(play, () => ["room:Bridge"])).toEqual(["card:13", "room:Bridge"]);
  });

  it("begins with the card that all choices begin with", () => {
    expect(commonStart([attackGull, attackHeron])).toEqual(["card:3"]);
    expect(commonStart([attackGull, attackHeron, pass])).toEqual([]);
    expect(commonStart([attackGull])).toEqual([]);
    expect(commonStart([pass, { ...pass, words: "wait" }])).toEqual([]);
  });
});
