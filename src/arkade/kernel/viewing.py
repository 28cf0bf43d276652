"""Viewing: how a position looks from a seat.

The law: deal everything anew that a seat does not know, and its view does not change by one byte.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby
from operator import attrgetter
from typing import TYPE_CHECKING, Final

from arkade.kernel.errors import no_seat
from arkade.kernel.question import Option
from arkade.kernel.story import lines_for
from arkade.kernel.view import CardView, LogLine, OptionView, SeatView, View, ZoneView
from arkade.kernel.zones import HAND, OPEN, SPECTATOR, SPREAD

if TYPE_CHECKING:
    from arkade.kernel.layout import Counter, Layout, Mark
    from arkade.kernel.state import State

NO_MARKS: Final[dict[str, int | bool]] = {}


def view_of(g: State, seat: int | None) -> View:
    """The view of a seat (None: a spectator)."""
    table = g.table
    if seat is not None and not 0 <= seat < table.seats:
        raise no_seat(seat, table.seats)
    layout = table.game.layout
    options = [] if seat is None else [option_view(g, seat, option) for option in g.options(seat)]
    named = {card for option in options for card in (option.card, option.target) if card is not None}
    seats = [
        SeatView(table.seat_names[other], table.teams[other], counters_view(g, layout.counters, other))
        for other in range(table.seats)
    ]
    return View(
        game=table.game.name,
        mode=table.mode,
        seat=seat,
        turn=layout.turn(g),
        phase=layout.phase(g),
        seats=seats,
        counters=counters_view(g, layout.shared, None),
        zones=[zone_view(g, seat, zone, named) for zone in range(len(g.piles))],
        waiting=list(g.asked),
        prompt="" if seat is None else g.prompt(seat),
        options=options,
        log=log_view(g, seat),
        over=g.over,
        outcome=list(g.scores) if g.over else None,
    )


def counters_view(g: State, counters: Sequence[Counter], seat: int | None) -> dict[str, int | str]:
    shown: dict[str, int | str] = {}
    for counter in counters:
        value = counter.shown(g, seat)
        if value is not None:
            shown[counter.name] = value
    return shown


def option_view(g: State, seat: int, option: Option) -> OptionView:
    verbs = g.table.game.verbs
    card, target = verbs.cards(option)
    return OptionView(option, verbs.words(g, option, seat), card, target, verbs.by_number[option[0]].note)


def zone_view(g: State, seat: int | None, zone: int, named: set[int]) -> ZoneView:
    """A zone as a seat sees it. A known card in somebody else's hand is named but has no id, because nobody
    can tell which of two copies leaves a hand; it has one while an option of the seat points at it."""
    table = g.table
    pile = g.piles[zone]
    owner = table.zone_owner[zone]
    whose = None if owner < 0 else owner
    if not pile:
        return ZoneView(table.zone_names[zone], whose, 0, [])
    shows = table.zone_shows[zone]
    foreign_hand = shows == HAND and owner != seat
    badge = table.game.layout.badge
    told = marks_told(table.game.layout, False)
    viewer = SPECTATOR if seat is None else seat
    known, face, names = g.known, g.face, table.faces
    cards: list[CardView] = []
    for place, card in enumerate(pile):
        if not known[card] >> viewer & 1:
            if shows in (OPEN, SPREAD):
                cards.append(CardView(place, marks=marks_view(g, card, hidden=True)))
        elif foreign_hand and card not in named:
            cards.append(CardView(0, name=names[face[card]], badge=badge(g, card)))
        else:
            shown_place = 0 if foreign_hand else place
            marks = marks_among(g, card, told) if told else NO_MARKS
            cards.append(CardView(shown_place, card, names[face[card]], marks, badge(g, card)))
    if foreign_hand:
        cards.sort(key=lambda card: (card.name or "", card.id or 0))
    return ZoneView(table.zone_names[zone], whose, len(pile), cards)


def marks_view(g: State, card: int, hidden: bool) -> dict[str, int | bool]:
    """What lies on a card, as those who know it see it, or as everybody does."""
    return marks_among(g, card, marks_told(g.table.game.layout, hidden))


def marks_among(g: State, card: int, told: Sequence[Column]) -> dict[str, int | bool]:
    found: dict[str, int | bool] = {}
    for column in told:
        numbers = getattr(g, column.attribute)
        if card >= len(numbers) or numbers[card] == column.rest:
            continue
        for mark in column.marks:
            number = mark.read(g, card)
            if number != mark.rest:
                found[mark.name] = bool(number) if mark.flag else number
    return found


class Column:
    """Marks that share one list of numbers. Where a card's number is at rest, so are all of them, and most are."""

    def __init__(self, marks: Sequence[Mark]) -> None:
        self.attribute = marks[0].attribute
        self.rest = marks[0].rest
        self.marks = tuple(marks)


@lru_cache
def marks_told(layout: Layout, hidden: bool) -> tuple[Column, ...]:
    """The marks that a card shows, to those who know it or to everybody, by what they are read from."""
    told = [mark for mark in layout.marks if not (mark.silent or (hidden and mark.private))]
    return tuple(Column(list(marks)) for _, marks in groupby(told, attrgetter("attribute", "rest")))


def log_view(g: State, seat: int | None) -> list[LogLine]:
    return lines_for(g.story, g.table.seats if seat is None else seat)
