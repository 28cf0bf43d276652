"""What a played game leaves behind, as plain data: one line of a run's journal."""

from __future__ import annotations

import msgspec

from arkade.kernel import Record
from arkade.kernel.zones import NOBODY


class Fault(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game that went wrong: its number, what happened, and the record that makes it happen again. Where a run has
    several games of a number, `who` says whose it was."""

    number: int
    words: str
    record: Record
    who: str = ""


class CardPlayed(msgspec.Struct, frozen=True, array_like=True):
    """What became of the copies of one card that one seat had, in the order in which a witness counts. The seat is
    NOBODY where all play together, and for what lies in the middle of the table."""

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

    @property
    def together(self) -> bool:
        """Whether all seats were on one side."""
        return len(set(self.teams)) == 1

    def outcome_of(self, seat: int) -> float | None:
        """The result of a seat, or of the whole crew; none for a failed game, and for the middle of the table."""
        if not self.outcome or (seat == NOBODY and not self.together):
            return None
        return sum(self.outcome) / len(self.outcome) if seat == NOBODY else self.outcome[seat]
