import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { RequestRefused, TableConnection, type Line } from "./connection.svelte";
import type { Scene } from "./scene";

class FakeLine implements Line {
  sent: Record<string, unknown>[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
    this.onclose?.();
  }
  says(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const scene: Scene = {
  status: "playing",
  present: [],
  notice: "",
  people: [],
  turn: 0,
  phase: "round 1",
  seats: [
    { name: "P1", team: 0, counters: { pearls: 0 } },
    { name: "P2", team: 1, counters: { pearls: 0 } },
  ],
  counters: {},
  zones: [
    { name: "hand", seat: 0, count: 1, cards: [{ place: 0, id: 13, name: "Diver" }] },
    { name: "in play", seat: 0, count: 0, cards: [] },
  ],
  waiting: [0],
  question: { number: 0, prompt: "Choose.", choices: [] },
  undo: { may: "no" },
  log: [{ parts: ["one"], what: "draw" }],
  chat: [],
  ending: null,
  trouble: null,
  rematch: "",
};

const snapshot = (number: number): Record<string, unknown> => ({
  type: "snapshot",
  protocol: 1,
  number,
  table: "table123",
  game: "sample",
  mode: "free",
  settings: {},
  undo_policy: "free",
  seat: 0,
  scene,
});

function open(): { connection: TableConnection; lines: FakeLine[]; line: () => FakeLine } {
  const lines: FakeLine[] = [];
  let number = 0;
  const dial = (): Line => {
    const line = new FakeLine();
    lines.push(line);
    return line;
  };
  const connection = new TableConnection("table123", "secret", dial, () => `request-${number++}`);
  return { connection, lines, line: () => lines[lines.length - 1] as FakeLine };
}

describe("a connection to a table", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("says hello with its token and takes the snapshot", () => {
    const { connection, line } = open();
    line().onopen?.();
    expect(line().sent).toEqual([{ type: "hello", protocol: 1, table: "table123", token: "secret" }]);
    line().says(snapshot(4));
    expect(connection.state).toBe("open");
    expect(connection.scene?.phase).toBe("round 1");
  });

  it("puts changes into the scene and answers the request that they accept", async () => {
    const { connection, line } = open();
    line().says(snapshot(0));
    const answer = connection.request({ type: "move", question: 0, option: [10, 13, 0] });
    line().says({
      type: "change",
      number: 1,
      accepted: ["request-9", "request-0"],
      question: null,
      zones: [[1, { name: "in play", seat: 0, count: 1, cards: [{ place: 0, id: 13, name: "Diver" }] }]],
      log_from: 1,
      log: [{ parts: ["two"], what: "choice" }],
    });
    expect((await answer).type).toBe("change");
    expect(connection.scene?.question).toBeNull();
    expect(connection.scene?.zones[0]?.count).toBe(1);
    expect(connection.scene?.zones[1]?.cards[0]?.id).toBe(13);
    expect(connection.scene?.log.map((line) => line.parts[0])).toEqual(["one", "two"]);
  });

  it("cuts the log where a choice was taken back", () => {
    const { connection, line } = open();
    line().says(snapshot(0));
    line().says({ type: "change", number: 1, log_from: 0, log: [] });
    expect(connection.scene?.log).toEqual([]);
  });

  it("asks for everything again when a number is left out, and ignores what it has seen", () => {
    const { connection, line } = open();
    line().says(snapshot(0));
    line().says({ type: "change", number: 2, phase: "round 2" });
    expect(connection.scene?.phase).toBe("round 1");
    expect(line().sent).toEqual([{ type: "resync", id: "request-0" }]);
    line().says(snapshot(2));
    line().says({ type: "change", number: 2, phase: "old" });
    expect(connection.scene?.phase).toBe("round 1");
    line().says({ type: "change", number: 3, phase: "round 3" });
    expect(connection.scene?.phase).toBe("round 3");
  });

  it("comes back after a loss, waits longer each time, and sends again what was not answered", async () => {
    const { connection, lines, line } = open();
    line().says(snapshot(0));
    const answer = connection.request({ type: "undo" });
    line().onclose?.();
    expect(connection.state).toBe("lost");
    vi.advanceTimersByTime(199);
    expect(lines.length).toBe(1);
    vi.advanceTimersByTime(1);
    expect(lines.length).toBe(2);
    line().onclose?.();
    vi.advanceTimersByTime(399);
    expect(lines.length).toBe(2);
    vi.advanceTimersByTime(1);
    expect(lines.length).toBe(3);
    line().onopen?.();
    line().says(snapshot(5));
    expect(line().sent[1]).toEqual({ type: "undo", id: "request-0" });
    line().says({ type: "accepted", id: "request-0" });
    expect((await answer).type).toBe("accepted");
    expect(connection.waiting).toBe(0);
  });

  it("keeps a request that is made while the line is down until it is up", () => {
    const { connection, line } = open();
    void connection.request({ type: "chat", text: "hello" });
    expect(line().sent).toEqual([]);
    line().says(snapshot(0));
    expect(line().sent).toEqual([{ type: "chat", text: "hello", id: "request-0" }]);
  });

  it("tells why something was refused", async () => {
    const { connection, line } = open();
    line().says(snapshot(0));
    const answer = connection.request({ type: "move", question: 0, option: [1, 2, 3] });
    line().says({ type: "refused", id: "request-0", code: "rule", words: "Not now.", rule: null });
    await expect(answer).rejects.toThrowError(RequestRefused);
    await expect(answer).rejects.toThrowError("Not now.");
  });

  it("ends when the server says that coming back is of no use, and only then", () => {
    const { connection, lines, line } = open();
    line().says({ type: "farewell", code: "draining", words: "Restarting.", come_back: true });
    line().onclose?.();
    vi.advanceTimersByTime(200);
    expect(lines.length).toBe(2);
    line().says({ type: "farewell", code: "no-table", words: "There is no such table.", come_back: false });
    line().onclose?.();
    vi.advanceTimersByTime(60_000);
    expect(lines.length).toBe(2);
    expect(connection.farewell).toBe("There is no such table.");
  });

  it("closes for good when the page is left", () => {
    const { connection, lines, line } = open();
    line().says(snapshot(0));
    connection.close();
    vi.advanceTimersByTime(60_000);
    expect(line().closed).toBe(true);
    expect(lines.length).toBe(1);
  });
});
