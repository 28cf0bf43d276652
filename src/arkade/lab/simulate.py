"""Simulate: bots play many games, here, on all cores or on a cluster, and nothing that goes wrong is hidden."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from functools import partial
from itertools import islice
from time import perf_counter
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

from arkade.games.registry import load
from arkade.lab.journal import games_in
from arkade.lab.plan import Plan, make_plan
from arkade.lab.played import Fault, GamePlayed
from arkade.lab.playing import Portion, PortionPlayed, play_portion
from arkade.lab.processes import in_processes, in_turn
from arkade.lab.summary import Summary

if TYPE_CHECKING:
    from arkade.lab.results import Results

PORTION_SECONDS = 0.25
"""How long a process should play before it hands over what it has finished: this much is lost when it is killed."""
MOST_AT_ONCE = 1000
HEAD_START = 1.0
"""So many seconds are played here before other processes are started, which takes them as long to get going."""

Work: TypeAlias = Callable[[Portion], PortionPlayed]
Workers: TypeAlias = Callable[[Work, Iterable[Portion]], Generator[PortionPlayed, None, None]]
"""Those who play: they take portions when they can, and give back what they have played in any order."""


def forget(lines: bytes) -> None:
    """What becomes of the games of a run of which only the summary is wanted."""


class Portions:
    """The games that are to be played, in portions that take about as long as one should wait for them."""

    def __init__(self, plan: Plan, numbers: Iterable[int]) -> None:
        self.plan = msgspec.json.encode(plan)
        self.numbers = iter(numbers)
        self.size = 1

    def __iter__(self) -> Iterator[Portion]:
        while numbers := list(islice(self.numbers, self.size)):
            yield Portion(self.plan, numbers)

    def learn(self, games: int, seconds: float) -> None:
        """Let the next portions be larger or smaller, as long as some games took."""
        fitting = int(PORTION_SECONDS * games / seconds) if seconds else MOST_AT_ONCE
        self.size = max(1, min(fitting, 4 * self.size, MOST_AT_ONCE))


class Run:
    """A number of games of a plan: which of them are done, what came out of them, and what went wrong."""

    def __init__(self, plan: Plan, games: int, keep: Callable[[bytes], None] = forget) -> None:
        self.plan = plan
        self.games = games
        self.keep = keep
        self.done: set[int] = set()
        self.summary = Summary()
        self.faults: list[Fault] = []

    def play(self, workers: Workers, work: Work = play_portion) -> Generator[int, None, None]:
        """Play what is missing, and say how many games are done whenever some are. They are kept before they count."""
        portions = Portions(self.plan, (number for number in range(self.games) if number not in self.done))
        with closing(workers(work, portions)) as finished:
            for portion in finished:
                self.keep(portion.lines)
                played = games_in(portion.lines)
                portions.learn(len(played), portion.seconds)
                for one in played:
                    self.count(one)
                yield len(self.done)

    def count(self, played: GamePlayed) -> None:
        """Add a game that is over, now or in an earlier part of the run."""
        self.done.add(played.number)
        self.summary.add(played)
        if played.record is not None and played.error is not None:
            self.faults.append(Fault(played.number, played.error, played.record))


def on_all_cores(
    work: Work, portions: Iterable[Portion], processes: int | None = None
) -> Generator[PortionPlayed, None, None]:
    """Workers of this machine: a short run is over before other processes would have begun, a long one uses them."""
    started = perf_counter()
    waiting = iter(portions)
    with closing(in_turn(work, waiting)) as played:
        for portion in played:
            yield portion
            if perf_counter() - started > HEAD_START:
                break
    yield from in_processes(work, waiting, processes)


def simulate(
    game: str,
    bots: Sequence[str] = ("random",),
    games: int = 100,
    seed: int | str = 0,
    mode: str | None = None,
    options: Mapping[str, Any] | None = None,
    decks: Sequence[Any] = (),
    processes: int = 1,
) -> Results:
    """Let bots play many games, and give what came out as polars tables; `arkade.lab.results` says what they hold.

    One bot sits at every seat, several change seats on the same deals. With decks every deck meets every deck. More
    than one process needs what all programs with several processes need: a main module that can be imported.
    """
    from arkade.lab.results import results_of

    lines: list[bytes] = []
    run = Run(make_plan(load(game), bots, seed, mode, options, decks), games, lines.append)
    for _ in run.play(partial(on_all_cores, processes=processes)):
        pass
    return results_of(one for some in lines for one in games_in(some))
