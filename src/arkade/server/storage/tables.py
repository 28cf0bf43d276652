"""Reading and writing tables, seats and entries."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec.structs import astuple
from sqlalchemy import Connection, Row, bindparam, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from arkade.server.entries import Entry
from arkade.server.scene import Status
from arkade.server.secret import is_id
from arkade.server.setup import SeatSetup, Setup
from arkade.server.storage.database import Writing, to_json
from arkade.server.storage.schema import ENTRIES, SEATS, TABLES

LISTED: Final = 50
Fields = tuple[Any, ...]
FIELDS_OF_A_ROW: Final = ", ".join(f"json_extract(value, '$[{place}]')" for place in range(len(ENTRIES.columns)))
ALL_AT_ONCE: Final = (
    f"INSERT INTO {ENTRIES.name} ({', '.join(ENTRIES.columns.keys())}) SELECT {FIELDS_OF_A_ROW} FROM json_each(?)"
)
"""For SQLite. Its driver takes Python's lock again after every row, and the loop, which holds it, lets go rarely: one
statement for all rows needs it once."""


class TableStore:
    """The tables of a database."""

    def __init__(self, engine: AsyncEngine, writing: Writing) -> None:
        self.engine = engine
        self.writing = writing
        dialect: Any = sqlite if engine.dialect.name == "sqlite" else postgresql
        self.insert_table = dialect.insert(TABLES).on_conflict_do_nothing()
        self.insert_unless_there = dialect.insert(ENTRIES).on_conflict_do_nothing()
        self.insert_entries = ALL_AT_ONCE if dialect is sqlite else str(insert(ENTRIES).compile(dialect=engine.dialect))
        """The statement as the driver takes it, with the columns in the order of an entry's fields: rows go straight
        to the driver, as there are very many of them."""
        self.packed: Callable[[list[Fields]], Any] = as_json if dialect is sqlite else list
        self.update_status = update(TABLES).where(TABLES.c.id == bindparam("table")).values(status=bindparam("new"))

    # -- tables ------------------------------------------------------------------------------------

    async def add(self, setup: Setup, entries: Sequence[Entry] = ()) -> bool:
        """Keep a new table, perhaps with entries from elsewhere; False where its id is there already, as when both
        players want a rematch. That is no fault: one would undo all that is committed together with it."""

        def work(connection: Connection) -> bool:
            if not connection.execute(self.insert_table, table_row(setup)).rowcount:
                return False
            connection.execute(insert(SEATS), [seat_row(setup.table, seat) for seat in setup.seats])
            if entries:
                connection.execute(insert(ENTRIES), [entry_row(entry) for entry in entries])
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
            connection.execute(self.update_status, {"table": table, "new": status})

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

    async def append(self, entries: Sequence[Entry]) -> set[str]:
        """Commit entries of many tables at once; the tables for which another worker was faster. What was not
        committed there has not happened."""
        rows = self.packed([astuple(entry) for entry in entries])

        def work(connection: Connection) -> None:
            connection.exec_driver_sql(self.insert_entries, rows)

        try:
            await self.writing.run(work)
        except IntegrityError:
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


def as_json(rows: list[Fields]) -> tuple[str]:
    """Rows as the one parameter of a statement."""
    return (to_json(rows),)


def table_row(setup: Setup) -> dict[str, Any]:
    return {
        "id": setup.table, "game": setup.game, "mode": setup.mode, "settings": setup.settings, "seed": setup.seed,
        "undo": setup.undo, "spectators": setup.spectators, "rules": setup.rules, "cards": setup.cards,
        "made": setup.made, "status": "playing" if setup.complete else "waiting",
    }  # fmt: skip


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
