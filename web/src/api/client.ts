// The HTTP half of the protocol, with types.

import type {
  Cards,
  CheckedDeck,
  DeckCheck,
  Fault,
  Game,
  GameDetail,
  Invited,
  Joining,
  MyTable,
  NewDeck,
  NewTable,
  PlayOn,
  Replay,
  Rule,
  SavedDeck,
  Seated,
  Table,
} from "./shapes";
import type { RuleText } from "./scene";
import { playerToken, rememberPlayer } from "./wallet";

const ROOT = "/api/v1";

/** A request that the server did not carry out. Its message can be shown as it is. */
export class ServerError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    words: string,
    readonly rule: RuleText | null,
  ) {
    super(words);
  }
}

async function faultOf(response: Response): Promise<ServerError> {
  try {
    const fault = (await response.json()) as Fault;
    return new ServerError(response.status, fault.code, fault.words, fault.rule ?? null);
  } catch {
    return new ServerError(response.status, "unknown", `The server answered with status ${response.status}.`, null);
  }
}

async function ask<Answer>(method: string, path: string, body?: unknown, token?: string | null): Promise<Answer> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers.Authorization = `Bearer ${token}`;
  const init: RequestInit = { method, headers };
  if (body !== undefined) init.body = JSON.stringify(body);
  let response: Response;
  try {
    response = await fetch(ROOT + path, init);
  } catch {
    throw new ServerError(0, "unreachable", "The server can't be reached. Is it running?", null);
  }
  if (!response.ok) throw await faultOf(response);
  return (response.status === 204 ? undefined : await response.json()) as Answer;
}

/** This browser's player token, made on first need. */
export async function player(): Promise<string> {
  const known = playerToken();
  if (known !== null) return known;
  const { token } = await ask<{ token: string }>("POST", "/players");
  rememberPlayer(token);
  return token;
}

const once = new Map<string, Promise<unknown>>();

/** What does not change while the page is open is asked once; after a failure it may be asked again. */
function remembered<Answer>(path: string): Promise<Answer> {
  const known = once.get(path) as Promise<Answer> | undefined;
  if (known !== undefined) return known;
  const asked = ask<Answer>("GET", path);
  once.set(path, asked);
  asked.catch(() => once.delete(path));
  return asked;
}

export const games = async (): Promise<Game[]> => (await remembered<{ games: Game[] }>("/games")).games;
export const game = (name: string): Promise<GameDetail> => remembered(`/games/${encodeURIComponent(name)}`);
export const cards = (name: string): Promise<Cards> => remembered(`/games/${encodeURIComponent(name)}/cards`);
export const rules = async (name: string): Promise<Rule[]> =>
  (await remembered<{ rules: Rule[] }>(`/games/${encodeURIComponent(name)}/rules`)).rules;

export const checkDeck = (name: string, deck: DeckCheck): Promise<CheckedDeck> =>
  ask("POST", `/games/${encodeURIComponent(name)}/decks/check`, deck);
export const savedDecks = async (): Promise<SavedDeck[]> =>
  (await ask<{ decks: SavedDeck[] }>("GET", "/decks", undefined, await player())).decks;
export const saveDeck = async (deck: NewDeck): Promise<SavedDeck> => ask("POST", "/decks", deck, await player());
export const replaceDeck = async (id: string, deck: NewDeck): Promise<SavedDeck> =>
  ask("PUT", `/decks/${encodeURIComponent(id)}`, deck, await player());
export const removeDeck = async (id: string): Promise<void> =>
  ask("DELETE", `/decks/${encodeURIComponent(id)}`, undefined, await player());

export const makeTable = async (table: NewTable): Promise<Seated> => ask("POST", "/tables", table, await player());
export const invited = (invitation: string): Promise<Invited> => ask("POST", "/invitations", { invitation });
export const join = async (joining: Joining): Promise<Seated> => ask("POST", "/join", joining, await player());
export const table = (id: string): Promise<Table> => ask("GET", `/tables/${encodeURIComponent(id)}`);
export const myTables = async (): Promise<MyTable[]> =>
  (await ask<{ tables: MyTable[] }>("GET", "/tables", undefined, await player())).tables;
export const tablesToWatch = async (): Promise<Table[]> =>
  (await ask<{ tables: Table[] }>("GET", "/watch")).tables;

export const replay = (id: string, eyes: string): Promise<Replay> =>
  ask("GET", `/tables/${encodeURIComponent(id)}/replay?eyes=${encodeURIComponent(eyes)}`);
export const record = (id: string): Promise<Record<string, unknown>> =>
  ask("GET", `/tables/${encodeURIComponent(id)}/record`);
export const replayOfRecord = (recorded: Record<string, unknown>, eyes: string): Promise<Replay> =>
  ask("POST", "/replays", { record: recorded, eyes });
export const playOn = async (from: PlayOn): Promise<Seated> => ask("POST", "/tables/play-on", from, await player());
export const report = (id: string, token: string | null): Promise<Record<string, unknown>> =>
  ask("GET", `/tables/${encodeURIComponent(id)}/report`, undefined, token);
