"""The page about scenarios: its scenarios pass, and the commands on it answer what the page shows."""

from __future__ import annotations

from pathlib import Path

import pytest

from arkade.scenarios import run_paths
from tests.docs.pages import Block, blocks

PAGE = "docs/scenarios.md"
SCENARIOS = [block for block in blocks(PAGE, "yaml") if block.text.startswith("game: sample\n")]
CONSOLE = [block.text.split("\n", 1)[1] for block in blocks(PAGE, "console")]


def answer(path: Path, text: str) -> str:
    """What `arkade scenario` says about a file with this text."""
    path.write_text(text, encoding="utf-8")
    report = run_paths([path])
    return "\n".join([*report.messages, report.summary, ""]).replace(str(path), path.name)


@pytest.mark.parametrize("block", SCENARIOS, ids=lambda block: f"line {block.line}")
def test_a_scenario_on_the_page_passes(block: Block, tmp_path: Path) -> None:
    assert answer(tmp_path / "example.yaml", block.text) == "1 passed, 0 failed\n"


def test_the_first_scenario_is_answered_as_the_page_shows(tmp_path: Path) -> None:
    passing, failing = CONSOLE
    scenario = SCENARIOS[0].text
    assert answer(tmp_path / "diver.yaml", scenario) == passing
    assert answer(tmp_path / "diver.yaml", scenario.replace("P2: {pearls: 1}", "P2: {pearls: 2}")) == failing
