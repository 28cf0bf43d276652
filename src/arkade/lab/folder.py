"""The folder of a run: its plan, the journal of what is being played, and the tables of what was played.

Nothing in it is ever written over before something better is whole, so a run can be stopped at any moment and resumed.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
from filelock import FileLock

from arkade.kernel import ArkadeError
from arkade.lab.journal import JOURNAL, cut_off_broken_end, read_journal
from arkade.lab.plan import Plan
from arkade.lab.played import GamePlayed
from arkade.lab.reserving import reserve
from arkade.lab.results import GAMES, games_in_tables, read_results

PLAN = "plan.json"
LOCK = "run.lock"
"""Held by the run that is writing into the folder."""
FAILED = "failed-games"
"""Where the records of games that failed are kept within the folder."""


class Folder:
    """Where a run keeps its games."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.journal = path / JOURNAL
        self.lock = FileLock(path / LOCK)

    def begin(self, plan: Plan) -> None:
        """Begin a run in a folder that holds none yet."""
        if self.path.is_file():
            raise ArkadeError(f"{str(self.path)!r} is a file: results need a folder")
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            self.reserve()
            with (self.path / PLAN).open("xb") as file:
                file.write(msgspec.json.format(msgspec.json.encode(plan)) + b"\n")
        except FileExistsError:
            raise ArkadeError(f"{str(self.path)!r} is there already: add --resume, or choose another name") from None
        except (OSError, ValueError) as fault:
            raise self.unwritable(fault) from None

    def resume(self, plan: Plan) -> None:
        """Go on with a run that was stopped. A last line of the journal that was cut off is taken away; its game is
        played again."""
        if self.plan() != plan:
            raise ArkadeError(
                f"{str(self.path)!r} holds another run: other bots, decks, settings, seed, rules or cards than these"
            )
        try:
            self.reserve()
            if self.journal.exists():
                cut_off_broken_end(self.journal)
        except OSError as fault:
            raise self.unwritable(fault) from None

    def reserve(self) -> None:
        """Keep other runs from writing here until this one has ended, in whatever way."""
        reserve(self.lock, self.path, "folder")

    def plan(self) -> Plan:
        path = self.path / PLAN
        try:
            return msgspec.json.decode(path.read_bytes(), type=Plan)
        except OSError as fault:
            raise ArkadeError(f"there is no run in {str(self.path)!r} to resume: {PLAN}: {fault.strerror}") from None
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
            raise ArkadeError(f"{str(path)!r} is no plan of a run: {fault}") from None

    def add(self, lines: bytes) -> None:
        """Write finished games to the journal."""
        try:
            with self.journal.open("ab") as file:
                file.write(lines)
        except OSError as fault:
            raise self.unwritable(fault) from None

    @property
    def has_games(self) -> bool:
        return self.journal.exists() or (self.path / GAMES).exists()

    def games(self) -> Iterator[GamePlayed]:
        """All games that were played so far; those in the tables come without their cards."""
        if self.journal.exists():
            yield from read_journal(self.journal)
        if (self.path / GAMES).exists():
            yield from games_in_tables(self.path)

    def gather(self) -> None:
        """End the run: let the tables hold what stands in the journal, and take it away when they do."""
        if self.journal.exists():
            read_results(self.path).write(self.path)
            self.journal.unlink()
        self.lock.release()

    def unwritable(self, fault: OSError | ValueError) -> ArkadeError:
        words = fault.strerror if isinstance(fault, OSError) else fault
        return ArkadeError(
            f"{str(self.path)!r} can't be written: {words}; games that stand in it are kept, and --resume goes on"
        )
