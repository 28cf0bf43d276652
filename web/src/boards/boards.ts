// The boards of the games that have one of their own. A board draws what lies open, and may know more anchors of a
// choice than the protocol names.

import type { Component } from "svelte";
import type { Desk } from "../table/desk.svelte";
import type { MoreAnchors } from "../table/choosing";

export type Board = {
  component: Component;
  /** Counters of seats that the board draws in its own way. */
  counters?: string[];
  /** Zones of seats that the board draws, though they would be piles beside the players. */
  zones?: string[];
  anchors?: (desk: Desk) => MoreAnchors;
};

const BOARDS: Record<string, () => Promise<{ BOARD: Board }>> = {};

/** The board of a game, or null where it is drawn from its layout alone. */
export async function boardOf(game: string): Promise<Board | null> {
  const load = BOARDS[game];
  return load === undefined ? null : (await load()).BOARD;
}
