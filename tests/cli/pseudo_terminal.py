"""A program at a terminal of its own, so that it draws, colours and edits lines as it does for people."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import termios
import time
from contextlib import suppress
from pathlib import Path
from types import TracebackType

from tests.cli.command import PROGRAM

PATIENCE = 60.0
ESCAPE_CODE = re.compile(r"\x1b(?:\[[0-9;?]*[a-zA-Z]|\][^\x07]*\x07)")


def plain(text: str) -> str:
    """What a terminal shows, without the codes that colour it and move about in it."""
    return ESCAPE_CODE.sub("", text).replace("\r", "")


class PseudoTerminal:
    """`with PseudoTerminal("play", "sample", "--terminal") as terminal: ...`"""

    def __init__(self, *arguments: str, folder: Path, settings: dict[str, str] | None = None) -> None:
        self.ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 80, 0, 0))
        kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS", "LINES")}
        self.program = subprocess.Popen(
            [*PROGRAM, *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            cwd=folder,
            env={**kept, "TERM": "xterm-256color", **(settings or {})},
            start_new_session=True,
        )
        os.close(theirs)
        self.text = ""
        self.read_to = 0

    def __enter__(self) -> PseudoTerminal:
        return self

    def __exit__(self, kind: type[BaseException] | None, fault: BaseException | None, at: TracebackType | None) -> None:
        if self.program.poll() is None:
            self.program.kill()
        self.program.wait()
        os.close(self.ours)

    def wait_for(self, *words: str) -> str:
        """Read on until one of some words has come; what has come up to there."""
        latest = time.monotonic() + PATIENCE
        while True:
            new = plain(self.text)[self.read_to :]
            places = [new.find(word) + len(word) for word in words if word in new]
            if places:
                self.read_to += min(places)
                return new[: min(places)]
            if not self.read_more(latest):
                raise AssertionError(f"waited in vain for {words}; there was: {new[-2000:]}")

    def read_more(self, latest: float) -> bool:
        """Read what there is; False at the end, or when the wait has been too long."""
        ready, _, _ = select.select([self.ours], [], [], max(0.0, latest - time.monotonic()))
        if not ready:
            return False
        try:
            data = os.read(self.ours, 65536)
        except OSError:
            return False
        self.text += data.decode(errors="replace")
        return bool(data)

    def type(self, line: str) -> None:
        os.write(self.ours, f"{line}\n".encode())

    def interrupt(self) -> None:
        self.program.send_signal(signal.SIGINT)

    def interrupt_to_the_end(self) -> int:
        """Press Ctrl-C, again if it came between two steps of the program, and give the exit code."""
        latest = time.monotonic() + PATIENCE
        while self.program.poll() is None and time.monotonic() < latest:
            self.interrupt()
            with suppress(subprocess.TimeoutExpired):
                self.program.wait(1)
        return self.ending()

    def ending(self) -> int:
        """Read to the end and give the exit code."""
        latest = time.monotonic() + PATIENCE
        while self.read_more(latest):
            pass
        return self.program.wait(PATIENCE)
