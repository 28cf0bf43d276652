"""Layout: what a table shows of a game, by names that people use.

The same names serve the view, the terminal, the browser and the positions of scenarios.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from arkade.kernel.cards import changed
from arkade.kernel.errors import ArkadeError
from arkade.kernel.question import Step
from arkade.kernel.verbs import A_NUMBER, CARD, NUMBER, Part
from arkade.kernel.zones import SPECTATOR


class Counter:
    """A number of a seat or of the whole table: `getattr(g, attribute)[seat * stride + offset]`, or the
    attribute itself where it belongs to the table. `part` says what the number stands for, such as a seat; a quiet
    counter is shown only while it is not 0. A minor counter is in views and scenarios, but no table draws it. With
    `count` the number is worked out whenever it is looked at, and can't be set."""

    def __init__(
        self,
        name: str,
        attribute: str = "",
        stride: int = 1,
        offset: int = 0,
        part: Part = A_NUMBER,
        quiet: bool = False,
        minor: bool = False,
        count: Callable[[Any, int], int] | None = None,
    ) -> None:
        self.name = name
        self.attribute = attribute
        self.count = count
        self.stride = stride
        self.offset = offset
        self.part = part
        self.quiet = quiet
        self.minor = minor

    def read(self, g: Any, seat: int | None) -> int:
        if self.count is not None:
            return self.count(g, 0 if seat is None else seat)
        value = getattr(g, self.attribute)
        return int(value) if seat is None else int(value[seat * self.stride + self.offset])

    def shown(self, g: Any, seat: int | None) -> int | str | None:
        """What the table shows: the number, what it stands for, or nothing."""
        number = self.read(g, seat)
        if self.quiet and number == 0:
            return None
        return number if self.part.kind == NUMBER else self.part.words(g, number, SPECTATOR)

    def write(self, g: Any, seat: int | None, number: int) -> None:
        if self.count is not None:
            raise ArkadeError(f"{self.name!r} is counted and can't be set")
        if seat is None:
            setattr(g, self.attribute, number)
        else:
            getattr(g, self.attribute)[seat * self.stride + self.offset] = number


class Mark:
    """A number that lies on a card: `getattr(g, attribute)[card]`, or one bit of it, which is then 1 or 0, or some
    bits side by side, which are a number of their own. It is shown where it is not `rest`, to everybody or, if
    `private`, only to those who know the card; a silent one is there for scenarios, and no view shows it. A flag is
    there or not, and is shown without a number. `part` says what the number stands for, such as another card; views
    have the number, and a table may say its name. A column may end before the last card: what lies behind its end has
    nothing on it."""

    def __init__(
        self,
        name: str,
        attribute: str,
        rest: int = 0,
        private: bool = False,
        bit: int = 0,
        flag: bool = False,
        part: Part = A_NUMBER,
        silent: bool = False,
    ) -> None:
        if bit and rest:
            raise ValueError(f"the mark {name!r} is made of bits, so it rests at 0 and not at {rest}")
        self.name = name
        self.attribute = attribute
        self.rest = rest
        self.private = private
        self.silent = silent
        self.bit = bit
        self.lowest = bit & -bit
        self.flag = flag or (bit != 0 and bit == self.lowest)
        self.part = part

    def read(self, g: Any, card: int) -> int:
        column = getattr(g, self.attribute)
        number = int(column[card]) if card < len(column) else self.rest
        return (number & self.bit) // self.lowest if self.bit else number

    def shown(self, g: Any, card: int) -> int | bool:
        number = self.read(g, card)
        return bool(number) if self.flag else number

    def write(self, g: Any, card: int, number: int) -> None:
        column = getattr(g, self.attribute)
        if card >= len(column):
            column += type(column)([0]) * (card + 1 - len(column))
            setattr(g, self.attribute, column)
        if self.bit:
            number = column[card] & ~self.bit | number * self.lowest & self.bit
        if isinstance(column, tuple):
            setattr(g, self.attribute, changed(column, card, number))
        else:
            column[card] = number


class Board:
    """A grid on which cards lie: the mark that holds a card's space (row * columns + column), the spaces that there
    are, those that are special, and signs for flags that a small picture of a card shows."""

    def __init__(
        self,
        mark: str,
        columns: int,
        rows: int,
        spaces: Sequence[int],
        names: Sequence[str],
        special: Sequence[int] = (),
        signs: Mapping[str, str] | None = None,
    ) -> None:
        self.mark = mark
        self.columns = columns
        self.rows = rows
        self.spaces = frozenset(spaces)
        self.names = tuple(names)
        self.special = frozenset(special)
        self.signs: dict[str, str] = dict(signs or {})


def no_badge(g: Any, card: int) -> str:
    """The badge of games whose cards have none."""
    return ""


class Layout:
    """What a game shows: whose turn it is, the phase in words, counters, marks on cards, and the moments at
    which a scenario may begin.

    `badge(g, card)` is what a card shows beside its name to those who know it, such as its cost in hand and its
    strength in play; with `lasting_badges` it depends on nothing but the card's face. Zones named in `always` are shown
    even while they are empty; of those named in `past`, which hold what is over and done with, a table of words tells
    only how many cards there are. `board` is there where cards lie on a grid. `phases` are those of a turn or a round
    in their order, each by a name that stands in the words of `phase` while it is played.

    For those who count what happens in many games: `rounds` is the shared counter that says which round it is, `hand`
    the zone of a seat into which its cards are drawn, and zones named in `outside` hold cards that are not in the game.
    """

    def __init__(
        self,
        turn: Callable[[Any], int],
        phase: Callable[[Any], str],
        counters: Sequence[Counter] = (),
        shared: Sequence[Counter] = (),
        marks: Sequence[Mark] = (),
        moments: Mapping[str, Step] | None = None,
        badge: Callable[[Any, int], str] = no_badge,
        always: Sequence[str] = ("deck", "hand"),
        past: Sequence[str] = (),
        board: Board | None = None,
        seat_names: Sequence[str] = ("P1", "P2", "P3", "P4", "P5", "P6", "P7", "P8"),
        rounds: str = "round",
        hand: str = "hand",
        outside: Sequence[str] = (),
        lasting_badges: bool = False,
        phases: Sequence[str] = (),
    ) -> None:
        self.turn = turn
        self.phase = phase
        self.phases = tuple(phases)
        self.counters = tuple(counters)
        self.shared = tuple(shared)
        self.marks = tuple(marks)
        self.moments: dict[str, Step] = dict(moments or {})
        self.badge = badge
        self.lasting_badges = lasting_badges or badge is no_badge
        self.always = tuple(always)
        self.past = frozenset(past)
        self.board = board
        self.pointers = frozenset(mark.name for mark in marks if mark.part.kind == CARD)
        self.minor = frozenset(counter.name for counter in (*counters, *shared) if counter.minor)
        self.seat_names = tuple(seat_names)
        self.rounds = rounds
        self.hand = hand
        self.outside = tuple(outside)
