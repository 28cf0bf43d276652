"""The connection to the database: how it is opened, and how it is brought up to date."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Delete, Engine, Update, create_engine, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

MIGRATIONS: Final = Path(__file__).parent / "migrations"
PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON")
"""SQLite writes ahead, and a commit is on the disk before it is answered."""

Result = TypeVar("Result")


def open_database(url: str) -> AsyncEngine:
    """The engine for a database by its address: `sqlite+aiosqlite:///file` or `postgresql+asyncpg://…`."""
    engine = create_async_engine(
        url, json_serializer=to_json, json_deserializer=msgspec.json.decode, hide_parameters=True
    )
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", set_pragmas)
    return engine


class Writing:
    """One transaction after the other. SQLite lets one write at a time, so its writers stand in line for one thread,
    which does all of a transaction without the loop in between; PostgreSQL needs no such queue."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.thread: ThreadPoolExecutor | None = None
        self.writer: Engine | None = None
        if engine.dialect.name == "sqlite":
            self.thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
            self.writer = create_engine(
                engine.url.set(drivername="sqlite"), json_serializer=to_json, hide_parameters=True
            )
            event.listen(self.writer, "connect", set_pragmas)

    async def run(self, work: Callable[[Connection], Result]) -> Result:
        """Carry something out in a transaction that is committed at its end."""
        if self.thread is not None and self.writer is not None:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self.thread, in_transaction, self.writer, work)
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    async def execute(self, statement: Update | Delete) -> int:
        """Carry out one statement; how many rows it has changed."""

        def work(connection: Connection) -> int:
            return connection.execute(statement).rowcount

        return await self.run(work)

    def close(self) -> None:
        if self.thread is not None and self.writer is not None:
            self.thread.shutdown()
            self.writer.dispose()


def in_transaction(engine: Engine, work: Callable[[Connection], Result]) -> Result:
    with engine.begin() as connection:
        return work(connection)


def to_json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def set_pragmas(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def bring_up_to_date(engine: AsyncEngine) -> None:
    """Carry out the migrations that the database has not seen yet."""
    async with engine.begin() as connection:
        await connection.run_sync(upgrade)


def upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


async def is_reachable(engine: AsyncEngine) -> bool:
    """Whether the database answers within a moment."""
    try:
        async with asyncio.timeout(2), engine.connect() as connection:
            await connection.exec_driver_sql("SELECT 1")
    except Exception:
        return False
    return True
