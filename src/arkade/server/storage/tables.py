"""Reading and writing tables, seats and entries."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

from msgspec.structs import astuple
from sqlalchemy import Connection, Insert, Row, Update, bindparam, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from arkade.server.entries import Entry
from arkade.server.scene import Status
from arkade.server.secret import is_id
from arkade.server.setup import SeatSetup, Setup
from arkade.server.storage.database import to_json
from arkade.server.storage.rows import Fields, all_at_once, as_json
from arkade.server.storage.schema import ENTRIES, SEATS, TABLES
from arkade.server.storage.writing import Writing

LISTED: Final = 50


class TableStore:
    """The tables of a database. What is done for every move and every game goes straight to the driver, by statements
    that were put into words once."""

    def __init__(self, engine: AsyncEngine, writing: Writing) -> None:
        self.engine = engine
        self.writing = writing
        dialect: Any = sqlite if engine.dialect.name == "sqlite" else postgresql
        self.insert_table = self.words(dialect.insert(TABLES).on_conflict_do_nothing())
        self.insert_unless_there = dialect.insert(ENTRIES).on_conflict_do_nothing()
        self.insert_seats, self.insert_entries = (
            all_at_once(table) if dialect is sqlite else self.words(insert(table)) for table in (SEATS, ENTRIES)
        )
        self.packed: Callable[[list[Fields]], Any] = as_json if dialect is sqlite else list
        self.update_status = self.words(update(TABLES).where(TABLES.c.id == bindparam("table")).values(status=""))

    def words(self, statement: Insert | Update) -> str:
        """A statement as the driver takes it, with its values in the order in which it names them."""
        return str(statement.compile(dialect=self.engine.dialect))

    # -- tables ------------------------------------------------------------------------------------

    async def add(self, setup: Setup, entries: Sequence[Entry] = ()) -> bool:
        """Keep a new table, perhaps with entries from elsewhere; False where its id is there already, as when both
        players want a rematch. That is no fault: one would undo all that is committed together with it."""
        table = table_fields(setup)
        seats = self.packed([seat_fields(setup.table, seat) for seat in setup.seats])
        rows = self.packed([astuple(entry) for entry in entries])

        def work(connection: Connection) -> bool:
            if not connection.exec_driver_sql(self.insert_table, table).rowcount:
                return False
            connection.exec_driver_sql(self.insert_seats, seats)
            if entries:
                connection.exec_driver_sql(self.insert_entries, rows)
            return True

        return await self.writing.run(work)

    async def setup(self, table: str) -> Setup | None:
        """How a table was made, and who sits there now."""
        if not is_id(table):
            return None
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(TABLES).where(TABLES.c.id == table))).first()
            return None if row is None else await self.with_seats(connection, row)

    async def with_seats(self, connection: AsyncConnection, row: Row[Any]) -> Setup:
        query = select(SEATS).where(SEATS.c.table_id == row.id).order_by(SEATS.c.seat)
        seats = [seat_of(seat) for seat in await connection.execute(query)]
        return Setup(
            row.id, row.game, row.mode, row.settings, row.seed, row.undo, row.spectators, row.rules, row.cards,
            row.made, seats,
        )  # fmt: skip

    async def set_status(self, table: str, status: Status) -> None:
        def work(connection: Connection) -> None:
            connection.exec_driver_sql(self.update_status, (status, table))

        await self.writing.run(work)

    async def of_player(self, player_hash: str) -> list[Setup]:
        """The newest tables at which a player has a seat."""
        mine = select(SEATS.c.table_id).where(SEATS.c.player_hash == player_hash)
        return await self.listed(select(TABLES).where(TABLES.c.id.in_(mine)))

    async def to_watch(self) -> list[Setup]:
        """The newest running tables that are open to spectators."""
        return await self.listed(select(TABLES).where(TABLES.c.spectators, TABLES.c.status == "playing"))

    async def listed(self, query: Any) -> list[Setup]:
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query.order_by(TABLES.c.made.desc()).limit(LISTED))).all()
            return [await self.with_seats(connection, row) for row in rows]

    # -- seats -------------------------------------------------------------------------------------

    async def invited(self, invitation_hash: str) -> tuple[str, int] | None:
        """The table and the seat that an invitation is for."""
        query = select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.invitation_hash == invitation_hash)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else (row.table_id, row.seat)

    async def take_seat(self, table: str, seat: SeatSetup) -> bool:
        """Sit down at an open seat; False where somebody was faster."""
        taken = (
            update(SEATS)
            .where(SEATS.c.table_id == table, SEATS.c.seat == seat.seat, SEATS.c.kind == "open")
            .values(seat_row(table, seat))
        )
        return bool(await self.writing.execute(taken))

    async def note_complete(self, table: str) -> None:
        """Let a table be listed as one that is played, once no seat is open any more."""
        free = select(SEATS.c.seat).where(SEATS.c.table_id == table, SEATS.c.kind == "open").exists()
        begun = update(TABLES).where(TABLES.c.id == table, TABLES.c.status == "waiting", ~free)
        await self.writing.execute(begun.values(status="playing"))

    # -- entries -----------------------------------------------------------------------------------

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The entries of a table beyond a number, in order."""
        query = select(ENTRIES).where(ENTRIES.c.table_id == table, ENTRIES.c.number > after).order_by(ENTRIES.c.number)
        async with self.engine.connect() as connection:
            return [Entry(*row) for row in await connection.execute(query)]

    def append(self, entries: Sequence[Entry]) -> Awaitable[set[str]]:
        """Begin to commit entries of many tables at once. To be awaited: the tables for which another worker was
        faster. What was not committed there has not happened."""
        rows = [astuple(entry) for entry in entries]
        return self.appended(entries, self.writing.insert(self.insert_entries, rows))

    async def appended(self, entries: Sequence[Entry], writing: Awaitable[None]) -> set[str]:
        try:
            await writing
        except (IntegrityError, sqlite3.IntegrityError):
            return await self.append_one_by_one([entry_row(entry) for entry in entries])
        return set()

    async def append_one_by_one(self, rows: list[dict[str, Any]]) -> set[str]:
        """After a clash: leave out what is there already, and all that follows it at the same table."""

        def work(connection: Connection) -> set[str]:
            late: set[str] = set()
            for row in rows:
                if row["table_id"] not in late and not connection.execute(self.insert_unless_there, row).rowcount:
                    late.add(row["table_id"])
            return late

        return await self.writing.run(work)


def table_fields(setup: Setup) -> Fields:
    return (
        setup.table, setup.game, setup.mode, to_json(setup.settings), to_json(setup.seed), setup.undo,
        setup.spectators, setup.rules, setup.cards, setup.made, "playing" if setup.complete else "waiting",
    )  # fmt: skip


def seat_fields(table: str, seat: SeatSetup) -> Fields:
    return tuple({**seat_row(table, seat), "deck": to_json(seat.deck)}.values())


def seat_row(table: str, seat: SeatSetup) -> dict[str, Any]:
    return {
        "table_id": table, "seat": seat.seat, "kind": seat.kind, "name": seat.name, "bot": seat.bot, "deck": seat.deck,
        "token_hash": seat.token_hash, "player_hash": seat.player_hash, "invitation_hash": seat.invitation_hash,
    }  # fmt: skip


def seat_of(row: Row[Any]) -> SeatSetup:
    return SeatSetup(
        row.seat, row.kind, row.name, row.bot, row.deck, row.token_hash, row.player_hash, row.invitation_hash
    )


def entry_row(entry: Entry) -> dict[str, Any]:
    return {
        "table_id": entry.table, "number": entry.number, "kind": entry.kind, "seat": entry.seat, "verb": entry.verb,
        "a": entry.a, "b": entry.b, "text": entry.text, "request": entry.request,
    }  # fmt: skip
