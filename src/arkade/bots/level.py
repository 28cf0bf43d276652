"""Levels: how far ahead a bot looks, and how readily it takes an option that is not the best one."""

from __future__ import annotations

from math import inf
from typing import Final


class Level:
    """A level of play. The horizon is counted in rests: the moments of a game at which nothing is under way. In a crew
    the full horizon is the crew's next plan, however many rests that takes, and a shorter one may end before it. The
    temperature is on the scale of values, from 0 (lost) to 1 (won): an option that is worth less than the best by as
    much as the temperature is taken about a third as often. Before the master searches, it plans its turn in as
    many worlds as `plans` says, if its budget allows."""

    def __init__(self, name: str, horizon: int, temperature: float, plans: int) -> None:
        self.name: Final = name
        self.horizon: Final = horizon
        self.temperature: Final = temperature
        self.plans: Final = plans


BLIND: Final = Level("blind", 0, inf, 0)
"""Looks at nothing, and takes any option as readily as another."""
EASY: Final = Level("easy", 1, 0.08, 0)
MEDIUM: Final = Level("medium", 2, 0.03, 0)
HARD: Final = Level("hard", 4, 0.01, 1)
FULL: Final = Level("full", 8, 0.0, 2)
