import type { Board } from "../boards";
import { roomAnchors } from "./rooms";
import ShipPlan from "./ShipPlan.svelte";

export const BOARD: Board = { component: ShipPlan, anchors: roomAnchors };
