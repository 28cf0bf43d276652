"""One WebSocket: a viewer of a table, from its hello to its end."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import Any, Final, Literal

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from arkade.server.engine import Call
from arkade.server.hub import Hub
from arkade.server.limits import Bucket
from arkade.server.messages import (
    LARGEST_FRAME,
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
from arkade.server.tables import play_again

LOG: Final = logging.getLogger("arkade.server")
HELLO_SECONDS: Final = 10.0
MOST_FAULTS: Final = 20
"""So many messages of a connection may be wrong or too fast before it is closed."""
DECODER: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)
CLOSE_CODES: Final = {"draining": 1001, "too-large": 1009, "too-slow": 1013, "too-fast": 1008}
WRONG: Final = 1008

Socket = WebSocket[Any, Any, Any]
Why = Literal["draining", "bad-hello", "bad-message", "too-large", "too-fast", "too-slow", "no-table"]


class Leave(Exception):
    """The connection is to be closed, and why."""

    def __init__(self, code: Why, words: str) -> None:
        super().__init__(words)
        self.farewell = Farewell(code, words, come_back=code in ("draining", "too-slow"))


class Connection:
    """Reads requests and writes messages. Writing has a task of its own, so that a slow reader holds up nobody."""

    def __init__(self, socket: Socket, hub: Hub) -> None:
        self.socket = socket
        self.hub = hub
        settings = hub.settings
        self.bucket = Bucket(settings.requests_a_second, settings.requests_at_once)
        self.faults = 0
        self.unread: deque[bytes] = deque()
        self.something = asyncio.Event()
        self.leaving: asyncio.Future[Leave] = asyncio.get_running_loop().create_future()
        self.room: Room | None = None
        self.viewer: int | None = None

    # -- writing -----------------------------------------------------------------------------------

    def send(self, message: bytes) -> None:
        """Have a message sent soon. Whoever has not read too many of them is sent away."""
        if len(self.unread) >= self.hub.settings.unread_messages:
            self.close(Leave("too-slow", "Too many messages were not read in time."))
        else:
            self.unread.append(message)
            self.something.set()

    def close(self, leave: Leave) -> None:
        """End the connection, even where a message waits for a client that does not read."""
        if not self.leaving.done():
            self.leaving.set_result(leave)

    async def write(self) -> None:
        """Send what is to be sent, one message after the other."""
        while True:
            await self.something.wait()
            self.something.clear()
            while self.unread:
                await self.socket.send_data(self.unread.popleft().decode(), mode="text")

    # -- living ------------------------------------------------------------------------------------

    async def live(self) -> None:
        """From the hello to the end."""
        reading = asyncio.create_task(self.read())
        writing = asyncio.create_task(self.write())
        try:
            await asyncio.wait((reading, writing, self.leaving), return_when=asyncio.FIRST_COMPLETED)
        finally:
            reading.cancel()
            writing.cancel()
            await asyncio.gather(reading, writing, return_exceptions=True)
            if self.room is not None:
                self.hub.leave(self.room, self.viewer, self)
            await self.say_farewell()

    async def say_farewell(self) -> None:
        """Tell why the connection is closed, if we close it."""
        if not self.leaving.done():
            return
        leave = self.leaving.result()
        code = CLOSE_CODES.get(leave.farewell.code, WRONG)
        try:
            async with asyncio.timeout(1):
                await self.socket.send_data(encoded(leave.farewell).decode(), mode="text")
                await self.socket.close(code=code, reason=leave.farewell.code)
        except Exception:
            return

    async def read(self) -> None:
        """Take one message after the other."""
        try:
            try:
                async with asyncio.timeout(HELLO_SECONDS):
                    await self.greet(await self.receive())
            except TimeoutError:
                raise Leave("bad-hello", "Nothing was said for too long.") from None
            while True:
                self.obey(await self.receive())
        except Leave as leave:
            self.close(leave)
        except WebSocketDisconnect:
            return

    async def receive(self) -> str:
        text = await self.socket.receive_data(mode="text")
        if len(text) > LARGEST_FRAME:
            raise Leave("too-large", f"A message has at most {LARGEST_FRAME} bytes.")
        return text

    # -- messages ----------------------------------------------------------------------------------

    async def greet(self, text: str) -> None:
        """The hello: find the table and the seat."""
        hello = decoded(text)
        if not isinstance(hello, Hello):
            raise Leave("bad-hello", "The first message must be a hello.")
        if hello.protocol != PROTOCOL:
            raise Leave("bad-hello", f"This server speaks version {PROTOCOL} of the protocol, not {hello.protocol}.")
        room = await self.hub.room(hello.table)
        if room is None:
            raise Leave("no-table", "There is no such table.")
        self.viewer = viewer_of(room, hello)
        self.room = room
        self.hub.enter(room, self.viewer, self)

    def obey(self, text: str) -> None:
        """A request: refused if it comes too fast or can't be read, else carried out in the next turn."""
        if not self.bucket.take():
            self.fault()
            self.send(encoded(Refused(identity(text), "too-fast", "That was too fast: wait a moment.")))
            return
        request = decoded(text)
        if request is None or isinstance(request, Hello):
            self.fault()
            self.send(encoded(Refused(identity(text), "bad-message", "That is no message of this protocol.")))
            return
        room = self.room
        assert room is not None
        if self.hub.draining:
            raise Leave("draining", "The server is being restarted.")
        if isinstance(request, Hint | Rematch):
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
            self.hub.in_background(asyncio.create_task(play_again(self.hub, room, self.viewer, request.id, self)))

    def fault(self) -> None:
        self.faults += 1
        if self.faults > MOST_FAULTS:
            raise Leave("too-fast", "Too many messages were wrong or too fast.")


def decoded(text: str) -> FromClient | None:
    """A message, or None where it is none of this protocol."""
    try:
        return DECODER.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeEncodeError):
        return None


def identity(text: str) -> str:
    """What a message that can't be carried out calls itself, if it does."""
    try:
        found = msgspec.json.decode(text, type=dict[str, msgspec.Raw]).get("id")
        return msgspec.json.decode(found, type=str)[:64] if found is not None else ""
    except (msgspec.DecodeError, RecursionError, UnicodeEncodeError):
        return ""


def viewer_of(room: Room, hello: Hello) -> int | None:
    """The seat that a hello may have; None for somebody who watches."""
    setup = room.match.setup
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
