// One viewer's connection to a table: it says hello, keeps the scene up to date, and finds its way back.

import { changed, type Scene } from "./scene";
import { PROTOCOL, type Answer, type FromServer, type Refused, type Request, type Snapshot } from "./messages";

const FIRST_WAIT = 200;
const LONGEST_WAIT = 5000;

/** The part of a WebSocket that is used here, so that tests can stand in for the network. */
export type Line = {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
};
export type Dial = () => Line;

export type ConnectionState = "connecting" | "open" | "lost" | "ended";

type Unanswered = {
  text: string;
  resolve: (answer: Answer) => void;
  reject: (refusal: RequestRefused) => void;
};

/** The server did not carry out a request. Its message is a sentence for people; the rule may be the reason. */
export class RequestRefused extends Error {
  constructor(readonly refusal: Refused) {
    super(refusal.words);
  }
}

/** A name that no other request has. (`crypto.randomUUID` is missing on plain http in a local network.) */
function randomName(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function dialServer(): Line {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/api/v1/play`) as unknown as Line;
}

export class TableConnection {
  /** Everything about the table that does not change, with the scene of the last snapshot. */
  snapshot = $state.raw<Snapshot | null>(null);
  scene = $state.raw<Scene | null>(null);
  state = $state<ConnectionState>("connecting");
  /** Why the connection has ended for good, in words. */
  farewell = $state("");

  #number = -1;
  #line: Line | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #unanswered = new Map<string, Unanswered>();

  constructor(
    readonly table: string,
    readonly token: string | null,
    readonly dial: Dial = dialServer,
    readonly name: () => string = randomName,
  ) {
    this.#connect();
  }

  /** Send a request. The promise ends with its answer, however often the connection is lost in between. */
  request(request: Request): Promise<Answer> {
    const id = this.name();
    const text = JSON.stringify({ ...request, id });
    return new Promise((resolve, reject) => {
      this.#unanswered.set(id, { text, resolve, reject });
      if (this.state === "open") this.#line?.send(text);
    });
  }

  /** How many requests wait for their answer. */
  get waiting(): number {
    return this.#unanswered.size;
  }

  close(): void {
    this.state = "ended";
    clearTimeout(this.#timer);
    this.#line?.close();
  }

  #connect(): void {
    const line = this.dial();
    this.#line = line;
    line.onopen = () => line.send(JSON.stringify(this.#hello()));
    line.onmessage = (event) => this.#receive(JSON.parse(event.data) as FromServer);
    line.onclose = () => this.#lose(line);
  }

  #hello(): Record<string, unknown> {
    const hello = { type: "hello", protocol: PROTOCOL, table: this.table };
    return this.token === null ? hello : { ...hello, token: this.token };
  }

  #lose(line: Line): void {
    if (line !== this.#line || this.state === "ended") return;
    this.state = "lost";
    this.#timer = setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #receive(message: FromServer): void {
    switch (message.type) {
      case "snapshot":
        return this.#start(message);
      case "change":
        return this.#change(message);
      case "farewell":
        return this.#end(message.words, message.come_back);
      case "refused":
        return this.#refuse(message);
      default:
        this.#answer(message.id, message);
    }
  }

  /** Take a snapshot; after a lost connection, send again what was not answered. */
  #start(snapshot: Snapshot): void {
    const fresh = this.state !== "open";
    this.snapshot = snapshot;
    this.scene = snapshot.scene;
    this.#number = snapshot.number;
    this.#wait = FIRST_WAIT;
    this.state = "open";
    if (fresh) for (const { text } of this.#unanswered.values()) this.#line?.send(text);
  }

  #change(change: Extract<FromServer, { type: "change" }>): void {
    if (this.scene === null || change.number <= this.#number) return;
    if (change.number > this.#number + 1) {
      this.#line?.send(JSON.stringify({ type: "resync", id: this.name() }));
    } else {
      this.scene = changed(this.scene, change);
      this.#number = change.number;
    }
    for (const id of change.accepted ?? []) this.#answer(id, change);
  }

  #answer(id: string, answer: Answer): void {
    this.#unanswered.get(id)?.resolve(answer);
    this.#unanswered.delete(id);
  }

  #refuse(refused: Refused): void {
    this.#unanswered.get(refused.id)?.reject(new RequestRefused(refused));
    this.#unanswered.delete(refused.id);
  }

  #end(words: string, comeBack: boolean): void {
    if (comeBack) return;
    this.farewell = words;
    this.state = "ended";
  }
}
