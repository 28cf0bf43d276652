"""A grid of spaces as text: which card lies where, whose it is, and its numbers.

Each space shows its card in three lines: its name, cut to fit, then the sign of its seat, its numbers, and signs for
what lies on it. An empty space shows where it is.
"""

from __future__ import annotations

from textwrap import wrap

from rich.text import Text

from arkade.kernel import Board, CardView, View

NARROW = 8
WIDE = 13
NAME_LINES = 2
FACE_DOWN = "▒▒▒▒"
SPECIAL = "◇"

Cell = list[tuple[str, str]]
"""The lines of a space, each with its style."""


def draw_grid(view: View, board: Board, columns: int, signs: str, styles: tuple[str, ...]) -> Text:
    """The grid of a game, as wide as the screen has columns for."""
    width = WIDE if columns > board.columns * (WIDE + 1) else NARROW
    lying = cards_by_space(view, board)
    picture = Text()
    for row in range(board.rows):
        cells = [
            cell_of(board, row * board.columns + column, lying, width, signs, styles) for column in range(board.columns)
        ]
        picture.append(border(board, row, width), style="dim")
        for line in range(NAME_LINES + 1):
            for column, cell in enumerate(cells):
                text, style = cell[line]
                picture.append(side(board, row, column), style="dim")
                picture.append(f"{text:<{width}}"[:width], style=style)
            picture.append(side(board, row, board.columns) + "\n", style="dim")
    picture.append(border(board, board.rows, width), style="dim")
    return picture


def cards_by_space(view: View, board: Board) -> dict[int, tuple[CardView, int]]:
    """The cards that lie on spaces, each with its seat."""
    found: dict[int, tuple[CardView, int]] = {}
    for zone in view.zones:
        for card in zone.cards:
            space = card.marks.get(board.mark)
            if space is not None and zone.seat is not None:
                found[int(space)] = (card, zone.seat)
    return found


def cell_of(
    board: Board,
    space: int,
    lying: dict[int, tuple[CardView, int]],
    width: int,
    signs: str,
    styles: tuple[str, ...],
) -> Cell:
    """What one space shows."""
    if space not in board.spaces:
        return [("", "")] * (NAME_LINES + 1)
    if space not in lying:
        special = space in board.special
        where = f"{SPECIAL if special else ''}{board.names[space]}"
        return [(where.center(width) if line == 1 else "", "green" if special else "dim") for line in range(3)]
    card, seat = lying[space]
    name = wrap(card.name or FACE_DOWN, width, break_on_hyphens=False)[:NAME_LINES]
    lines = name + [""] * (NAME_LINES - len(name))
    return [(line, f"bold {styles[seat]}") for line in lines] + [(foot(card, board, signs[seat]), styles[seat])]


def foot(card: CardView, board: Board, sign: str) -> str:
    """The sign of a card's seat, its numbers, and signs for what lies on it."""
    numbers = card.badge.split(",")[0] if "/" in card.badge.split(",")[0] else ""
    flags = "".join(shown for mark, shown in board.signs.items() if card.marks.get(mark))
    return " ".join(part for part in (sign, numbers, flags) if part)


# -- lines between spaces ------------------------------------------------------------------------------


def is_there(board: Board, row: int, column: int) -> bool:
    inside = 0 <= row < board.rows and 0 <= column < board.columns
    return inside and row * board.columns + column in board.spaces


def side(board: Board, row: int, column: int) -> str:
    """The line at the left of a space."""
    return "│" if is_there(board, row, column) or is_there(board, row, column - 1) else " "


def border(board: Board, row: int, width: int) -> str:
    """The line above a row of spaces."""
    line = ""
    for column in range(board.columns + 1):
        line += corner(board, row, column)
        if column < board.columns:
            line += ("─" if is_there(board, row, column) or is_there(board, row - 1, column) else " ") * width
    return line + "\n"


CORNERS = " ╴╷┐╶─┌┬╵┘│┤└┴├┼"
"""By the lines that meet: 1 to the left, 2 down, 4 to the right, 8 up."""


def corner(board: Board, row: int, column: int) -> str:
    above_left, above = is_there(board, row - 1, column - 1), is_there(board, row - 1, column)
    below_left, below = is_there(board, row, column - 1), is_there(board, row, column)
    left, right = above_left or below_left, above or below
    up, down = above_left or above, below_left or below
    return CORNERS[left + 2 * down + 4 * right + 8 * up]
