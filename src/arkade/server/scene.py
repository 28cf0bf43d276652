"""The scene: all that one viewer of a table is shown, as plain data. Snapshots carry it whole, changes in parts."""

from __future__ import annotations

from typing import Literal

from arkade.kernel.question import Option
from arkade.kernel.view import Plain, SeatView, ZoneView

Status = Literal["waiting", "playing", "over", "stopped"]
"""Whether a table waits for people, is being played, has ended by its rules, or was stopped by a fault."""

UndoPolicy = Literal["free", "ask", "off"]
"""Choices may be taken back until something is revealed; or after that too, if the others agree; or never."""


class Person(Plain, frozen=True):
    """Who sits at a seat: somebody with a name, a bot, or nobody yet."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str = ""


class Choice(Plain, frozen=True, omit_defaults=True):
    """An answer that the seat may give, with all that lights up for it: the card that it begins with, the card that it
    points at, a space of the board, a seat, a printed card, a number."""

    option: Option
    words: str
    card: int | None = None
    target: int | None = None
    space: int | None = None
    seat: int | None = None
    face: str | None = None
    number: int | None = None
    note: str = ""


class Asked(Plain, frozen=True):
    """What a seat is asked. A move names the number of the question that it answers."""

    number: int
    prompt: str
    choices: list[Choice]


class Named(Plain, frozen=True):
    """A card in a line of the log, by its printed name."""

    card: str


class Told(Plain, frozen=True, omit_defaults=True):
    """A line of the log: its words, taken apart where they name cards; whose it is, its rule, its kind, the number
    that it is about, and the numbers of the cards that the viewer can tell apart."""

    parts: tuple[str | Named, ...]
    what: str
    seat: int = -1
    rule: str = ""
    number: int = 0
    cards: tuple[int, ...] = ()


class Said(Plain, frozen=True):
    """A line of the chat."""

    seat: int
    text: str


May = Literal["free", "ask", "no"]


class Undo(Plain, frozen=True):
    """Whether this seat may take back its last choice now (`free`), may ask the others for it (`ask`), or not
    (`no`); and which seat has asked and waits for an answer."""

    may: May
    asked_by: int | None = None
    answer_wanted: bool = False


class Ending(Plain, frozen=True):
    """The end in words, the score of each seat, and the rule that ended it where the log names one."""

    words: str
    outcome: list[float]
    rule: str = ""


class Trouble(Plain, frozen=True):
    """Why a table was stopped."""

    words: str


class Scene(Plain, frozen=True):
    """A table as one viewer sees it. While people are missing there is no game yet: no seats, zones and phase. Present
    are the seats of people who are connected now. The notice says that something could not be saved."""

    status: Status
    people: list[Person]
    present: list[int]
    turn: int
    phase: str
    seats: list[SeatView]
    counters: dict[str, int | str]
    zones: list[ZoneView]
    waiting: list[int]
    question: Asked | None
    undo: Undo
    log: list[Told]
    chat: list[Said]
    ending: Ending | None
    trouble: Trouble | None
    notice: str
    rematch: str
