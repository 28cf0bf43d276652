"""`arkade lab card`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.command import call, is_one_sentence

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
    found = json.loads(call(capsys, *line, "--output", str(tmp_path / "out")).out)
    assert (found["game"], found["games"], found["touched"]["changed"]) == ("sample", 60, ["Diver"])


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
    "line", ["nonsense FILE", "sample missing.toml", "sample FILE --bot nobody", "sample FILE --mode x"]
)
def test_bad_input_is_one_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Path, line: str) -> None:
    done = call(capsys, "lab", "card", *line.replace("FILE", write(tmp_path, STRONG)).split())
    assert done.code == 2
    assert is_one_sentence(done.err)
