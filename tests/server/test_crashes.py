"""kill -9 in the middle of play, fifty times: no accepted move is lost, and clients go on by themselves."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from arkade.client import Api, Seat
from arkade.server.entries import MOVE
from arkade.server.messages import Accepted, Change, Move
from arkade.server.shapes import NewTable, SeatWish
from arkade.server.storage.database import open_database
from arkade.server.storage.tables import TableStore
from arkade.server.storage.writing import Writing
from tests.server.nursery import Nursery
from tests.server.players import any_choice
from tests.server.process import free_port
from tests.server.real_parts import PostgreSQL

KILLS = 50
TABLES = 6
GAMES = ("sample", "worldbreakers", "sample")
PATIENCE = 540


class Ledger:
    """What clients were told about their moves, by table: the ids of those that were accepted, in order."""

    def __init__(self) -> None:
        self.accepted: dict[str, list[tuple[int, str]]] = {}
        self.finished = 0

    def note(self, table: str, seat: int, id: str) -> None:
        self.accepted.setdefault(table, []).append((seat, id))


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite+aiosqlite:///{tmp_path}/arkade.db"
    else:
        with PostgreSQL() as running:
            yield running.url


@pytest.mark.timeout(600)
def test_no_accepted_move_is_lost_when_the_server_is_killed(database: str, tmp_path: Path) -> None:
    port = free_port()
    settings: dict[str, object] = {
        "port": port, "database": database, "requests_a_second": 10_000, "requests_at_once": 10_000,
        "tables_an_hour": 100_000, "http_a_second": 10_000, "http_at_once": 10_000, "bot_processes": 1,
    }  # fmt: skip
    ledger = Ledger()
    with Nursery(tmp_path / "server.log") as nursery:
        asyncio.run(asyncio.wait_for(play_through_kills(nursery, settings, port, ledger), PATIENCE))
    assert ledger.finished > 0
    assert sum(map(len, ledger.accepted.values())) > KILLS
    asyncio.run(compare(database, ledger))


async def play_through_kills(nursery: Nursery, settings: dict[str, object], port: int, ledger: Ledger) -> None:
    """Clients play table after table while the server is killed again and again; at the end they finish."""
    over = asyncio.Event()
    server = await begin(nursery, settings, port)
    players = [asyncio.create_task(keep_playing(port, number, ledger, over)) for number in range(TABLES)]
    chance = random.Random(9)
    for _ in range(KILLS):
        before = sum(map(len, ledger.accepted.values()))
        while sum(map(len, ledger.accepted.values())) < before + 5:
            await asyncio.sleep(0.01)
        await asyncio.sleep(chance.random() * 0.1)
        os.kill(server, signal.SIGKILL)
        server = await begin(nursery, settings, port)
    over.set()
    await asyncio.gather(*players)
    os.kill(server, signal.SIGTERM)


async def begin(nursery: Nursery, settings: dict[str, object], port: int) -> int:
    """A server that listens."""
    server = await asyncio.to_thread(nursery.begin, settings)
    end = time.monotonic() + 60
    while time.monotonic() < end:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            await asyncio.sleep(0.02)
        else:
            return server
    raise AssertionError("the server does not listen")


async def keep_playing(port: int, number: int, ledger: Ledger, over: asyncio.Event) -> None:
    """Play one table after the other, each to its end."""
    game = GAMES[number % len(GAMES)]
    while not over.is_set():
        try:
            async with Api(f"http://127.0.0.1:{port}") as api:
                seated = await api.make(NewTable(game=game, seats=[SeatWish(who="me")] * 2))
        except Exception:
            await asyncio.sleep(0.05)
            continue
        address = f"http://127.0.0.1:{port}"
        seats = [Seat(address, seated.table, mine.token) for mine in seated.seats]
        await asyncio.gather(*[play_noting(seat, place, ledger) for place, seat in enumerate(seats)])
        ledger.finished += 1


async def play_noting(seat: Seat, place: int, ledger: Ledger) -> None:
    """Play a game, and note each move that was accepted."""
    pick = any_choice(place)
    moves = 0
    async with seat:
        while await seat.my_turn():
            asked = seat.scene.question
            assert asked is not None
            moves += 1
            id = f"{place}-{moves}"
            answer = await seat.ask(Move(id, asked.number, pick(seat.scene, asked).option))
            if isinstance(answer, Change | Accepted):
                ledger.note(seat.hello.table, place, id)


async def compare(database: str, ledger: Ledger) -> None:
    """Every accepted move stands in the rows, once, and the moves of each seat stand in their order."""
    engine = open_database(database)
    store = TableStore(engine, Writing(engine))
    for table, accepted in ledger.accepted.items():
        rows = [(entry.seat, entry.request) for entry in await store.entries(table) if entry.kind == MOVE]
        assert len(rows) == len(set(rows))
        assert set(accepted) <= set(rows)
        for seat in (0, 1):
            told = [id for place, id in accepted if place == seat]
            assert [id for place, id in rows if place == seat and id in told] == told
    await engine.dispose()
