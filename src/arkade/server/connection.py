"""One WebSocket: a viewer of a table, from its hello to its end."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import Final, Literal

import msgspec

from arkade.server.engine import NOT_SAVED, Call
from arkade.server.hub import Hub
from arkade.server.limits import Bucket
from arkade.server.messages import (
    PROTOCOL,
    Farewell,
    FromClient,
    Hello,
    Hint,
    Refused,
    Rematch,
)
from arkade.server.requests import WATCHING, encoded
from arkade.server.room import Room
from arkade.server.secret import hash_of
from arkade.server.setup import Setup
from arkade.server.tables import play_again
from arkade.server.wire import Wire

LOG: Final = logging.getLogger("arkade.server")
HELLO_SECONDS: Final = 10.0
MOST_FAULTS: Final = 20
"""So many messages of a connection may be wrong or too fast before it is closed."""
DECODER: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)
CLOSE_CODES: Final = {"draining": 1001, "too-large": 1009, "too-slow": 1013, "busy": 1013, "too-fast": 1008}
WRONG: Final = 1008
SLOWLY_ANSWERED: Final = (Hint, Rematch)
"""Requests that a match does not answer by itself."""
RESTARTED: Final = "The server is being restarted."
TOO_MANY: Final = "Too many tables are open from your address: close some of them first."
Why = Literal["draining", "bad-hello", "bad-message", "too-fast", "too-slow", "too-many", "no-table", "busy"]


class Leave(Exception):
    """The connection is to be closed, and why."""

    def __init__(self, code: Why, words: str) -> None:
        super().__init__(words)
        self.farewell = Farewell(code, words, come_back=code in ("draining", "too-slow", "busy"))


class Connection:
    """Hears requests and sends messages over a wire. What a slow reader has not read waits here and holds nobody up."""

    def __init__(self, wire: Wire, hub: Hub, forget: Callable[[Connection], None]) -> None:
        self.wire = wire
        self.hub = hub
        self.forget = forget
        settings = hub.settings
        self.bucket = Bucket(settings.requests_a_second, settings.requests_at_once)
        self.faults = 0
        self.unread: deque[bytes] = deque()
        self.early: list[bytes] = []
        self.greeting: asyncio.Task[None] | None = None
        self.left = False
        self.room: Room | None = None
        self.viewer: int | None = None
        loop = asyncio.get_running_loop()
        self.patience = loop.call_later(HELLO_SECONDS, self.close, Leave("bad-hello", "Nothing was said for too long."))

    # -- writing -----------------------------------------------------------------------------------

    def send(self, message: bytes) -> None:
        """Send a message, at once if the client reads. Whoever has not read too many of them is sent away."""
        if self.left:
            return
        if not self.wire.paused:
            self.wire.write(message)
        elif len(self.unread) < self.hub.settings.unread_messages:
            self.unread.append(message)
        else:
            self.close(Leave("too-slow", "Too many messages were not read in time."))

    def go_on(self) -> None:
        """The client reads again."""
        while self.unread and not self.wire.paused:
            self.wire.write(self.unread.popleft())

    # -- the end -----------------------------------------------------------------------------------

    def close(self, leave: Leave) -> None:
        """Tell why the connection ends, and end it, even where messages wait for a client that does not read."""
        if not self.left:
            self.go()
            self.wire.write(encoded(leave.farewell))
            self.wire.close(CLOSE_CODES.get(leave.farewell.code, WRONG), leave.farewell.code)

    def turn_away(self) -> None:
        """There are too many from the same address."""
        self.close(Leave("too-many", TOO_MANY))

    def drain(self) -> None:
        """The server is being stopped: ask to come back."""
        self.hub.draining = True
        self.close(Leave("draining", RESTARTED))

    def lost(self) -> None:
        """There is nobody at the other end any more."""
        self.go()
        self.forget(self)

    def go(self) -> None:
        """Leave the table, and hear nothing more."""
        self.left = True
        self.unread.clear()
        self.patience.cancel()
        if self.greeting is not None:
            self.greeting.cancel()
        self.leave_room()

    def leave_room(self) -> None:
        room, self.room = self.room, None
        if room is not None:
            self.hub.leave(room, self.viewer, self)

    # -- hearing -----------------------------------------------------------------------------------

    def hear(self, message: bytes) -> None:
        """A message has come. Until the table of a hello is found, what follows it waits."""
        if self.left:
            return
        try:
            if self.greeting is not None:
                self.wait(message)
            elif self.room is None:
                self.begin_greeting(message)
            else:
                self.obey(message)
        except Leave as leave:
            self.close(leave)

    def hear_no_text(self) -> None:
        """A binary frame has come."""
        self.close(Leave("bad-message", "Messages are text."))

    def wait(self, message: bytes) -> None:
        if len(self.early) >= MOST_FAULTS:
            raise Leave("too-fast", "Too much was said before the table was found.")
        self.early.append(message)

    def begin_greeting(self, message: bytes) -> None:
        hello = decoded(message)
        if not isinstance(hello, Hello):
            raise Leave("bad-hello", "The first message must be a hello.")
        if hello.protocol != PROTOCOL:
            raise Leave("bad-hello", f"This server speaks version {PROTOCOL} of the protocol, not {hello.protocol}.")
        self.greeting = asyncio.create_task(self.greet(hello))

    async def greet(self, hello: Hello) -> None:
        """Find the table and the seat, then hear what was said meanwhile."""
        try:
            await self.find(hello)
        except Leave as leave:
            self.close(leave)
            return
        except Exception:
            LOG.exception("table %s could not be opened", hello.table)
            self.close(Leave("busy", "The table could not be opened just now."))
            return
        self.greeting = None
        self.patience.cancel()
        early, self.early = self.early, []
        for message in early:
            self.hear(message)

    async def find(self, hello: Hello) -> None:
        room = await self.hub.room(hello.table)
        if room is None:
            raise Leave("no-table", "There is no such table.")
        self.viewer = viewer_of(await self.hub.latest_setup(room), hello)
        self.room = room
        self.hub.enter(room, self.viewer, self)

    # -- messages ----------------------------------------------------------------------------------

    def obey(self, message: bytes) -> None:
        """A request: refused if it comes too fast or can't be read, else carried out in the next turn. Another hello
        leads to another table."""
        if not self.bucket.take():
            self.fault()
            self.send(encoded(Refused(identity(message), "too-fast", "That was too fast: wait a moment.")))
            return
        request = decoded(message)
        if request is None:
            self.fault()
            self.send(encoded(Refused(identity(message), "bad-message", "That is no message of this protocol.")))
            return
        room = self.room
        assert room is not None
        if self.hub.draining:
            raise Leave("draining", RESTARTED)
        if isinstance(request, Hello):
            self.leave_room()
            self.begin_greeting(message)
        elif isinstance(request, SLOWLY_ANSWERED):
            self.ask(room, request)
        else:
            self.hub.engine.put(Call(room, self.viewer, self, request))

    def ask(self, room: Room, request: Hint | Rematch) -> None:
        """What is not answered by the match alone."""
        if self.viewer is None:
            self.send(encoded(Refused(request.id, "not-seated", WATCHING)))
        elif isinstance(request, Hint):
            self.hub.bots.advise(room, self.viewer, request.id, self)
        elif room.match.status not in ("over", "stopped"):
            self.send(encoded(Refused(request.id, "not-now", "The game is not over.")))
        else:
            self.hub.in_background(asyncio.create_task(self.play_again(room, self.viewer, request.id)))

    async def play_again(self, room: Room, seat: int, id: str) -> None:
        try:
            await play_again(self.hub, room, seat, id, self)
        except Exception as fault:
            LOG.error("a rematch of table %s could not be made: %s", room.table, fault)
            self.send(encoded(Refused(id, "busy", NOT_SAVED)))

    def fault(self) -> None:
        self.faults += 1
        if self.faults > MOST_FAULTS:
            raise Leave("too-fast", "Too many messages were wrong or too fast.")


def decoded(message: bytes) -> FromClient | None:
    """A message, or None where it is none of this protocol."""
    try:
        return DECODER.decode(message)
    except (msgspec.DecodeError, RecursionError):
        return None


def identity(message: bytes) -> str:
    """What a message that can't be carried out calls itself, if it does."""
    try:
        found = msgspec.json.decode(message, type=dict[str, msgspec.Raw]).get("id")
        return msgspec.json.decode(found, type=str)[:64] if found is not None else ""
    except (msgspec.DecodeError, RecursionError):
        return ""


def viewer_of(setup: Setup, hello: Hello) -> int | None:
    """The seat that a hello may have; None for somebody who watches."""
    if hello.token is None:
        if not setup.spectators:
            raise Leave("bad-hello", "This table is not open to spectators.")
        return None
    seats = setup.seats_of(hash_of(hello.token))
    if not seats:
        raise Leave("bad-hello", "The token opens no seat of this table.")
    if hello.seat is None:
        return seats[0]
    if hello.seat not in seats:
        raise Leave("bad-hello", "The token does not open this seat.")
    return hello.seat
