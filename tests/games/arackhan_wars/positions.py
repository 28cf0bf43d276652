"""Positions of AracKhan Wars for tests, given as scenarios."""

from __future__ import annotations

from arkade.games.arackhan_wars import GAME
from arkade.scenarios.file import read_scenario
from arkade.scenarios.run import run


def plays(text: str) -> None:
    """Run a scenario of this game, given without its first lines."""
    assert run(read_scenario(f"game: arackhan_wars\ntitle: a test\n{text}"), GAME) == []
