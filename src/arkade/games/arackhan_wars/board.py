"""The Battlefield as a grid (AK-03): its spaces, who is adjacent to whom, how far apart spaces are."""

from __future__ import annotations

from typing import Final

COLUMNS: Final = 8
ROWS: Final = 6
NOWHERE: Final = -1
"""The space of a card that lies on no space."""

ROW_COLUMNS: Final = (range(3, 7), range(8), range(8), range(8), range(8), range(1, 5))
"""AK-03.02: the columns of each row of the published mat; its corners are cut."""


def space_at(column: int, row: int) -> int:
    return row * COLUMNS + column


SPACES: Final[list[int]] = [space_at(column, row) for row in range(ROWS) for column in ROW_COLUMNS[row]]
"""All 40 spaces, row by row."""

SPACE_NAMES: Final[list[str]] = [f"({space % COLUMNS},{space // COLUMNS})" for space in range(COLUMNS * ROWS)]

GREEN_RECTANGLE: Final[list[int]] = [space_at(3, 2), space_at(4, 2), space_at(3, 3), space_at(4, 3)]
"""AK-03.03."""

UP: Final = -COLUMNS
DOWN: Final = COLUMNS
LEFT: Final = -1
RIGHT: Final = 1


def is_space(column: int, row: int) -> bool:
    """AK-03.04: the Battlefield is closed."""
    return 0 <= row < ROWS and column in ROW_COLUMNS[row]


def next_space(space: int, direction: int) -> int:
    """The space over one border, or NOWHERE at the edge."""
    column, row = space % COLUMNS, space // COLUMNS
    if direction in (LEFT, RIGHT):
        column += direction
    else:
        row += 1 if direction == DOWN else -1
    return space_at(column, row) if is_space(column, row) else NOWHERE


DIRECTIONS: Final[list[int]] = [UP, LEFT, RIGHT, DOWN]

NEIGHBOURS: Final[list[list[int]]] = [
    [next_space(space, direction) for direction in DIRECTIONS if next_space(space, direction) != NOWHERE]
    for space in range(COLUMNS * ROWS)
]
"""AK-03.05: the spaces that share a border with each space."""

BESIDE: Final[list[int]] = [sum([1 << near for near in NEIGHBOURS[space]]) for space in range(COLUMNS * ROWS)]
"""The neighbours of each space, as bits."""

AROUND: Final[list[int]] = [BESIDE[space] | 1 << space for space in range(COLUMNS * ROWS)]
"""Each space with its neighbours, as bits."""


def subsets(spaces: list[int]) -> list[list[int]]:
    """Every way to take some of the spaces, or none, in their order."""
    found: list[list[int]] = [[]]
    for space in spaces:
        found += [[*some, space] for some in found]
    return found


AROUND_ONE: Final[dict[int, list[int]]] = {
    sum([1 << near for near in some]): some for space in SPACES for some in subsets(sorted([space, *NEIGHBOURS[space]]))
}
"""Any of the spaces around one space, itself included, as a list by their bits."""

LEFT_EDGE: Final[int] = sum([1 << space_at(0, row) for row in range(ROWS)])
RIGHT_EDGE: Final[int] = sum([1 << space_at(COLUMNS - 1, row) for row in range(ROWS)])
EVERYWHERE: Final[int] = sum([1 << space for space in SPACES])
"""All spaces, as bits."""


def beside(spaces: int) -> int:
    """The spaces that are adjacent to any of some spaces, all as bits. Some of these may be among them."""
    sideways = (spaces & ~RIGHT_EDGE) << RIGHT | (spaces & ~LEFT_EDGE) >> RIGHT
    return (sideways | spaces << DOWN | spaces >> DOWN) & EVERYWHERE


SPACES_IN_ROW: Final[list[list[list[int]]]] = [
    [[space_at(column, row) for column in range(COLUMNS) if bits >> column & 1] for bits in range(1 << COLUMNS)]
    for row in range(ROWS)
]
"""The spaces of each row by the bits of that row."""


def listed(spaces: int) -> list[int]:
    """Spaces as bits, as a list."""
    first, second, third, fourth, fifth, sixth = SPACES_IN_ROW
    upper = first[spaces & 255] + second[spaces >> 8 & 255] + third[spaces >> 16 & 255]
    return upper + fourth[spaces >> 24 & 255] + fifth[spaces >> 32 & 255] + sixth[spaces >> 40]


DISTANCE: Final[list[list[int]]] = [
    [abs(one % COLUMNS - other % COLUMNS) + abs(one // COLUMNS - other // COLUMNS) for other in range(COLUMNS * ROWS)]
    for one in range(COLUMNS * ROWS)
]
"""AK-03.07, AK-03.08: orthogonal steps, whatever lies between."""
