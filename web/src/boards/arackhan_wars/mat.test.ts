import { expect, test } from "vitest";
import type { LogLine, Question, Scene } from "../../api/scene";
import { group } from "./mat";

const said = (what: string, seat: number, cards: number[], words = ""): LogLine => ({ parts: [words], what, seat, cards });
const LOG = [
  said("choice", 0, [4, 9], "Ada: attack "),
  said("attack", 0, [4]),
  said("choice", 1, [5], "Grace: move "),
  said("choice", 0, [4], "Ada: move "),
  said("choice", 0, [1, 7], "Ada: attack "),
  said("choice", 0, [2, 7], "Ada: "),
];
const asking = (prompt: string): Scene =>
  ({
    question: { number: 1, prompt, choices: [] } satisfies Question,
    log: LOG,
    zones: [
      { name: "battlefield", seat: 0, count: 3, cards: [1, 2, 4].map((id) => ({ place: id, id })) },
      { name: "battlefield", seat: 1, count: 1, cards: [{ place: 0, id: 7 }] },
    ],
  }) as unknown as Scene;

test("the cards of an attack that is put together are those chosen for it, and none of an attack before", () => {
  expect([...group(asking("Yeti and Wolf against Ogre (3 against 2): who joins?"), 0)]).toEqual([1, 2]);
});

test("nobody takes part where nobody is asked to join, or where one only watches", () => {
  expect(group(asking("Your turn: activate your cards."), 0).size).toBe(0);
  expect(group(asking("Yeti against Ogre (3 against 2): who joins?"), null).size).toBe(0);
});
