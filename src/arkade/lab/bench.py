"""Bench: how fast a game runs here and now, in the form that is installed.

Every figure is the median of several slices after a warm-up, and the slowest and the fastest slice are kept
beside it: a wide range says that the machine was busy with something else.
"""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import perf_counter

import msgspec

from arkade.bots import Eye, RandomBot
from arkade.kernel import Game, State
from arkade.kernel.rollout import play_at_random
from arkade.lab.form import is_compiled, set_loaded_things_apart

SLICES = 7
SAMPLED_GAMES = 30
POSITIONS = 200
SHARE_OF_PLAY = 0.6
"""How much of the time goes into whole games; the rest is shared by copying and determinizing."""


class Figure(msgspec.Struct, frozen=True):
    """A measured figure: the median of the slices, and the lowest and highest of them."""

    median: float
    low: float
    high: float


class Speed(msgspec.Struct, frozen=True):
    """How fast a game runs: random play, copies and reshuffled worlds of positions in mid-play."""

    decisions_per_second: Figure
    copy_us: Figure
    determinize_us: Figure
    options_mean: float
    compiled: bool


class Positions:
    """Positions taken evenly from games of random play, and how many options their decisions had."""

    def __init__(self, game: Game) -> None:
        self.states: list[State] = []
        self.decisions = 0
        self.options = 0
        for number in range(SAMPLED_GAMES):
            self.walk(game.new(f"positions/{number}", listening=False), number)
        every = max(1, len(self.states) // POSITIONS)
        self.states = self.states[::every]

    def walk(self, g: State, number: int) -> None:
        bot = RandomBot(f"positions/{number}")
        while not g.over:
            self.states.append(g.copy())
            seat = g.asked[0]
            self.decisions += 1
            self.options += len(g.options(seat))
            g.choose(seat, bot.choose(Eye(g, seat)))

    @property
    def options_mean(self) -> float:
        return self.options / self.decisions


def bench(game: Game, seconds: float) -> Speed:
    """Measure a game in its default mode for about so many seconds."""
    positions = Positions(game)
    set_loaded_things_apart()
    numbers = iter(range(10**9))

    def play_one() -> int:
        seed = f"bench/{next(numbers)}"
        return play_at_random(game.new(seed, listening=False), seed)

    def copy_all() -> int:
        for g in positions.states:
            g.copy()
        return len(positions.states)

    def determinize_all() -> int:
        for place, g in enumerate(positions.states):
            g.determinize(g.asked[0], place)
        return len(positions.states)

    rest = seconds * (1 - SHARE_OF_PLAY) / 2
    played = rates(play_one, seconds * SHARE_OF_PLAY)
    copied = rates(copy_all, rest)
    determinized = rates(determinize_all, rest)
    return Speed(
        decisions_per_second=figure(played),
        copy_us=figure([1e6 / rate for rate in copied]),
        determinize_us=figure([1e6 / rate for rate in determinized]),
        options_mean=positions.options_mean,
        compiled=is_compiled(),
    )


def rates(work: Callable[[], int], seconds: float) -> list[float]:
    """How many things a second some work does, slice by slice. The first slice warms up and is not counted."""
    span = seconds / (SLICES + 1)
    return [rate_of(work, span) for _ in range(SLICES + 1)][1:]


def rate_of(work: Callable[[], int], span: float) -> float:
    started = perf_counter()
    done = work()
    while perf_counter() - started < span:
        done += work()
    return done / (perf_counter() - started)


def figure(values: list[float]) -> Figure:
    return Figure(median(values), min(values), max(values))
