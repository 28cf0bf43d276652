"""The writer of SQLite: what stands in line is committed together, and one fault is nobody else's."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event
from sqlalchemy.exc import IntegrityError, OperationalError

from arkade.server.storage.database import open_database
from arkade.server.storage.writer import Work
from arkade.server.storage.writing import Writing
from tests.server.players import run


async def with_numbers(folder: Path, scenario: Callable[[Writing, list[object]], Awaitable[None]]) -> None:
    """Let something happen in a database that keeps numbers, each once; its commits are counted."""
    engine = open_database(f"sqlite+aiosqlite:///{folder / 'numbers.db'}")
    writing = Writing(engine)
    assert writing.writer is not None
    await writing.run(lambda connection: connection.exec_driver_sql("CREATE TABLE numbers (number INTEGER UNIQUE)"))
    commits: list[object] = []
    event.listen(writing.writer.engine, "commit", commits.append)
    try:
        await scenario(writing, commits)
    finally:
        writing.close()
        await engine.dispose()


def keep(number: int) -> Callable[[Connection], int]:
    def work(connection: Connection) -> int:
        connection.exec_driver_sql("INSERT INTO numbers VALUES (?)", (number,))
        return number

    return work


async def kept(writing: Writing) -> list[int]:
    def work(connection: Connection) -> list[int]:
        return [row[0] for row in connection.exec_driver_sql("SELECT number FROM numbers ORDER BY number")]

    return await writing.run(work)


ROWS = "INSERT INTO numbers SELECT json_extract(value, '$[0]') FROM json_each(?)"


def rows(*numbers: int) -> list[tuple[int]]:
    return [(number,) for number in numbers]


def begin(writing: Writing, do: Callable[[Connection], Any]) -> asyncio.Future[Any]:
    """Put something in line without waiting for it."""
    assert writing.writer is not None
    return writing.writer.put(Work(do))


def hold_up(writing: Writing) -> threading.Event:
    """Let the writer wait until it is told to go on, so that all others stand in line."""
    begun, go_on = threading.Event(), threading.Event()

    def wait(_: Connection) -> None:
        begun.set()
        go_on.wait(10)

    begin(writing, wait)
    assert begun.wait(10)
    return go_on


def test_what_stands_in_line_together_is_committed_together(tmp_path: Path) -> None:
    async def scenario(writing: Writing, commits: list[object]) -> None:
        go_on = hold_up(writing)
        waiting = [begin(writing, keep(number)) for number in range(20)]
        go_on.set()
        assert await asyncio.gather(*waiting) == list(range(20))
        assert len(commits) == 2, "that of the one that held up, and that of the rest"
        assert await kept(writing) == list(range(20))

    run(with_numbers(tmp_path, scenario))


def test_what_is_wrong_with_one_is_no_reason_that_another_fails(tmp_path: Path) -> None:
    async def scenario(writing: Writing, commits: list[object]) -> None:
        go_on = hold_up(writing)
        waiting = [begin(writing, keep(number)) for number in (1, 2, 1, 3)]
        go_on.set()
        outcomes = await asyncio.gather(*waiting, return_exceptions=True)
        assert [outcomes[0], outcomes[1], outcomes[3]] == [1, 2, 3]
        assert isinstance(outcomes[2], IntegrityError)
        assert await kept(writing) == [1, 2, 3]

    run(with_numbers(tmp_path, scenario))


def test_the_writer_goes_on_after_a_fault(tmp_path: Path) -> None:
    async def scenario(writing: Writing, commits: list[object]) -> None:
        with pytest.raises(OperationalError):
            await writing.run(lambda connection: connection.exec_driver_sql("INSERT INTO nowhere VALUES (1)"))
        assert await writing.run(keep(7)) == 7
        assert await kept(writing) == [7]

    run(with_numbers(tmp_path, scenario))


def test_half_of_a_work_that_fails_is_not_kept(tmp_path: Path) -> None:
    def half(connection: Connection) -> None:
        keep(1)(connection)
        raise ValueError("the other half")

    async def scenario(writing: Writing, commits: list[object]) -> None:
        with pytest.raises(ValueError, match="the other half"):
            await writing.run(half)
        assert await kept(writing) == []

    run(with_numbers(tmp_path, scenario))


def test_the_end_waits_for_all_that_stands_in_line(tmp_path: Path) -> None:
    async def scenario(writing: Writing, commits: list[object]) -> None:
        go_on = hold_up(writing)
        waiting = [begin(writing, keep(number)) for number in range(5)]
        threading.Timer(0.05, go_on.set).start()
        writing.close()
        assert await asyncio.gather(*waiting) == [0, 1, 2, 3, 4]

    run(with_numbers(tmp_path, scenario))


def test_somebody_who_waits_no_longer_holds_nobody_up(tmp_path: Path) -> None:
    async def scenario(writing: Writing, commits: list[object]) -> None:
        go_on = hold_up(writing)
        gone, here = begin(writing, keep(1)), begin(writing, keep(2))
        gone.cancel()
        go_on.set()
        assert await here == 2
        assert await kept(writing) == [1, 2]

    run(with_numbers(tmp_path, scenario))


def test_rows_that_stand_in_line_go_in_together_with_what_else_is_done(tmp_path: Path) -> None:
    async def scenario(writing: Writing, commits: list[object]) -> None:
        go_on = hold_up(writing)
        waiting = [writing.insert(ROWS, rows(1, 2)), begin(writing, keep(3)), writing.insert(ROWS, rows(4))]
        go_on.set()
        assert await asyncio.gather(*waiting) == [None, 3, None]
        assert len(commits) == 2
        assert await kept(writing) == [1, 2, 3, 4]

    run(with_numbers(tmp_path, scenario))


def test_rows_alone_need_no_transaction_but_their_own(tmp_path: Path) -> None:
    async def scenario(writing: Writing, commits: list[object]) -> None:
        await writing.insert(ROWS, rows(*range(300)))
        assert commits == []
        assert await kept(writing) == list(range(300))

    run(with_numbers(tmp_path, scenario))


def test_rows_that_clash_go_in_not_at_all_and_keep_no_others_out(tmp_path: Path) -> None:
    async def scenario(writing: Writing, commits: list[object]) -> None:
        await writing.insert(ROWS, rows(1))
        go_on = hold_up(writing)
        waiting = [writing.insert(ROWS, rows(7, 1, 8)), writing.insert(ROWS, rows(2, 3)), begin(writing, keep(4))]
        go_on.set()
        clash, *others = await asyncio.gather(*waiting, return_exceptions=True)
        assert isinstance(clash, (IntegrityError, sqlite3.IntegrityError))
        assert others == [None, 4]
        assert await kept(writing) == [1, 2, 3, 4]

    run(with_numbers(tmp_path, scenario))


def test_the_outcomes_of_rows_that_clash_are_each_their_own(tmp_path: Path) -> None:
    """Rows alone are one statement; where that fails, they go in one insert after the other."""

    async def scenario(writing: Writing, commits: list[object]) -> None:
        go_on = hold_up(writing)
        waiting = [writing.insert(ROWS, some) for some in (rows(1), rows(1, 2), rows(3))]
        go_on.set()
        outcomes = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [type(None), sqlite3.IntegrityError, type(None)]
        assert await kept(writing) == [1, 3]

    run(with_numbers(tmp_path, scenario))
