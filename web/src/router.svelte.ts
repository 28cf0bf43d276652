// Which page is shown: the path of the address, taken apart by the first pattern that fits.

export type Parameters = Record<string, string>;
export type Route<Page> = { pattern: string; page: Page };

/** The parameters of a path that fits a pattern such as `/rules/:game`, or null. */
export function fits(pattern: string, path: string): Parameters | null {
  const wanted = pattern.split("/").filter(Boolean);
  const given = path.split("/").filter(Boolean);
  if (wanted.length !== given.length) return null;
  const parameters: Parameters = {};
  for (const [place, part] of wanted.entries()) {
    const value = given[place] ?? "";
    if (part.startsWith(":")) parameters[part.slice(1)] = decode(value);
    else if (part !== value) return null;
  }
  return parameters;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  path = $state("/");
  /** What stands behind `?` in the address. */
  search = $state("");
  /** What stands behind the path and the search: `#WB-20.02`, or nothing. */
  hash = $state("");

  /** Follow the address, the back button, and clicks on links that stay here. */
  start(): void {
    this.#read();
    addEventListener("popstate", () => this.#read());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  go(address: string): void {
    history.pushState(null, "", address);
    this.#read();
    if (!address.includes("#")) scrollTo(0, 0);
  }

  #read(): void {
    this.path = location.pathname;
    this.search = location.search;
    this.hash = location.hash;
  }

  #follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
