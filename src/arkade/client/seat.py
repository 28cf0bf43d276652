"""A seat at a table: the WebSocket side of a server.

After a lost connection it comes back by itself and sends again what was not answered. Requests have ids, so nothing
happens twice.
"""

from __future__ import annotations

import asyncio
import contextlib
import uuid
from collections.abc import Callable
from types import TracebackType
from typing import Final, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from arkade.client.following import followed
from arkade.kernel import Option
from arkade.server.messages import (
    PROTOCOL,
    Accepted,
    Advice,
    Agree,
    Change,
    Chat,
    Concede,
    Draw,
    Farewell,
    FromServer,
    Hello,
    Hint,
    Move,
    Reasons,
    Refused,
    Rematch,
    Request,
    Resync,
    Snapshot,
    TakeBack,
    Text,
    Typed,
    WhyNot,
)
from arkade.server.scene import Scene

FIRST_WAIT: Final = 0.2
LONGEST_WAIT: Final = 5.0
LARGEST: Final = 16 * 1024 * 1024
DECODER: Final[msgspec.json.Decoder[FromServer]] = msgspec.json.Decoder(FromServer)
Answer = Change | Accepted | Refused | Reasons | Advice | Text | Snapshot


class Lost(Exception):
    """The server has sent us away and does not want us back."""


class Seat:
    """A seat of a table, or a place to watch from. Enter it with `async with`."""

    def __init__(self, address: str, table: str, token: str | None = None, seat: int | None = None) -> None:
        self.address = "ws" + address.rstrip("/").removeprefix("http") + "/api/v1/play"
        self.hello = Hello(PROTOCOL, table, token, seat)
        self.snapshot: Snapshot | None = None
        self.number = 0
        self.reconnects = 0
        self.resyncs = 0
        self.unanswered: dict[str, tuple[bytes, asyncio.Future[Answer]]] = {}
        self.news = asyncio.Condition()
        self.connection: ClientConnection | None = None
        self.living: asyncio.Task[None] | None = None
        self.current: Scene | None = None
        self.lost: Lost | None = None

    async def __aenter__(self) -> Self:
        self.living = asyncio.create_task(self.live())
        await self.until(lambda: self.current is not None)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.living is not None:
            self.living.cancel()
            await asyncio.gather(self.living, return_exceptions=True)
        if self.connection is not None:
            await self.connection.close()

    @property
    def scene(self) -> Scene:
        """The table as it was shown last."""
        assert self.current is not None
        return self.current

    # -- living ------------------------------------------------------------------------------------

    async def live(self) -> None:
        """Be connected, again and again, until the server wants us no more."""
        wait = FIRST_WAIT
        while self.lost is None:
            try:
                async with connect(self.address, max_size=LARGEST, compression=None) as connection:
                    await connection.send(msgspec.json.encode(self.hello), text=True)
                    self.connection = connection
                    wait = FIRST_WAIT
                    await self.listen(connection)
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                pass
            self.connection = None
            if self.lost is None:
                self.reconnects += 1
                await asyncio.sleep(wait)
                wait = min(wait * 2, LONGEST_WAIT)
        async with self.news:
            self.news.notify_all()

    async def listen(self, connection: ClientConnection) -> None:
        async for data in connection:
            message = DECODER.decode(data)
            if isinstance(message, Farewell):
                if not message.come_back:
                    self.lost = Lost(message.words)
                return
            await self.take(connection, message)

    async def take(self, connection: ClientConnection, message: Answer) -> None:
        """Let one message have come."""
        if isinstance(message, Snapshot | Change) and self.is_of_another_table(message):
            return
        if isinstance(message, Snapshot):
            self.snapshot = message
            self.number = message.number
            self.current = message.scene
            for data, _ in list(self.unanswered.values()):
                await connection.send(data, text=True)
        elif isinstance(message, Change):
            if message.number != self.number + 1:
                self.resyncs += 1
                await connection.send(msgspec.json.encode(Resync(new_id())), text=True)
                return
            self.number = message.number
            self.current = followed(self.scene, message)
            for id in message.accepted:
                self.answer(id, message)
        else:
            self.answer(message.id, message)
        async with self.news:
            self.news.notify_all()

    def is_of_another_table(self, message: Snapshot | Change) -> bool:
        """Whether a message was sent before the server has heard that we go to another table."""
        return self.current is None if isinstance(message, Change) else message.table != self.hello.table

    def answer(self, id: str, message: Answer) -> None:
        _, future = self.unanswered.pop(id, (b"", None))
        if future is not None and not future.done():
            future.set_result(message)

    # -- asking ------------------------------------------------------------------------------------

    async def ask(self, request: Request) -> Answer:
        """Send a request and wait for its answer, over lost connections too."""
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        data = msgspec.json.encode(request)
        self.unanswered[request.id] = (data, future)
        if self.connection is not None and self.current is not None:
            with contextlib.suppress(ConnectionClosed):
                await self.connection.send(data, text=True)
        return await future

    async def choose(self, option: Option) -> Answer:
        """Answer the question of now."""
        asked = self.scene.question
        return await self.ask(Move(new_id(), -1 if asked is None else asked.number, option))

    async def type(self, line: str) -> Answer:
        asked = self.scene.question
        return await self.ask(Typed(new_id(), -1 if asked is None else asked.number, line))

    async def draw(self) -> Answer:
        return await self.ask(Draw(new_id()))

    async def why(self, option: Option | None = None, card: int | None = None) -> Answer:
        return await self.ask(WhyNot(new_id(), option, card))

    async def hint(self) -> Answer:
        return await self.ask(Hint(new_id()))

    async def undo(self) -> Answer:
        return await self.ask(TakeBack(new_id()))

    async def agree(self, yes: bool) -> Answer:
        return await self.ask(Agree(new_id(), yes))

    async def concede(self) -> Answer:
        return await self.ask(Concede(new_id()))

    async def chat(self, text: str) -> Answer:
        return await self.ask(Chat(new_id(), text))

    async def rematch(self) -> Answer:
        return await self.ask(Rematch(new_id()))

    async def go_to(self, table: str) -> None:
        """Go on at another table by the same connection, such as that of a rematch."""
        self.hello = msgspec.structs.replace(self.hello, table=table, seat=None)
        self.current = None
        if self.connection is not None:
            with contextlib.suppress(ConnectionClosed):
                await self.connection.send(msgspec.json.encode(self.hello), text=True)
        await self.until(lambda: self.current is not None)

    # -- waiting -----------------------------------------------------------------------------------

    async def until(self, holds: Callable[[], bool]) -> None:
        """Wait until something holds; Lost where the server has sent us away."""
        async with self.news:
            await self.news.wait_for(lambda: self.lost is not None or holds())
        if self.lost is not None:
            raise self.lost

    async def my_turn(self) -> bool:
        """Wait until this seat is asked, or the game has ended; whether it is asked."""
        await self.until(lambda: self.scene.question is not None or self.scene.status in ("over", "stopped"))
        return self.scene.status == "playing" and self.scene.question is not None


def new_id() -> str:
    return uuid.uuid4().hex
