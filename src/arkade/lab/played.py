"""What a played game leaves behind, as plain data: one line of a run's journal."""

from __future__ import annotations

import msgspec

from arkade.kernel import Record

CREW = -1
"""Stands for the seat where a card is nobody's alone: all play together, or it lies in the middle of the table."""


class CardPlayed(msgspec.Struct, frozen=True, array_like=True):
    """What became of the copies of one card that one seat had: how many there were, how many lay in the opening hand,
    how often one was drawn after that, how often one was played, how often one came up at all."""

    seat: int
    card: str
    copies: int
    opening: int
    drawn: int
    played: int
    seen: int


class GamePlayed(msgspec.Struct, frozen=True):
    """One game from its deal to its end. A game that failed has an error in words, the record that makes it happen
    again, and no outcome. Settings are JSON text, so that all games of a table have them in one column."""

    number: int
    deal: int
    game: str
    mode: str
    settings: str
    seed: str
    bots: list[str]
    decks: list[str]
    teams: list[int]
    first: int | None
    outcome: list[float]
    rounds: int
    decisions: int
    leads: list[list[float]]
    digest: str
    error: str | None = None
    record: Record | None = None
    cards: list[CardPlayed] = []

    @property
    def seats(self) -> int:
        return len(self.teams)

    def outcome_of(self, seat: int) -> float | None:
        """The result of a seat, or of the whole crew; none for a failed game, and for the middle of the table."""
        if not self.outcome or (seat == CREW and len(set(self.teams)) > 1):
            return None
        return sum(self.outcome) / len(self.outcome) if seat == CREW else self.outcome[seat]
