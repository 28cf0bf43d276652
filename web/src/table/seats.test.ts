import { expect, test } from "vitest";
import type { Scene } from "../api/scene";
import { areSeveral, nextAsked } from "./seats.svelte";

const line = (asked: boolean) => ({ scene: { question: asked ? { number: 0 } : null } as unknown as Scene });

test("a seat that is asked stays, and the next one is found round the table", () => {
  expect(nextAsked([line(true), line(true)], 1)).toBe(1);
  expect(nextAsked([line(true), line(false), line(false)], 1)).toBe(0);
  expect(nextAsked([line(true), line(false), line(true)], 1)).toBe(2);
});

test("where nobody is asked nothing is turned", () => {
  expect(nextAsked([line(false), line(false)], 1)).toBe(1);
  expect(nextAsked([{ scene: null }], 0)).toBe(0);
});

test("one person at several seats is no company", () => {
  expect(areSeveral(["Ada", "Ada 2", "Ada 3"])).toBe(false);
  expect(areSeveral(["Ada", "Grace"])).toBe(true);
  expect(areSeveral(["Ada"])).toBe(false);
});
