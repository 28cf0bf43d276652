"""Running scenarios that stand in a test as text."""

from __future__ import annotations

from textwrap import dedent

from arkade.scenarios import game_of, read_scenario, run


def failures(text: str) -> list[str]:
    """How a scenario of the sample game failed; an empty list if it holds."""
    scenario = read_scenario("game: sample\n" + dedent(text))
    return run(scenario, game_of(scenario))
