// The rules call seats P1, P2 and so on. People read names.

import type { Scene } from "../api/scene";

/** What everybody is called, by seat. Where two have the same name, the seat's own stands behind it. */
export function namesOf({ people, seats }: Pick<Scene, "people" | "seats">): string[] {
  const short = (seat: number): string => seats[seat]?.name ?? `P${seat + 1}`;
  return people.map(({ seat, name }) => {
    if (!name) return short(seat);
    return people.some((other) => other.seat !== seat && other.name === name) ? `${name} (${short(seat)})` : name;
  });
}

/** A text in which names stand in place of what the rules call the seats. */
export function named(text: string, { seats }: Pick<Scene, "seats">, names: string[]): string {
  return text.replace(/\bP\d\b/g, (short) => names[seats.findIndex((seat) => seat.name === short)] ?? short);
}

/** A sentence begins with a capital letter; a button, too. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
