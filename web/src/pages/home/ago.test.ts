import { expect, test } from "vitest";
import { ago } from "./ago";

test("a time is told in the largest unit that fits", () => {
  expect(ago(1000, 1030)).toBe("just now");
  expect(ago(1000, 1000 + 60)).toBe("1 minute ago");
  expect(ago(1000, 1000 + 3 * 3600 + 59)).toBe("3 hours ago");
  expect(ago(1000, 1000 + 86400)).toBe("yesterday");
});

test("a clock that runs behind does not look into the future", () => {
  expect(ago(2000, 1000)).toBe("just now");
});
