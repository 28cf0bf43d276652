"""Workers that start at once on a new database: one sets it up, and all come up."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.server.real_parts import PostgreSQL

START = """
import asyncio, os, sys
from arkade.server.storage.database import bring_up_to_date, open_database

WORKERS = 4

async def start(database):
    engine = open_database(database)
    await bring_up_to_date(engine)
    async with engine.connect() as connection:
        await connection.exec_driver_sql("SELECT count(*) FROM entries")
    await engine.dispose()

wait, go = os.pipe()
workers = []
for _ in range(WORKERS):
    worker = os.fork()
    if worker == 0:
        os.close(go)
        os.read(wait, 1)
        asyncio.run(start(sys.argv[1]))
        sys.exit()
    workers.append(worker)
os.close(go)
sys.exit(sum(os.waitpid(worker, 0)[1] != 0 for worker in workers))
"""
"""Processes that have everything loaded and wait until one word lets them all start."""


def failing(database: str) -> tuple[int, str]:
    """Let several processes bring a database up to date in the same moment; how many could not, and what they say."""
    done = subprocess.run([sys.executable, "-c", START, database], capture_output=True, text=True, check=False)
    return done.returncode, done.stderr


def test_workers_that_start_at_once_share_a_new_postgresql() -> None:
    with PostgreSQL() as database:
        assert failing(database.url) == (0, "")


def test_workers_that_start_at_once_share_a_new_file(tmp_path: Path) -> None:
    assert failing(f"sqlite+aiosqlite:///{tmp_path}/arkade.db") == (0, "")
