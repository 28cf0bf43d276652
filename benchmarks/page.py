"""How quick the page is, in a real Chromium beside a real server: until there is something to see, and from a click to
what it leads to.

    make web && .venv/bin/python benchmarks/page.py

The home page and tables are loaded anew each time, with nothing kept from before. At a table against a bot that chooses
at once, two times are taken from a click on a choice: to the first frame in which the table looks different, and to the
first in which it asks something else or nothing.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.process import ServerProcess
from tests.web.chromium import chromium
from tests.web.player import Player
from tests.web.tables import against_a_bot, sat_down

GAMES = ("sample", "worldbreakers", "arackhan_wars", "ark_ship")
FIRST_PAINT = "performance.getEntriesByName('first-contentful-paint')[0].startTime"
USEFUL = ".tiles > li"
"""What the home page is for: the games."""

WATCH_CLICKS = """
() => {
  window.seen = [];
  window.answered = [];
  let began = null;
  let unseen = null;
  const bar = document.querySelector("[data-question]");
  addEventListener("click", (event) => {
    if (!event.target.closest("[data-lit]")) return;
    began = { at: performance.now(), question: bar.dataset.question };
    unseen = began.at;
  }, { capture: true });
  const notice = (changes) => {
    if (unseen === null || changes.every(({ target }) => target.parentElement?.closest(".clock"))) return;
    const at = unseen;
    unseen = null;
    requestAnimationFrame(() => window.seen.push(performance.now() - at));
  };
  const anything = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(notice).observe(document.querySelector("[data-desk]"), anything);
  const look = () => {
    if (began === null || bar.dataset.question === began.question) return;
    const { at } = began;
    began = null;
    requestAnimationFrame(() => window.answered.push(performance.now() - at));
  };
  new MutationObserver(look).observe(bar, { attributes: true, attributeFilter: ["data-question"] });
}
"""


def until_seen(browser: Browser, address: str) -> tuple[float, float]:
    """Milliseconds from asking for the home page to its first paint, and to the games on it."""
    context = browser.new_context()
    page = context.new_page()
    page.goto(address, wait_until="commit")
    page.wait_for_selector(USEFUL)
    useful = page.evaluate("performance.now()")
    page.wait_for_load_state()
    painted = page.evaluate(FIRST_PAINT)
    context.close()
    return painted, useful


def clicks(page: Page, steps: int, seed: str) -> tuple[list[float], list[float]]:
    """Milliseconds from each choice until it was seen, and to what it led to."""
    page.evaluate(WATCH_CLICKS)
    player = Player(page, seed)
    for _ in range(steps):
        if player.over:
            break
        player.step("by_mouse")
    return milliseconds(page, "window.seen"), milliseconds(page, "window.answered")


def milliseconds(page: Page, noted: str) -> list[float]:
    return [float(one) for one in page.evaluate(noted)]


def show(what: str, times: list[float]) -> None:
    late = sorted(times)[int(0.95 * (len(times) - 1))]
    figures = (
        f"half within {statistics.median(times):.0f} ms, 95 of 100 within {late:.0f} ms, all within {max(times):.0f} ms"
    )
    print(f"{what}: {figures} ({len(times)} times)", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--loads", type=int, default=10)
    parser.add_argument("--steps", type=int, default=60, help="clicks at the table of each game")
    parser.add_argument("--games", default=",".join(GAMES))
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, ServerProcess(Path(folder)) as server, chromium() as browser:
        homes = [until_seen(browser, server.address) for _ in range(arguments.loads)]
        show("home, first paint", [painted for painted, _ in homes])
        show("home, the games are there", [useful for _, useful in homes])
        for game in arguments.games.split(","):
            page = sat_down(browser, server, against_a_bot(server, game))
            seen, answered = clicks(page, arguments.steps, game)
            show(f"{game}, from a click until it is seen", seen)
            show(f"{game}, from a click to what it leads to", answered)
            page.context.close()


if __name__ == "__main__":
    main()
