"""Who is connected to other workers. Each tells which seats it has at which tables when that changes, and again from
time to time, so that a worker that was killed is forgotten."""

from __future__ import annotations

import time
from typing import Final

REPEAT_SECONDS: Final = 20.0
FORGET_SECONDS: Final = 3 * REPEAT_SECONDS


class Presence:
    """The seats that other workers have told of: by table, then by worker, with the moment."""

    def __init__(self) -> None:
        self.told: dict[str, dict[str, tuple[list[int], float]]] = {}

    def hear(self, worker: str, table: str, seats: list[int]) -> None:
        """A worker has these seats of a table, and no other."""
        workers = self.told.setdefault(table, {})
        workers.pop(worker, None)
        if seats:
            workers[worker] = (seats, time.monotonic())
        if not workers:
            del self.told[table]

    def seats(self, table: str) -> set[int]:
        """The seats of a table that others have."""
        return {seat for seats, _ in self.told.get(table, {}).values() for seat in seats}

    def forget_silent(self) -> set[str]:
        """Forget what was not told again for long; the tables at which that makes a difference."""
        oldest = time.monotonic() - FORGET_SECONDS
        gone = [
            (worker, table)
            for table, workers in self.told.items()
            for worker, (_, moment) in workers.items()
            if moment < oldest
        ]
        for worker, table in gone:
            self.hear(worker, table, [])
        return {table for _, table in gone}
