// The seats that one person has at a table. Each has a connection of its own, for each is told what that seat may know.

import { getContext, setContext } from "svelte";
import { TableConnection } from "../api/connection.svelte";
import { seatsAt, tokenFor } from "../api/wallet";

/** The part of a connection that tells whether its seat is to choose. */
type AskedLine = Pick<TableConnection, "scene">;

/** The next line that is to choose, going round from the one that is shown; the shown one where it is asked itself, or
    where nobody is. */
export function nextAsked(lines: AskedLine[], shown: number): number {
  const round = lines.map((_, step) => (shown + step) % lines.length);
  return round.find((place) => lines[place]?.scene?.question) ?? shown;
}

/** Whether these are names of several people: one person's seats are called Ada, Ada 2 and so on. */
export function areSeveral(names: string[]): boolean {
  return new Set(names.map((name) => name.replace(/ \d+$/, ""))).size > 1;
}

export class MySeats {
  readonly lines: TableConnection[];
  readonly #seats: number[];
  /** Which of the lines is shown. */
  shown = $state(0);
  /** Whether somebody wants a curtain before each change of the seat, or none; null for what suits those who play. */
  #wanted = $state<boolean | null>(null);
  /** Whether whose seat is shown has said to be there. */
  #opened = $state(false);

  constructor(readonly table: string) {
    const mine = seatsAt(table);
    const tokens = mine.length > 0 ? mine.map(({ token }) => token) : [tokenFor(table)];
    this.#seats = mine.map(({ seat }) => seat);
    this.lines = tokens.map((token) => new TableConnection(table, token));
  }

  get line(): TableConnection {
    return this.lines[this.shown] as TableConnection;
  }

  /** Which questions wait for an answer of mine, in one word that changes with them. */
  asked = $derived.by((): string =>
    this.lines.map((line) => line.scene?.question?.number ?? "").join(),
  );

  /** What my seats are called, known as soon as any of them is told about the table: nothing is shown before. */
  names = $derived.by((): string[] => {
    const people = this.lines.find(({ scene }) => scene !== null)?.scene?.people ?? [];
    return this.#seats.map((seat) => people[seat]?.name ?? "");
  });
  /** Whether a seat is hidden until its player has the screen: where several people share it, unless they don't care. */
  curtain = $derived.by((): boolean => this.#wanted ?? areSeveral(this.names));
  /** Whether the seat that is shown is hidden now. When the game is over, nothing is secret any more. */
  covered = $derived.by((): boolean => this.curtain && !this.#opened && this.line.scene?.status !== "over");

  /** Draw the curtain at each change of the seat from now on, or never. */
  want(curtain: boolean): void {
    this.#wanted = curtain;
    this.#opened = true;
  }

  /** The player of the seat that is shown has the screen. */
  open(): void {
    this.#opened = true;
  }

  show(place: number): void {
    if (place === this.shown) return;
    this.shown = place;
    this.#opened = false;
  }

  isAsked(place: number): boolean {
    return Boolean(this.lines[place]?.scene?.question);
  }

  /** Go to the next of my seats that is to choose. */
  follow(): void {
    this.show(nextAsked(this.lines, this.shown));
  }

  /** Go to the next of my seats, whether it is asked or not. */
  turn(): void {
    this.show((this.shown + 1) % this.lines.length);
  }

  close(): void {
    for (const line of this.lines) line.close();
  }
}

const KEY = Symbol("seats");
export const provideSeats = (seats: MySeats): MySeats => setContext(KEY, seats);
export const useSeats = (): MySeats => getContext<MySeats>(KEY);
