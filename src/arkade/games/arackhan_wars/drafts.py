# arkade: interpreted
"""Drafts: influences in the making, as the words of a text come in one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from arkade.games.arackhan_wars.printed import (
    BANNED_FROM_GROUPS,
    LABEL_NAMES,
    NEVER_IN_GROUPS,
    WEAKNESS,
    Group,
    Influence,
)

Change = tuple[str, Any]
"""A field of an influence or of a group, with what a text says of it."""

ADDED: Final = ("attack", "defense", "range_bonus")
UNITED: Final = ("gains", "losses", "limits", "family_groups")


class Draft:
    """An influence whose label is not known yet: whom it reaches, and what is said of them."""

    def __init__(self, reach: Group, changes: Sequence[Change] = ()) -> None:
        self.reach: Final = reach
        self.changes: Final = tuple(changes)

    def with_changes(self, changes: Sequence[Change]) -> Draft:
        return Draft(self.reach, [*self.changes, *changes])

    def influence(self, label: str) -> Influence:
        """The influence under its label: numbers of one kind are added up, sets are united."""
        made = Influence(LABEL_NAMES.index(label), self.reach)
        for field, value in self.changes:
            before = getattr(made, field)
            setattr(made, field, before + value if field in ADDED else before | value if field in UNITED else value)
        if made.label == WEAKNESS and made.limits & NEVER_IN_GROUPS:
            made.limits ^= NEVER_IN_GROUPS | BANNED_FROM_GROUPS
        return made
