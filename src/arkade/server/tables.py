"""Making tables: from a wish, from an invitation, from a finished game, and for a rematch."""

from __future__ import annotations

import secrets
import time
from typing import Any, Final

import msgspec

import arkade
from arkade.bots import BOTS
from arkade.kernel import ArkadeError, Game, Record
from arkade.kernel.errors import unknown
from arkade.server.checking import check_table
from arkade.server.entries import MOVE, Entry
from arkade.server.hub import Hub
from arkade.server.room import Listener, Room
from arkade.server.secret import hash_of, new_id, new_secret, rematch_id
from arkade.server.setup import DECKS, SeatSetup, Setup, deck_value
from arkade.server.shapes import Invitation, MySeat, NewTable, OwnDeck, PlayOn, Seated, SeatWish

SEED_BITS: Final = 128
NO_PLAYER: Final = ""


class Secrets:
    """The secrets of a new table: given to the one who made it, kept by nobody."""

    def __init__(self) -> None:
        self.seats: list[MySeat] = []
        self.invitations: list[Invitation] = []

    def seated(self, table: str) -> Seated:
        return Seated(table, self.seats, self.invitations)

    def setup(self, game: Game, seat: int, wish: SeatWish, player_hash: str) -> SeatSetup:
        """A seat as it was wished for."""
        deck = deck_for(game, wish.deck)
        if wish.who == "bot":
            if wish.bot not in BOTS:
                raise unknown("bot", wish.bot, BOTS)
            return SeatSetup(seat, "bot", bot=wish.bot, deck=deck)
        secret = new_secret()
        if wish.who == "friend":
            self.invitations.append(Invitation(seat, secret))
            return SeatSetup(seat, "open", deck=deck, invitation_hash=hash_of(secret))
        self.seats.append(MySeat(seat, secret))
        return SeatSetup(seat, "person", wish.name, deck=deck, token_hash=hash_of(secret), player_hash=player_hash)


def deck_for(game: Game, deck: str | OwnDeck | None) -> Any:
    """A deck in the form that the game's setting takes."""
    return deck_value(game, deck.head, deck.cards) if isinstance(deck, OwnDeck) else deck


async def make_table(hub: Hub, wanted: NewTable, player_hash: str) -> Seated:
    """A new table. Everything about it is checked before it is kept."""
    game = arkade.load(wanted.game)
    mode = game.mode(wanted.mode)
    if DECKS in wanted.settings:
        raise ArkadeError("decks are brought by the seats, not set for the table")
    if wanted.seed is not None and any(wish.who == "friend" for wish in wanted.seats):
        raise ArkadeError("a seed tells the deal, so it can't be chosen where somebody else plays too")
    wishes = list(wanted.seats)
    if wanted.order == "lot":
        secrets.SystemRandom().shuffle(wishes)
    made = Secrets()
    setup = Setup(
        new_id(),
        game.name,
        mode.name,
        wanted.settings,
        wanted.seed or str(secrets.randbits(SEED_BITS)),
        wanted.undo,
        wanted.spectators,
        game.version,
        game.fingerprint,
        time.time(),
        [made.setup(game, seat, wish, player_hash) for seat, wish in enumerate(wishes)],
    )
    check_table(game, setup)
    await hub.store.add(setup)
    hub.keep(Room(setup, []))
    return made.seated(setup.table)


async def join_table(hub: Hub, setup: Setup, seat: int, name: str, deck: Any, player_hash: str) -> Seated | None:
    """Take an open seat; None where somebody was faster."""
    secret = new_secret()
    brought = deck if deck is not None else setup.seats[seat].deck
    sitting = SeatSetup(seat, "person", name, deck=brought, token_hash=hash_of(secret), player_hash=player_hash)
    seats = [sitting if other.seat == seat else other for other in setup.seats]
    complete = msgspec.structs.replace(setup, seats=seats)
    check_table(arkade.load(setup.game), complete)
    if not await hub.store.take_seat(setup.table, sitting):
        return None
    await hub.store.note_complete(setup.table)
    await hub.sat_down(setup.table)
    return Seated(setup.table, [MySeat(seat, secret)], [])


async def play_on(hub: Hub, wanted: PlayOn, record: Record, player_hash: str) -> Seated:
    """A table that goes on from a position of a finished game, with bots at the other seats."""
    game = arkade.load(record.game)
    g = game.replay(record, choices=wanted.choices, listening=False)
    if g.over:
        raise ArkadeError("the game is over at this point: choose an earlier one")
    if not 0 <= wanted.seat < record.seats:
        raise ArkadeError(f"there is no seat {wanted.seat}: the seats are 0 to {record.seats - 1}")
    made = Secrets()
    decks = record.options.get(DECKS) or [None] * record.seats
    seats = [
        msgspec.structs.replace(
            made.setup(game, seat, wish_for(wanted, seat), player_hash), deck=decks[seat]
        )
        for seat in range(record.seats)
    ]  # fmt: skip
    settings = {name: value for name, value in record.options.items() if name not in (DECKS, "seats")}
    setup = Setup(
        new_id(), game.name, record.mode, settings, record.seed, "free", True, game.version, game.fingerprint,
        time.time(), seats,
    )  # fmt: skip
    entries = [
        Entry(setup.table, number, MOVE, seat, verb, a, b)
        for number, (seat, verb, a, b) in enumerate(record.choices[: wanted.choices], start=1)
    ]
    await hub.store.add(setup, entries)
    return made.seated(setup.table)


def wish_for(wanted: PlayOn, seat: int) -> SeatWish:
    if seat == wanted.seat:
        return SeatWish(who="me", name=wanted.name)
    return SeatWish(who="bot", bot=wanted.bot)


async def play_again(hub: Hub, room: Room, seat: int, request: str, listener: Listener) -> None:
    """The same table once more, with the same people at the same seats and their tokens still good; those who sat
    first sit last."""
    setup = room.match.setup
    order = [*setup.seats[1:], setup.seats[0]]
    seats = [msgspec.structs.replace(other, seat=place) for place, other in enumerate(order)]
    again = msgspec.structs.replace(
        setup,
        table=rematch_id(setup.table),
        seed=str(secrets.randbits(SEED_BITS)),
        rules=room.match.game.version,
        cards=room.match.game.fingerprint,
        made=time.time(),
        seats=seats,
    )
    async with hub.alone_with(again.table):
        if again.table not in hub.rooms and await hub.store.add(again):
            hub.keep(Room(again, []))
    hub.want_rematch(room, seat, request, again.table, listener)
