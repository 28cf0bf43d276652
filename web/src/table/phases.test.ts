import { expect, test } from "vitest";
import { presentPhase } from "./phases";

const PHASES = ["turn", "Attack Phase", "Rally Phase"];

test("the phase that is played is the one that is named last", () => {
  expect(presentPhase(PHASES, "round 2, turn 3 of 8")).toBe(0);
  expect(presentPhase(PHASES, "round 2, turn 3 of 8, Attack Phase")).toBe(1);
  expect(presentPhase(PHASES, "round 2, Rally Phase")).toBe(2);
});

test("where no phase is named, or the game names none, there is none", () => {
  expect(presentPhase(PHASES, "set-up")).toBe(-1);
  expect(presentPhase([], "round 2")).toBe(-1);
});
