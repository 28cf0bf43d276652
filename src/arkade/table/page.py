"""How things are laid out on a page of text."""

from __future__ import annotations

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table


def grid(*headings: str, title: str | None = None) -> Table:
    """A table; a heading that ends in a space is of a column of numbers, set to the right."""
    table = Table(box=SIMPLE_HEAD, title=title, title_justify="left", title_style="bold", pad_edge=False)
    for heading in headings:
        table.add_column(heading.rstrip(), justify="right" if heading.endswith(" ") else "left")
    return table


def indented(thing: RenderableType, columns: int) -> Padding:
    return Padding(thing, (0, 0, 0, columns), expand=False)
