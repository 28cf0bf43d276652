"""What the disk alone takes: somebody who writes a page and waits until it is on the disk, and does nothing else.

It runs beside the players, in the same folder. A move can't be quicker than the disk on which it is committed, so a
slow move tells something about the server only where the disk was quick. What counts is for how long it stood still:
every move of that time is slow.
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


class DiskProbe:
    """Writes for as long as it is entered."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "probe"
        self.times: list[float] = []
        self.over = threading.Event()
        self.thread = threading.Thread(target=self.run, daemon=True)

    def run(self) -> None:
        descriptor = os.open(self.file, os.O_WRONLY | os.O_CREAT)
        os.write(descriptor, PAGE)
        os.fsync(descriptor)
        while not self.over.wait(BETWEEN):
            began = time.perf_counter()
            os.pwrite(descriptor, PAGE, 0)
            os.fdatasync(descriptor)
            self.times.append(time.perf_counter() - began)
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
