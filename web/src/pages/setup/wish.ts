// What somebody wants of a new table: chosen on the page of new tables, kept for the next time, sent to the server.

import { read, write } from "../../api/wallet";
import type { UndoPolicy } from "../../api/scene";
import type { GameDetail, Mode, NewTable, OwnDeck, ReadyDeck, SavedDeck, SeatWish, Setting } from "../../api/shapes";

/** Who begins: drawn by lot, me, or another by the place among the others. */
export type Starter = "lot" | "me" | "other" | `other ${number}`;
/** Who sits at another seat. "me": one person plays several seats; "beside": a friend at the same screen, with a name. */
export type Opponent = { who: "bot" | "friend" | "me" | "beside"; bot: string; deck: string; name: string };
export type Wish = {
  mode: string;
  settings: Record<string, unknown>;
  /** A ready deck by its name, a saved one as `saved:ID`, or empty for what the game takes by itself. */
  deck: string;
  others: Opponent[];
  starts: Starter;
  undo: UndoPolicy;
  spectators: boolean;
};

const SAVED = "saved:";
const KEY = "arkade.new.";
const USUAL_BOT = "easy";
/** The server takes names of so many letters. */
export const LONGEST_NAME = 24;

/** A game that lets its first player be chosen does so by a setting of this name; the page asks it as "who starts". */
const FIRST_PLAYER = "first player";
const FIRST_SEAT = "P1";

export const savedName = (deck: Pick<SavedDeck, "id">): string => SAVED + deck.id;
export const isSaved = (deck: string): boolean => deck.startsWith(SAVED);

export function modeOf(detail: GameDetail, name: string): Mode {
  const mode = detail.game.modes.find((one) => one.name === name) ?? detail.game.modes[0];
  if (mode === undefined) throw new Error(`${detail.game.title} has no mode`);
  return mode;
}

/** The settings that are asked one by one. Who begins is asked in words of its own. */
export const settingsOf = (mode: Mode): Setting[] => mode.settings.filter((setting) => setting.name !== FIRST_PLAYER);

const asksFirst = (mode: Mode): boolean => mode.settings.some((setting) => setting.name === FIRST_PLAYER);

const starterAt = (place: number): Starter => (place === 0 ? "other" : `other ${place + 1}`);

/** Who may be chosen to begin; nobody where the game draws its first player by lot whatever one wishes. */
export function starters(mode: Mode, others: number): { value: Starter; title: string }[] {
  if (!asksFirst(mode) || others === 0) return [];
  const title = (place: number): string => (others === 1 ? "The other starts" : `Player ${place + 2} starts`);
  const rest = Array.from({ length: others }, (_, place) => ({ value: starterAt(place), title: title(place) }));
  return [{ value: "lot", title: "Drawn by lot" }, { value: "me", title: "I start" }, ...rest];
}

/** The ready decks that may be played in a mode. */
export const decksOf = (detail: GameDetail, mode: Mode): ReadyDeck[] =>
  mode.decks === "none" ? [] : detail.decks.filter((deck) => deck.modes.includes(mode.name));

function usualBot(detail: GameDetail): string {
  const names = detail.game.bots.map((bot) => bot.name);
  return names.includes(USUAL_BOT) ? USUAL_BOT : (names[0] ?? "");
}

/** What a setting is unless somebody says otherwise: what suits so many seats, or the default. */
export const usual = (setting: Setting, seats: number): unknown => setting.suiting[seats] ?? setting.default;

function usualSettings(mode: Mode, seats: number): Record<string, unknown> {
  return Object.fromEntries(settingsOf(mode).map((setting) => [setting.name, usual(setting, seats)]));
}

const WHO: Opponent["who"][] = ["bot", "friend", "me", "beside"];

function opponents(detail: GameDetail, count: number, kept: Opponent[]): Opponent[] {
  const bots = detail.game.bots.map((bot) => bot.name);
  return Array.from({ length: count }, (_, place) => {
    const one = kept[place] ?? kept.at(-1);
    const bot = one !== undefined && bots.includes(one.bot) ? one.bot : usualBot(detail);
    return { who: WHO.find((who) => who === one?.who) ?? "bot", bot, deck: one?.deck ?? "", name: one?.name ?? "" };
  });
}

/** A wish made whole: what is missing takes its usual value, and what the game does not know (any more) is left out. */
export function whole(detail: GameDetail, kept: Partial<Wish>): Wish {
  const mode = modeOf(detail, kept.mode ?? "");
  const ready = decksOf(detail, mode).map((deck) => deck.name);
  const known = (deck: string): string => (ready.includes(deck) || (mode.decks === "own" && isSaved(deck)) ? deck : "");
  const wanted = (kept.others?.length ?? -1) + 1;
  const seats = mode.seats.includes(wanted) ? wanted : (mode.seats[0] ?? 2);
  const settings = usualSettings(mode, seats);
  for (const setting of settingsOf(mode)) {
    const value = kept.settings?.[setting.name];
    const fits = setting.choices.length > 0 ? setting.choices.includes(value) : typeof value === typeof setting.default;
    if (fits) settings[setting.name] = value;
  }
  return {
    mode: mode.name,
    settings,
    deck: known(kept.deck ?? ""),
    others: opponents(detail, seats - 1, kept.others ?? []).map((one) => ({ ...one, deck: known(one.deck) })),
    starts: starters(mode, seats - 1).find((one) => one.value === kept.starts)?.value ?? "lot",
    undo: kept.undo ?? "free",
    spectators: kept.spectators ?? true,
  };
}

/** The same wish for another number of players: the last seat is repeated, and settings that depend on it are set anew. */
export function resized(detail: GameDetail, wish: Wish, players: number): Wish {
  const others = opponents(detail, players - 1, wish.others);
  const advised = settingsOf(modeOf(detail, wish.mode)).filter((setting) => String(players) in setting.suiting);
  const settings = Object.fromEntries(advised.map((setting) => [setting.name, usual(setting, players)]));
  return whole(detail, { ...wish, others, settings: { ...wish.settings, ...settings } });
}

/** The wish that was last sent for a game. */
export function kept(game: string): Partial<Wish> {
  try {
    const found: unknown = JSON.parse(read(KEY + game) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Partial<Wish>) : {};
  } catch {
    return {};
  }
}

export const keep = (game: string, wish: Wish): void => write(KEY + game, JSON.stringify(wish));

/** A deck as a seat brings it. A saved one that is gone is left to the game. */
export function brought(deck: string, saved: SavedDeck[]): string | OwnDeck | null {
  if (!isSaved(deck)) return deck || null;
  return saved.find((one) => savedName(one) === deck)?.deck ?? null;
}

/** What a friend at the same screen is called who has not said it. */
export const friendName = (place: number): string => `Friend ${place + 1}`;

/** A seat as it is sent: a friend brings name and deck along, each seat of mine has a name of its own. */
function seatOf(one: Opponent, place: number, name: string, saved: SavedDeck[]): SeatWish {
  const deck = brought(one.deck, saved);
  if (one.who === "friend") return { who: "friend" };
  if (one.who === "bot") return { who: "bot", bot: one.bot, deck };
  if (one.who === "beside") return { who: "me", name: one.name.trim() || friendName(place), deck };
  return { who: "me", name: `${name.slice(0, LONGEST_NAME - 2).trim()} ${place + 2}`, deck };
}

/** The table as the server makes it. */
export function tableOf(detail: GameDetail, wish: Wish, name: string, saved: SavedDeck[]): NewTable {
  const mode = modeOf(detail, wish.mode);
  const me: SeatWish = { who: "me", name, deck: brought(wish.deck, saved) };
  const others = wish.others.map((one, place) => seatOf(one, place, name, saved));
  const settings = { ...wish.settings };
  const offered = starters(mode, others.length).map((one) => one.value);
  const first = offered.indexOf(wish.starts) - 1;
  if (first >= 0) settings[FIRST_PLAYER] = FIRST_SEAT;
  const all = [me, ...others];
  return {
    game: detail.game.name,
    mode: mode.name,
    settings,
    seats: first > 0 ? [...all.slice(first), ...all.slice(0, first)] : all,
    order: first < 0 ? "lot" : "listed",
    undo: wish.undo,
    spectators: wish.spectators,
  };
}
