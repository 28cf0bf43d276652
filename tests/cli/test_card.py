"""`arkade lab card`."""

from __future__ import annotations

import json
import signal
import subprocess
from pathlib import Path
from subprocess import PIPE

import pytest

import arkade
from arkade.cardtext.changes import read_changes
from arkade.cli import INTERRUPTED
from arkade.games.registry import load_changed
from arkade.lab.card_trial import plan_with, touched_by, trial_plan
from arkade.lab.journal import JOURNAL
from arkade.lab.results import GAMES, read_results
from tests.cli.command import PROGRAM, call, is_one_sentence, wait_for
from tests.cli.failing import WORDS, begin_with_a_failed_game

STRONG = '[[card]]\nname = "Diver"\nspeed = 1\ntext = "Gain 12 pearls."\n'


def write(folder: Path, text: str) -> str:
    path = folder / "diver.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_a_trial_is_a_table_a_paragraph_and_a_chart(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    line = ("lab", "card", "sample", write(tmp_path, STRONG), "--bot", "random", "--games", "150", "--processes", "1")
    done = call(capsys, *line)
    assert done.code == 0
    assert "Tidepool: Diver" in done.out
    assert "wins more often" in " ".join(done.out.split())
    assert {path.name for path in (tmp_path / "card-diver").iterdir()} == {"card.html", "card.png"}
    assert "card-diver/card.html" in done.err


def test_a_trial_for_programs_is_json(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = write(tmp_path, STRONG)
    line = ("lab", "card", "sample", file, "--bot", "random", "--games", "60", "--processes", "1", "--json")
    found = json.loads(call(capsys, *line, "--results", str(tmp_path / "out")).out)
    assert (found["game"], found["games"], found["touched"]["changed"]) == ("sample", 60, ["Diver"])


def test_a_trial_that_is_stopped_is_resumed_to_what_it_would_have_been(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    line = ("lab", "card", "sample", write(tmp_path, STRONG), "--bot", "random", "--processes", "1", "--json")
    stopped, whole = tmp_path / "stopped", tmp_path / "whole"
    with subprocess.Popen([*PROGRAM, *line, "--results", str(stopped), "--games", "100000"], stderr=PIPE) as program:
        wait_for(stopped / "without" / JOURNAL)
        program.send_signal(signal.SIGINT)
        _, err = program.communicate(timeout=60)
    assert (program.returncode, err) == (INTERRUPTED, b"Stopped before there was anything to compare.\n")
    done = read_results(stopped / "without").games.height
    more = ("--games", str(done + 40))
    resumed = call(capsys, *line, *more, "--results", str(stopped), "--resume")
    assert resumed.code == 0
    assert json.loads(resumed.out)["games"] == done + 40
    assert resumed.out == call(capsys, *line, *more, "--results", str(whole)).out
    for side in ("without", "with"):
        assert (stopped / side / GAMES).read_bytes() == (whole / side / GAMES).read_bytes()


def test_a_trial_of_other_changes_is_not_resumed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = tmp_path / "trial"
    line = ("lab", "card", "sample", "--bot", "random", "--games", "40", "--processes", "1", "--results", str(folder))
    assert call(capsys, *line, write(tmp_path, STRONG)).code == 0
    kept = (folder / "with" / GAMES).read_bytes()
    for file, more, words in (
        (STRONG, (), "is there already: add --resume"),
        (STRONG.replace("12", "11"), ("--resume",), "holds another run"),
    ):
        done = call(capsys, *line, *more, write(tmp_path, file))
        assert done.code == 2
        assert is_one_sentence(done.err)
        assert words in done.err
    assert (folder / "with" / GAMES).read_bytes() == kept


def test_games_that_failed_are_kept_for_either_side_and_can_be_played_again(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    changes = read_changes(Path(write(tmp_path, STRONG)))
    game, changed = arkade.load("sample"), load_changed("sample", changes)
    plan = trial_plan(game, changed, touched_by(changes, game, changed), "random", "card", None, {})
    begin_with_a_failed_game(Path("trial/without"), plan, game)
    begin_with_a_failed_game(Path("trial/with"), plan_with(plan, changed), changed)
    line = ("lab", "card", "sample", "diver.toml", "--bot", "random", "--processes", "1", "--results", "trial")
    done = call(capsys, *line, "--games", "3", "--resume", "--json")
    assert done.code == 1
    assert (json.loads(done.out)["games"], json.loads(done.out)["errors"]) == (2, 2)
    for side in ("without", "with"):
        assert read_results(Path("trial") / side).games["error"].to_list() == [WORDS, None, None]
    again = [sentence.partition("arkade ")[2].removesuffix(")").split() for sentence in done.err.splitlines()[:2]]
    kept = "trial/failed-games/sample-"
    assert again == [
        ["replay", f"{kept}without-game-0.json"],
        ["replay", f"{kept}with-game-0.json", "--cards", "diver.toml"],
    ]
    assert [call(capsys, *command).code for command in again] == [0, 0]
    refused = call(capsys, *again[1][:2])
    assert refused.code == 2
    assert "made with other cards" in refused.err


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('[[card]]\nname = "Diver"\ntext = "Gain many pearls."\n', "line 3"),
        ('[[card]]\nname = "Diver"\ncost = 3\n', "unknown field"),
        ('[[card]]\nname = "Whale"\nspeed = 3\n', "no deck of Tidepool holds 'Whale'"),
        ("", "nothing is changed"),
    ],
)
def test_mistakes_in_the_file_are_one_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str, words: str
) -> None:
    done = call(capsys, "lab", "card", "sample", write(tmp_path, text))
    assert done.code == 2
    assert is_one_sentence(done.err)
    assert words in done.err


@pytest.mark.parametrize(
    "line",
    [
        "nonsense FILE",
        "sample missing.toml",
        "sample FILE --bot nobody",
        "sample FILE --mode x",
        "sample FILE --resume",
    ],
)
def test_bad_input_is_one_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Path, line: str) -> None:
    done = call(capsys, "lab", "card", *line.replace("FILE", write(tmp_path, STRONG)).split())
    assert done.code == 2
    assert is_one_sentence(done.err)
