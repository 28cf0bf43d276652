// What this browser keeps: its player token, the tokens of seats, the player's name, and settings of the page.

const PLAYER = "arkade.player";
const SEATS = "arkade.seats";
const NAME = "arkade.name";
const INVITATIONS = "arkade.invitations";
const MOST_SEATS = 60;

type KeptSeat = { table: string; seat: number; token: string };
type KeptInvitation = { table: string; seat: number; invitation: string };

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

/** A list that was kept; an empty one where there is none, or where it is damaged. */
function kept<Entry>(key: string): Entry[] {
  try {
    const found: unknown = JSON.parse(read(key) ?? "[]");
    return Array.isArray(found) ? (found as Entry[]) : [];
  } catch {
    return [];
  }
}

const seats = (): KeptSeat[] => kept<KeptSeat>(SEATS);

/** Keep the tokens of seats at a table, beside those that this browser has there; the oldest are forgotten in the end. */
export function rememberSeats(table: string, mine: { seat: number; token: string }[]): void {
  const isNew = (kept: KeptSeat): boolean => kept.table === table && mine.some(({ seat }) => seat === kept.seat);
  const others = seats().filter((kept) => !isNew(kept));
  const added = mine.map(({ seat, token }) => ({ table, seat, token }));
  write(SEATS, JSON.stringify([...others, ...added].slice(-MOST_SEATS)));
}

/** The seats at a table that this browser has taken. */
export function seatsAt(table: string): { seat: number; token: string }[] {
  return seats().filter((kept) => kept.table === table);
}

/** The token for a table: that of a seat that was taken there, otherwise the player's own. */
export function tokenFor(table: string): string | null {
  return seatsAt(table)[0]?.token ?? playerToken();
}

/** Keep the invitations to a table, so that their links can be copied again. */
export function rememberInvitations(table: string, open: { seat: number; invitation: string }[]): void {
  const others = kept<KeptInvitation>(INVITATIONS).filter((entry) => entry.table !== table);
  const added = open.map(({ seat, invitation }) => ({ table, seat, invitation }));
  write(INVITATIONS, JSON.stringify([...others, ...added].slice(-MOST_SEATS)));
}

/** The invitations to a table's open seats that this browser has. */
export function invitationsFor(table: string): { seat: number; invitation: string }[] {
  return kept<KeptInvitation>(INVITATIONS).filter((entry) => entry.table === table);
}
