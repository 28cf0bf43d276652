"""Writing to the database: what is done in transactions, and who waits for them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import TypeVar

from sqlalchemy import Connection, Delete, Update
from sqlalchemy.ext.asyncio import AsyncEngine

from arkade.server.storage.database import open_for_writing
from arkade.server.storage.rows import Fields
from arkade.server.storage.writer import Insert, Work, Writer

Result = TypeVar("Result")


class Writing:
    """Everything that is written. SQLite has a writer for it; PostgreSQL needs none."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.writer = Writer(open_for_writing(engine)) if engine.dialect.name == "sqlite" else None

    async def run(self, do: Callable[[Connection], Result]) -> Result:
        """Carry something out in a transaction that is committed at its end."""
        if self.writer is None:
            return await self.alone(do)
        result: Result = await self.writer.put(Work(do))
        return result

    def insert(self, statement: str, rows: Sequence[Fields]) -> asyncio.Future[None]:
        """Begin to insert rows in a transaction, without waiting for it. SQLite takes all rows as one parameter of the
        statement, PostgreSQL one after the other."""
        if self.writer is None:
            return asyncio.ensure_future(self.insert_alone(statement, rows))
        return self.writer.put(Insert(statement, rows))

    async def insert_alone(self, statement: str, rows: Sequence[Fields]) -> None:
        await self.alone(lambda connection: connection.exec_driver_sql(statement, list(rows)))

    async def alone(self, do: Callable[[Connection], Result]) -> Result:
        """Carry something out in a transaction of its own."""
        async with self.engine.begin() as connection:
            return await connection.run_sync(do)

    async def execute(self, statement: Update | Delete) -> int:
        """Carry out one statement; how many rows it has changed."""

        def work(connection: Connection) -> int:
            return connection.execute(statement).rowcount

        return await self.run(work)

    def close(self) -> None:
        if self.writer is not None:
            self.writer.close()
