"""What becomes of games that failed: a sentence for each, and the record that makes it happen again."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from arkade.cli.files import write_new
from arkade.cli.screen import margin
from arkade.kernel import ArkadeError, Game
from arkade.lab import Fault

Keep = Annotated[Path, typer.Option("--keep", metavar="FOLDER", help="Where records of games that failed are written.")]


def keep_faults(game: Game, faults: Sequence[Fault], folder: Path, cards: Path | None = None) -> None:
    """Say of every game that failed what happened and how to see it again, and write its record. Games with a
    designer's cards are played again with the file that holds them."""
    console = margin()
    try:
        for fault in faults:
            folder.mkdir(parents=True, exist_ok=True)
            path = kept(fault.record.to_json(), folder, name_of(game, fault))
            command = ["arkade", "replay", str(path), *(["--cards", str(cards)] if cards is not None else [])]
            who = f" ({fault.who})" if fault.who else ""
            again = f"(to see it again: {shlex.join(command)})"
            console.print(f"Game {fault.number}{who} failed: {fault.words} {again}", soft_wrap=True)
    except OSError as fault:
        raise ArkadeError(f"records of failed games can't be written to {str(folder)!r}: {fault.strerror}") from None


def name_of(game: Game, fault: Fault) -> str:
    """Which game of the run it was, in letters that any system takes: `sample-greedy-against-random-game-7`."""
    words = "".join(sign if sign.isalnum() else " " for sign in fault.who)
    return "-".join([game.name, *words.split(), "game", str(fault.number)])


def kept(record: bytes, folder: Path, name: str) -> Path:
    """The file that holds a record: one of its own, and no other is written over. A run that is resumed finds again
    what it has kept before."""
    path = folder / f"{name}.json"
    number = 1
    while not holds(path, record):
        number += 1
        path = folder / f"{name}-{number}.json"
    return path


def holds(path: Path, record: bytes) -> bool:
    """Whether a file holds a record; if there is no such file, it does now."""
    try:
        write_new(path, record)
    except FileExistsError:
        return path.is_file() and path.read_bytes() == record
    return True
