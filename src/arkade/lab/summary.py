"""The summary of a run: how often every bot, every deck and every seat has won, with intervals."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from arkade.lab.interval import share_interval
from arkade.lab.played import GamePlayed

BEGAN = "went first"
FOLLOWED = "went later"


class Standing(msgspec.Struct):
    """How somebody has done: in so many games so many points, a win being 1 and a draw a share. In games with several
    seats of the same name their mean counts."""

    name: str
    games: int = 0
    wins: int = 0
    points: float = 0.0

    def add(self, outcomes: Sequence[float]) -> None:
        self.games += 1
        self.wins += min(outcomes) >= 1
        self.points += sum(outcomes) / len(outcomes)

    @property
    def share(self) -> float:
        return self.points / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share."""
        return share_interval(self.points, self.games)


class Summary:
    """What came out of the games so far. A game that all sides play with the same bot says nothing about that bot, and
    so it is with decks; where all play together, every game counts."""

    def __init__(self) -> None:
        self.games = 0
        self.finished = 0
        self.draws = 0
        self.decisions = 0
        self.bots: dict[str, Standing] = {}
        self.decks: dict[str, Standing] = {}
        self.seats: dict[str, Standing] = {}
        self.turns: dict[str, Standing] = {}

    @property
    def errors(self) -> int:
        return self.games - self.finished

    def add(self, played: GamePlayed) -> None:
        self.games += 1
        self.decisions += played.decisions
        if not played.outcome:
            return
        self.finished += 1
        self.draws += is_draw(played)
        count(self.bots, played.bots, played)
        count(self.decks, played.decks, played)
        if not played.together:
            count(self.seats, [f"seat {seat + 1}" for seat in range(played.seats)], played)
            count(self.turns, [BEGAN if seat == played.first else FOLLOWED for seat in range(played.seats)], played)


def is_draw(played: GamePlayed) -> bool:
    """Whether rivals have played and nobody has won alone or with a team."""
    return not played.together and max(played.outcome) < 1


def count(standings: dict[str, Standing], names: Sequence[str], played: GamePlayed) -> None:
    """Add a game to the standings of those who sat at its seats."""
    present = set(names)
    if len(present) == 1 and not played.together:
        return
    for name in sorted(present):
        own = [score for score, other in zip(played.outcome, names, strict=True) if other == name]
        standings.setdefault(name, Standing(name)).add(own)
