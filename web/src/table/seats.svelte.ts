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

export class MySeats {
  readonly lines: TableConnection[];
  /** Which of the lines is shown. */
  shown = $state(0);

  constructor(readonly table: string) {
    const tokens = seatsAt(table).map(({ token }) => token);
    this.lines = (tokens.length > 0 ? tokens : [tokenFor(table)]).map((token) => new TableConnection(table, token));
  }

  get line(): TableConnection {
    return this.lines[this.shown] as TableConnection;
  }

  /** Which questions wait for an answer of mine, in one word that changes with them. */
  asked = $derived.by((): string =>
    this.lines.map((line) => line.scene?.question?.number ?? "").join(),
  );

  isAsked(place: number): boolean {
    return Boolean(this.lines[place]?.scene?.question);
  }

  /** Go to the next of my seats that is to choose. */
  follow(): void {
    this.shown = nextAsked(this.lines, this.shown);
  }

  /** Go to the next of my seats, whether it is asked or not. */
  turn(): void {
    this.shown = (this.shown + 1) % this.lines.length;
  }

  close(): void {
    for (const line of this.lines) line.close();
  }
}

const KEY = Symbol("seats");
export const provideSeats = (seats: MySeats): MySeats => setContext(KEY, seats);
export const useSeats = (): MySeats => getContext<MySeats>(KEY);
