"""Events: what happened, told to each viewer in the words that this viewer may hear.

An event's words are made when it happens: once where everybody may hear the same, else for each seat and for
spectators, by naming each card as that viewer knows it. The events of a game form a chain, newest first, so that copies
share it for nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkade.kernel.view import LogLine
from arkade.kernel.zones import EVERYONE, HAND, SPECTATOR

if TYPE_CHECKING:
    from arkade.kernel.state import State


class Event:
    """One thing that happened, and what is told of it: `line` to everybody, or, where that is None, `lines` with one
    for each seat and a last one for spectators. A viewer whose line is None is told nothing."""

    def __init__(
        self, before: Event | None, seat: int, line: LogLine | None, lines: tuple[LogLine | None, ...] = ()
    ) -> None:
        self.before = before
        self.seat = seat
        self.line = line
        self.lines = lines

    def line_for(self, viewer: int) -> LogLine | None:
        """What a viewer is told: a seat, or the number of seats for spectators."""
        return self.line or self.lines[viewer]


def viewers(g: State) -> list[int]:
    """The bits of everybody who can watch: the seats, then the spectators."""
    return [*range(g.table.seats), SPECTATOR]


def lie_open(g: State, cards: tuple[int, ...]) -> bool:
    """Whether everybody knows these cards and may have their numbers, so that all hear the same of them."""
    for card in cards:
        if g.known[card] != EVERYONE or g.table.zone_shows[g.zone[card]] == HAND:
            return False
    return True


def told(
    g: State,
    before: Event | None,
    what: str,
    text: str,
    seat: int,
    cards: tuple[int, ...],
    rule: str,
    number: int,
    seats: int,
    otherwise: str,
) -> Event:
    """An event with its texts written out. In a text {seat} is the seat's name, {n} the number and {0}, {1} …
    the cards. Viewers outside `seats` (bits) hear `otherwise`."""
    who = g.table.seat_names[seat] if seat >= 0 else ""
    if text and seats == EVERYONE and lie_open(g, cards):
        words = text.format(*[g.name(card) for card in cards], seat=who, n=number)
        return Event(before, seat, LogLine(what, words, seat, rule, number, cards))
    lines: list[LogLine | None] = []
    for viewer in viewers(g):
        template = text if seats >> viewer & 1 else otherwise
        names = [g.name(card) if g.known[card] >> viewer & 1 else "a card" for card in cards]
        words = template.format(*names, seat=who, n=number)
        lines.append(LogLine(what, words, seat, rule, number, identified(g, viewer, cards)) if words else None)
    return Event(before, seat, None, tuple(lines))


def identified(g: State, viewer: int, cards: tuple[int, ...]) -> tuple[int, ...]:
    """The cards that a viewer can tell apart."""
    return tuple([card for card in cards if g.identifies(viewer, card)])


def lines_for(story: Event | None, viewer: int) -> list[LogLine]:
    """What a viewer (a seat, or the number of seats for spectators) was told, oldest first."""
    found: list[LogLine] = []
    while story is not None:
        line = story.line or story.lines[viewer]
        if line is not None:
            found.append(line)
        story = story.before
    found.reverse()
    return found


def taken_off(story: Event | None, before: Event | None) -> list[Event]:
    """The events since an earlier one, newest first."""
    found: list[Event] = []
    while story is not before:
        assert story is not None
        found.append(story)
        story = story.before
    return found


def put_back(story: Event | None, events: list[Event]) -> Event | None:
    """The story with events that were taken off told after it."""
    for event in reversed(events):
        event.before = story
        story = event
    return story
