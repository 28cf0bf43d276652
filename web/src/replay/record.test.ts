import { expect, test } from "vitest";
import { recordOf } from "./record";

test("a record is taken as it is", () => {
  expect(recordOf('{"game": "sample", "choices": []}')).toEqual({ game: "sample", choices: [] });
});

test("the report of a fault is taken for its record", () => {
  const report = '{"table": "t", "trace": [], "record": {"game": "sample", "choices": [[0, 77, 0, 0]]}}';
  expect(recordOf(report)).toEqual({ game: "sample", choices: [[0, 77, 0, 0]] });
});

test("other files are refused in words", () => {
  expect(() => recordOf("not json")).toThrow("not JSON");
  for (const text of ["[]", "3", "null", "{}", '{"record": 3}', '{"record": {}}']) expect(() => recordOf(text)).toThrow("no record of a game");
});
