"""Every rule of every game is shown by a test or a scenario that cites it."""

from __future__ import annotations

from pathlib import Path

import arkade
from arkade.lab.coverage import coverage, find_project
from tests.conformance.cases import every_game


@every_game
def test_every_rule_in_force_is_cited(name: str) -> None:
    found = coverage(arkade.load(name), find_project(Path(__file__).parent))
    assert found.missing == []
    assert found.unknown == {}
