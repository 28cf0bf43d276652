import type { Board } from "../boards";
import { guildAnchors } from "./guilds";
import WorldbreakersBoard from "./WorldbreakersBoard.svelte";

export const BOARD: Board = {
  component: WorldbreakersBoard,
  counters: ["power", "Earth standing", "Stars standing", "Moon standing", "Void standing"],
  anchors: guildAnchors,
};
