"""Lines of the log as a table shows them: words, with the cards that they name taken apart."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

import arkade
from arkade.kernel.view import LogLine
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


@lru_cache(REMEMBERED)
def told_line(game: str, line: LogLine) -> Told:
    """A line of the log as a table shows it."""
    return Told(parts_of(game, line.text), line.what, line.seat, line.rule, line.number, line.cards)
