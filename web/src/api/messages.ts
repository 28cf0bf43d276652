// The messages of the table's WebSocket, version 1 (docs/protocol.md).

import type { Change, Option, RuleText, Scene, UndoPolicy } from "./scene";

export const PROTOCOL = 1;

/** A request without its id: the connection names it. */
export type Request =
  | { type: "move"; question: number; option: Option }
  | { type: "type"; question: number; line: string; width: number }
  | { type: "draw"; width: number }
  | { type: "why"; card: number }
  | { type: "why"; option: Option }
  | { type: "hint" }
  | { type: "undo" }
  | { type: "agree"; yes: boolean }
  | { type: "concede" }
  | { type: "chat"; text: string }
  | { type: "rematch" }
  | { type: "resync" }
  | { type: "ping" };

export type Snapshot = {
  type: "snapshot";
  protocol: number;
  number: number;
  table: string;
  game: string;
  mode: string;
  settings: Record<string, unknown>;
  undo_policy: UndoPolicy;
  seat: number | null;
  scene: Scene;
};
export type Accepted = { type: "accepted"; id: string };
export type Refused = { type: "refused"; id: string; code: string; words: string; rule?: RuleText | null };
export type Reason = { option: Option; words: string; rule: RuleText };
export type Reasons = { type: "why"; id: string; words: string; allowed: string[]; reasons: Reason[] };
export type Advice = {
  type: "hint";
  id: string;
  question: number;
  option: Option;
  words: string;
  considered: { option: Option; words: string; value: number; visits: number }[];
  expected: string[];
  changes: [string, number][];
};
export type DrawnText = { type: "text"; id: string; text: string; chose?: boolean };
export type Farewell = { type: "farewell"; code: string; words: string; come_back: boolean };
export type ChangeMessage = { type: "change" } & Change;

export type FromServer = Snapshot | ChangeMessage | Accepted | Refused | Reasons | Advice | DrawnText | Farewell;

/** What ends a request: anything that carries its name. */
export type Answer = Snapshot | ChangeMessage | Accepted | Refused | Reasons | Advice | DrawnText;
