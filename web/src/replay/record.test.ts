import { expect, test } from "vitest";
import { recordOf } from "./record";

test("a record is taken as it is", () => {
  expect(recordOf('{"game": "sample", "choices": []}')).toEqual({ game: "sample", choices: [] });
});

test("other files are refused in words", () => {
  expect(() => recordOf("not json")).toThrow("not JSON");
  for (const text of ["[]", "3", "null", "{}"]) expect(() => recordOf(text)).toThrow("no record of a game");
});
