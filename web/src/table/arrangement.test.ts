import { describe, expect, it } from "vitest";
import type { Scene } from "../api/scene";
import type { Layout } from "../api/shapes";
import { arrange, seatOrder } from "./arrangement";

const layout: Layout = {
  zones: [
    { name: "deck", shows: "pile", each: true, always: true },
    { name: "hand", shows: "hand", each: true, always: true },
    { name: "in play", shows: "open", each: true, always: false },
    { name: "discard", shows: "open", each: true, always: false },
    { name: "market", shows: "open", each: false, always: true },
  ],
  counters: [],
  marks: [],
  board: null,
  phases: [],
};
const zone = (name: string, seat: number | null, count: number) => ({ name, seat, count, cards: [] });
const scene = {
  seats: [{}, {}, {}],
  zones: [
    zone("deck", 0, 10),
    zone("hand", 0, 4),
    zone("in play", 0, 0),
    zone("discard", 0, 1),
    zone("hand", 1, 3),
    zone("in play", 1, 2),
    zone("market", null, 0),
  ],
} as unknown as Scene;

describe("the arrangement of zones", () => {
  it("puts my hand before me, piles beside their owners and the rest on the board", () => {
    const { hand, piles, open } = arrange(layout, scene, 0);
    expect(hand.map((each) => each.seat)).toEqual([0]);
    expect(piles.get(0)?.map((each) => each.name)).toEqual(["deck", "discard"]);
    expect(piles.get(1)?.map((each) => each.name)).toEqual(["hand"]);
    expect(open.map((each) => `${each.name} ${each.seat}`)).toEqual(["in play 1", "market null"]);
  });

  it("gives those who watch no hand", () => {
    const { hand, piles } = arrange(layout, scene, null);
    expect(hand).toEqual([]);
    expect(piles.get(0)?.map((each) => each.name)).toEqual(["deck", "hand", "discard"]);
  });

  it("draws the nearest seat last", () => {
    expect(seatOrder(scene, 0)).toEqual([1, 2, 0]);
    expect(seatOrder(scene, 2)).toEqual([0, 1, 2]);
  });
});
