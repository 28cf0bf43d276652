// The boards of the games that have one of their own. A board draws what lies open, and may know more anchors of a
// choice than the protocol names.

import type { Component } from "svelte";
import type { Choice } from "../api/scene";
import type { Anchor } from "../table/choosing";

export type Board = {
  component: Component;
  /** Counters of seats that the board draws in its own way. */
  counters?: string[];
  /** Anchors of a choice besides those that the protocol names. */
  anchors?: (choice: Choice) => Anchor[];
};

const BOARDS: Record<string, () => Promise<{ BOARD: Board }>> = {
  arackhan_wars: () => import("./arackhan_wars/board"),
  ark_ship: () => import("./ark_ship/board"),
  worldbreakers: () => import("./worldbreakers/board"),
};

/** The board of a game, or null where it is drawn from its layout alone. */
export async function boardOf(game: string): Promise<Board | null> {
  const load = BOARDS[game];
  return load === undefined ? null : (await load()).BOARD;
}
