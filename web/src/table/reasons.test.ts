import { expect, test } from "vitest";
import type { LogLine } from "../api/scene";
import { reasons } from "./reasons";

const line = (text: string, rule = ""): LogLine => ({ parts: [text], what: "count", rule });

test("a game is decided by what the last lines tell of its rule, in their order", () => {
  const log = [line("P1 passes."), line("P1 has 38 points.", "AK-22.01"), line("P2 has 89 points.", "AK-22.01")];
  expect(reasons(log, "AK-22.01")).toEqual(["P1 has 38 points.", "P2 has 89 points."]);
});

test("what was told of the rule earlier in the game is none of its reasons", () => {
  const log = [line("Round 1 is over.", "TP-02.08"), line("P1 gains 2 pearls."), line("Round 7 is over.", "TP-02.08")];
  expect(reasons(log, "TP-02.08")).toEqual(["Round 7 is over."]);
});

test("cards are named, and without a rule there are no reasons", () => {
  const log: LogLine[] = [{ parts: [{ card: "Gull" }, " is lost."], what: "loss", rule: "TP-03.01" }];
  expect(reasons(log, "TP-03.01")).toEqual(["Gull is lost."]);
  expect(reasons(log, "")).toEqual([]);
  expect(reasons(log, undefined)).toEqual([]);
});
