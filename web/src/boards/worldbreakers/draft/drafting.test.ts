import { expect, test } from "vitest";
import type { Scene, Zone } from "../../../api/scene";
import type { CardFace } from "../../../api/shapes";
import { handing, isDrafting, pilesOf, planned, poolOf } from "./drafting";

const zone = (name: string, count: number, names: string[] = [], seat: number | null = null): Zone => ({
  name,
  seat,
  count,
  cards: names.map((card, place) => ({ place, id: place, name: card })),
});
const face = (name: string, fields: Record<string, unknown>): [string, CardFace] => [
  name,
  { name, fields, text: "", keywords: [], designed: false },
];
const FACES = new Map([
  face("Leader", { type: "worldbreaker", guild: "earth" }),
  face("Sign", { type: "event", guild: "moon", cost: 1, signature_of: "Leader" }),
  face("Rider", { type: "follower", guild: "earth", cost: 10 }),
  face("Scout", { type: "follower", guild: "earth", cost: 2 }),
]);

const scene = (phase: string, zones: Zone[], number?: number): Scene =>
  ({
    phase,
    zones,
    question: number === undefined ? null : { number: 0, prompt: "", choices: [{ option: [60, number, 0], words: "", number }] },
  }) as unknown as Scene;

test("piles tell what is known, and which one is looked at", () => {
  const zones = [zone("supply", 90), zone("pile 1", 3, ["Rider"]), zone("pile 2", 1)];
  const piles = pilesOf(scene("draft", zones, 1));
  expect(piles.map(({ number, hidden, looked }) => [number, hidden, looked])).toEqual([
    [1, 2, true],
    [2, 1, false],
  ]);
  expect(pilesOf(scene("draft", zones)).some((pile) => pile.looked)).toBe(false);
});

test("a pile that is looked at may be taken or put back, and nobody else's", () => {
  const both = { ...scene("draft", [], 1), question: { number: 0, prompt: "", choices: [
    { option: [61, 1, 0], words: "return pile 1", number: 1 },
    { option: [60, 1, 0], words: "draft pile 1", number: 1 },
  ] } } as unknown as Scene;
  expect(handing(both).take?.words).toBe("draft pile 1");
  expect(handing(both).putBack?.words).toBe("return pile 1");
  expect(handing(scene("draft", []))).toEqual({ take: null, putBack: null });
  expect(handing({ ...both, phase: "deck building" })).toEqual({ take: null, putBack: null });
});

test("a pool is what was drafted, in the order of guild and cost, and what everybody has", () => {
  const pool = poolOf(zone("pool", 6, ["Rider", "Leader", "Scout", "Sign"], 0), FACES);
  expect(pool.drafted.map((card) => card.name)).toEqual(["Scout", "Rider"]);
  expect(pool.given.map((card) => card.name)).toEqual(["Leader", "Sign"]);
  expect(pool.unknown).toBe(2);
});

test("the deck so far is read from the question, also where names hold commas or other names", () => {
  const prompt = "Add a card to your deck. Leader, 2 of 30 cards: Rider, Scout, the Far Rider.";
  expect(planned(prompt, ["Rider", "Scout, the Far Rider", "Scout"])).toEqual(new Set(["Scout, the Far Rider", "Rider"]));
  expect(planned("Build your deck: choose your Worldbreaker.", ["Rider"])).toEqual(new Set());
});

test("the draft and the building of decks are drawn as a draft", () => {
  expect(["draft", "deck building", "round 1, turn 1 of 8"].map((phase) => isDrafting(scene(phase, [])))).toEqual([true, true, false]);
});
