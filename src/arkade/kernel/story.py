"""Events: what happened, told to each viewer in the words that this viewer may hear.

An event's words are made when it happens: once where everybody may hear the same, else for each seat and for
spectators, by naming each card as that viewer knows it. The events of a game form a chain, newest first, so that copies
share it for nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkade.kernel.zones import EVERYONE, HAND, SPECTATOR

if TYPE_CHECKING:
    from arkade.kernel.state import State


class Event:
    """One thing that happened. `text` and `cards` are for everybody, unless there are `texts`: then these and `shown`
    have an entry for each seat and a last one for spectators. A viewer whose text is empty is told nothing."""

    def __init__(
        self,
        before: Event | None,
        what: str,
        seat: int,
        rule: str,
        number: int,
        text: str,
        cards: tuple[int, ...],
        texts: tuple[str, ...] = (),
        shown: tuple[tuple[int, ...], ...] = (),
    ) -> None:
        self.before = before
        self.what = what
        self.seat = seat
        self.rule = rule
        self.number = number
        self.text = text
        self.cards = cards
        self.texts = texts
        self.shown = shown

    def heard_by(self, viewer: int) -> str:
        """The words for a viewer: a seat, or the number of seats for spectators."""
        return self.texts[viewer] if self.texts else self.text

    def cards_for(self, viewer: int) -> tuple[int, ...]:
        """The cards of it that a viewer can tell apart."""
        return self.shown[viewer] if self.texts else self.cards


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
    if seats == EVERYONE and lie_open(g, cards):
        words = text.format(*[g.name(card) for card in cards], seat=who, n=number)
        return Event(before, what, seat, rule, number, words, cards)
    texts: list[str] = []
    shown: list[tuple[int, ...]] = []
    for viewer in viewers(g):
        template = text if seats >> viewer & 1 else otherwise
        names = [g.name(card) if g.known[card] >> viewer & 1 else "a card" for card in cards]
        texts.append(template.format(*names, seat=who, n=number))
        shown.append(tuple([card for card in cards if g.identifies(viewer, card)]) if template else ())
    return Event(before, what, seat, rule, number, "", (), tuple(texts), tuple(shown))


def events_for(story: Event | None, viewer: int) -> list[Event]:
    """The events that a viewer (a seat, or the number of seats for spectators) was told, oldest first."""
    found: list[Event] = []
    while story is not None:
        if story.heard_by(viewer):
            found.append(story)
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
