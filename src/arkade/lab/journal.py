"""The journal of a run: one line of JSON for each finished game, written as soon as it is known.

Whatever ends the run, be it Ctrl-C, a power cut or a full disk, the lines that stand there are whole games; a last line
that was cut off counts as not written. When all games are played the journal becomes two tables and goes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from arkade.kernel import ArkadeError
from arkade.lab.played import GamePlayed

JOURNAL = "journal.jsonl"

DECODER = msgspec.json.Decoder(GamePlayed)
ENCODER = msgspec.json.Encoder()


def as_lines(played: Iterable[GamePlayed]) -> bytes:
    """Games as lines of a journal."""
    return ENCODER.encode_lines(list(played))


def games_in(lines: bytes) -> list[GamePlayed]:
    """The games of whole lines."""
    return [DECODER.decode(line) for line in lines.splitlines()]


def read_journal(path: Path) -> Iterator[GamePlayed]:
    """The games of a journal, one after the other. A last line without an end is passed over."""
    try:
        with path.open("rb") as file:
            for number, line in enumerate(file, start=1):
                if line.endswith(b"\n"):
                    yield read_line(line, number, path)
    except OSError as fault:
        raise ArkadeError(f"{str(path)!r} can't be read: {fault.strerror}") from None


def read_line(line: bytes, number: int, path: Path) -> GamePlayed:
    try:
        return DECODER.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise ArkadeError(f"line {number} of {str(path)!r} is no game that Arkade has written") from None


def cut_off_broken_end(path: Path) -> None:
    """Let a file end with its last whole line. It is made shorter where it lies, so that nothing else of it is lost if
    that fails."""
    with path.open("r+b") as file:
        whole = sum(len(line) for line in file if line.endswith(b"\n"))
        file.truncate(whole)
