// Sitting down: keep what opens the seat and invites friends, and go to the table.

import { game as gameDetail, makeTable, savedDecks } from "../../api/client";
import type { GameDetail, SavedDeck, Seated } from "../../api/shapes";
import { playerName, rememberInvitations, rememberSeats } from "../../api/wallet";
import { router } from "../../router.svelte";
import { isSaved, keep, kept, tableOf, whole, type Wish } from "./wish";

export const NAMELESS = "Guest";

export function sit(seated: Seated): void {
  rememberSeats(seated.table, seated.seats);
  rememberInvitations(seated.table, seated.invitations);
  router.go(`/table/${seated.table}`);
}

/** Make a table as it is wished, and sit down at it. */
export async function make(detail: GameDetail, wish: Wish, saved: SavedDeck[]): Promise<void> {
  keep(detail.game.name, wish);
  sit(await makeTable(tableOf(detail, wish, playerName() || NAMELESS, saved)));
}

/** Sit down at once, at a table like the last one of this game. */
export async function makeAgain(name: string): Promise<void> {
  const detail = await gameDetail(name);
  const wish = whole(detail, kept(name));
  const decks = [wish.deck, ...wish.others.map((other) => other.deck)];
  await make(detail, wish, decks.some(isSaved) ? await savedDecks() : []);
}
