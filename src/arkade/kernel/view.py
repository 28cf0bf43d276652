# arkade: interpreted
"""Views: all that ever leaves the process for a seat, as plain data. `viewing` makes them."""

from __future__ import annotations

import msgspec

from arkade.kernel.question import Option


class Plain(msgspec.Struct, frozen=True, gc=False):
    """Plain data: it never holds what holds it, so that the collector of garbage need not look at it."""


class CardView(Plain, frozen=True, omit_defaults=True):
    """A card as a seat sees it. A hidden card has a place and nothing else."""

    place: int
    id: int | None = None
    name: str | None = None
    marks: dict[str, int | bool] = {}
    badge: str = ""


class ZoneView(Plain, frozen=True):
    """A zone: how many cards lie there, and those that are seen, known, or lie singly."""

    name: str
    seat: int | None
    count: int
    cards: list[CardView]


class SeatView(Plain, frozen=True):
    name: str
    team: int
    counters: dict[str, int | str]


class OptionView(Plain, frozen=True, omit_defaults=True):
    """An answer that the seat may give: what to send, how to say it, which card lights up, what to know before."""

    option: Option
    words: str
    card: int | None = None
    target: int | None = None
    note: str = ""


class LogLine(Plain, frozen=True, omit_defaults=True):
    what: str
    text: str
    seat: int = -1
    rule: str = ""
    number: int = 0
    cards: tuple[int, ...] = ()


class View(Plain, frozen=True):
    """The table from one seat."""

    game: str
    mode: str
    seat: int | None
    turn: int
    phase: str
    seats: list[SeatView]
    counters: dict[str, int | str]
    zones: list[ZoneView]
    waiting: list[int]
    prompt: str
    options: list[OptionView]
    log: list[LogLine]
    over: bool
    outcome: list[float] | None
