// A table as one viewer sees it, and how a change makes the next scene of it.

export type Status = "waiting" | "playing" | "over" | "stopped";
export type UndoPolicy = "free" | "ask" | "off";
export type Option = [number, number, number];
export type Person = { seat: number; kind: "person" | "bot" | "open"; name: string; bot: string };

/** A card on the table. A hidden one has neither id nor name. */
export type CardView = {
  place: number;
  id?: number | null;
  name?: string | null;
  marks?: Record<string, number | boolean>;
  badge?: string;
};
export type Zone = { name: string; seat: number | null; count: number; cards: CardView[] };
export type Seat = { name: string; team: number; counters: Record<string, number | string> };

/** An answer that may be given, with what lights up for it. */
export type Choice = {
  option: Option;
  words: string;
  card?: number | null;
  target?: number | null;
  space?: number | null;
  seat?: number | null;
  face?: string | null;
  number?: number | null;
  note?: string;
};
export type Question = { number: number; prompt: string; choices: Choice[] };
export type LogPart = string | { card: string };
export type LogLine = {
  parts: LogPart[];
  what: string;
  seat?: number;
  rule?: string;
  number?: number;
  cards?: number[];
};
export type ChatLine = { seat: number; text: string };
export type Undo = { may: "free" | "ask" | "no"; asked_by?: number | null; answer_wanted?: boolean };
export type Ending = { words: string; outcome: number[]; rule?: string };
export type RuleText = { id: string; text: string; section: string; rulings: string[] };

export type Scene = {
  status: Status;
  people: Person[];
  /** The seats of people who are connected now. */
  present: number[];
  turn: number;
  phase: string;
  seats: Seat[];
  counters: Record<string, number | string>;
  zones: Zone[];
  waiting: number[];
  question: Question | null;
  undo: Undo;
  log: LogLine[];
  chat: ChatLine[];
  ending: Ending | null;
  trouble: { words: string } | null;
  /** What everybody is to know for now, such as that nothing can be saved; or nothing. */
  notice: string;
  rematch: string;
};

/** What is different since the number before; a field that is not there has stayed as it was. */
export type Change = Partial<Omit<Scene, "seats" | "zones">> & {
  type?: "change";
  number: number;
  accepted?: string[];
  seats?: [number, Seat][];
  zones?: [number, Zone][];
  log_from?: number;
};

/** A list in which some places have new entries. */
function replaced<Entry>(entries: Entry[], pairs: [number, Entry][] | undefined): Entry[] {
  if (pairs === undefined) return entries;
  const next = [...entries];
  for (const [place, entry] of pairs) next[place] = entry;
  return next;
}

/** The scene after a change. The old one stays as it is. */
export function changed(scene: Scene, change: Change): Scene {
  const { number, accepted, type, seats, zones, log, log_from, chat, ...fields } = change;
  return {
    ...scene,
    ...fields,
    seats: replaced(scene.seats, seats),
    zones: replaced(scene.zones, zones),
    log: log === undefined && log_from === undefined ? scene.log : [...scene.log.slice(0, log_from), ...(log ?? [])],
    chat: chat === undefined ? scene.chat : [...scene.chat, ...chat],
  };
}
