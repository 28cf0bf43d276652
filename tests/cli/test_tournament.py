"""`arkade lab tournament`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.command import call

TOURNAMENT = ("lab", "tournament", "sample", "--bots", "random,greedy:1", "--games", "6", "--processes", "1")


def test_a_tournament_for_people_is_a_table_with_ratings(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    done = call(capsys, *TOURNAMENT, "--results", str(tmp_path / "results"))
    assert (done.code, done.err) == (0, "")
    assert "Tidepool: tournament" in done.out
    assert "greedy:1" in done.out


def test_a_tournament_for_programs_is_json_and_can_be_resumed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = ("--results", str(tmp_path / "results"), "--json")
    first = json.loads(call(capsys, *TOURNAMENT, *file).out)
    assert [one["games"] for one in first] == [6, 6]
    assert set(first[0]) == {"name", "rating", "sigma", "games", "share", "low", "high"}
    more = json.loads(call(capsys, *TOURNAMENT, "--games", "8", "--resume", *file).out)
    assert [one["games"] for one in more] == [8, 8]


def test_decks_can_be_rated_too(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    line = ("lab", "tournament", "worldbreakers", "--decks", "moon,void", "--bot", "random", "--games", "2")
    done = call(capsys, *line, "--processes", "1", "--results", str(tmp_path / "results"))
    assert done.code == 0
    assert "moon (random)" in done.out
