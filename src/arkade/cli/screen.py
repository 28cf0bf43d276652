"""The screen: a console for what was asked for, one for what goes on meanwhile, and JSON for programs.

Without a terminal, or with NO_COLOR set, both write plain text.
"""

from __future__ import annotations

import os
import sys
from typing import Any, TextIO

import msgspec
from rich.console import Console

BAD_INPUT = 2
"""The exit code for input that is wrong."""


def complain(words: str) -> None:
    """One sentence on the error stream, whatever characters a hostile name has in it."""
    line = " ".join(words.split())
    sys.stderr.write("".join(sign if sign.isprintable() else "?" for sign in f"arkade: {line}") + "\n")


def paper() -> Console:
    """The console for results."""
    return console_for(sys.stdout)


def margin() -> Console:
    """The console for progress, on the error stream."""
    return console_for(sys.stderr)


def console_for(stream: TextIO) -> Console:
    plain = bool(os.environ.get("NO_COLOR"))
    return Console(file=stream, color_system=None if plain else "auto", markup=False, highlight=False, emoji=False)


def write_json(data: Any) -> None:
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(data), indent=2).decode() + "\n")
