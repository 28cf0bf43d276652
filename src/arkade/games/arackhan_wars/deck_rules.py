"""What a deck may hold (AK-04, AK-23.13 to AK-23.16, AK-24.04): the limits behind the validator and imagined decks."""

from __future__ import annotations

from typing import Final

from arkade.games.arackhan_wars.printed import INITIATIVE, REGENERATION, STEALTH, Face

DECK_SIZE: Final = 23
MOST_POINTS: Final = 125
MOST_INITIATIVE: Final = 5
MOST_STEALTH: Final = 6
HIGH_VALUE: Final = 6
HIGH_VALUE_COPIES: Final = 6
WITHOUT_LIMIT: Final = 1000
"""More copies than any deck has."""


class DeckRules:
    """The rules for decks of a match: those of the rulebook, with or without the extension (AK-24.02, AK-24.04)."""

    def __init__(self, extension: bool) -> None:
        self.extension: Final = extension

    def cannot_be_in_deck(self, face: Face, faction: int) -> str | None:
        """The rule that keeps a card out of every deck of a faction, or None."""
        if face.faction != faction:
            return "AK-04.05"
        if not self.extension and needs_extension(face):
            return "AK-24.04"
        return None

    def refuse(self, faces: list[Face], faction: int) -> str | None:
        """The rule that keeps one of these cards out of every deck of a faction, or None."""
        for face in faces:
            rule = self.cannot_be_in_deck(face, faction)
            if rule is not None:
                return rule
        return None

    def most_copies(self, face: Face) -> int:
        """AK-04.06, AK-04.08, AK-23.14 to AK-23.16: how many copies of a card a deck may have. A printed limit counts,
        whether it is lower or higher than the one by value."""
        if face.legendary:
            return 1
        if not self.extension:
            return WITHOUT_LIMIT
        if face.copy_limit:
            return face.copy_limit
        return HIGH_VALUE_COPIES if face.deck_value >= HIGH_VALUE else WITHOUT_LIMIT


RULEBOOK_ONLY: Final = DeckRules(False)
WITH_EXTENSION: Final = DeckRules(True)
DECK_RULES: Final = {True: WITH_EXTENSION, False: RULEBOOK_ONLY}
"""By the setting `extension`."""


def needs_extension(face: Face) -> bool:
    """AK-24.04: whether a card has or grants an Attribute of the extension."""
    attributes = face.attributes
    for influence in face.influences:
        attributes |= influence.gains
    return bool(attributes & (STEALTH | REGENERATION))


def copies_rule(face: Face) -> str:
    """The rule that limits the copies of a card: it is Legendary, prints a limit, or has a high deck value."""
    if face.legendary:
        return "AK-04.06"
    by_value = face.deck_value >= HIGH_VALUE and face.copy_limit in (0, HIGH_VALUE_COPIES)
    return "AK-23.14" if by_value else "AK-23.15"


def counts_as_initiative(face: Face) -> bool:
    """AK-04.04: only Initiative that is printed as the card's own Attribute counts."""
    return bool(face.attributes & INITIATIVE)


def counts_as_stealth(face: Face) -> bool:
    """AK-23.13."""
    return bool(face.attributes & STEALTH)
