"""What is written together: one transaction, which no second wish for the same table undoes."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sqlalchemy import event

from arkade.server.entries import MOVE, Entry
from arkade.server.setup import SeatSetup, Setup
from arkade.server.storage.database import bring_up_to_date, open_database
from arkade.server.storage.tables import TableStore
from arkade.server.storage.writing import Writing
from tests.server.players import run


def setup_of(table: str, seed: str = "s") -> Setup:
    seats = [SeatSetup(0, "person", "Ada"), SeatSetup(1, "person", "Ben")]
    return Setup(table, "sample", "free", {}, seed, "free", True, "1", "c", 0.0, seats)


def test_a_table_that_is_wanted_twice_is_kept_once_and_undoes_nothing(tmp_path: Path) -> None:
    """Both players want a rematch while moves of other tables stand in line."""

    async def scenario() -> None:
        engine = open_database(f"sqlite+aiosqlite:///{tmp_path}/arkade.db")
        writing = Writing(engine)
        undone: list[object] = []
        assert writing.writer is not None
        event.listen(writing.writer.engine, "rollback", undone.append)
        store = TableStore(engine, writing)
        await bring_up_to_date(engine)
        await store.add(setup_of("first"))
        moves = [Entry("first", number, MOVE, 0) for number in (1, 2)]
        late, mine, yours = await asyncio.gather(
            store.append(moves), store.add(setup_of("again", "mine")), store.add(setup_of("again", "yours"))
        )
        assert (late, mine, yours) == (set(), True, False)
        assert undone == []
        assert await store.entries("first") == moves
        kept = await store.setup("again")
        assert kept is not None
        assert kept.seed == "mine"
        writing.close()
        await engine.dispose()

    run(scenario())
