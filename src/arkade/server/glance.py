"""A glance: what all viewers of a position are shown alike, worked out once for all of them."""

from __future__ import annotations

from arkade.kernel import EVERYONE, HAND, PILE, SPECTATOR, State
from arkade.kernel.view import SeatView, ZoneView, counters_view, zone_view

NOTHING_NAMED: set[int] = set()


class Glance:
    """The public side of one position. It is good until something happens."""

    def __init__(self, g: State) -> None:
        table = g.table
        layout = table.game.layout
        self.g = g
        self.turn = layout.turn(g)
        self.phase = layout.phase(g)
        self.counters = counters_view(g, layout.shared, None)
        self.seats = [
            SeatView(table.seat_names[seat], table.teams[seat], counters_view(g, layout.counters, seat))
            for seat in range(table.seats)
        ]
        self.public: dict[int, ZoneView] = {}
        self.by_some: list[int] = []
        known_by = g.known.__getitem__
        for zone, pile in enumerate(g.piles):
            all_know, some_know = EVERYONE, 0
            for knowing in set(map(known_by, pile)):
                all_know &= knowing
                some_know |= knowing
            self.by_some.append(some_know)
            if all_know == EVERYONE and table.zone_shows[zone] != HAND:
                self.public[zone] = zone_view(g, None, zone, NOTHING_NAMED)

    def zones(self, viewer: int | None, named: set[int]) -> list[ZoneView]:
        """All zones as one viewer sees them: the same for all where everybody knows the cards."""
        public = self.public
        return [public.get(zone) or self.zone(viewer, zone, named) for zone in range(len(self.g.piles))]

    def zone(self, viewer: int | None, zone: int, named: set[int]) -> ZoneView:
        """A zone that is not the same for all: only counted where the viewer knows none of its cards and they do not
        lie singly."""
        table = self.g.table
        known = self.by_some[zone] >> (SPECTATOR if viewer is None else viewer) & 1
        if not known and table.zone_shows[zone] in (HAND, PILE):
            owner = table.zone_owner[zone]
            return ZoneView(table.zone_names[zone], None if owner < 0 else owner, len(self.g.piles[zone]), [])
        return zone_view(self.g, viewer, zone, named)
