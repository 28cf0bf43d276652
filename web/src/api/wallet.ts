// What this browser keeps: its player token, the tokens of seats, the player's name, and settings of the page.

const PLAYER = "arkade.player";
const SEATS = "arkade.seats";
const NAME = "arkade.name";
const MOST_SEATS = 60;

type KeptSeat = { table: string; seat: number; token: string };

/** Browsers may forbid storage. Then everything works for as long as the page is open. */
const memory = new Map<string, string>();

export function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

export function write(key: string, value: string): void {
  memory.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {
    // kept in memory
  }
}

export const playerToken = (): string | null => read(PLAYER);
export const rememberPlayer = (token: string): void => write(PLAYER, token);
export const playerName = (): string => read(NAME) ?? "";
export const rememberName = (name: string): void => write(NAME, name);

function seats(): KeptSeat[] {
  try {
    return JSON.parse(read(SEATS) ?? "[]") as KeptSeat[];
  } catch {
    return [];
  }
}

/** Keep the tokens of seats at a table; the oldest are forgotten in the end. */
export function rememberSeats(table: string, mine: { seat: number; token: string }[]): void {
  const others = seats().filter((kept) => kept.table !== table);
  const added = mine.map(({ seat, token }) => ({ table, seat, token }));
  write(SEATS, JSON.stringify([...others, ...added].slice(-MOST_SEATS)));
}

/** The token for a table: that of a seat that was taken there, otherwise the player's own. */
export function tokenFor(table: string): string | null {
  return seats().find((kept) => kept.table === table)?.token ?? playerToken();
}
