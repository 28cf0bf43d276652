"""Every scenario of every game holds."""

from __future__ import annotations

from pathlib import Path

import pytest

import arkade
from arkade.scenarios import read_file, run_file
from tests.scenarios.files import ALL_FILES, SAMPLE_FILES, folder


@pytest.mark.parametrize("path", ALL_FILES, ids=lambda path: "/".join(path.parts[-3:]))
def test_the_scenario_holds(path: Path) -> None:
    result = run_file(path)
    assert result.failures == []
    assert result.title


def test_every_rule_of_the_sample_game_is_shown_by_a_scenario() -> None:
    shown = {rule for path in SAMPLE_FILES for rule in read_file(path).rules}
    assert [rule.id for rule in arkade.load("sample").rules if rule.id not in shown] == []


def test_the_scenarios_of_the_sample_game_mirror_its_cards() -> None:
    names = [card.name.casefold().replace(" ", "_") for card in arkade.load("sample").cards]
    stems = [path.stem for path in (folder("sample") / "cards").glob("*.yaml")]
    assert [name for name in names if not any(stem.startswith(name) for stem in stems)] == []
    assert [stem for stem in stems if not any(stem.startswith(name) for name in names)] == []
