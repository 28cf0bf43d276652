"""Which cards can be activated now (AK-10.03 to AK-10.05, AK-11.05), and for what."""

from __future__ import annotations

from typing import Final

from arkade.games.arackhan_wars.printed import DEACTIVATED, INITIATIVE
from arkade.games.arackhan_wars.state import (
    ASTRAL_PLANE,
    ATTACKED,
    PERFORMED,
    SEATS,
    TURNED,
    ArackhanWars,
)

ATTACK: Final = 10
STRIKE: Final = 11
PERFORM: Final = 12
MOVE: Final = 13
SWAP: Final = 14


def cannot_activate(g: ArackhanWars, card: int, verb: int) -> str | None:
    """AK-10.03 to AK-10.05, AK-11.05, AK-18.08: the rule that keeps a card from being activated now, or None."""
    marks = g.marks[card]
    if marks & TURNED:
        return why_turned(marks, verb)
    if g.limits[card] & DEACTIVATED:
        return "AK-10.05"
    return "AK-11.05" if g.window and not g.attributes[card] & INITIATIVE else None


def why_turned(marks: int, verb: int) -> str:
    """The rule that speaks most plainly of what a used card is not used for again."""
    if verb in (MOVE, SWAP):
        return "AK-18.08" if marks & (ATTACKED | PERFORMED) else "AK-18.11"
    if not marks & (ATTACKED | PERFORMED):
        return "AK-10.05"
    same = PERFORMED if verb == PERFORM else ATTACKED
    return "AK-10.03" if marks & same else "AK-10.04"


def usable_spells(g: ArackhanWars, seat: int) -> list[int]:
    """A player's cards on the Astral Plane that could be activated now."""
    cards = g.piles[ASTRAL_PLANE * SEATS + seat]
    needs = INITIATIVE if g.window else 0
    return [card for card in cards if not g.marks[card] & TURNED and g.attributes[card] & needs == needs]
