"""Lines of the log as a table shows them: words, with the cards that they name taken apart."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

import arkade
from arkade.kernel.story import Event
from arkade.server.scene import Named, Told

REMEMBERED: Final = 8192
"""So many lines are kept taken apart: the same words come again and again."""


@lru_cache
def card_names(game: str) -> re.Pattern[str]:
    """The names of a game's cards as whole words, the longest first: one name may begin another."""
    names = sorted(arkade.load(game).faces, key=len, reverse=True)
    return re.compile(r"(?<!\w)(" + "|".join(map(re.escape, names)) + r")(?!\w)")


@lru_cache(REMEMBERED)
def parts_of(game: str, text: str) -> tuple[str | Named, ...]:
    """A text with the names of cards as parts of their own. The text says only what its viewer may hear, so naming
    cards in it tells nothing more."""
    pieces = card_names(game).split(text)
    parts = [Named(piece) if place % 2 else piece for place, piece in enumerate(pieces)]
    return tuple(part for part in parts if part != "")


def told_line(game: str, event: Event, viewer: int) -> Told:
    """An event as one viewer (a seat, or the number of seats for spectators) is told it."""
    text, cards = event.heard_by(viewer), event.cards_for(viewer)
    return line_of(game, text, event.what, event.seat, event.rule, event.number, cards)


@lru_cache(REMEMBERED)
def line_of(game: str, text: str, what: str, seat: int, rule: str, number: int, cards: tuple[int, ...]) -> Told:
    return Told(parts_of(game, text), what, seat, rule, number, cards)
