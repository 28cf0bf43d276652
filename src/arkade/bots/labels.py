"""Labels: what is the same option in different worlds.

Every world deals the hidden cards anew, so that `play card 37` is a Diver in one world and a Net in the next. A
label names a card by its number only where everybody at the root of the search sees it lying; any other card is named
by its face.
"""

from __future__ import annotations

from typing import Final

from arkade.kernel.question import Option
from arkade.kernel.state import State
from arkade.kernel.verbs import CARD
from arkade.kernel.zones import OPEN, SPREAD

FACE_BASE: Final = -1000
"""Faces are written as numbers from here down, where no card, seat or amount is."""

A_IS_CARD: Final = 1
B_IS_CARD: Final = 2


class Labels:
    """The labels of one search: which parts of options are cards, and which cards keep their number."""

    def __init__(self, root: State, seat: int) -> None:
        self.parts: dict[int, int] = {}
        for number, verb in root.table.game.verbs.by_number.items():
            self.parts[number] = A_IS_CARD * (verb.a.kind == CARD) + B_IS_CARD * (verb.b.kind == CARD)
        shows = root.table.zone_shows
        self.lying: list[int] = [-1] * len(root.face)
        for card, zone in enumerate(root.zone):
            if root.known[card] >> seat & 1 and shows[zone] in (OPEN, SPREAD):
                self.lying[card] = root.face[card]

    def of(self, world: State, option: Option) -> Option:
        """The label of an option in a world."""
        parts = self.parts[option[0]]
        if parts == 0:
            return option
        verb, a, b = option
        if parts & A_IS_CARD:
            a = self.card(world, a)
        if parts & B_IS_CARD:
            b = self.card(world, b)
        return (verb, a, b)

    def card(self, world: State, card: int) -> int:
        if card < 0 or card >= len(world.face):
            return card
        face = world.face[card]
        if card < len(self.lying) and self.lying[card] == face:
            return card
        return FACE_BASE - face
