"""How the tests call the command line: within the process where that is enough, as a program where it is not."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, sleep

import pytest

from arkade.cli.app import run

PROGRAM = [sys.executable, "-m", "arkade.cli"]


@dataclass(frozen=True)
class Answer:
    """What a command said, and how it ended."""

    code: int
    out: str
    err: str


def call(capsys: pytest.CaptureFixture[str], *arguments: str) -> Answer:
    """Carry out a command within this process."""
    capsys.readouterr()
    code = run(arguments)
    said = capsys.readouterr()
    return Answer(code, said.out, said.err)


def call_program(
    *arguments: str, typed: str = "", folder: Path | None = None, settings: dict[str, str] | None = None
) -> Answer:
    """Carry out a command as a program of its own, with what is typed into it."""
    done = subprocess.run(
        [*PROGRAM, *arguments],
        input=typed.encode(),
        capture_output=True,
        cwd=folder,
        env={**os.environ, **(settings or {})},
        timeout=120,
    )
    return Answer(done.returncode, done.stdout.decode(), done.stderr.decode())


def wait_for(path: Path) -> None:
    """Wait until a program has written a file."""
    began = monotonic()
    while not path.exists():
        assert monotonic() - began < 100
        sleep(0.05)


def is_one_sentence(text: str) -> bool:
    """Whether a complaint is what it should be: one line, from us, without a traceback."""
    return text.startswith("arkade: ") and text.count("\n") == 1 and text.endswith("\n") and "Traceback" not in text


def lines_of(texts: Sequence[str]) -> str:
    return "".join(f"{text}\n" for text in texts)
