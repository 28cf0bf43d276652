"""`arkade lab balance`."""

from __future__ import annotations

import json
import signal
import subprocess
from pathlib import Path
from time import sleep

import pytest

import arkade
from arkade.cli import INTERRUPTED
from arkade.lab.balance import balance_plan
from arkade.lab.folder import PLAN
from arkade.lab.results import read_results
from tests.cli.command import PROGRAM, call, wait_for
from tests.cli.failing import WORDS, begin_with_a_failed_game

BALANCE = ("lab", "balance", "sample", "--bot", "random", "--games", "60", "--processes", "1")


def test_a_balance_is_tables_a_page_and_pictures(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = tmp_path / "results"
    done = call(capsys, *BALANCE, "--results", str(folder))
    assert done.code == 0
    assert "Tidepool: 60 games on 60 deals" in " ".join(done.out.split())
    assert "Going first" in done.out
    assert "balance.html" in done.err
    names = {path.name for path in folder.iterdir()}
    assert {"balance.html", "balance-turns.png", "balance-length.png", "games.parquet", "cards.parquet"} <= names


def test_a_balance_can_be_resumed_and_shown_again(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = ("--results", str(tmp_path / "results"), "--json")
    first = json.loads(call(capsys, *BALANCE, *folder).out)
    assert (first["game"], first["games"], first["errors"]) == ("sample", 60, 0)
    more = json.loads(call(capsys, *BALANCE, "--games", "80", "--resume", *folder).out)
    assert more["games"] == 80
    (tmp_path / "results" / "balance.html").unlink()
    again = json.loads(call(capsys, "lab", "balance", "sample", "--show", *folder).out)
    assert again == more
    assert (tmp_path / "results" / "balance.html").exists()


def test_a_balance_that_is_stopped_before_the_first_game_is_over_says_so(tmp_path: Path) -> None:
    folder = tmp_path / "results"
    line = ("lab", "balance", "worldbreakers", "--bot", "master:4000", "--processes", "1", "--results", str(folder))
    with subprocess.Popen([*PROGRAM, *line], stderr=subprocess.PIPE) as program:
        wait_for(folder / PLAN)
        sleep(1.5)
        program.send_signal(signal.SIGINT)
        _, err = program.communicate(timeout=100)
    assert (program.returncode, err) == (INTERRUPTED, b"Stopped before a game was over.\n")


def test_a_game_that_failed_is_told_and_kept(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = tmp_path / "results"
    game = arkade.load("sample")
    failed = begin_with_a_failed_game(folder, balance_plan(game, "random", "balance", None, {}, []), game)
    done = call(capsys, *BALANCE, "--games", "3", "--resume", "--results", str(folder), "--json")
    assert done.code == 1
    assert (json.loads(done.out)["games"], json.loads(done.out)["errors"]) == (2, 1)
    (record,) = (folder / "failed-games").iterdir()
    assert f"Game 0 failed: {WORDS} (to see it again: arkade replay {record})" in done.err
    assert failed.record is not None
    assert record.read_bytes() == failed.record.to_json()
    assert read_results(folder).games["error"].to_list() == [WORDS, None, None]


def test_games_of_another_game_are_not_taken_for_those_of_this_one(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    folder = str(tmp_path / "results")
    call(capsys, *BALANCE, "--results", folder)
    done = call(capsys, "lab", "balance", "worldbreakers", "--show", "--results", folder)
    assert done.code == 2
    assert "holds games of sample" in done.err
