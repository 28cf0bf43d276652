"""Bad input of every kind: one sentence on the error stream, exit code 2, nothing else written."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

import arkade
from tests.cli.command import PROGRAM, call, call_program, is_one_sentence

BAD = [
    ("sim nope", "unknown game 'nope': there are"),
    ("sim sampel", "unknown game 'sampel': did you mean 'sample'?"),
    ("bench nope", "unknown game"),
    ("cards nope", "unknown game"),
    ("rules nope", "unknown game"),
    ("play nope --terminal", "unknown game"),
    ("cards sample Gulk", "unknown card 'Gulk': did you mean 'Gull'?"),
    ("cards worldbreakers council", "may mean The Muhandasat, Council of Engineers or Unveiling the Council"),
    ("rules sample TP-99.01", "unknown rule"),
    ("rules sample TP-01.01 --coverage", "leave out the number"),
    ("sim sample --mode x", "unknown mode of Tidepool 'x': there are free, teams, together"),
    ("play sample --terminal --mode x", "unknown mode"),
    ("sim sample --bots random,rndom", "unknown bot 'rndom': did you mean 'random'?"),
    ("sim sample --bots random,random,random,random,random", "is for 2, 3, 4 seats, not 5"),
    ("sim sample --mode teams --bots random,random", "is for 4 seats, not 2"),
    ("sim sample --set seats=3 --bots random,random", "3 seats need 3 bots or one for all, not 2"),
    ("sim sample --set seats=9", "is for 2, 3, 4 seats, not 9"),
    ("sim sample --set seats=many", "is for 2, 3, 4 seats, not many"),
    ("sim sample --set weather=1", "unknown setting"),
    ("sim sample --set seats", "a setting is written name=value, not 'seats'"),
    ("sim sample --set seats=[2", "begins like JSON and is none"),
    ("sim sample --set seats=2,3", "is for 2, 3, 4 seats, not [2, 3]"),
    ("sim sample --set seats=2 --set seats=3", "setting 'seats' is given twice"),
    ("sim sample --decks earth", "in this mode of Tidepool nobody brings a deck"),
    ("sim sample --decks all", "this mode of Tidepool has no ready decks"),
    ("sim worldbreakers --decks earth,mars", "must be a list of two of earth, stars, moon, void"),
    ("sim worldbreakers --mode constructed --decks earth,mars", "unknown deck 'mars'"),
    ("sim worldbreakers --decks missing.toml", "'missing.toml' can't be read: No such file or directory"),
    ("sim worldbreakers --decks earth --set decks=moon,void", "both for all games and seat by seat"),
    ("sim sample --resume", "--resume needs --results"),
    ("sim sample --resume --results nowhere", "there is no run in 'nowhere' to resume"),
    ("sim sample --games 0", "'--games'"),
    ("sim sample --games many", "'--games'"),
    ("sim sample --seed", "'--seed'"),
    ("sim sample --seed \udcff", "a seed is a whole number or a text"),
    ("bench sample --seconds 0", "'--seconds'"),
    ("bench sample --seconds nan", "'--seconds'"),
    ("play sample", "add --terminal"),
    ("play sample --terminal --seat 9", "unknown seat '9': there are P1, P2"),
    ("play sample --terminal --bots random --set seats=3", "2 seats beside yours need 2 bots, not 1"),
    ("play sample --terminal --bots rndom", "unknown bot"),
    ("play sample --terminal --hotseat --seat 1", "--hotseat"),
    ("replay missing.json", "'missing.json' can't be read: No such file or directory"),
    ("replay .", "'.' can't be read: Is a directory"),
    ("scenario missing.yaml", "missing.yaml: there is no such file or folder"),
    ("scenario .", "no scenarios"),
    ("scenario", "Missing argument"),
    ("lab nonsense sample", "No such command"),
    ("lab ladder nonsense", "unknown game"),
    ("lab ladder sample --bots random,nobody", "unknown bot 'nobody'"),
    ("lab ladder sample --bots random,greedy:never", "a budget is a number of iterations or a time"),
    ("lab ladder sample --bots random", "a ladder needs at least two rungs"),
    ("lab ladder sample --set seats=4", "4 sides can't be paired"),
    ("lab ladder sample --mode sideways", "unknown mode"),
    ("lab ladder sample --resume --results missing", "'missing' can't be read: No such file or directory"),
    ("lab ladder sample --games 0", "'--games'"),
    ("lab fit nonsense", "unknown game"),
    ("lab fit sample --bot nobody", "unknown bot 'nobody'"),
    ("lab fit sample --processes 0", "'--processes'"),
    ("lab tournament nonsense", "unknown game"),
    ("lab tournament sample --bots random", "at least two contestants"),
    ("lab tournament sample --bots random,nobody", "unknown bot 'nobody'"),
    ("lab tournament sample --decks all", "has no decks to choose from"),
    ("lab tournament worldbreakers --decks mon,void", "'mon': did you mean 'moon'?"),
    ("lab tournament worldbreakers --decks all --set decks=moon,void", "the setting 'decks' is not for you to set"),
    ("lab tournament worldbreakers --decks moon,void --bot nobody", "unknown bot 'nobody'"),
    ("lab tournament sample --set seats=4", "4 sides can't be paired"),
    ("lab tournament sample --resume --results missing", "'missing' can't be read: No such file or directory"),
    ("lab balance nonsense", "unknown game"),
    ("lab balance sample --bot nobody", "unknown bot 'nobody'"),
    ("lab balance sample --decks all", "this mode of Tidepool has no ready decks"),
    ("lab balance sample --mode sideways", "unknown mode"),
    ("lab balance sample --set seats=9", "is for 2, 3, 4 seats, not 9"),
    ("lab balance sample --show --results missing", "there are no results in 'missing'"),
    ("lab balance sample --resume --results missing", "there is no run in 'missing' to resume"),
    ("lab balance worldbreakers --decks earth,mon", "must be a list of two of earth, stars, moon, void"),
    ("sim", "Missing argument"),
    ("conquer", "No such command"),
    ("--nope", "No such option"),
    ("games extra", "extra"),
]


@pytest.fixture(autouse=True)
def empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to work in, so that anything written there is noticed."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize(("line", "words"), BAD, ids=[line for line, _ in BAD])
def test_bad_arguments_end_as_one_sentence(
    capsys: pytest.CaptureFixture[str], empty_folder: Path, line: str, words: str
) -> None:
    answer = call(capsys, *line.split())
    assert answer.code == 2
    assert answer.out == ""
    assert is_one_sentence(answer.err), answer.err
    assert words in answer.err
    assert list(empty_folder.iterdir()) == []


def test_a_hostile_name_does_not_fill_the_screen(capsys: pytest.CaptureFixture[str]) -> None:
    answer = call(capsys, "sim", "x\n\x1b[2J" * 1000)
    assert answer.code == 2
    assert is_one_sentence(answer.err)
    assert "\x1b" not in answer.err
    assert len(answer.err) < 300


def test_a_hostile_file_name_is_shown_harmless(capsys: pytest.CaptureFixture[str]) -> None:
    answer = call(capsys, "replay", "a\n\x1b]0;b")
    assert answer.code == 2
    assert is_one_sentence(answer.err)
    assert "\x1b" not in answer.err


def record_text(**changes: object) -> str:
    """The record of a short match, with some of its fields changed."""
    g = arkade.load("sample").new(1)
    g.choose(g.asked[0], g.options(g.asked[0])[0])
    return json.dumps({**json.loads(g.record().to_json()), **changes})


WHOLE = record_text()
BAD_RECORDS = {
    "empty": "",
    "truncated": WHOLE[: len(WHOLE) // 2],
    "no JSON": "game: sample",
    "nested": "[" * 100_000,
    "nested options": WHOLE.replace('"options": {', '"options": {"x": ' + "[" * 50_000 + "]" * 50_000 + ", "),
    "a list": "[]",
    "a huge number": record_text(choices=[[0, 10, 10**400, 0]]),
    "a long number": record_text(seed=10**400),
    "a fraction": record_text(choices=[[0, 10.5, 0, 0]]),
    "infinite": WHOLE.replace('"seed": 1', '"seed": 1e999'),
    "of another format": record_text(format=99),
    "of another game": record_text(game="chess"),
    "of other rules": record_text(rules="0"),
    "of other cards": record_text(cards="0" * 16),
    "of another mode": record_text(mode="alone"),
    "of wrong seats": record_text(seats=3),
    "with unknown settings": record_text(options={"seats": 2, "weather": "fair"}),
    "with more fields": record_text(secret=1),
    "an illegal choice": record_text(choices=[[0, 10, 9999, 0]]),
    "a choice of nobody": record_text(choices=[[7, 10, 1, 0]]),
    "a negative seat": record_text(choices=[[-1, -1, 0, 0]]),
    "choices after the end": record_text(choices=[[0, -1, 0, 0], [0, -1, 0, 0]]),
    "a broken letter": WHOLE.replace('"seed": 1', '"seed": "\\ud800"'),
}


@pytest.mark.parametrize("name", BAD_RECORDS)
def test_bad_records_are_refused(capsys: pytest.CaptureFixture[str], empty_folder: Path, name: str) -> None:
    (empty_folder / "record.json").write_text(BAD_RECORDS[name])
    answer = call(capsys, "replay", "record.json")
    assert answer.code == 2, answer.out
    assert answer.out == ""
    assert is_one_sentence(answer.err), answer.err
    assert len(answer.err) < 400
    assert [path.name for path in empty_folder.iterdir()] == ["record.json"]


def test_a_record_of_bytes_that_are_no_text_is_refused(capsys: pytest.CaptureFixture[str], empty_folder: Path) -> None:
    (empty_folder / "record.json").write_bytes(bytes(range(256)))
    answer = call(capsys, "replay", "record.json")
    assert answer.code == 2
    assert is_one_sentence(answer.err)


def test_a_file_that_is_far_too_long_is_not_read_to_its_end(
    capsys: pytest.CaptureFixture[str], empty_folder: Path
) -> None:
    with (empty_folder / "record.json").open("wb") as file:
        file.truncate(1 << 40)
    answer = call(capsys, "replay", "record.json")
    assert answer.code == 2
    assert "larger than 16 MiB" in answer.err


def test_the_program_itself_ends_with_the_sentence_and_the_code() -> None:
    answer = call_program("cards", "sample", "Gulk")
    assert (answer.code, answer.out, answer.err) == (2, "", "arkade: unknown card 'Gulk': did you mean 'Gull'?\n")


@pytest.mark.parametrize("line", ["games", "sim sample --games 2 --processes 1 --json"])
def test_output_that_does_not_fit_on_the_disk_is_told_in_one_sentence(line: str) -> None:
    """Whatever is written to this device meets a full disk."""
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run([*PROGRAM, *line.split()], stdout=full, stderr=subprocess.PIPE, timeout=120)
    assert done.returncode == 1
    assert done.stderr.decode() == "arkade: the output can't be written: No space left on device\n"


def test_coverage_outside_of_a_project_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    answer = call(capsys, "rules", "sample", "--coverage")
    assert answer.code == 2
    assert is_one_sentence(answer.err)
    assert "run this in the folder of the project" in answer.err
