"""The text view: the table drawn as text, and lines as they are typed at the terminal."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Final

from rich.console import Console

from arkade.kernel import Game, Illegal, LogLine, Option, State, View
from arkade.table.commands import COMMANDS
from arkade.table.desk import Desk
from arkade.table.drawing import draw_table
from arkade.table.story import print_ending, print_news

NEWS: Final = 12
"""So many of the last lines of the log stand below the table."""


class TextDesk(Desk):
    """One seat's desk for one line. What the line leads to is kept for the match to carry out."""

    def __init__(self, game: Game, g: State, width: int) -> None:
        self.page = io.StringIO()
        console = Console(
            file=self.page,
            width=width,
            color_system=None,
            markup=False,
            highlight=False,
            emoji=False,
            legacy_windows=False,
        )
        super().__init__(game, g, console, COMMANDS)
        self.chosen: Option | None = None
        self.takes_back = False

    def choose(self, seat: int, option: Option) -> None:
        """Check a choice, and keep it."""
        rule = self.g.forbidden(seat, option)
        if rule is not None:
            raise Illegal(rule, self.game.rules.words(rule))
        self.chosen = option

    def undo(self, seat: int) -> None:
        self.takes_back = True

    def news(self, view: View, seat: int) -> Sequence[LogLine]:
        return view.log[-NEWS:]

    def draw(self, viewer: int | None) -> str:
        """The table with all that stands below it."""
        if viewer is not None and not self.g.over:
            self.show(viewer)
        else:
            view = self.g.view(viewer)
            draw_table(self.console, self.game, view)
            self.console.print()
            print_news(self.console, view.log[-NEWS:])
            if self.g.over:
                print_ending(self.console, self.game, view)
        return self.text

    @property
    def text(self) -> str:
        return self.page.getvalue().strip("\n")
