"""The writer: the one thread that writes to SQLite, which lets one write at a time."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from threading import Thread
from typing import Any, cast

from sqlalchemy import Connection, Engine

from arkade.server.storage.rows import Fields, as_json


class Task:
    """Something that the writer is to do, and whoever waits for it."""

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[Any] = self.loop.create_future()

    def end(self, outcome: Any) -> None:
        """Tell the result, or the exception that it ended with."""
        if self.done.done():
            return
        if isinstance(outcome, Exception):
            self.done.set_exception(outcome)
        else:
            self.done.set_result(outcome)


class Work(Task):
    """Something to be done in a transaction."""

    def __init__(self, do: Callable[[Connection], Any]) -> None:
        super().__init__()
        self.do = do


class Insert(Task):
    """Rows to be inserted by a statement that takes many of them. Entries are most of what is written, so this is the
    shortest way."""

    def __init__(self, statement: str, rows: Sequence[Fields]) -> None:
        super().__init__()
        self.statement = statement
        self.rows = rows


class Writer:
    """What stands in line together is committed together, and the thread goes on with what stands there by then,
    without the loop in between: where many wait, the disk is never idle.

    Whenever the driver has waited for the database it needs Python's lock again, of which a busy loop lets go rarely.
    So the connections are kept, rows that stand in line go in by one statement, and where there is nothing else to do
    that statement is the whole transaction, without a BEGIN and a COMMIT."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.connection: Connection | None = None
        self.committing: Connection | None = None
        """A connection on which every statement is a transaction."""
        self.line: SimpleQueue[Task | None] = SimpleQueue()
        self.thread = Thread(target=self.run, name="writer", daemon=True)
        self.thread.start()

    def put(self, task: Task) -> asyncio.Future[Any]:
        self.line.put(task)
        return task.done

    def close(self) -> None:
        """Wait until all that stands in line is done."""
        self.line.put(None)
        self.thread.join()
        self.engine.dispose()

    # -- in the thread -----------------------------------------------------------------------------

    def run(self) -> None:
        goes_on = True
        while goes_on:
            line = self.next_in_line()
            tasks = [task for task in line if task is not None]
            goes_on = len(tasks) == len(line)
            if tasks:
                tasks[0].loop.call_soon_threadsafe(tell, tasks, self.outcomes_of(tasks))
        self.let_go()

    def next_in_line(self) -> list[Task | None]:
        """All that stands in line; where nothing does, wait for the first. None stands for the end."""
        found = [self.line.get()]
        while not self.line.empty():
            found.append(self.line.get())
        return found

    def outcomes_of(self, tasks: Sequence[Task]) -> list[Any]:
        """Do several things in one transaction. If any of them fails, each is done in one of its own: what is wrong
        with one is no reason that another should fail. The outcomes are their results, or their exceptions."""
        try:
            return self.in_transaction(tasks)
        except Exception as fault:
            self.let_go()
            return [fault] if len(tasks) == 1 else [outcome for task in tasks for outcome in self.outcomes_of([task])]

    def in_transaction(self, tasks: Sequence[Task]) -> list[Any]:
        works = [task for task in tasks if isinstance(task, Work)]
        inserts = gathered([task for task in tasks if isinstance(task, Insert)])
        if works or len(inserts) > 1:
            return self.in_several_statements(tasks, works, inserts)
        for statement, rows in inserts.items():
            self.in_one_statement(statement, rows)
        return [None] * len(tasks)

    def in_several_statements(
        self, tasks: Sequence[Task], works: Sequence[Work], inserts: dict[str, list[Fields]]
    ) -> list[Any]:
        if self.connection is None:
            self.connection = self.engine.connect()
        with self.connection.begin():
            results: dict[Task, Any] = {work: work.do(self.connection) for work in works}
            for statement, rows in inserts.items():
                self.connection.exec_driver_sql(statement, as_json(rows))
        return [results.get(task) for task in tasks]

    def in_one_statement(self, statement: str, rows: Sequence[Fields]) -> None:
        if self.committing is None:
            self.committing = self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        driver = cast(sqlite3.Connection, self.committing.connection.driver_connection)
        driver.execute(statement, as_json(rows))

    def let_go(self) -> None:
        """Close the connections, in whatever state they are; after a fault they are opened anew."""
        for connection in (self.connection, self.committing):
            if connection is not None:
                connection.invalidate()
                connection.close()
        self.connection = self.committing = None


def gathered(inserts: Sequence[Insert]) -> dict[str, list[Fields]]:
    """All rows by the statement that they go in by."""
    found: dict[str, list[Fields]] = {}
    for insert in inserts:
        found.setdefault(insert.statement, []).extend(insert.rows)
    return found


def tell(tasks: Sequence[Task], outcomes: Sequence[Any]) -> None:
    """Tell everybody whose task is done."""
    for task, outcome in zip(tasks, outcomes, strict=True):
        task.end(outcome)
