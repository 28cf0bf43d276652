"""What becomes of games that failed: a sentence for each, and the record that makes it happen again."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from arkade.cli.screen import margin
from arkade.kernel import ArkadeError, Game
from arkade.lab import Fault

Keep = Annotated[Path, typer.Option("--keep", metavar="FOLDER", help="Where records of games that failed are written.")]


def keep_faults(game: Game, faults: Sequence[Fault], folder: Path) -> None:
    """Say of every game that failed what happened, and write its record."""
    console = margin()
    try:
        for fault in faults:
            folder.mkdir(parents=True, exist_ok=True)
            path = folder / f"{game.name}-{fault.record.seed}.json".replace("/", "-")
            path.write_bytes(fault.record.to_json())
            console.print(f"Game {fault.number} failed: {fault.words} (its record: {path})")
    except OSError as fault:
        raise ArkadeError(f"records of failed games can't be written to {str(folder)!r}: {fault.strerror}") from None
