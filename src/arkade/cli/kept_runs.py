"""Runs whose games are kept in a file as they are finished."""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path
from typing import Protocol

from arkade.cli.extras import from_extra
from arkade.cli.progress import watch
from arkade.lab.ladder import Heading, add_to_file, begin_file, read_file
from arkade.lab.matches import Outcome


class KeptRun(Protocol):
    """A ladder or a tournament."""

    outcomes: list[Outcome]

    @property
    def heading(self) -> Heading: ...
    @property
    def missing(self) -> int: ...
    def play(self, processes: int | None = None) -> Generator[Outcome, None, None]: ...


def play_and_keep(run: KeptRun, path: Path, resume: bool, processes: int | None, title: str) -> bool:
    """Play what is missing in a file, with a bar; whether it came to its end."""
    with from_extra("lab"):
        from arkade.lab.reserving import reserved
    with reserved(path):
        if resume:
            run.outcomes = read_file(path, run.heading)
        else:
            begin_file(path, run.heading)
        return watch(add_to_file(path, run.play(processes)), [], run.missing, title)
