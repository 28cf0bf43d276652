import { expect, test } from "vitest";
import { clockWords } from "./clock";

test("a time is told as clocks tell it", () => {
  expect([0, 7_900, 750_000, 3_723_000].map(clockWords)).toEqual(["0:00", "0:07", "12:30", "1:02:03"]);
});
