"""Files that people name: read in full or refused with one sentence, never written over."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from arkade.kernel import ArkadeError, Record, read_record
from arkade.kernel.record import SIZE_LIMIT

MOST_OF_A_REPORT: Final = SIZE_LIMIT + 256 * 1024


class Report(msgspec.Struct):
    """The report of a fault, as a server gives it: here only its record matters."""

    record: msgspec.Raw


def load_record(path: Path) -> Record:
    """The record in a file, or in the report of a fault. However long the file may be, no more is read than those may
    have."""
    try:
        with path.open("rb") as file:
            return read_record(record_within(file.read(MOST_OF_A_REPORT + 1)))
    except OSError as fault:
        raise ArkadeError(f"{str(path)!r} can't be read: {fault.strerror}") from None


def record_within(data: bytes) -> bytes:
    """The record of a report; anything else as it is."""
    try:
        return bytes(msgspec.json.decode(data, type=Report).record)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return data


def save_record(record: Record, path: Path) -> None:
    """Write a record to a file that is not there yet."""
    try:
        write_new(path, record.to_json() + b"\n")
    except FileExistsError:
        raise ArkadeError(f"{str(path)!r} is there already: choose another name") from None
    except (OSError, ValueError) as fault:
        words = fault.strerror if isinstance(fault, OSError) else fault
        raise ArkadeError(f"{str(path)!r} can't be written: {words}") from None


def write_new(path: Path, data: bytes) -> None:
    """Write a file that is not there yet, whole or not at all."""
    with path.open("xb") as file:
        try:
            file.write(data)
            file.flush()
        except OSError:
            path.unlink(missing_ok=True)
            raise
