"""A sight: one zone as it lies, and how each viewer sees it."""

from __future__ import annotations

from typing import Final

from arkade.kernel import EVERYONE, HAND, PILE, SPECTATOR, State
from arkade.kernel.view import ZoneView
from arkade.kernel.viewing import zone_view
from arkade.server.scene import Asked
from arkade.server.written import Written, written

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
        self.views: dict[int | None, Written] = {}
        """What each viewer is shown, where that is not the same for all."""
        self.public: Written | None = None
        """What everybody is shown, where everybody knows the cards."""
        if all_know == EVERYONE and self.hand_of == NO_HAND:
            self.public = written(zone_view(g, None, zone, NOTHING_NAMED))

    def seen_by(self, g: State, viewer: int | None, question: Asked | None) -> Written:
        """A zone that is not the same for all. Cards in somebody else's hand have a number only while choices of the
        viewer name them."""
        foreign_hand = self.hand_of != viewer and self.hand_of != NO_HAND
        if foreign_hand and question is not None and self.is_known_by(viewer):
            return written(zone_view(g, viewer, self.zone, pointed_at(question)))
        view = self.views.get(viewer)
        if view is None:
            view = self.views[viewer] = written(self.first_seen_by(g, viewer))
        return view

    def is_known_by(self, viewer: int | None) -> bool:
        """Whether a viewer knows any of its cards."""
        return bool(self.known_by >> (SPECTATOR if viewer is None else viewer) & 1)

    def first_seen_by(self, g: State, viewer: int | None) -> ZoneView:
        """Only counted where the viewer knows none of its cards and they do not lie singly."""
        table = g.table
        zone = self.zone
        if not self.is_known_by(viewer) and table.zone_shows[zone] in (HAND, PILE):
            owner = table.zone_owner[zone]
            return ZoneView(table.zone_names[zone], None if owner < 0 else owner, len(g.piles[zone]), [])
        return zone_view(g, viewer, zone, NOTHING_NAMED)


def pointed_at(question: Asked) -> set[int]:
    """The cards that choices name."""
    return {card for choice in question.choices for card in (choice.card, choice.target) if card is not None}
