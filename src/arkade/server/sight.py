"""A sight: one zone as it lies, and how each viewer sees it."""

from __future__ import annotations

from typing import Final

from arkade.kernel import EVERYONE, HAND, PILE, SPECTATOR, State
from arkade.kernel.view import ZoneView, zone_view

NOTHING_NAMED: Final[set[int]] = set()
NO_HAND: Final = -2


class Sight:
    """A zone in one position. It is kept from one glance to the next while nothing in it changes, and with it all that
    viewers were shown of it."""

    __slots__ = ("hand_of", "known_by", "public", "views", "zone")

    def __init__(self, g: State, zone: int) -> None:
        table = g.table
        self.zone = zone
        self.hand_of = table.zone_owner[zone] if table.zone_shows[zone] == HAND else NO_HAND
        """Whose hand it is, if it is one."""
        all_know, self.known_by = EVERYONE, 0
        for knowing in set(map(g.known.__getitem__, g.piles[zone])):
            all_know &= knowing
            self.known_by |= knowing
        self.views: dict[int | None, ZoneView] = {}
        """What each viewer is shown, where that is not the same for all."""
        self.public: ZoneView | None = None
        """What everybody is shown, where everybody knows the cards."""
        if all_know == EVERYONE and self.hand_of == NO_HAND:
            self.public = zone_view(g, None, zone, NOTHING_NAMED)

    def seen_by(self, g: State, viewer: int | None, named: set[int]) -> ZoneView:
        """A zone that is not the same for all. Cards that the viewer's choices name have a number even in the hand of
        somebody else."""
        if named and self.hand_of != viewer and self.hand_of != NO_HAND and not named.isdisjoint(g.piles[self.zone]):
            return zone_view(g, viewer, self.zone, named)
        view = self.views.get(viewer)
        if view is None:
            view = self.views[viewer] = self.first_seen_by(g, viewer)
        return view

    def first_seen_by(self, g: State, viewer: int | None) -> ZoneView:
        """Only counted where the viewer knows none of its cards and they do not lie singly."""
        table = g.table
        zone = self.zone
        known = self.known_by >> (SPECTATOR if viewer is None else viewer) & 1
        if not known and table.zone_shows[zone] in (HAND, PILE):
            owner = table.zone_owner[zone]
            return ZoneView(table.zone_names[zone], None if owner < 0 else owner, len(g.piles[zone]), [])
        return zone_view(g, viewer, zone, NOTHING_NAMED)
