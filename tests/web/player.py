"""Somebody who plays by what the screen offers: anything that glows is as good as anything else."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Page, TimeoutError

from tests.web.tables import PATIENCE

MOST_STEPS = 4000

LIT = """
() => {
  const things = [...document.querySelectorAll("[data-lit]:not(:disabled, [inert])")];
  return things.filter((thing) => thing.offsetParent !== null);
}
"""

POSITION = """
() => {
  const bar = document.querySelector("[data-question]");
  if (bar === null) return "";
  return document.querySelector(".ending") ? "over" : `${bar.dataset.question} ${bar.dataset.picked}`;
}
"""
"""Where the game stands: another question, or another thing picked of it, is another position."""

POINT = """
(thing) => {
  thing.scrollIntoView({ block: "nearest", inline: "nearest" });
  const { x, y, width, height } = thing.getBoundingClientRect();
  for (const down of [0.5, 0.25, 0.75, 0.1, 0.9]) {
    for (const along of [0.5, 0.2, 0.8, 0.05, 0.95]) {
      const point = { x: x + width * along, y: y + height * down };
      if (thing.contains(document.elementFromPoint(point.x, point.y))) return point;
    }
  }
  return null;
}
"""
"""A point of a lit thing at which a click hits it and nothing that lies above."""

REFUSED = "document.querySelector('.saying[role=alert]') !== null"
"""Whether a choice was refused: somebody else may have been faster by a moment. Then one chooses again."""

WATCH = """
() => {
  if (window.clicks === undefined) {
    window.clicks = { missed: false };
    const hits = (event) => event.target.closest("[data-lit]:not(:disabled, [inert])") !== null;
    addEventListener("pointerdown", (event) => (window.clicks.missed = !hits(event)), { capture: true });
  }
  return window.clicks;
}
"""
"""Remember whether the last click hit something that glowed. Where others play at the same time it may glow no longer
when the click arrives: then one looks again, as people do. A click that hits must do something."""

NEXT = f"""
({{ before, drawn }}) => {{
  const position = ({POSITION})();
  if (position === "over") return {{ position }};
  const clicks = ({WATCH})();
  const lit = ({LIT})();
  const refused = {REFUSED};
  clicks.missed ||= refused;
  const opened = refused || (clicks.missed && document.querySelector("dialog:modal") !== null);
  if (opened) return {{ position, opened }};
  if ((position === before && !clicks.missed) || lit.length === 0) return null;
  const point = ({POINT})(lit[Math.floor(drawn * lit.length)]);
  if (point === null) return null;
  clicks.missed = false;
  return {{ position, ...point }};
}}
"""
"""The position after the one before, once there is something to choose, with a point of what the lot has drawn. A click
that missed or was refused may have opened something, which has to be closed first."""

READY = f"() => document.querySelector('.ending') !== null || ({LIT})().length > 0"

SETTLED = f"""
(before) => {{
  if (({POSITION})() !== before) return "moved";
  return ({WATCH})().missed || {REFUSED} ? "missed" : null;
}}
"""

COVERED = f"({LIT})().filter((thing) => ({POINT})(thing) === null).map((thing) => thing.outerHTML.slice(0, 400))"


class Player:
    """Plays at a page by mouse, by finger or by keys."""

    def __init__(self, page: Page, seed: str) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.steps = 0
        self.position = "nowhere"

    @property
    def over(self) -> bool:
        return bool(self.page.query_selector(".ending"))

    def by_mouse(self, point: dict[str, Any]) -> None:
        self.page.mouse.click(point["x"], point["y"])

    def by_finger(self, point: dict[str, Any]) -> None:
        self.page.touchscreen.tap(point["x"], point["y"])

    def by_keys(self, point: dict[str, Any]) -> None:
        """Go to something that glows, and press Enter. Where it lies does not matter."""
        for _ in range(self.chance.randint(1, 4)):
            self.page.keyboard.press("ArrowRight")
        assert self.page.evaluate("document.activeElement.hasAttribute('data-lit')")
        self.page.keyboard.press("Enter")

    def look(self) -> dict[str, Any] | None:
        """Wait until what was done has led somewhere and something can be chosen; None where the game is over."""
        wanted = {"before": self.position, "drawn": self.chance.random()}
        try:
            found = self.page.wait_for_function(NEXT, arg=wanted, timeout=PATIENCE).json_value()
        except TimeoutError:
            covered = self.page.evaluate(COVERED)
            where = f"{self.position!r} is followed by {self.page.evaluate(POSITION)!r}"
            raise AssertionError(f"nothing to choose: {where}; it glows, but can't be clicked: {covered}") from None
        if "opened" in found:
            self.page.keyboard.press("Escape")
            return self.look()
        self.position = found["position"]
        return None if self.position == "over" else dict(found)

    def ready(self) -> None:
        """Wait until it is this player's turn to choose, or the game is over."""
        self.page.wait_for_function(READY, timeout=PATIENCE)

    def choose(self, act: str) -> bool:
        """One click, tap or key, once there is something to choose; whether there was before the end."""
        point = self.look()
        if point is None:
            return False
        getattr(self, act)(point)
        self.steps += 1
        return True

    def settle(self, act: str) -> None:
        """Wait until the last click has done something; click again where it missed."""
        while self.page.wait_for_function(SETTLED, arg=self.position, timeout=PATIENCE).json_value() == "missed":
            self.choose(act)
        self.position = "nowhere"

    def step(self, act: str) -> None:
        self.play(act, 1)

    def play(self, act: str = "by_mouse", steps: int = MOST_STEPS) -> None:
        """Play so many steps, or to the end."""
        for _ in range(steps):
            if not self.choose(act):
                return
        self.settle(act)
