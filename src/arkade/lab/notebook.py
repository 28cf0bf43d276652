"""States in a notebook: a position shows itself as the table that a seat, or a spectator, would see.

In Jupyter and IPython a state that stands at the end of a cell is drawn as a spectator sees it. What a seat sees, and
what nobody may see while a game is played, has to be asked for.
"""

from __future__ import annotations

import sys
from io import StringIO

import msgspec
from rich.console import Console

from arkade.kernel import CardView, State, View, ZoneView
from arkade.kernel.viewing import marks_view
from arkade.table.drawing import draw_table
from arkade.table.story import print_news

WIDTH = 110
NEWS = 5
"""So many lines of the story stand below the table."""
FRAME = '<pre style="line-height: 1.25; overflow-x: auto; font-size: 90%">{code}</pre>'


class Picture:
    """A table that was drawn: as HTML for a notebook, as text for everything else."""

    def __init__(self, html: str, text: str) -> None:
        self.html = html
        self.text = text

    def _repr_html_(self) -> str:
        return self.html

    def __repr__(self) -> str:
        return self.text


def show(g: State, seat: int | None = None) -> Picture:
    """The table as a seat sees it; without a seat, as a spectator does."""
    return drawn(g, g.view(seat))


def show_everything(g: State) -> Picture:
    """The table with every card face up, in hands and piles too: for looking back at a game, never for playing one."""
    view = g.view(None)
    zones = [open_zone(g, zone, shown) for zone, shown in enumerate(view.zones)]
    return drawn(g, msgspec.structs.replace(view, zones=zones))


def open_zone(g: State, zone: int, shown: ZoneView) -> ZoneView:
    """A zone with all its cards."""
    badge = g.table.game.layout.badge
    cards = [
        CardView(place, card, g.name(card), marks_view(g, card, hidden=False), badge(g, card))
        for place, card in enumerate(g.piles[zone])
    ]
    return msgspec.structs.replace(shown, cards=cards)


def drawn(g: State, view: View) -> Picture:
    """What a view shows, and the last lines of its story."""
    console = Console(
        record=True, width=WIDTH, file=StringIO(), color_system="truecolor", force_terminal=True, force_jupyter=False,
        highlight=False, markup=False, emoji=False,
    )  # fmt: skip
    draw_table(console, g.table.game, view)
    print_news(console, view.log[-NEWS:])
    html = console.export_html(inline_styles=True, code_format=FRAME, clear=False)
    return Picture(html, console.export_text())


def html_of(g: State) -> str:
    return show(g).html


def draw_states_in_notebooks() -> None:
    """Where IPython runs, let it draw states. The kernel knows nothing of it."""
    if "IPython" not in sys.modules:
        return
    from IPython import get_ipython

    shell = get_ipython()
    if shell is not None:
        shell.display_formatter.formatters["text/html"].for_type(State, html_of)
