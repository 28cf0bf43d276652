import { expect, test } from "vitest";
import type { GameDetail, SavedDeck } from "../../api/shapes";
import { keep, kept, modeOf, resized, settingsOf, starters, tableOf, whole } from "./wish";

const setting = (name: string, value: unknown, choices: unknown[], suiting: Record<string, unknown> = {}) => ({
  name,
  text: "",
  default: value,
  choices,
  suiting,
});

const DUEL: GameDetail = {
  game: {
    name: "duel",
    title: "Duel",
    summary: "",
    version: "1",
    players: [2, 2],
    minutes: [10, 20],
    cards: 3,
    rules: 3,
    modes: [
      { name: "ready", title: "ready decks", seats: [2], decks: "ready", settings: [setting("best_of", 1, [1, 3])] },
      {
        name: "own",
        title: "own decks",
        seats: [2, 3],
        decks: "own",
        settings: [setting("first player", "lot", ["lot", "P1", "P2"]), setting("level", "soft", ["soft", "hard"], { 3: "hard" })],
      },
    ],
    bots: [
      { name: "random", text: "takes any option" },
      { name: "easy", text: "looks ahead a little" },
    ],
  },
  layout: { zones: [], counters: [], marks: [], board: null, phases: [] },
  decks: [
    { name: "red", title: "Red", head: "R", cards: ["a"], modes: ["ready", "own"] },
    { name: "blue", title: "Blue", head: "B", cards: ["b"], modes: ["own"] },
  ],
  deck_head: "leader",
};
const MINE: SavedDeck = { id: "7", game: "duel", title: "Mine", deck: { head: "R", cards: ["a", "b"] } };

const BOT = { who: "bot" as const, bot: "easy", deck: "", name: "" };

test("without anything kept a wish is the first mode against one easy bot", () => {
  const wish = whole(DUEL, {});
  expect(wish.mode).toBe("ready");
  expect(wish.settings).toEqual({ best_of: 1 });
  expect(wish.others).toEqual([{ who: "bot", bot: "easy", deck: "", name: "" }]);
  expect(wish.starts).toBe("lot");
});

test("what the game no longer knows is left out", () => {
  const wish = whole(DUEL, {
    mode: "ready",
    deck: "blue",
    settings: { best_of: 5, gone: 1 },
    others: [{ who: "bot", bot: "wizard", deck: "saved:7", name: "" }],
  });
  expect(wish.deck).toBe("");
  expect(wish.settings).toEqual({ best_of: 1 });
  expect(wish.others).toEqual([{ who: "bot", bot: "easy", deck: "", name: "" }]);
});

test("the number of seats is one that the mode allows", () => {
  const bot = { who: "bot" as const, bot: "random", deck: "", name: "" };
  expect(whole(DUEL, { mode: "own", others: [bot, bot] }).others).toHaveLength(2);
  expect(whole(DUEL, { mode: "own", others: [bot, bot, bot] }).others).toHaveLength(1);
});

test("what suits the number of players is taken when that number changes, and may be changed after that", () => {
  const two = whole(DUEL, { mode: "own" });
  expect(two.settings).toEqual({ level: "soft" });
  const three = resized(DUEL, two, 3);
  expect(three.others).toHaveLength(2);
  expect(three.settings).toEqual({ level: "hard" });
  expect(whole(DUEL, { ...three, settings: { level: "soft" } }).settings).toEqual({ level: "soft" });
  expect(resized(DUEL, three, 2).others).toHaveLength(1);
});

test("one person may have several seats, each with a name of its own", () => {
  const me = { who: "me" as const, bot: "easy", deck: "blue", name: "" };
  const wish = whole(DUEL, { mode: "own", others: [me, me], starts: "me" });
  const { seats } = tableOf(DUEL, wish, "A name of twenty-four let", []);
  expect(seats.map((seat) => seat.who)).toEqual(["me", "me", "me"]);
  expect(seats.slice(1).map((seat) => seat.name)).toEqual(["A name of twenty-four 2", "A name of twenty-four 3"]);
  expect(seats[2]?.deck).toBe("blue");
});

test("who starts is asked once, also where the game has a setting for it", () => {
  expect(settingsOf(modeOf(DUEL, "own")).map((one) => one.name)).toEqual(["level"]);
  const mine = tableOf(DUEL, whole(DUEL, { mode: "own", starts: "me" }), "Ada", []);
  expect(mine.settings).toEqual({ "first player": "P1", level: "soft" });
  expect(mine.seats.map((seat) => seat.who)).toEqual(["me", "bot"]);
  expect(mine.order).toBe("listed");
  const other = tableOf(DUEL, whole(DUEL, { mode: "own", starts: "other" }), "Ada", []);
  expect(other.seats.map((seat) => seat.who)).toEqual(["bot", "me"]);
  expect(tableOf(DUEL, whole(DUEL, { mode: "own" }), "Ada", []).order).toBe("lot");
});

test("who starts is asked of any number of players, and whoever starts sits first", () => {
  const own = modeOf(DUEL, "own");
  expect(starters(own, 1).map((one) => one.title)).toEqual(["Drawn by lot", "I start", "The other starts"]);
  expect(starters(own, 2).map((one) => one.title)).toEqual(["Drawn by lot", "I start", "Player 2 starts", "Player 3 starts"]);
  const three = whole(DUEL, { mode: "own", others: [BOT, { ...BOT, who: "friend" }], starts: "other 2" });
  expect(three.starts).toBe("other 2");
  const table = tableOf(DUEL, three, "Ada", []);
  expect(table.seats.map((seat) => seat.who)).toEqual(["friend", "me", "bot"]);
  expect([table.order, table.settings?.["first player"]]).toEqual(["listed", "P1"]);
});

test("a choice of who starts that is not shown is not applied", () => {
  expect(starters(modeOf(DUEL, "ready"), 1)).toEqual([]);
  const ready = whole(DUEL, { mode: "ready", starts: "other" });
  expect(ready.starts).toBe("lot");
  const table = tableOf(DUEL, { ...ready, starts: "other" }, "Ada", []);
  expect([table.order, table.seats[0]?.who, table.settings]).toEqual(["lot", "me", { best_of: 1 }]);
  expect(resized(DUEL, whole(DUEL, { mode: "own", others: [BOT, BOT], starts: "other 2" }), 2).starts).toBe("lot");
});

test("a seat brings a ready deck by name, a saved one by its cards, and nothing where it is gone", () => {
  const wish = whole(DUEL, { mode: "own", deck: "saved:7", others: [{ who: "bot", bot: "easy", deck: "blue", name: "" }] });
  const seats = tableOf(DUEL, { ...wish, starts: "me" }, "Ada", [MINE]).seats;
  expect(seats[0]).toEqual({ who: "me", name: "Ada", deck: MINE.deck });
  expect(seats[1]).toEqual({ who: "bot", bot: "easy", deck: "blue" });
  expect(tableOf(DUEL, { ...wish, starts: "me" }, "Ada", []).seats[0]?.deck).toBeNull();
});

test("a friend gets an invitation and brings a deck of their own", () => {
  const wish = whole(DUEL, { mode: "own", others: [{ who: "friend", bot: "easy", deck: "blue", name: "" }] });
  expect(tableOf(DUEL, { ...wish, starts: "me" }, "Ada", []).seats[1]).toEqual({ who: "friend" });
});

test("the last wish is kept for each game", () => {
  const wish = whole(DUEL, { mode: "own", undo: "off" });
  keep("duel", wish);
  expect(kept("duel")).toEqual(wish);
  expect(kept("other")).toEqual({});
});

test("a friend at the same screen has a name of the own", () => {
  const beside = { who: "beside" as const, bot: "easy", deck: "", name: " Grace " };
  const wish = whole(DUEL, { others: [beside] });
  expect(tableOf(DUEL, { ...wish, starts: "me" }, "Ada", []).seats[1]).toEqual({ who: "me", name: "Grace", deck: null });
  const nameless = whole(DUEL, { others: [{ ...beside, name: "" }] });
  expect(tableOf(DUEL, { ...nameless, starts: "me" }, "Ada", []).seats[1]?.name).toBe("Friend 1");
});
