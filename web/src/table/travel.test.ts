import { describe, expect, it } from "vitest";
import type { CardView, Scene } from "../api/scene";
import { changedNow, hits, turnedOver } from "./travel";

const scene = (...cards: CardView[]): Scene =>
  ({ zones: [{ name: "battlefield", seat: 1, count: cards.length, cards }] }) as unknown as Scene;
const hidden: CardView = { place: 0 };
const yeti: CardView = { place: 0, id: 7, name: "Yeti" };

describe("cards that are turned over", () => {
  it("are those that come to light, and those that lay face down", () => {
    expect([...turnedOver(scene(hidden), scene(yeti))]).toEqual([7]);
    expect([...turnedOver(scene({ ...yeti, marks: { "face down": true } }), scene(yeti))]).toEqual([7]);
  });

  it("are none that were open before, still lie face down, or are there from the start", () => {
    expect([...turnedOver(scene(yeti), scene({ ...yeti, marks: { moved: true } }))]).toEqual([]);
    expect([...turnedOver(scene(hidden), scene({ ...yeti, marks: { "face down": true } }))]).toEqual([]);
    expect([...turnedOver({ zones: [] } as unknown as Scene, scene(yeti))]).toEqual([]);
  });
});

describe("cards that changed just now", () => {
  const marked = (marks: CardView["marks"], badge = "2/3"): CardView => ({ ...yeti, marks: marks ?? {}, badge });

  it("are those on which a mark or a number is another", () => {
    expect([...changedNow(scene(marked({})), scene(marked({ deactivated: true })))]).toEqual([7]);
    expect([...changedNow(scene(marked({ wounds: 1 })), scene(marked({ wounds: 2 })))]).toEqual([7]);
    expect([...changedNow(scene(marked({})), scene(marked({}, "3/3")))]).toEqual([7]);
  });

  it("are none that show the same, came from elsewhere, or are there from the start", () => {
    expect([...changedNow(scene(marked({ moved: false })), scene(marked({})))]).toEqual([]);
    expect([...changedNow(scene(hidden), scene(marked({ moved: true })))]).toEqual([]);
    expect([...changedNow({ zones: [] } as unknown as Scene, scene(marked({ moved: true })))]).toEqual([]);
  });
});

describe("hits", () => {
  const told = (what: string, cards: number[], number = 0) => ({ parts: [], what, cards, number });

  it("are wounds, damage, attacks that fail, and cards that go", () => {
    expect(hits([told("wound", [7], 2)])).toEqual([{ card: 7, words: "−2", gone: false }]);
    expect(hits([told("damage", [8])])).toEqual([{ card: 8, words: "−1", gone: false }]);
    expect(hits([told("attack", [1, 2]), told("hold", [3], 4), told("destroy", [5])])).toEqual([
      { card: 1, words: "", gone: false },
      { card: 2, words: "", gone: false },
      { card: 3, words: "4", gone: false },
      { card: 5, words: "✕", gone: true },
    ]);
  });

  it("are nothing else that happens to cards", () => {
    expect(hits([told("draw", [7], 1), told("choice", [7]), { parts: [], what: "wound" }])).toEqual([]);
  });
});
