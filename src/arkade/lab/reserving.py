"""Reserving: two runs never write to the same place."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from filelock import FileLock, Timeout

from arkade.kernel import ArkadeError


def reserve(lock: FileLock, place: Path, other: str) -> None:
    """Keep other runs from writing to a place until this one has ended, in whatever way."""
    try:
        lock.acquire(timeout=0)
    except Timeout:
        raise ArkadeError(
            f"another run is writing to {str(place)!r}: wait for its end, or choose another {other}"
        ) from None


@contextmanager
def reserved(path: Path) -> Iterator[None]:
    """Reserve a file, by another one that lies beside it meanwhile."""
    if not path.parent.is_dir():
        raise ArkadeError(f"{str(path)!r} can't be written: {str(path.parent)!r} is no folder")
    beside = path.with_name(f"{path.name}.lock")
    lock = FileLock(beside)
    try:
        reserve(lock, path, "file")
    except OSError as fault:
        raise ArkadeError(f"{str(path)!r} can't be written: {fault.strerror}") from None
    try:
        yield
    finally:
        with suppress(PermissionError):  # Windows keeps it as long as it is held, and the library takes it away
            beside.unlink(missing_ok=True)
        lock.release()
