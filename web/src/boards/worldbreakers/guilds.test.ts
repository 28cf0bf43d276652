import { describe, expect, it } from "vitest";
import type { Choice } from "../../api/scene";
import { guildAnchors } from "./guilds";

const choice = (words: string): Choice => ({ option: ["", 0, 0, 0] as unknown as Choice["option"], words });

describe("the guild of a choice", () => {
  it("is the one whose standing is bought", () => {
    expect(guildAnchors(choice("buy Moon standing"))).toEqual(["guild:Moon"]);
  });

  it("is none where something else is done", () => {
    expect(guildAnchors(choice("gain 1 mythium"))).toEqual([]);
    expect(guildAnchors(choice("buy old standing"))).toEqual([]);
  });
});
