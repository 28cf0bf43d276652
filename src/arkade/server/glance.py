"""A glance: what all viewers of a table are shown alike, worked out once for all of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeVar

from arkade.kernel import State
from arkade.kernel.view import SeatView
from arkade.kernel.viewing import counters_view
from arkade.server.lying import Lying
from arkade.server.scene import Asked
from arkade.server.sight import Sight
from arkade.server.written import Written

if TYPE_CHECKING:
    from arkade.server.match import Match

NOBODYS_TURN: Final = -1
Shown = TypeVar("Shown", SeatView, Written)


class Glance:
    """The public side of a match at one moment. It is good until something happens. The next one is made from it, so
    that what has not changed is not looked at again."""

    def __init__(self, match: Match, g: State | None, before: Glance | None = None) -> None:
        self.g = g
        self.moment = moment_of(match)
        self.status = match.status
        self.people = match.people
        self.waiting = list(match.asked)
        self.chat = match.chat
        self.trouble = match.trouble
        self.rematch = match.rematch
        self.turn = NOBODYS_TURN
        self.phase = ""
        self.counters: dict[str, int | str] = {}
        self.seats: list[SeatView] = []
        self.sights: list[Sight] = []
        self.lying: Lying | None = None
        self.later: tuple[Glance, dict[str, Any]] | None = None
        """What is different at a later glance."""
        if g is not None:
            self.look_at(g)
            self.see_cards(g, before if before is not None and before.g is g else None)

    def look_at(self, g: State) -> None:
        """Turn, phase and counters."""
        table = g.table
        layout = table.game.layout
        self.turn = layout.turn(g)
        self.phase = layout.phase(g)
        self.counters = counters_view(g, layout.shared, None)
        self.seats = [
            SeatView(table.seat_names[seat], table.teams[seat], counters_view(g, layout.counters, seat))
            for seat in range(table.seats)
        ]

    def see_cards(self, g: State, before: Glance | None) -> None:
        """All zones: those as before that lie as before."""
        last = None if before is None else before.lying
        self.lying = Lying(g)
        if before is None or last is None:
            self.sights = [Sight(g, zone) for zone in range(len(g.piles))]
            return
        self.sights = before.sights
        touched = self.lying.touched(g, last)
        if touched:
            self.sights = self.sights.copy()
            for zone in touched:
                self.sights[zone] = Sight(g, zone)

    def zones(self, viewer: int | None, question: Asked | None) -> list[Written]:
        """All zones as one viewer sees them who is asked something, or nothing."""
        g = self.g
        if g is None:
            return []
        return [sight.public or sight.seen_by(g, viewer, question) for sight in self.sights]

    def news_of(self, after: Glance) -> dict[str, Any]:
        """What is different for everybody at a later glance; worked out once, because viewers mostly have seen the
        same one last."""
        if self.later is None or self.later[0] is not after:
            self.later = (after, self.difference(after))
        return self.later[1]

    def difference(self, after: Glance) -> dict[str, Any]:
        """What a change has of all this. Most of it is there whole, or not at all."""
        parts: dict[str, Any] = {}
        if after.status != self.status:
            parts["status"] = after.status
        if after.people != self.people:
            parts["people"] = after.people
        if after.turn != self.turn:
            parts["turn"] = after.turn
        if after.phase != self.phase:
            parts["phase"] = after.phase
        if after.counters != self.counters:
            parts["counters"] = after.counters
        if after.waiting != self.waiting:
            parts["waiting"] = after.waiting
        if after.trouble != self.trouble:
            parts["trouble"] = after.trouble
        if after.rematch != self.rematch:
            parts["rematch"] = after.rematch
        seats = differing(self.seats, after.seats)
        if seats:
            parts["seats"] = seats
        if len(after.chat) > len(self.chat):
            parts["chat"] = after.chat[len(self.chat) :]
        return parts


def moment_of(match: Match) -> tuple[int, int, bool]:
    """What is different after anything has happened at a table."""
    return match.number, 0 if match.g is None else match.g.choices, match.trouble is None


def differing(before: list[Shown], after: list[Shown]) -> list[tuple[int, Shown]]:
    """The entries of a list that are not what they were, each with its place. Most are the very same."""
    if len(before) != len(after):
        return list(enumerate(after))
    found: list[tuple[int, Shown]] = []
    for place, shown in enumerate(after):
        was = before[place]
        if shown is not was and shown != was:
            found.append((place, shown))
    return found
