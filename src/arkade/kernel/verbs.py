"""Verbs: what a game's options mean, in words.

An option is (verb, a, b). A game lists its verbs once; from that list come the words of the log, of the
prompt's buttons and of scenarios, and which card lights up on the screen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Protocol

from arkade.kernel.question import CONCEDE, PASS, Option
from arkade.kernel.story import Event, identified, lie_open, viewers
from arkade.kernel.view import LogLine

if TYPE_CHECKING:
    from arkade.kernel.state import State

NOTHING: Final = 0
NUMBER: Final = 1
CARD: Final = 2
FACE: Final = 3
SEAT: Final = 4
NAMED: Final = 5
EFFECT: Final = 6


class Spoken(Protocol):
    """Something that says itself in words: an effect of a card."""

    def clause(self) -> str: ...


class Part:
    """What a number of an option stands for: nothing, a number, a card in play, a printed card, a seat, an
    entry of a list of names (guilds, spaces of a grid), or an effect of a card by its number."""

    def __init__(self, kind: int, names: Sequence[str] = ()) -> None:
        self.kind = kind
        self.names: list[str] = list(names)

    def words(self, g: State, number: int, viewer: int) -> str:
        kind = self.kind
        if kind == CARD:
            return g.name(number) if g.known[number] >> viewer & 1 else "a card"
        if kind == FACE:
            return g.table.faces[number]
        if kind == SEAT:
            return g.table.seat_names[number]
        if kind == NAMED:
            return self.names[number]
        if kind == EFFECT:
            effect: Spoken = g.table.effects[number]
            return effect.clause()
        return str(number)


NOTHING_PART: Final = Part(NOTHING)
A_NUMBER: Final = Part(NUMBER)
A_CARD: Final = Part(CARD)
A_FACE: Final = Part(FACE)
A_SEAT: Final = Part(SEAT)
AN_EFFECT: Final = Part(EFFECT)


def one_of(names: Sequence[str]) -> Part:
    """A part that stands for an entry of a list of names."""
    return Part(NAMED, names)


class Verb:
    """One verb: its number, its words with {a} and {b} in them, and what a and b stand for. A choice with a private
    verb is told to nobody but the seat that made it. A verb that plays the card a is one that can be counted. A note
    stands beside the option and says what is to be known before it is chosen, such as what it costs. A mutual verb
    means the same with a and b exchanged, so that players may type either."""

    def __init__(
        self,
        number: int,
        words: str,
        a: Part = NOTHING_PART,
        b: Part = NOTHING_PART,
        private: bool = False,
        plays: bool = False,
        note: str = "",
        mutual: bool = False,
    ) -> None:
        self.number = number
        self.words = words
        self.a = a
        self.b = b
        self.private = private
        self.plays = plays
        self.note = note
        self.mutual = mutual
        self.names_a = "{a" in words
        self.names_b = "{b" in words


class Verbs:
    """The verbs of a game by number. Verb 0 passes; verb -1 concedes."""

    def __init__(self, verbs: Sequence[Verb]) -> None:
        self.by_number: dict[int, Verb] = {PASS[0]: Verb(PASS[0], "pass"), CONCEDE[0]: Verb(CONCEDE[0], "concede")}
        for verb in verbs:
            if verb.number < PASS[0]:
                raise ValueError(f"verb {verb.number} is below 0: those are the kernel's own")
            if verb.number in self.by_number and verb.number != PASS[0]:
                raise ValueError(f"verb {verb.number} stands twice in the list")
            self.by_number[verb.number] = verb

    def words(self, g: State, option: Option, viewer: int) -> str:
        """An option in the words that a viewer (a seat, or SPECTATOR) may hear."""
        verb = self.by_number[option[0]]
        if not verb.names_a and not verb.names_b:
            return verb.words
        a = verb.a.words(g, option[1], viewer) if verb.names_a else ""
        b = verb.b.words(g, option[2], viewer) if verb.names_b else ""
        return verb.words.format(a=a, b=b)

    def readings(self, g: State, option: Option, viewer: int) -> list[str]:
        """All ways to say an option: as it is written, and of a mutual verb the other way round."""
        ways = [self.words(g, option, viewer)]
        if self.by_number[option[0]].mutual:
            ways.append(self.words(g, (option[0], option[2], option[1]), viewer))
        return ways

    def cards(self, option: Option) -> tuple[int | None, int | None]:
        """Which card an option lights up, and which card it points at."""
        verb = self.by_number[option[0]]
        subject = option[1] if verb.a.kind == CARD else None
        target = option[2] if verb.b.kind == CARD else None
        return subject, target

    def event(self, g: State, before: Event | None, seat: int, option: Option) -> Event:
        """The event of a choice: `P1: play Heron`, with hidden cards unnamed."""
        who = g.table.seat_names[seat]
        cards = tuple([card for card in self.cards(option) if card is not None])
        private = self.by_number[option[0]].private
        if not private and lie_open(g, cards):
            return Event(before, seat, LogLine("choice", f"{who}: {self.words(g, option, seat)}", seat, cards=cards))
        lines = [
            LogLine("choice", f"{who}: {self.words(g, option, viewer)}", seat, cards=identified(g, viewer, cards))
            if viewer == seat or not private
            else None
            for viewer in viewers(g)
        ]
        return Event(before, seat, None, tuple(lines))
