# arkade: interpreted
"""Budgets: how long a bot may think about one decision."""

from __future__ import annotations

import re
from time import perf_counter

import msgspec

from arkade.kernel.errors import ArkadeError, shorten

WRITTEN = re.compile(r"([0-9]{1,9})(ms|s|)")
MOST_MILLISECONDS = 3_600_000
FOR_EVER = 10**9


class Budget(msgspec.Struct, frozen=True):
    """So many iterations, or so many milliseconds, or as many iterations as fit into so many milliseconds. What one
    iteration is, each bot says. With iterations alone a bot gives the same answer on every machine."""

    iterations: int = 0
    milliseconds: int = 0

    def __str__(self) -> str:
        if self.milliseconds:
            whole = self.milliseconds % 1000 == 0
            return f"{self.milliseconds // 1000}s" if whole else f"{self.milliseconds}ms"
        return str(self.iterations)

    @property
    def in_iterations(self) -> int:
        """About how many iterations it is worth: a time counts as if one took a millisecond, which is slow."""
        return self.iterations or self.milliseconds

    def start(self) -> Clock:
        return Clock(self)


NO_TIME = Budget()
"""The budget of a bot that does not think."""


class Clock:
    """Counts a budget down while a bot thinks. The first iteration is always there."""

    def __init__(self, budget: Budget) -> None:
        self.left = FOR_EVER if budget.milliseconds and not budget.iterations else max(budget.iterations, 1)
        self.started = perf_counter()
        self.deadline = self.started + budget.milliseconds / 1000 if budget.milliseconds else 0.0
        self.done = 0

    def tick(self) -> bool:
        """Whether there is time for one more iteration."""
        if self.done >= self.left:
            return False
        if self.deadline and self.done and perf_counter() >= self.deadline:
            return False
        if not self.done:
            self.started = perf_counter()
        self.done += 1
        return True

    def to_come(self) -> int:
        """How many more iterations there is time for: so many as are left, or as many as the pace since the first one
        allows. What was done before it, such as a plan, took time but says nothing about the pace."""
        if not self.deadline:
            return self.left - self.done
        now = perf_counter()
        pace = self.done / max(now - self.started, 1e-9)
        return max(0, int(pace * (self.deadline - now)))


def read_budget(text: str) -> Budget:
    """A budget as people write it: `200` iterations, `500ms`, `2s`."""
    found = WRITTEN.fullmatch(text)
    if found is None or int(found.group(1)) == 0:
        raise ArkadeError(f"a budget is a number of iterations or a time such as 500ms or 2s, not {shorten(text)!r}")
    number, unit = int(found.group(1)), found.group(2)
    if not unit:
        return Budget(iterations=number)
    milliseconds = number * (1000 if unit == "s" else 1)
    if milliseconds > MOST_MILLISECONDS:
        raise ArkadeError(f"a bot thinks for at most an hour, not {shorten(text)!r}")
    return Budget(milliseconds=milliseconds)
