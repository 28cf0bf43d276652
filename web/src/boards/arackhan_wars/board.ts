import type { Board } from "../boards";
import BattleMat from "./BattleMat.svelte";

export const BOARD: Board = { component: BattleMat };
