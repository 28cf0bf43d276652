"""Fan-out: how the workers of a server tell each other that something has happened at a table.

The news is only the name of the table. What has happened stands in the database, and is read there.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Final, Protocol

CHANNEL: Final = "arkade:news"
LOG: Final = logging.getLogger("arkade.server")
Hear = Callable[[str], Awaitable[None]]


class Fanout(Protocol):
    """Tells other workers of tables, and hears of theirs."""

    def tell(self, tables: set[str]) -> None: ...
    async def run(self, hear: Hear) -> None: ...
    async def close(self) -> None: ...


class Alone:
    """The fan-out of a single worker: there is nobody to tell."""

    def tell(self, tables: set[str]) -> None:
        pass

    async def run(self, hear: Hear) -> None:
        pass

    async def close(self) -> None:
        pass


class ThroughRedis:
    """The fan-out of several workers: one channel of a Redis server. A message is the worker's own name, which it
    leaves alone when it hears it, and the tables."""

    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis

        self.redis: Any = Redis.from_url(url, decode_responses=True)
        self.worker = secrets.token_hex(8)
        self.sending: set[asyncio.Task[None]] = set()

    def tell(self, tables: set[str]) -> None:
        task = asyncio.create_task(self.publish(" ".join([self.worker, *sorted(tables)])))
        self.sending.add(task)
        task.add_done_callback(self.sending.discard)

    async def publish(self, message: str) -> None:
        try:
            await self.redis.publish(CHANNEL, message)
        except Exception as fault:
            LOG.warning("Redis could not be told: %s", fault)

    async def run(self, hear: Hear) -> None:
        """Listen for ever; after a lost connection, again."""
        while True:
            try:
                await self.listen(hear)
            except asyncio.CancelledError:
                raise
            except Exception as fault:
                LOG.warning("Redis is not heard: %s", fault)
                await asyncio.sleep(1)

    async def listen(self, hear: Hear) -> None:
        async with self.redis.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            async for message in channel.listen():
                if message["type"] == "subscribe":
                    await hear("")
                elif message["type"] == "message":
                    worker, *tables = message["data"].split(" ")
                    if worker != self.worker:
                        for table in tables:
                            await hear(table)

    async def close(self) -> None:
        await self.redis.aclose()


def make_fanout(url: str) -> Fanout:
    return ThroughRedis(url) if url else Alone()
