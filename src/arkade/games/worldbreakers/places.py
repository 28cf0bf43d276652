"""The zones of Worldbreakers (WB-04), in the order of the constants of state.py."""

from __future__ import annotations

from typing import Final

from arkade.kernel.zones import HAND, OPEN, PILE, ZonePlan

EACH: Final = [
    ("deck", PILE),
    ("hand", HAND),
    ("discard", OPEN),
    ("locations", OPEN),
    ("followers", OPEN),
    ("front", OPEN),
    ("worldbreaker", OPEN),
    ("resolving", OPEN),
    ("stored", OPEN),
    ("aside", HAND),
]

PLAY_ZONES: Final = ZonePlan(EACH)
"""What a game with decks that everybody knows needs."""

ZONES: Final = ZonePlan(
    [*EACH, ("pool", HAND)],
    [("supply", PILE), ("pile 1", PILE), ("pile 2", PILE), ("pile 3", PILE)],
)
"""With the cards that a player owns beside the deck, and the places of a draft."""
