"""Lying: how all cards of a position lie, to find out quickly in which zones something is different later.

There is much to compare and little that differs: a pile that has changed is another list, and what is known of all
cards is compared at once.
"""

from __future__ import annotations

from itertools import compress, count, repeat
from operator import is_not, ne
from typing import Any

from arkade.kernel import HAND, PILE, State
from arkade.kernel.viewing import Column, marks_among, marks_told


class Lying:
    """Where every card of a position lies, who knows it, and what those that are shown show besides their names."""

    __slots__ = ("face", "known", "looks", "piles")

    def __init__(self, g: State) -> None:
        self.face = g.face
        self.known = g.known.copy()
        self.piles = g.share_piles()
        self.looks = looks_of(g)

    def touched(self, g: State, before: Lying) -> set[int]:
        """The zones that are not as they were. A shuffle, or cards that are new, may have touched any."""
        if before.face is not self.face:
            return set(range(len(self.piles)))
        zones = set(compress(count(), map(is_not, before.piles, self.piles)))
        if before.known != self.known:
            zones.update(compress(g.zone, map(ne, before.known, self.known)))
        if before.looks != self.looks:
            zones.update([g.zone[card] for card, _ in self.looks.items() - before.looks.items()])
        return zones


def looks_of(g: State) -> dict[int, Any]:
    """What the cards show besides their names, as far as anybody is shown them: that may change while they lie where
    they are."""
    layout = g.table.game.layout
    badge = layout.badge
    told = marks_told(layout, False)
    if layout.lasting_badges and not told:
        return {}
    cards: list[int] = []
    known = g.known.__getitem__
    for shows, pile in zip(g.table.zone_shows, g.piles, strict=True):
        if pile and ((shows != HAND and shows != PILE) or any(map(known, pile))):
            cards += pile
    if told:
        return {card: (badge(g, card), marks_of(g, card, told)) for card in cards}
    return dict(zip(cards, map(badge, repeat(g), cards), strict=True))


def marks_of(g: State, card: int, told: tuple[Column, ...]) -> tuple[tuple[str, int | bool], ...]:
    return tuple(marks_among(g, card, told).items())
