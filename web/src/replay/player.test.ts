import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Scene } from "../api/scene";
import type { Replay } from "../api/shapes";
import { PACES, ReplayPlayer, seatOfEyes } from "./player.svelte";

const SCENE: Scene = {
  status: "playing",
  present: [],
  notice: "",
  people: [{ seat: 0, kind: "person", name: "", bot: "" }],
  turn: 0,
  phase: "round 1",
  seats: [{ name: "P1", team: 0, counters: { pearls: 0 } }],
  counters: {},
  zones: [],
  waiting: [0],
  question: { number: 0, prompt: "Choose", choices: [] },
  undo: { may: "free" },
  log: [],
  chat: [],
  ending: null,
  trouble: null,
  rematch: "",
};

const pearls = (number: number) => ({ number, seats: [[0, { name: "P1", team: 0, counters: { pearls: number } }]] as [number, Scene["seats"][0]][] });
const REPLAY: Replay = {
  table: "t",
  game: "sample",
  mode: "free",
  eyes: "all",
  scene: SCENE,
  steps: [
    { seat: 0, words: "P1 plays Net.", change: pearls(1) },
    { seat: 0, words: "", change: pearls(2) },
  ],
  outcome: [1],
};
const shownPearls = (player: ReplayPlayer) => player.scene.seats[0]?.counters.pearls;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("each step leads to its position, forwards and backwards, and never beyond the ends", () => {
  const player = new ReplayPlayer(REPLAY);
  expect([player.at, player.last, shownPearls(player)]).toEqual([0, 2, 0]);
  player.step(1);
  player.step(1);
  player.step(1);
  expect([player.at, shownPearls(player)]).toEqual([2, 2]);
  player.step(-1);
  expect(shownPearls(player)).toBe(1);
  player.go(-7);
  expect(player.at).toBe(0);
  player.go(Number.NaN);
  expect(player.at).toBe(0);
});

test("a replay offers nothing to choose", () => {
  const { scene } = new ReplayPlayer(REPLAY);
  expect([scene.question, scene.waiting, scene.status, scene.undo.may]).toEqual([null, [], "over", "no"]);
});

test("the words tell what was chosen, and the scene what people were called", () => {
  const player = new ReplayPlayer(REPLAY, [{ seat: 0, kind: "person", name: "Ada", bot: "" }]);
  expect(player.scene.people[0]?.name).toBe("Ada");
  expect(player.words).toBe("Before the first choice.");
  player.step(1);
  expect(player.words).toBe("P1 plays Net.");
  player.step(1);
  expect(player.words).toBe("P1 has chosen.");
});

test("it runs by itself to the end, stops there, and begins anew", () => {
  const player = new ReplayPlayer(REPLAY, [], 1);
  player.play();
  expect(player.playing).toBe(true);
  vi.advanceTimersByTime(PACES.steady);
  expect([player.at, player.playing]).toEqual([2, false]);
  player.play();
  expect(player.at).toBe(0);
  player.step(1);
  expect(player.playing).toBe(false);
  vi.advanceTimersByTime(PACES.steady * 5);
  expect(player.at).toBe(1);
});

test("eyes are those of a seat, of a spectator, or everything open", () => {
  expect(["0", "3", "public", "all"].map(seatOfEyes)).toEqual([0, 3, null, null]);
});
