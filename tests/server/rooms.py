"""Rooms without connections, for tests."""

from __future__ import annotations

import arkade
from arkade.server.room import Room
from arkade.server.setup import SeatSetup, Setup


class Page:
    """Somebody who looks at a room, and keeps what was sent."""

    def __init__(self) -> None:
        self.left = False
        self.messages: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.messages.append(message)


def setup_of(name: str, table: str, seats: list[SeatSetup], seed: str = "1") -> Setup:
    """A table at the default mode of a game."""
    game = arkade.load(name)
    return Setup(
        table, name, game.default_mode, {}, seed, "free", False, game.version, game.fingerprint, 0.0, seats
    )  # fmt: skip


def room_of(name: str, table: str = "t", seed: str = "1") -> Room:
    """A room for two people at the default mode of a game. Both look at it."""
    room = Room(setup_of(name, table, [SeatSetup(seat, "person") for seat in range(2)], seed), [])
    for seat in range(2):
        room.enter(seat, Page())
    return room
