"""Simulate: bots play many games, and nothing that goes wrong in one of them is hidden."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from time import perf_counter
from typing import Any

import msgspec

from arkade.bots import BotMaker, Eye
from arkade.kernel import ArkadeError, Game, Record, State
from arkade.lab.form import is_compiled

DECISION_LIMIT = 20_000
"""A game with more decisions than this counts as one that does not end."""


class Fault(msgspec.Struct, frozen=True):
    """A game that went wrong: its number, what happened, and the record that makes it happen again."""

    number: int
    words: str
    record: Record


class Result(msgspec.Struct, frozen=True):
    """What came out of a number of games.

    `wins` has an entry for each bot in the order in which they were named. A bot wins with its team; where
    everybody plays together, each win of the crew is a win of every bot. `draws` counts the games among
    rivals that nobody won.
    """

    game: str
    games: int
    finished: int
    errors: int
    decisions: int
    seconds: float
    decisions_per_second: float
    games_per_second: float
    wins: list[int]
    draws: int
    compiled: bool


class Simulation:
    """A series of games of the same bots. From game to game every bot moves on by one seat.

    Game number N is the same game whether or not the ones before it were played: its deal and its bots are
    seeded by the series' seed and its number.
    """

    def __init__(
        self,
        game: Game,
        bots: Sequence[BotMaker],
        seed: int | str = 0,
        mode: str | None = None,
        options: Mapping[str, Any] | None = None,
        limit: int = DECISION_LIMIT,
    ) -> None:
        self.game = game
        self.bots = tuple(bots)
        self.seed = seed
        self.mode = mode
        self.options = {"seats": len(self.bots), **(options or {})}
        self.limit = limit
        self.faults: list[Fault] = []
        self.finished = 0
        self.decisions = 0
        self.seconds = 0.0
        self.wins = [0] * len(self.bots)
        self.draws = 0
        self.check()

    def check(self) -> None:
        """Complain about a wrong mode, setting or number of bots before anything is played."""
        seats = self.game.blank(self.seed, self.mode, self.options).seats
        if seats != len(self.bots):
            raise ArkadeError(f"{seats} seats need {seats} bots, not {len(self.bots)}")

    def play(self, number: int) -> None:
        """Play one game and count what came out of it."""
        started = perf_counter()
        seed = f"{self.seed}/{number}"
        g: State | None = None
        try:
            g = self.game.new(seed, self.mode, self.options, listening=False)
            self.play_on(g, number)
        except Exception as fault:
            reached = g or self.game.blank(seed, self.mode, self.options)
            self.faults.append(Fault(number, f"{type(fault).__name__}: {fault}", reached.record()))
        else:
            self.count(g, number)
        self.decisions += g.choices if g is not None else 0
        self.seconds += perf_counter() - started

    def play_on(self, g: State, number: int) -> None:
        """Let the bots decide until the game is over. Where several seats are asked, they take turns."""
        players = [self.bots[bot](f"{self.seed}/{number}/{bot}") for bot in self.seating(number)]
        eyes = [Eye(g, seat) for seat in range(g.seats)]
        turn = 0
        while not g.over:
            if turn == self.limit:
                raise RuntimeError(f"the game did not end within {self.limit} decisions")
            asked = g.asked
            seat = asked[turn % len(asked)]
            g.choose(seat, players[seat].choose(eyes[seat]))
            turn += 1

    def seating(self, number: int) -> list[int]:
        """Which bot sits at which seat in a game."""
        seats = len(self.bots)
        return [(seat - number) % seats for seat in range(seats)]

    def count(self, g: State, number: int) -> None:
        """A score of 1 is a win. With rivals at the table, a game without one is a draw."""
        self.finished += 1
        winners = [seat for seat, score in enumerate(g.scores) if score >= 1]
        seating = self.seating(number)
        for seat in winners:
            self.wins[seating[seat]] += 1
        if not winners and len(set(g.table.teams)) > 1:
            self.draws += 1

    def result(self) -> Result:
        """What came out so far."""
        games = self.finished + len(self.faults)
        return Result(
            game=self.game.name,
            games=games,
            finished=self.finished,
            errors=len(self.faults),
            decisions=self.decisions,
            seconds=self.seconds,
            decisions_per_second=self.decisions / self.seconds if self.seconds else 0.0,
            games_per_second=games / self.seconds if self.seconds else 0.0,
            wins=list(self.wins),
            draws=self.draws,
            compiled=is_compiled(),
        )


def simulate(
    game: Game,
    bots: Sequence[BotMaker],
    games: int,
    seed: int | str = 0,
    mode: str | None = None,
    options: Mapping[str, Any] | None = None,
) -> Simulation:
    """Play a number of games of some bots; the simulation that comes back holds the result and the faults."""
    simulation = Simulation(game, bots, seed, mode, options)
    for number in range(games):
        simulation.play(number)
    return simulation
