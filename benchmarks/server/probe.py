"""What the machine alone takes: somebody writes a page, waits until it is on the disk, sleeps for a moment, and does
nothing else.

It runs beside the players, in the same folder. A move can't be quicker than the disk on which it is committed, nor than
a machine that lends its cores to others, so a slow move tells something about the server only where both were there.
What counts is for how long they stood still: every move of that time is slow.
"""

from __future__ import annotations

import os
import threading
import time
from pathlib import Path
from types import TracebackType
from typing import Self

PAGE = bytes(4096)
BETWEEN = 0.02


class Probe:
    """Writes and sleeps for as long as it is entered."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "probe"
        self.disk: list[float] = []
        """What each page took."""
        self.overslept: list[float] = []
        """By how much each moment was too long."""
        self.over = threading.Event()
        self.thread = threading.Thread(target=self.run, daemon=True)

    def run(self) -> None:
        descriptor = os.open(self.file, os.O_WRONLY | os.O_CREAT)
        os.write(descriptor, PAGE)
        os.fsync(descriptor)
        asleep = time.perf_counter()
        while not self.over.wait(BETWEEN):
            awake = time.perf_counter()
            os.pwrite(descriptor, PAGE, 0)
            os.fdatasync(descriptor)
            self.overslept.append(awake - asleep - BETWEEN)
            asleep = time.perf_counter()
            self.disk.append(asleep - awake)
        os.close(descriptor)

    def __enter__(self) -> Self:
        self.thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.over.set()
        self.thread.join()
        self.file.unlink(missing_ok=True)
