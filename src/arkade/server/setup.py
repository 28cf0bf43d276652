"""How a table was set up: what never changes about it, and who sits where."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

import arkade
from arkade.kernel import ArkadeError, Game, Mode
from arkade.kernel.game import ReadyDeck
from arkade.server.scene import Person, UndoPolicy

DECKS: Final = "decks"
"""The setting by which a game gets the decks of all seats; at a server each seat brings its own."""
NOT_HEADS: Final = ("cards", "name", "title")


class SeatSetup(msgspec.Struct, frozen=True):
    """One seat: who sits there, with which deck, and the hashes of the secrets that open it."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str = ""
    bot: str = ""
    deck: Any = None
    token_hash: str = ""
    player_hash: str = ""
    invitation_hash: str = ""

    def opens_for(self, secret_hash: str) -> bool:
        return self.kind == "person" and secret_hash in (self.token_hash, self.player_hash)

    def person(self) -> Person:
        return Person(self.seat, self.kind, self.bot if self.kind == "bot" else self.name, self.bot)


class Setup(msgspec.Struct, frozen=True):
    """A table as it was made. `rules` and `cards` name the version of the game that it is played by."""

    table: str
    game: str
    mode: str
    settings: dict[str, Any]
    seed: int | str
    undo: UndoPolicy
    spectators: bool
    rules: str
    cards: str
    made: float
    seats: list[SeatSetup]

    @property
    def complete(self) -> bool:
        """Whether somebody sits at every seat."""
        return all(seat.kind != "open" for seat in self.seats)

    @property
    def people(self) -> list[Person]:
        return [seat.person() for seat in self.seats]

    def seats_of(self, secret_hash: str) -> list[int]:
        """The seats that a secret opens."""
        return [seat.seat for seat in self.seats if seat.opens_for(secret_hash)]

    def options(self) -> dict[str, Any]:
        """What the game is begun with: the settings, the number of seats, the decks."""
        options = {**self.settings, "seats": len(self.seats)}
        mode = arkade.load(self.game).mode(self.mode)
        if DECKS in mode.settings and any(seat.deck is not None for seat in self.seats):
            options[DECKS] = [self.deck_of(mode, seat) for seat in self.seats]
        return options

    def deck_of(self, mode: Mode, seat: SeatSetup) -> Any:
        """The deck that a seat has brought; otherwise the mode's own for it, or the first of the ready ones."""
        if seat.deck is not None:
            return seat.deck
        usual = mode.settings[DECKS].default
        if isinstance(usual, list):
            return usual[seat.seat]
        return next(iter(ready_decks(arkade.load(self.game), mode)))


def ready_decks(game: Game, mode: Mode) -> dict[str, ReadyDeck]:
    """The ready decks that may be played in a mode."""
    if DECKS not in mode.settings:
        return {}
    check = mode.settings[DECKS].check
    return {name: deck for name, deck in game.decks.items() if check([name] * mode.seats[0]) is None}


def deck_head(game: Game) -> str:
    """What stands at the head of a deck of the game: the field that its decks have besides cards and names."""
    for deck in game.decks.values():
        assert isinstance(deck, msgspec.Struct)
        heads = [field.name for field in msgspec.structs.fields(deck) if field.required and field.name not in NOT_HEADS]
        return heads[0] if heads else ""
    return ""


def deck_value(game: Game, head: str, cards: list[str]) -> dict[str, Any]:
    """A deck that somebody has made, in the form that the game's setting takes."""
    name = deck_head(game)
    if not name:
        raise ArkadeError(f"{game.title} is played without decks of one's own")
    return {name: head, "cards": cards}
