"""Fan-out: how the workers of a server tell each other that something has happened at a table, and who is connected.

Of what has happened the news is only the name of the table: it stands in the database, and is read there.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Any, Final, Protocol

import msgspec

CHANNEL: Final = "arkade:news"
LOG: Final = logging.getLogger("arkade.server")


class News(msgspec.Struct, omit_defaults=True):
    """What a worker tells: its own name, the tables at which something has happened, and which seats are connected to
    it at some tables."""

    worker: str
    tables: list[str] = []
    present: dict[str, list[int]] = {}


class Ear(Protocol):
    """What hears the news of other workers."""

    async def hear(self, table: str) -> None:
        """Something has happened at a table; an empty name: we may have missed something anywhere."""

    def hear_present(self, worker: str, present: dict[str, list[int]]) -> None:
        """The seats that are connected to a worker, for some tables."""


class Fanout(Protocol):
    """Tells other workers of tables, and hears of theirs."""

    def tell(self, tables: set[str]) -> None: ...
    def tell_present(self, present: dict[str, list[int]]) -> None: ...
    async def run(self, ear: Ear) -> None: ...
    async def close(self) -> None: ...


class Alone:
    """The fan-out of a single worker: there is nobody to tell."""

    def tell(self, tables: set[str]) -> None:
        pass

    def tell_present(self, present: dict[str, list[int]]) -> None:
        pass

    async def run(self, ear: Ear) -> None:
        pass

    async def close(self) -> None:
        pass


class ThroughRedis:
    """The fan-out of several workers: one channel of a Redis server. A worker leaves alone what it has told itself."""

    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis

        self.redis: Any = Redis.from_url(url, decode_responses=True)
        self.worker = secrets.token_hex(8)
        self.sending: set[asyncio.Task[None]] = set()

    def tell(self, tables: set[str]) -> None:
        self.send(News(self.worker, tables=sorted(tables)))

    def tell_present(self, present: dict[str, list[int]]) -> None:
        self.send(News(self.worker, present=present))

    def send(self, news: News) -> None:
        task = asyncio.create_task(self.publish(msgspec.json.encode(news).decode()))
        self.sending.add(task)
        task.add_done_callback(self.sending.discard)

    async def publish(self, message: str) -> None:
        try:
            await self.redis.publish(CHANNEL, message)
        except Exception as fault:
            LOG.warning("Redis could not be told: %s", fault)

    async def run(self, ear: Ear) -> None:
        """Listen for ever; after a lost connection, again."""
        while True:
            try:
                await self.listen(ear)
            except asyncio.CancelledError:
                raise
            except Exception as fault:
                LOG.warning("Redis is not heard: %s", fault)
                await asyncio.sleep(1)

    async def listen(self, ear: Ear) -> None:
        async with self.redis.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            async for message in channel.listen():
                if message["type"] == "subscribe":
                    await ear.hear("")
                elif message["type"] == "message":
                    await self.pass_on(msgspec.json.decode(message["data"], type=News), ear)

    async def pass_on(self, news: News, ear: Ear) -> None:
        if news.worker == self.worker:
            return
        for table in news.tables:
            await ear.hear(table)
        if news.present:
            ear.hear_present(news.worker, news.present)

    async def close(self) -> None:
        await self.redis.aclose()


def make_fanout(url: str) -> Fanout:
    return ThroughRedis(url) if url else Alone()
