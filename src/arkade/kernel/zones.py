"""Zones: the places where cards lie, and what each place shows."""

from __future__ import annotations

from typing import Final

OPEN: Final = 0
"""Face up: everybody sees the cards."""
HAND: Final = 1
"""Its owner sees the cards; the others see how many there are."""
PILE: Final = 2
"""Face down and in order: nobody sees the cards, everybody sees how many there are. The last is the top."""
SPREAD: Final = 3
"""Lying singly, each with a place that everybody sees, face up or face down: known by card, not by zone."""

NOBODY: Final = -1

SPECTATOR: Final = 8
"""The bit that stands for everybody who only watches, among bits for seats."""
EVERYONE: Final = 0x1FF


class Places:
    """The zones of a match by number: their names, what they show, whose they are, and who sees their cards (bits)."""

    def __init__(self, names: list[str], shows: list[int], owners: list[int], seen_by: list[int]) -> None:
        self.names = names
        self.shows = shows
        self.owners = owners
        self.seen_by = seen_by


class ZonePlan:
    """The zones of a game: some for each seat, some shared. A zone in play is a whole number.

    The zones of seat s are `kind * seats + s`, where kind is the place in `each`; the shared ones follow.
    """

    def __init__(self, each: list[tuple[str, int]], shared: list[tuple[str, int]] | None = None) -> None:
        self.each = each
        self.shared = shared or []
        self.laid_out: dict[int, Places] = {}

    def places(self, seats: int) -> Places:
        """All zones for a number of seats; worked out once and shared by all matches."""
        if seats not in self.laid_out:
            self.laid_out[seats] = Places(self.names(seats), self.shows(seats), self.owners(seats), self.seen_by(seats))
        return self.laid_out[seats]

    def names(self, seats: int) -> list[str]:
        return [name for name, _ in self.each for _ in range(seats)] + [name for name, _ in self.shared]

    def shows(self, seats: int) -> list[int]:
        return [shows for _, shows in self.each for _ in range(seats)] + [shows for _, shows in self.shared]

    def owners(self, seats: int) -> list[int]:
        return [seat for _ in self.each for seat in range(seats)] + [NOBODY for _ in self.shared]

    def seen_by(self, seats: int) -> list[int]:
        """Who sees the cards of each zone, as bits: everybody, its owner, or nobody."""
        found: list[int] = []
        for shows, owner in zip(self.shows(seats), self.owners(seats), strict=True):
            if shows == OPEN:
                found.append(EVERYONE)
            else:
                found.append(1 << owner if shows == HAND and owner != NOBODY else 0)
        return found
