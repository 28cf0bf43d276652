"""The connection to the database: how it is opened, and how it is brought up to date."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, Final

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

MIGRATIONS: Final = Path(__file__).parent / "migrations"
PRAGMAS: Final = ("busy_timeout=10000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
"""SQLite waits for others first of all, writes ahead, and a commit is on the disk before it is answered."""
ALONE: Final = {"sqlite": "BEGIN IMMEDIATE", "postgresql": "SELECT pg_advisory_xact_lock(4127800)"}
"""How a transaction waits until no other worker brings the database up to date. The number is ours and says nothing."""


def open_database(url: str) -> AsyncEngine:
    """The engine for a database by its address: `sqlite+aiosqlite:///file` or `postgresql+asyncpg://…`."""
    engine = create_async_engine(
        url, json_serializer=to_json, json_deserializer=msgspec.json.decode, hide_parameters=True
    )
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", set_pragmas)
    return engine


def open_for_writing(engine: AsyncEngine) -> Engine:
    """Another engine for the same file of SQLite, for a thread that writes."""
    writing = create_engine(engine.url.set(drivername="sqlite"), json_serializer=to_json, hide_parameters=True)
    event.listen(writing, "connect", set_pragmas)
    return writing


def to_json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def set_pragmas(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def bring_up_to_date(engine: AsyncEngine) -> None:
    """Carry out the migrations that the database has not seen yet. Workers that start at once do it one by one, and all
    but the first find it done."""
    async with engine.begin() as connection:
        await connection.run_sync(upgrade)


def upgrade(connection: Connection) -> None:
    connection.exec_driver_sql(ALONE[connection.dialect.name])
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
