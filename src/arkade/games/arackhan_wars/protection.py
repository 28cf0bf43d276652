"""Loss of Skills and immunity to enemy spells: what comes first among the influences (AK-20.09, AK-20.10).

Both can depend on each other, so there is one order: Weaknesses and Benefits that take Skills; the immunity that is
left; the spells that take Skills from cards that are not immune; the Creatures whose Skills take the Skills of
others, if they still have theirs; then immunity and spells once more, on what that has changed.
"""

from __future__ import annotations

from arkade.games.arackhan_wars.influences import (
    in_force,
    own_influences,
    what_it_does_not_have,
    within_reach,
    works_on,
)
from arkade.games.arackhan_wars.printed import IMMUNE, SILENCED, SKILL, SPELL, Influence
from arkade.games.arackhan_wars.state import ArackhanWars

Sources = list[tuple[int, Influence]]


def protection(g: ArackhanWars) -> tuple[int, int]:
    """The cards that have lost their Skills and the cards that are immune to enemy spells, as bits."""
    silencing: Sources = []
    protecting: Sources = []
    g.silenced = g.immune = 0
    if not g.warding:
        return 0, 0
    for card in cards_in(g.warding):
        for influence in own_influences(g, card):
            if influence.limits & SILENCED:
                silencing.append((card, influence))
            if influence.limits & IMMUNE:
                protecting.append((card, influence))
    if not silencing:
        return 0, reached(g, protecting, IMMUNE)
    spells = [source for source in silencing if g.kind(source[0]) == SPELL]
    creatures = [source for source in silencing if source[1].label == SKILL]
    lasting = reached(g, [source for source in silencing if source not in spells and source not in creatures], SILENCED)
    g.silenced = lasting
    g.immune = reached(g, protecting, IMMUNE)
    g.silenced = lasting | reached(g, spells, SILENCED)
    lasting |= reached(g, creatures, SILENCED)
    g.silenced = lasting
    g.immune = reached(g, protecting, IMMUNE)
    return lasting | reached(g, spells, SILENCED), g.immune


def cards_in(bits: int) -> list[int]:
    """Cards as bits, as a list."""
    found: list[int] = []
    while bits:
        found.append((bits & -bits).bit_length() - 1)
        bits &= bits - 1
    return found


def reached(g: ArackhanWars, sources: Sources, limit: int) -> int:
    """The cards that some influences lay a limit upon, as bits."""
    found = 0
    for source, influence in sources:
        if in_force(g, source, influence):
            for card in within_reach(g, source, influence):
                if works_on(g, source, influence, card):
                    left = what_it_does_not_have(g, source, influence, card)
                    if left is not None and left.limits & limit:
                        found |= 1 << card
    return found
