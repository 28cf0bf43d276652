import { describe, expect, it } from "vitest";
import type { CardFace } from "../../api/shapes";
import { contents, roomAnchors } from "./rooms";

describe("the rooms of the ship", () => {
  it("know the room that a choice sends a crew to", () => {
    expect(roomAnchors({ option: [1, 2, 3], words: "send Zofia Harrow to crisis space 8", card: 2 })).toEqual([
      "room:crisis space 8",
    ]);
    expect(roomAnchors({ option: [1, 2, 3], words: "call Zofia Harrow back", card: 2 })).toEqual([]);
    expect(roomAnchors({ option: [1, 2, 3], words: "send Zofia Harrow to nowhere", card: 2 })).toEqual([]);
  });

  it("tell the place, the crew and the rest apart", () => {
    const types: Record<string, string> = { Bridge: "location", Zofia: "crew", "Memory Leak": "crisis" };
    const face = (name: string) => ({ fields: { type: types[name] } }) as unknown as CardFace;
    const zone = {
      name: "Bridge",
      seat: null,
      count: 4,
      cards: [
        { place: 0, id: 0, name: "Bridge" },
        { place: 1, id: 104, name: "Memory Leak" },
        { place: 2, id: 20, name: "Zofia" },
        { place: 3 },
      ],
    };
    const found = contents(zone, (card) => (card.name ? face(card.name) : undefined));
    expect(found.place?.id).toBe(0);
    expect(found.crew.map((card) => card.id)).toEqual([20]);
    expect(found.others.map((card) => card.place)).toEqual([1, 3]);
  });
});
