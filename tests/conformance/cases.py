"""The cases that the suite runs over: every registered game, in every mode, with every number of seats.

A game that is added to the registry is covered with no change here. While working on one game, run the suite for
that one: `ARKADE_SUITE=sample make test-plain`.
"""

from __future__ import annotations

import os
from dataclasses import dataclass

import pytest

import arkade
from arkade.kernel import Game, State


@dataclass(frozen=True)
class Case:
    """One way to sit down at a game."""

    name: str
    mode: str
    seats: int

    def __str__(self) -> str:
        return f"{self.name}-{self.mode}-{self.seats}"

    @property
    def game(self) -> Game:
        return arkade.load(self.name)

    def new(self, seed: int | str) -> State:
        return self.game.new(seed, self.mode, {"seats": self.seats})

    def blank(self) -> State:
        """A table with no cards on it."""
        return self.game.blank(0, self.mode, {"seats": self.seats})


def cases_of(name: str) -> list[Case]:
    """All cases of one game."""
    modes = arkade.load(name).modes.values()
    return [Case(name, mode.name, seats) for mode in modes for seats in mode.seats]


GAMES = tuple(os.environ.get("ARKADE_SUITE", "").split()) or arkade.GAMES
CASES = [case for name in GAMES for case in cases_of(name)]

every_case = pytest.mark.parametrize("case", CASES, ids=str)
every_game = pytest.mark.parametrize("name", GAMES)
