"""Positions of AracKhan Wars for tests, given as scenarios."""

from __future__ import annotations

from arkade.games.arackhan_wars import GAME
from arkade.kernel import State
from arkade.kernel.phrases import find_option
from arkade.scenarios.file import read_scenario
from arkade.scenarios.position import blank_table, set_up
from arkade.scenarios.run import run


def plays(text: str) -> None:
    """Run a scenario of this game, given without its first lines."""
    assert run(read_scenario(f"game: arackhan_wars\ntitle: a test\n{text}"), GAME) == []


def position(text: str) -> State:
    """The game at the first decision of a position."""
    scenario = read_scenario(f"game: arackhan_wars\ntitle: a test\nexpect: {{over: no}}\nposition:\n{text}")
    names = blank_table(scenario, GAME)
    set_up(scenario, names)
    names.g.run()
    return names.g


def say(g: State, seat: int, *phrases: str) -> None:
    """Let a seat choose what these words mean, one after the other."""
    for phrase in phrases:
        g.choose(seat, find_option(g, seat, phrase))
