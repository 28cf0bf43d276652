"""Entries: what has happened at a table, one after the other. A table is its set-up and its entries, as a game is its
record; each entry is one row of the database, and it counts once that row is committed."""

from __future__ import annotations

from typing import Final

from arkade.kernel.view import Plain

MOVE: Final = 0
"""A choice: the seat and its option."""
TAKE_BACK: Final = 1
"""The seat takes back its last choice; `a` is how many choices stay."""
ASK: Final = 2
"""The seat asks the others whether it may take back its last choice."""
AGREE: Final = 3
"""The answer to that: `a` is 1 for yes, 0 for no."""
CHAT: Final = 4
REMATCH: Final = 5
"""Somebody wants to play again; `text` is the id of the new table."""
STOP: Final = 6
"""A fault of the program has stopped the match; `text` is its trace."""
NOBODY: Final = -1
"""The seat of an entry that no seat has made."""


class Entry(Plain, frozen=True):
    """One row: table and number are its key. `request` is what the client called it, empty for a bot's."""

    table: str
    number: int
    kind: int
    seat: int
    verb: int = 0
    a: int = 0
    b: int = 0
    text: str = ""
    request: str = ""
