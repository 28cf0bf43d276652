"""Interruption: Ctrl-C while games are played in this process is heeded between two decisions.

Python raises KeyboardInterrupt wherever it happens to be. That may be the last decision of a long game, which would be
lost, or a spot in compiled rules that knows of no interruption and ends the whole process. So the first Ctrl-C is only
noted, and whoever plays looks for the note. A second one is Python's own again and waits for nothing.
"""

from __future__ import annotations

from signal import SIGINT, default_int_handler, getsignal, signal
from threading import current_thread, main_thread
from types import FrameType, TracebackType
from typing import Final


class Interruption:
    """Whether somebody has pressed Ctrl-C since it was entered. What is entered here is left either by an interruption
    or with none outstanding."""

    def __init__(self) -> None:
        self.is_wanted = False

    def __enter__(self) -> None:
        if current_thread() is main_thread() and getsignal(SIGINT) is default_int_handler:
            signal(SIGINT, self.note)

    def __exit__(self, kind: type[BaseException] | None, _: BaseException | None, __: TracebackType | None) -> None:
        """An interruption that nobody has met yet is met here, unless something went wrong that is to be told."""
        if getsignal(SIGINT) == self.note:
            signal(SIGINT, default_int_handler)
        wanted, self.is_wanted = self.is_wanted, False
        if wanted and kind in (None, GeneratorExit):
            raise KeyboardInterrupt

    def note(self, _: int, __: FrameType | None) -> None:
        self.is_wanted = True
        signal(SIGINT, default_int_handler)

    def heed(self) -> None:
        """Stop here if somebody wants it."""
        if self.is_wanted:
            self.is_wanted = False
            raise KeyboardInterrupt


INTERRUPTION: Final = Interruption()
"""A process has one keyboard."""
