import { afterEach, expect, test, vi } from "vitest";
import type { GameDetail } from "../api/shapes";
import { DeckDraft, rowsOf } from "./draft.svelte";
import { headsOf } from "./heads";

/** The server's answer to every check: the deck that was sent, with a fault while it has fewer than two cards. */
function answering(): ReturnType<typeof vi.fn> {
  const fetch = vi.fn(async (_: string, init: RequestInit) => {
    const { deck, text } = JSON.parse(String(init.body));
    const read = deck ?? { head: text.split("\n")[0], cards: text.split("\n").slice(1) };
    const faults = read.cards.length < 2 ? [{ rule: "X-01", words: "too few" }] : [];
    return new Response(JSON.stringify({ legal: faults.length === 0, faults, deck: read, text: "" }));
  });
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("rows count cards and stand in the order of names", () => {
  expect(rowsOf(["Net", "Crab", "Net"])).toEqual([
    { name: "Crab", count: 1 },
    { name: "Net", count: 2 },
  ]);
});

test("the server is told the mode and the settings that the deck is meant for", async () => {
  vi.useFakeTimers();
  const fetch = answering();
  const draft = new DeckDraft("zero", "own", "Head", { extension: false });
  await draft.read("Head\nNet");
  await vi.runAllTimersAsync();
  const sent = fetch.mock.calls.map(([, init]) => JSON.parse(String(init.body)));
  expect(sent).toHaveLength(3);
  for (const body of sent) expect(body).toMatchObject({ mode: "own", settings: { extension: false } });
});

test("cards are added and removed, and the server is asked once for changes in a row", async () => {
  vi.useFakeTimers();
  const fetch = answering();
  const draft = new DeckDraft("one", "own", "Head");
  await vi.runAllTimersAsync();
  expect(draft.checked?.faults[0]?.words).toBe("too few");
  fetch.mockClear();
  for (const name of ["Net", "Net", "Crab"]) draft.add(name);
  draft.remove("Net");
  draft.remove("Gone");
  await vi.runAllTimersAsync();
  expect(draft.rows).toEqual([
    { name: "Crab", count: 1 },
    { name: "Net", count: 1 },
  ]);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(draft.checked?.legal).toBe(true);
});

test("what is not saved is there again on the next visit", () => {
  answering();
  const draft = new DeckDraft("two", "own", "Head");
  draft.add("Net");
  draft.rename("Nets");
  const again = new DeckDraft("two", "own", "Other");
  expect([again.title, again.head, again.cards]).toEqual(["Nets", "Head", ["Net"]]);
});

test("a text is read by the server and takes the place of the cards", async () => {
  answering();
  const draft = new DeckDraft("three", "own", "Head");
  await draft.read("Leader\nNet\nCrab");
  expect(draft.deck).toEqual({ head: "Leader", cards: ["Net", "Crab"] });
  expect(draft.id).toBe("");
});

test("a server that is away is told in words, and the cards stay", async () => {
  vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new TypeError("away")));
  const draft = new DeckDraft("four", "own", "Head");
  draft.add("Net");
  await vi.waitFor(() => expect(draft.fault).toContain("can't be reached"));
  expect(draft.cards).toEqual(["Net"]);
});

test("heads are leaders where there are such cards, otherwise the words that cards carry", () => {
  const detail = (head: string) => ({ deck_head: head }) as GameDetail;
  const card = (name: string, fields: Record<string, unknown>) => ({ name, fields, text: "", keywords: [], designed: false });
  expect(headsOf(detail("leader"), [card("Ann", { type: "leader" }), card("Bow", { type: "item" })])).toEqual(["Ann"]);
  const clans = [card("A", { faction: "Sea" }), card("B", { faction: "Air" }), card("C", { faction: "Sea" })];
  expect(headsOf(detail("faction"), clans)).toEqual(["Air", "Sea"]);
});
