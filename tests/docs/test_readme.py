"""The front page: its links lead somewhere, its code runs, and it promises no game that is not there."""

from __future__ import annotations

import re

import pytest

import arkade
from tests.docs.pages import ROOT, blocks, links, rows

OUTSIDE = re.compile(r"^[a-z]+://|^#")


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"])
def test_links_lead_to_files_that_are_there(name: str) -> None:
    targets = [target.split("#")[0] for target in links(name) if not OUTSIDE.match(target)]
    assert [target for target in targets if not (ROOT / target).exists()] == []


def test_the_games_that_are_here_are_those_that_can_be_loaded() -> None:
    state = {row[1].strip("`"): row[2] for row in rows("README.md", "The games")}
    assert {name for name in state if state[name] == "here"} == set(arkade.GAMES)
    assert set(state.values()) <= {"here", "coming"}


def test_the_python_example_plays_a_game_to_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = blocks("README.md", "python")
    exec(compile(example.text, "README.md", "exec"), {})
    assert len(capsys.readouterr().out.split(",")) == 3
