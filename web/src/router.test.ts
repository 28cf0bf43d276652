import { describe, expect, it } from "vitest";
import { fits } from "./router.svelte";

describe("a pattern of a path", () => {
  it("fits the path with the same parts and takes its parameters", () => {
    expect(fits("/", "/")).toEqual({});
    expect(fits("/rules/:game", "/rules/sample")).toEqual({ game: "sample" });
    expect(fits("/rules/:game", "/rules/a%20b/")).toEqual({ game: "a b" });
  });

  it("does not fit a longer, a shorter or another path", () => {
    expect(fits("/rules/:game", "/rules")).toBeNull();
    expect(fits("/rules", "/rules/sample")).toBeNull();
    expect(fits("/rules/:game", "/cards/sample")).toBeNull();
  });

  it("takes a broken escape as it stands", () => {
    expect(fits("/rules/:game", "/rules/%E0%A4")).toEqual({ game: "%E0%A4" });
  });
});
