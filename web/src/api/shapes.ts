// What the server's HTTP endpoints take and give. docs/protocol.md tells what the fields mean;
// src/arkade/server/shapes.py defines them.

import type { Change, Person, RuleText, Scene, Status, UndoPolicy } from "./scene";

export type Setting = {
  name: string;
  text: string;
  default: unknown;
  choices: unknown[];
  /** What goes well with a number of seats, where the game has advice. */
  suiting: Record<string, unknown>;
};
export type Mode = {
  name: string;
  title: string;
  seats: number[];
  settings: Setting[];
  decks: "none" | "ready" | "own";
};
export type Bot = { name: string; text: string };
export type Game = {
  name: string;
  title: string;
  summary: string;
  version: string;
  players: [number, number];
  minutes: [number, number];
  cards: number;
  rules: number;
  modes: Mode[];
  bots: Bot[];
};

export type ZoneKind = { name: string; shows: "open" | "hand" | "pile" | "spread"; each: boolean; always: boolean };
export type CounterKind = { name: string; of: "seat" | "table"; minor: boolean };
export type MarkKind = { name: string; kind: "flag" | "number" | "card" | "named"; names: string[] };
export type BoardGrid = {
  mark: string;
  columns: number;
  rows: number;
  spaces: number[];
  names: string[];
  special: number[];
};
export type Layout = { zones: ZoneKind[]; counters: CounterKind[]; marks: MarkKind[]; board: BoardGrid | null; phases: string[] };
export type ReadyDeck = { name: string; title: string; head: string; cards: string[]; modes: string[] };
export type GameDetail = { game: Game; layout: Layout; decks: ReadyDeck[]; deck_head: string };

export type CardFace = {
  name: string;
  fields: Record<string, unknown>;
  text: string;
  keywords: string[];
  designed: boolean;
};
export type Keyword = { word: string; text: string; rule: string };
export type Cards = { cards: CardFace[]; keywords: Keyword[] };
export type Rule = { id: string; section: string; kind: string; text: string; rulings: string[] };

export type OwnDeck = { head: string; cards: string[] };
export type DeckCheck = { deck?: OwnDeck; text?: string; mode?: string; settings?: Record<string, unknown> };
export type DeckFault = { rule: string; words: string };
export type CheckedDeck = { legal: boolean; faults: DeckFault[]; deck: OwnDeck; text: string };
export type NewDeck = { game: string; title: string; deck: OwnDeck };
export type SavedDeck = NewDeck & { id: string };

export type SeatWish = { who: "me" | "bot" | "friend"; bot?: string; name?: string; deck?: string | OwnDeck | null };
export type NewTable = {
  game: string;
  mode?: string;
  settings?: Record<string, unknown>;
  seats: SeatWish[];
  order?: "listed" | "lot";
  undo?: UndoPolicy;
  spectators?: boolean;
  seed?: string;
};
export type Seated = {
  table: string;
  seats: { seat: number; token: string }[];
  invitations: { seat: number; invitation: string }[];
};
export type Table = {
  table: string;
  game: string;
  mode: string;
  settings: Record<string, unknown>;
  status: Status;
  people: Person[];
  undo: UndoPolicy;
  spectators: boolean;
  made: number;
  rematch: string;
};
export type MyTable = { table: Table; seats: number[]; asked: boolean };
export type Invited = { table: Table; seat: number };
export type Joining = { invitation: string; name?: string; deck?: string | OwnDeck | null };

export type ReplayStep = { seat: number; words: string; change: Change };
export type Replay = {
  table: string;
  game: string;
  mode: string;
  eyes: string;
  scene: Scene;
  steps: ReplayStep[];
  outcome: number[] | null;
};
export type PlayOn = {
  table?: string;
  record?: Record<string, unknown>;
  choices: number;
  seat: number;
  bot?: string;
  name?: string;
};

export type Fault = { code: string; words: string; rule?: RuleText | null };
