"""A yardstick for the speed of the master: OpenSpiel's search of the same family, beside ours, in one run.

Both search the same positions of OpenSpiel's games, with its rules and its sampler of worlds; below stand positions of
our own games. Run it by `python benchmarks/openspiel_yardstick.py`, with an interpreter in which the extra `envs` is
installed.
benchmarks/README.md says what is compared and what is not.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from time import process_time

import numpy
import pyspiel  # type: ignore[import-not-found]
from open_spiel.python.algorithms import ismcts, mcts  # type: ignore[import-untyped]
from rich.console import Console
from rich.table import Table

import arkade
from arkade.bots import Eye, RandomBot
from arkade.bots.judging import evaluation_of
from arkade.bots.level import FULL
from arkade.bots.search import Search as MasterSearch
from arkade.kernel import State
from arkade.kernel.chance import seeded
from arkade.lab.form import is_compiled

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.openspiel_guest import Guest

THEIR_GAMES = {"gin_rummy": 6, "leduc_poker": 1}
OUR_GAMES = {"sample": 6, "worldbreakers": 6, "arackhan_wars": 6}
"""Games, and how many decisions are made at random before a position is searched. A hand of Leduc poker has few."""
FEWEST_OPTIONS = 3
"""A position with fewer options is played on."""
EXPLORATION = 1.4
EVERY_WORLD = -1

Search = Callable[[int], None]
"""Searches one position for a number of iterations."""


def speed(search: Search, iterations: int, repeats: int) -> list[float]:
    """Iterations a second of the processor, once for each repeat. What else the machine does counts little so."""
    found: list[float] = []
    for _ in range(repeats):
        started = process_time()
        search(iterations)
        found.append(iterations / (process_time() - started))
    return found


# -- OpenSpiel ---------------------------------------------------------------------------------------


def their_position(name: str, before: int, seed: int) -> pyspiel.State:
    """A position of one of OpenSpiel's games in which there is something to choose."""
    dice = Random(seed)
    state = pyspiel.load_game(name).new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choices(outcomes, chances)[0])
            continue
        options = state.legal_actions()
        if decisions >= before and len(options) >= FEWEST_OPTIONS:
            return state
        state.apply_action(dice.choice(options))
        decisions += 1
    return their_position(name, before, seed + 1)


def their_compiled_search(state: pyspiel.State) -> Search:
    """Their search in C++."""

    def search(iterations: int) -> None:
        evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
        policy = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        pyspiel.ISMCTSBot(1, evaluator, EXPLORATION, iterations, EVERY_WORLD, policy, True, True).step(state)

    return search


def their_python_search(state: pyspiel.State) -> Search:
    """Their search in Python, on their games in C++."""

    def search(iterations: int) -> None:
        dice = numpy.random.RandomState(1)
        evaluator = mcts.RandomRolloutEvaluator(1, dice)
        ismcts.ISMCTSBot(
            state.get_game(),
            evaluator,
            EXPLORATION,
            iterations,
            random_state=dice,
            use_observation_string=True,
            allow_inconsistent_action_sets=True,
        ).step(state)

    return search


# -- Arkade ------------------------------------------------------------------------------------------


def our_position(name: str, before: int, seed: int) -> State:
    """A position of one of our games in which there is something to choose."""
    g = arkade.load(name).new(seed, listening=False)
    bots = [RandomBot(f"{seed}/{seat}") for seat in range(g.seats)]
    decisions = 0
    while not g.over:
        seat = g.asked[0]
        options = g.options(seat)
        if decisions >= before and len(options) >= FEWEST_OPTIONS:
            return g
        g.choose(seat, bots[seat].choose(Eye(g, seat)))
        decisions += len(options) > 1
    return our_position(name, before, seed + 1)


def our_tree(g: State) -> MasterSearch:
    """The master's search of a position, before its first iteration."""
    eye = Eye(g, g.asked[0])
    world = eye.sample("yardstick")
    tree = MasterSearch(eye, world, evaluation_of(world, None), FULL, "yardstick", seeded("yardstick"), {})
    tree.prime_root(0)
    return tree


def our_search(g: State) -> Search:
    """The master's search with all its iterations, though the master itself stops when its decision has fallen."""

    def search(iterations: int) -> None:
        tree = our_tree(g)
        for number in range(1, iterations + 1):
            tree.iterate(number)

    return search


def our_search_of_theirs(state: pyspiel.State) -> Search:
    """The same search on a position of OpenSpiel's, with its rules and its worlds, every game played to its end."""
    guest = Guest(state)

    def search(iterations: int) -> None:
        tree = our_tree(guest.match)
        for number in range(1, iterations + 1):
            guest.forget()
            tree.iterate(number)

    return search


# -- side by side ------------------------------------------------------------------------------------


def main() -> None:
    reading = argparse.ArgumentParser(description="Compare the speed of the master with OpenSpiel's search.")
    reading.add_argument("--iterations", type=int, default=1000)
    reading.add_argument("--repeats", type=int, default=5)
    reading.add_argument("--seed", type=int, default=1)
    wanted = reading.parse_args()
    form = "compiled" if is_compiled() else "plain"
    rows: list[tuple[str, str, int, Search]] = []
    for name, before in THEIR_GAMES.items():
        state = their_position(name, before, wanted.seed)
        count = len(state.legal_actions())
        rows.append(("OpenSpiel, C++", name, count, their_compiled_search(state)))
        rows.append(("OpenSpiel, Python", name, count, their_python_search(state)))
        rows.append((f"Arkade, {form}", name, count, our_search_of_theirs(state)))
    for name, before in OUR_GAMES.items():
        g = our_position(name, before, wanted.seed)
        rows.append((f"Arkade, {form}", name, len(g.options(g.asked[0])), our_search(g)))
    table = Table(
        title=f"Iterations a second of the processor, in {wanted.repeats} searches of {wanted.iterations} iterations"
    )
    for heading in ("search", "game"):
        table.add_column(heading, no_wrap=True)
    for heading in ("options", "median", "from", "to"):
        table.add_column(heading, justify="right")
    for title, name, count, search in rows:
        speeds = speed(search, wanted.iterations, wanted.repeats)
        numbers = [median(speeds), min(speeds), max(speeds)]
        table.add_row(title, name, str(count), *[f"{number:,.0f}" for number in numbers])
    Console().print(table)


if __name__ == "__main__":
    main()
