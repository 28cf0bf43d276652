"""The keyboard: lines that somebody types, or that a file or another program sends."""

from __future__ import annotations

import sys

LINE_LIMIT = 1000


class Keyboard:
    """Reads one line after the other. EOFError tells that no more will come."""

    def __init__(self) -> None:
        self.typed = sys.stdin.isatty()
        if self.typed:
            edit_lines()

    def read(self, prompt: str) -> str:
        """The next line. One that was not typed is written out, so that the page reads like a game."""
        line = input(prompt)[:LINE_LIMIT].strip()
        if not self.typed:
            print("".join(sign if sign.isprintable() else "?" for sign in line))
        return line


def edit_lines() -> None:
    """Let arrows move within a line and recall earlier ones, on platforms that can."""
    try:
        import readline  # noqa: F401
    except ImportError:
        return
