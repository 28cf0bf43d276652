"""Positions of any game for tests, given as whole scenarios."""

from __future__ import annotations

from typing import Any

from arkade.scenarios import game_of, read_scenario
from arkade.scenarios.position import blank_table, set_up


def position_of(text: str) -> Any:
    """The game at the first decision of a scenario's position."""
    scenario = read_scenario(text)
    names = blank_table(scenario, game_of(scenario))
    set_up(scenario, names)
    names.g.run()
    return names.g
