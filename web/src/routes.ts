// All pages by their paths. Parameters of a path are the properties of its page.

import type { Component } from "svelte";
import type { Parameters, Route } from "./router.svelte";

type Load = () => Promise<{ default: Component<Parameters> }>;

/** A page gets the parameters of its pattern; that they are the ones it names is for the pattern to see to. */
const page = (load: () => Promise<unknown>): Load => load as Load;

export const ROUTES: Route<Load>[] = [
  { pattern: "/", page: page(() => import("./pages/Home.svelte")) },
  { pattern: "/table/:table", page: page(() => import("./table/TablePage.svelte")) },
  { pattern: "/tables", page: page(() => import("./pages/Tables.svelte")) },
  { pattern: "/new/:game", page: page(() => import("./pages/NewTable.svelte")) },
  { pattern: "/join", page: page(() => import("./pages/Join.svelte")) },
  { pattern: "/cards/:game", page: page(() => import("./pages/Gallery.svelte")) },
  { pattern: "/rules/:game", page: page(() => import("./pages/Rules.svelte")) },
  { pattern: "/decks/:game", page: page(() => import("./pages/Decks.svelte")) },
  { pattern: "/replay", page: page(() => import("./pages/ReplayFile.svelte")) },
  { pattern: "/replay/:table", page: page(() => import("./pages/ReplayPage.svelte")) },
  { pattern: "/settings", page: page(() => import("./pages/Settings.svelte")) },
  { pattern: "/about", page: page(() => import("./pages/About.svelte")) },
];
