"""`arkade lab ladder` and `arkade lab fit`."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import arkade
from arkade.cli import INTERRUPTED
from arkade.cli.fit import learn_from_games, try_out
from arkade.cli.progress import watch
from arkade.lab.fit import Learned, weights_file
from arkade.lab.matches import Setting
from arkade.lab.reserving import reserved
from tests.cli.command import call
from tests.cli.pseudo_terminal import PseudoTerminal, plain

LADDER = ("lab", "ladder", "sample", "--bots", "random,greedy:1", "--games", "6", "--processes", "1")


def test_a_ladder_for_people_is_a_table_with_intervals(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    done = call(capsys, *LADDER, "--results", str(tmp_path / "results"))
    assert (done.code, done.err) == (0, "")
    assert "Tidepool: the ladder" in done.out
    assert "greedy:1 against random" in done.out
    assert "%" in done.out


def test_a_ladder_for_programs_is_json_and_can_be_resumed_with_more_games(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = ("--results", str(tmp_path / "results"), "--json")
    first = json.loads(call(capsys, *LADDER, *file).out)
    assert set(first[0]) == {"bots", "games", "share", "low", "high", "errors"}
    assert (first[0]["bots"], first[0]["games"], first[0]["errors"]) == (["greedy:1", "random"], 6, 0)
    more = json.loads(call(capsys, *LADDER, "--games", "10", "--resume", *file).out)
    assert more[0]["games"] == 10
    assert len((tmp_path / "results").read_bytes().splitlines()) == 11


def test_a_crew_is_counted_by_itself(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    done = call(capsys, *LADDER, "--mode", "together", "--results", str(tmp_path / "results"))
    assert "a crew of greedy:1" in done.out


def test_an_old_file_is_not_written_over(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "results"
    path.write_text("precious")
    done = call(capsys, *LADDER, "--results", str(path))
    assert done.code == 2
    assert "is there already" in done.err
    assert path.read_text() == "precious"


def test_a_file_that_another_ladder_is_writing_is_left_to_it(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "results"
    with reserved(path):
        refused = call(capsys, *LADDER, "--results", str(path))
        assert refused.code == 2
        assert "another run is writing to" in refused.err
        assert not path.exists()
    assert call(capsys, *LADDER, "--results", str(path)).code == 0
    assert list(tmp_path.iterdir()) == [path]


def test_a_ladder_that_can_write_nowhere_says_so(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    done = call(capsys, *LADDER, "--results", str(tmp_path / "file" / "results"))
    assert done.code == 2
    assert "can't be written" in done.err
    assert "is no folder" in done.err


def test_weights_that_are_not_proved_better_are_not_written(capsys: pytest.CaptureFixture[str]) -> None:
    path = weights_file(arkade.load("sample"))
    before = path.read_bytes()
    done = call(capsys, "lab", "fit", "sample", "--games", "6", "--trial", "4", "--bot", "greedy:1", "--processes", "1")
    assert done.code == 0
    assert "so the old ones stay" in " ".join(done.out.split())
    assert path.read_bytes() == before


def test_a_fit_for_programs_is_json(capsys: pytest.CaptureFixture[str]) -> None:
    line = "lab fit sample --games 4 --trial 4 --bot greedy:1 --processes 1 --json"
    result = json.loads(call(capsys, *line.split()).out)
    assert result["accepted"] is False
    assert result["games"] == 4
    assert "pearls" in result["weights"]


def test_games_that_fail_while_weights_are_fitted_are_told_and_kept(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """The bot that learns is none, and the new weights are such as the game does not have."""
    game = arkade.load("sample")
    setting = Setting("sample", "free", {}, "seed")
    lessons: list[Learned] = []
    assert learn_from_games(game, setting, "nobody", 2, 1, tmp_path, lessons)
    assert try_out(game, setting, "greedy:1", lessons, {"nonsense": 1.0}, 2, 1, tmp_path, True) == 1
    said = capsys.readouterr()
    assert json.loads(said.out)["errors"] == 4
    for number, words in ((0, "to learn from"), (1, "to learn from"), (0, "of the trial"), (1, "of the trial")):
        name = f"sample-{words.replace(' ', '-')}-game-{number}.json"
        assert f"Game {number} ({words}) failed: " in said.err
        assert f"arkade replay {tmp_path / name}" in said.err
        assert (tmp_path / name).exists()


def test_a_fit_that_is_stopped_says_what_became_of_its_games(tmp_path: Path) -> None:
    line = ("lab", "fit", "sample", "--bot", "greedy:1", "--games", "100000", "--processes", "1")
    with PseudoTerminal(*line, folder=tmp_path) as terminal:
        terminal.wait_for("/100000")
        assert terminal.interrupt_to_the_end() == INTERRUPTED
        said = plain(terminal.text)
    assert re.search(r"Stopped after [\d,]+ of 100,000 games to learn from\. They are not kept, and the weights", said)
    assert list(tmp_path.iterdir()) == []


def test_ctrl_c_keeps_what_is_done_and_the_run_can_be_resumed(tmp_path: Path) -> None:
    """A real run in processes of its own, stopped as a terminal stops it."""
    path = tmp_path / "results"
    command = [sys.executable, "-m", "arkade.cli", "lab", "ladder", "sample", "--bots", "random,greedy:2"]
    command += ["--games", "100000", "--processes", "2", "--results", str(path)]
    run = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True, cwd=tmp_path
    )
    until = time.monotonic() + 60
    while (not path.is_file() or path.read_bytes().count(b"\n") < 12) and time.monotonic() < until:
        time.sleep(0.1)
    os.killpg(run.pid, signal.SIGINT)
    out, err = run.communicate(timeout=60)
    assert run.returncode == 130
    assert b"greedy:2 against random" in out
    assert b"Traceback" not in err
    done = path.read_bytes().count(b"\n") - 1
    assert done >= 11
    command[command.index("100000")] = str(done // 2)
    again = subprocess.run([*command, "--resume", "--json"], capture_output=True, timeout=60, cwd=tmp_path)
    assert again.returncode == 0
    assert json.loads(again.stdout)[0]["games"] == done // 2


def test_what_is_watched_is_gathered() -> None:
    done: list[int] = []
    assert watch((number for number in range(3)), done, 3, "Counting")
    assert done == [0, 1, 2]
