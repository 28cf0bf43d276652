"""Tidepool's state: pearls, the round, the tide, and the cards of each face."""

from __future__ import annotations

from typing import Final

from arkade.cardtext.effects import Ability
from arkade.kernel.cards import NO_NUMBERS
from arkade.kernel.chance import Chance
from arkade.kernel.state import State
from arkade.kernel.table import Table

DECK: Final = 0
HAND: Final = 1
REVEALED: Final = 2
FRONT: Final = 3
DISCARD: Final = 4


class Faces:
    """What is printed on the cards, by face: shared by all copies of a game, never copied."""

    def __init__(self) -> None:
        self.speed: list[int] = []
        self.effect: list[Ability[Tidepool] | None] = []
        self.reaction: list[Ability[Tidepool] | None] = []
        self.in_play: list[Ability[Tidepool] | None] = []
        self.deck: list[int] = []


class Tidepool(State):
    """One position of Tidepool."""

    def __init__(self, table: Table, chance: Chance, faces: Faces) -> None:
        super().__init__(table, chance)
        self.faces = faces
        self.pearls: list[int] = NO_NUMBERS
        self.gained: list[int] = NO_NUMBERS
        self.round = 0
        self.lead = 0
        self.tide = 0
        self.fog = 0
        self.cancelled = 0

    def make_room(self) -> None:
        super().make_room()
        self.pearls = [0] * self.table.seats
        self.gained = [0] * self.table.seats

    def copy(self) -> Tidepool:
        twin = Tidepool(self.table, self.chance.copy(), self.faces)
        self.copy_to(twin)
        twin.pearls = self.pearls.copy()
        twin.gained = self.gained.copy()
        twin.round = self.round
        twin.lead = self.lead
        twin.tide = self.tide
        twin.fog = self.fog
        twin.cancelled = self.cancelled
        return twin

    def numbers(self) -> list[list[int]]:
        return [self.pearls, self.gained, [self.round, self.lead, self.tide, self.fog, self.cancelled]]
