"""A process that has everything loaded and begins servers by forking, so that one that was killed is back at once.

It reads lines of settings as JSON and answers each with the id of the new process.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Self

import msgspec


class Nursery:
    """The way to that process, from a test."""

    def __init__(self, log: Path) -> None:
        self.log = log
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tests.server.nursery"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
            )
        return self

    def begin(self, settings: dict[str, object]) -> int:
        """Begin a server; the id of its process."""
        assert self.process is not None
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(msgspec.json.encode(settings) + b"\n")
        self.process.stdin.flush()
        return int(self.process.stdout.readline())

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self.process is not None
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def answer_lines() -> None:
    """The life of the process: fork for each line, and bury those that have ended."""
    import arkade
    from arkade.server.running import serve
    from arkade.server.settings import Settings

    for name in arkade.GAMES:
        arkade.load(name)
    for line in sys.stdin.buffer:
        settings = msgspec.json.decode(line, type=Settings)
        child = os.fork()
        if child == 0:
            serve(settings)
            os._exit(0)
        sys.stdout.write(f"{child}\n")
        sys.stdout.flush()
        bury()


def bury() -> None:
    """Let processes that have ended be gone."""
    while True:
        try:
            ended, _ = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return
        if ended == 0:
            return


if __name__ == "__main__":
    answer_lines()
