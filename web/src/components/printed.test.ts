import { describe, expect, it } from "vitest";
import { currentStats, printed, seedOf } from "./printed";

const soldier = {
  name: "Gallant Soldier",
  fields: { type: "follower", guild: "earth", cost: 0, standing: { earth: 2 }, strength: 2, health: 3, traits: [] },
  text: "",
  keywords: [],
  designed: false,
};

describe("a printed card", () => {
  it("has its numbers where the game puts them, nought included", () => {
    const face = printed("worldbreakers", soldier);
    expect(face.gem).toEqual({ word: "cost", text: "0" });
    expect(face.left?.text).toBe("2");
    expect(face.right).toEqual({ word: "health", text: "3" });
    expect(face.faction).toBe("earth");
    expect(face.typeLine).toBe("earth · follower");
    expect(face.needs).toEqual([{ word: "earth", text: "2" }]);
  });

  it("draws the line of a waveform", () => {
    const wave = { ...soldier, name: "Waveform 1", fields: { type: "waveform", lines: [1, -1, 0] } };
    expect(printed("ark_ship", wave).line).toEqual([1, -1, 0]);
    expect(printed("ark_ship", wave).typeLine).toBe("waveform");
  });
});

describe("a badge", () => {
  it("gives the numbers of now, wherever they stand in it", () => {
    expect(currentStats("3/4, stationary")).toEqual({ left: "3", right: "4" });
    expect(currentStats("cost 2, earth 1, 1/1")).toEqual({ left: "1", right: "1" });
    expect(currentStats("–/2, value 5")).toEqual({ left: "–", right: "2" });
    expect(currentStats("speed 4")).toBeNull();
  });
});

describe("the seed of a name", () => {
  it("is the same for the same name and differs between names", () => {
    expect(seedOf("Diver")).toBe(seedOf("Diver"));
    expect(seedOf("Diver")).not.toBe(seedOf("Heron"));
  });
});
