"""Somebody who plays by what the screen offers: anything that glows is as good as anything else."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Page

from tests.web.tables import PATIENCE

MOST_STEPS = 4000
LOOKS = 10
A_MOMENT = 200
"""Milliseconds between two looks at something that lies under something else while the table is being drawn anew."""

LIT = """
() => [...document.querySelectorAll("[data-lit]:not(:disabled)")].filter((thing) => thing.offsetParent !== null)
"""

POINT = f"""
(place) => {{
  const thing = ({LIT})()[place];
  if (!thing) return null;
  thing.scrollIntoView({{ block: "nearest", inline: "nearest" }});
  const {{ x, y, width, height }} = thing.getBoundingClientRect();
  for (const down of [0.5, 0.25, 0.75, 0.1, 0.9]) {{
    for (const along of [0.5, 0.2, 0.8, 0.05, 0.95]) {{
      const point = {{ x: x + width * along, y: y + height * down }};
      if (thing.contains(document.elementFromPoint(point.x, point.y))) return point;
    }}
  }}
  return {{ hidden: thing.outerHTML.slice(0, 400) }};
}}
"""
"""A point of a lit thing at which a click hits it and nothing that lies above."""

POSITION = """
() => {
  const bar = document.querySelector("[data-question]");
  if (bar === null) return "";
  return document.querySelector(".ending") ? "over" : `${bar.dataset.question} ${bar.dataset.picked}`;
}
"""

READY = f"""
() => document.querySelector(".ending") !== null || ({LIT})().length > 0
"""


class Player:
    """Plays at a page by mouse, by finger or by keys."""

    def __init__(self, page: Page, seed: str) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.steps = 0

    @property
    def over(self) -> bool:
        return bool(self.page.query_selector(".ending"))

    def by_mouse(self) -> None:
        """Click something that glows."""
        point = self.somewhere()
        if point is not None:
            self.page.mouse.click(point["x"], point["y"])

    def by_finger(self) -> None:
        """Tap something that glows."""
        point = self.somewhere()
        if point is not None:
            self.page.touchscreen.tap(point["x"], point["y"])

    def by_keys(self) -> None:
        """Go to something that glows, and press Enter."""
        for _ in range(self.chance.randint(1, 4)):
            self.page.keyboard.press("ArrowRight")
        assert self.page.evaluate("document.activeElement.hasAttribute('data-lit')")
        self.page.keyboard.press("Enter")

    def somewhere(self) -> dict[str, Any] | None:
        """A point of something that glows; None where it has gone in the meantime."""
        count = int(self.page.evaluate(f"({LIT})().length"))
        if count == 0:
            return None
        chosen = self.chance.randrange(count)
        point = self.page.evaluate(POINT, chosen)
        for _ in range(LOOKS):
            if point is None or "hidden" not in point:
                return None if point is None else dict(point)
            self.page.wait_for_timeout(A_MOMENT)
            point = self.page.evaluate(POINT, chosen)
        raise AssertionError(f"it glows, but can't be clicked: {point}")

    def step(self, act: str) -> None:
        """One click, tap or key, once there is something to choose; then wait until it has done something."""
        self.page.wait_for_function(READY, timeout=PATIENCE)
        if self.over:
            return
        before = self.page.evaluate(POSITION)
        getattr(self, act)()
        self.page.wait_for_function(f"(before) => ({POSITION})() !== before", arg=before, timeout=PATIENCE)
        self.steps += 1

    def play(self, act: str = "by_mouse", steps: int = MOST_STEPS) -> None:
        """Play so many steps, or to the end."""
        for _ in range(steps):
            if self.over:
                return
            self.step(act)
