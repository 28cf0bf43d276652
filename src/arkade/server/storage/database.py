"""The connection to the database: how it is opened, and how it is brought up to date."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
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


class Work:
    """Something to be done in a transaction, and whoever waits for it."""

    def __init__(self, do: Callable[[Connection], Any]) -> None:
        self.do = do
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def end(self, outcome: Any) -> None:
        """Tell the result, or the exception that it ended with."""
        if self.done.done():
            return
        if isinstance(outcome, Exception):
            self.done.set_exception(outcome)
        else:
            self.done.set_result(outcome)


class Writing:
    """One transaction after the other. SQLite lets one write at a time, so its writers stand in line for one thread,
    which does all of a transaction without the loop in between, and what stands in line together is committed together;
    PostgreSQL needs no such queue."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.thread: ThreadPoolExecutor | None = None
        self.writer: Engine | None = None
        self.line: list[Work] = []
        self.works = False
        if engine.dialect.name == "sqlite":
            self.thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
            self.writer = create_engine(
                engine.url.set(drivername="sqlite"), json_serializer=to_json, hide_parameters=True
            )
            event.listen(self.writer, "connect", set_pragmas)

    async def run(self, do: Callable[[Connection], Result]) -> Result:
        """Carry something out in a transaction that is committed at its end."""
        return await self.begin(do)

    def begin(self, do: Callable[[Connection], Result]) -> asyncio.Future[Result]:
        """Begin with something that is carried out in a transaction, without waiting for it."""
        if self.writer is None:
            return asyncio.ensure_future(self.alone(do))
        work = Work(do)
        self.line.append(work)
        if not self.works:
            self.work_off(self.writer)
        return work.done

    async def alone(self, do: Callable[[Connection], Result]) -> Result:
        """Carry something out in a transaction of its own."""
        async with self.engine.begin() as connection:
            return await connection.run_sync(do)

    def work_off(self, writer: Engine) -> None:
        """Carry out what stands in line, and then what stands there by then."""
        works, self.line = self.line, []
        self.works = bool(works)
        if works:
            loop = asyncio.get_running_loop()
            outcomes = loop.run_in_executor(self.thread, outcomes_of, writer, [work.do for work in works])
            outcomes.add_done_callback(partial(self.end, writer, works))

    def end(self, writer: Engine, works: list[Work], outcomes: asyncio.Future[list[Any]]) -> None:
        """Tell everybody whose work is done, once the next is under way."""
        self.work_off(writer)
        for work, outcome in zip(works, outcomes.result(), strict=True):
            work.end(outcome)

    async def execute(self, statement: Update | Delete) -> int:
        """Carry out one statement; how many rows it has changed."""

        def work(connection: Connection) -> int:
            return connection.execute(statement).rowcount

        return await self.run(work)

    def close(self) -> None:
        if self.thread is not None and self.writer is not None:
            self.thread.shutdown()
            self.writer.dispose()


def outcomes_of(engine: Engine, works: Sequence[Callable[[Connection], Any]]) -> list[Any]:
    """Do several things in one transaction. If any of them fails, each is done in one of its own: what is wrong with
    one is no reason that another should fail. The outcomes are their results, or their exceptions."""
    try:
        with engine.begin() as connection:
            return [do(connection) for do in works]
    except Exception as fault:
        return [fault] if len(works) == 1 else [outcome for do in works for outcome in outcomes_of(engine, [do])]


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
