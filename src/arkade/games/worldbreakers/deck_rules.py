"""What a deck may hold (WB-20): the one predicate behind the validator, deck building and the piles left out."""

from __future__ import annotations

from typing import Final

from arkade.games.worldbreakers.printed import WORLDBREAKER, Face

DECK_SIZE: Final = 30


def cannot_be_in_deck(face: Face, worldbreaker: Face) -> str | None:
    """The rule that keeps a card out of every deck of a Worldbreaker, or None."""
    if face.kind == WORLDBREAKER:
        return "WB-20.07"
    if face.signature_of and face.signature_of != worldbreaker.name:
        return "WB-20.03"
    return None
