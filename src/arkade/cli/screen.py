"""The screen: a console for what was asked for, one for what goes on meanwhile, and JSON for programs.

Without a terminal, or with NO_COLOR set, both write plain text.
"""

from __future__ import annotations

import os
import sys
from typing import Any, TextIO

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table

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


def grid(*headings: str, title: str | None = None) -> Table:
    """A table; a heading that ends in a space is of a column of numbers, set to the right."""
    table = Table(box=SIMPLE_HEAD, title=title, title_justify="left", title_style="bold", pad_edge=False)
    for heading in headings:
        table.add_column(heading.rstrip(), justify="right" if heading.endswith(" ") else "left")
    return table


def indented(thing: RenderableType, columns: int) -> Padding:
    return Padding(thing, (0, 0, 0, columns), expand=False)


def write_json(data: Any) -> None:
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(data), indent=2).decode() + "\n")
