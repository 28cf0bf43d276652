"""Files that people name: read in full or refused with one sentence, never written over."""

from __future__ import annotations

from pathlib import Path

from arkade.kernel import ArkadeError, Record, read_record
from arkade.kernel.record import SIZE_LIMIT


def load_record(path: Path) -> Record:
    """The record in a file. However long the file may be, no more is read than a record may have."""
    try:
        with path.open("rb") as file:
            return read_record(file.read(SIZE_LIMIT + 1))
    except OSError as fault:
        raise ArkadeError(f"{str(path)!r} can't be read: {fault.strerror}") from None


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
