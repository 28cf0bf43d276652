"""Layout: what a table shows of a game, by names that people use.

The same names serve the view, the terminal, the browser and the positions of scenarios.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from arkade.kernel.question import Step


class Counter:
    """A number of a seat or of the whole table: `getattr(g, attribute)[seat * stride + offset]`, or the
    attribute itself where it belongs to the table."""

    def __init__(self, name: str, attribute: str, stride: int = 1, offset: int = 0) -> None:
        self.name = name
        self.attribute = attribute
        self.stride = stride
        self.offset = offset

    def read(self, g: Any, seat: int | None) -> int:
        value = getattr(g, self.attribute)
        return int(value) if seat is None else int(value[seat * self.stride + self.offset])

    def write(self, g: Any, seat: int | None, number: int) -> None:
        if seat is None:
            setattr(g, self.attribute, number)
        else:
            getattr(g, self.attribute)[seat * self.stride + self.offset] = number


class Mark:
    """A number that lies on a card: `getattr(g, attribute)[card]`, or one bit of it, which is then 1 or 0. It is
    shown where it is not `rest`, to everybody or, if `private`, only to those who know the card."""

    def __init__(self, name: str, attribute: str, rest: int = 0, private: bool = False, bit: int = 0) -> None:
        self.name = name
        self.attribute = attribute
        self.rest = rest
        self.private = private
        self.bit = bit

    def read(self, g: Any, card: int) -> int:
        number = int(getattr(g, self.attribute)[card])
        return int(bool(number & self.bit)) if self.bit else number

    def write(self, g: Any, card: int, number: int) -> None:
        column = getattr(g, self.attribute)
        if self.bit:
            column[card] = column[card] | self.bit if number else column[card] & ~self.bit
        else:
            column[card] = number


class Layout:
    """What a game shows: whose turn it is, the phase in words, counters, marks on cards, and the moments at
    which a scenario may begin."""

    def __init__(
        self,
        turn: Callable[[Any], int],
        phase: Callable[[Any], str],
        counters: Sequence[Counter] = (),
        shared: Sequence[Counter] = (),
        marks: Sequence[Mark] = (),
        moments: Mapping[str, Step] | None = None,
        seat_names: Sequence[str] = ("P1", "P2", "P3", "P4", "P5", "P6", "P7", "P8"),
    ) -> None:
        self.turn = turn
        self.phase = phase
        self.counters = tuple(counters)
        self.shared = tuple(shared)
        self.marks = tuple(marks)
        self.moments: dict[str, Step] = dict(moments or {})
        self.seat_names = tuple(seat_names)
