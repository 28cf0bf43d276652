// All pages by their paths. Parameters of a path are the properties of its page.

import type { Component } from "svelte";
import type { Parameters, Route } from "./router.svelte";

type Load = () => Promise<{ default: Component<Parameters> }>;

/** A page gets the parameters of its pattern; that they are the ones it names is for the pattern to see to. */
const page = (load: () => Promise<unknown>): Load => load as Load;

export const ROUTES: Route<Load>[] = [
  { pattern: "/", page: page(() => import("./pages/Home.svelte")) },
  { pattern: "/table/:table", page: page(() => import("./table/TablePage.svelte")) },
  { pattern: "/about", page: page(() => import("./pages/About.svelte")) },
];
