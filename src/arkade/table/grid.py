"""A grid of spaces as text: which card lies where, whose it is, and its numbers.

The line above a space names it. Below stands its card in three lines: two for its name, cut to fit, and one for the
sign of its seat, its numbers, and signs for what lies on it. An empty space that can be chosen shows the number of the
option.
"""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from arkade.kernel import Board, CardView, View
from arkade.table.labels import numbers_of

NARROW = 8
WIDE = 16
NAME_LINES = 2
HIDDEN = "▒▒▒▒"
SPECIAL = "◇"
CUT = "…"

Cell = list[tuple[str, str]]
"""The lines of a space, each with its style."""


class Grid:
    """The grid of one view. `offered` has the options that name a space; signs and styles are those of the seats."""

    def __init__(
        self, view: View, board: Board, offered: Mapping[int, int], signs: str, styles: tuple[str, ...]
    ) -> None:
        self.board = board
        self.offered = offered
        self.signs = signs
        self.styles = styles
        self.lying = cards_by_space(view, board)

    def draw(self, columns: int) -> Text:
        """The picture, with spaces as wide as the screen has columns for."""
        board = self.board
        width = min(max((columns - 1) // board.columns - 1, NARROW), WIDE)
        picture = Text()
        for row in range(board.rows):
            spaces = range(row * board.columns, (row + 1) * board.columns)
            cells = [self.cell(space, width) for space in spaces]
            picture.append_text(border(board, row, width))
            for line in range(NAME_LINES + 1):
                for column, cell in enumerate(cells):
                    text, style = cell[line]
                    picture.append(side(board, row, column), style="dim")
                    picture.append(f"{text:<{width}}", style=style)
                picture.append(side(board, row, board.columns) + "\n", style="dim")
        picture.append_text(border(board, board.rows, width))
        picture.rstrip()
        return picture

    def cell(self, space: int, width: int) -> Cell:
        """What one space shows."""
        if space not in self.lying:
            number = str(self.offered.get(space, ""))
            return [("", ""), (number.center(width), "bold"), ("", "")]
        card, seat = self.lying[space]
        style = self.styles[seat]
        name = fitted(card.name or HIDDEN, width)
        return [*[(line, f"bold {style}") for line in name], (cut(self.foot(card, seat), width), style)]

    def foot(self, card: CardView, seat: int) -> str:
        """The sign of a card's seat, its numbers, and signs for what lies on it. That a card lies face down is a sign
        for those who see its name."""
        flags = [shown for mark, shown in self.board.signs.items() if card.marks.get(mark) and card.name is not None]
        return " ".join(part for part in (self.signs[seat], numbers_of(card.badge), "".join(flags)) if part)


def cards_by_space(view: View, board: Board) -> dict[int, tuple[CardView, int]]:
    """The cards that lie on spaces, each with its seat."""
    found: dict[int, tuple[CardView, int]] = {}
    for zone in view.zones:
        for card in zone.cards:
            space = card.marks.get(board.mark)
            if space is not None and zone.seat is not None:
                found[int(space)] = (card, zone.seat)
    return found


def fitted(name: str, width: int) -> list[str]:
    """A name on as many lines as there are, its words whole as far as they fit."""
    lines: list[str] = []
    for word in name.split():
        if lines and (len(lines) == NAME_LINES or len(lines[-1]) + 1 + len(word) <= width):
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return [cut(line, width) for line in lines + [""] * (NAME_LINES - len(lines))]


def cut(line: str, width: int) -> str:
    return line if len(line) <= width else line[: width - 1].rstrip() + CUT


# -- lines between spaces ------------------------------------------------------------------------------


def is_there(board: Board, row: int, column: int) -> bool:
    inside = 0 <= row < board.rows and 0 <= column < board.columns
    return inside and row * board.columns + column in board.spaces


def side(board: Board, row: int, column: int) -> str:
    """The line at the left of a space."""
    return "│" if is_there(board, row, column) or is_there(board, row, column - 1) else " "


def border(board: Board, row: int, width: int) -> Text:
    """The line above a row of spaces, with their names."""
    line = Text(style="dim")
    for column in range(board.columns):
        line.append(corner(board, row, column))
        line.append_text(top(board, row, column, width))
    return line.append(corner(board, row, board.columns) + "\n")


def top(board: Board, row: int, column: int, width: int) -> Text:
    """The line above a space, with its name and, where it is special, the sign for that."""
    if not is_there(board, row, column):
        return Text(("─" if is_there(board, row - 1, column) else " ") * width)
    space = row * board.columns + column
    special = space in board.special
    name = f"{SPECIAL if special else '─'}{board.names[space]}"
    return Text(f"{name:─<{width}}", style="green" if special else "")


CORNERS = " ╴╷┐╶─┌┬╵┘│┤└┴├┼"
"""By the lines that meet: 1 to the left, 2 down, 4 to the right, 8 up."""


def corner(board: Board, row: int, column: int) -> str:
    above_left, above = is_there(board, row - 1, column - 1), is_there(board, row - 1, column)
    below_left, below = is_there(board, row, column - 1), is_there(board, row, column)
    left, right = above_left or below_left, above or below
    up, down = above_left or above, below_left or below
    return CORNERS[left + 2 * down + 4 * right + 8 * up]
