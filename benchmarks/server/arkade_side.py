"""Our server, with SQLite, and clients that take any choice."""

from __future__ import annotations

import asyncio
import os
import random
import socket
import subprocess
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from benchmarks.server.measured import Measured
from websockets.asyncio.client import ClientConnection, connect


class Choice(msgspec.Struct):
    option: tuple[int, int, int]


class Asked(msgspec.Struct):
    number: int
    choices: list[Choice]


class Scene(msgspec.Struct):
    status: str
    question: Asked | None


class Message(msgspec.Struct):
    """What a client must know of any message."""

    type: str
    accepted: list[str] = []
    status: str = ""
    question: Asked | msgspec.UnsetType | None = msgspec.UNSET
    scene: Scene | None = None


DECODER = msgspec.json.Decoder(Message)


class ArkadeSide:
    """One process of our server."""

    def __init__(self, folder: Path, game: str, python: str) -> None:
        self.folder = folder
        self.game = game
        self.python = python
        self.name = f"arkade ({game})"
        self.process: subprocess.Popen[bytes] | None = None
        with socket.socket() as found:
            found.bind(("127.0.0.1", 0))
            self.port = int(found.getsockname()[1])
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=60)

    @property
    def process_id(self) -> int:
        assert self.process is not None
        return self.process.pid

    async def start(self) -> None:
        limits = {
            "REQUESTS_A_SECOND": "1000000",
            "REQUESTS_AT_ONCE": "1000000",
            "TABLES_AN_HOUR": "1000000000",
            "HTTP_A_SECOND": "1000000",
            "HTTP_AT_ONCE": "1000000",
        }
        settings = {f"ARKADE_{name}": value for name, value in limits.items()}
        database = f"sqlite+aiosqlite:///{self.folder}/arkade.db"
        self.process = subprocess.Popen(
            [self.python, "-m", "arkade.cli", "serve", "--port", str(self.port), "--database", database],
            env={**os.environ, **settings, "ARKADE_LOG_LEVEL": "warning"},
            cwd=self.folder,
        )
        while True:
            try:
                if (await self.http.get("/health/ready")).status_code == httpx.codes.OK:
                    return
            except httpx.TransportError:
                await asyncio.sleep(0.1)

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        self.process.wait()

    async def keep_playing(self, number: int, thought: float, measured: Measured, over: asyncio.Event) -> None:
        """One table after the other, both seats of each."""
        wanted = {"game": self.game, "seats": [{"who": "me"}, {"who": "me"}], "undo": "off"}
        chance = random.Random(number)
        while not over.is_set():
            seated: dict[str, Any] = (await self.http.post("/api/v1/tables", json=wanted)).json()
            tokens = [mine["token"] for mine in seated["seats"]]
            await asyncio.gather(*[self.play(seated["table"], token, thought, measured, chance) for token in tokens])

    async def play(self, table: str, token: str, thought: float, measured: Measured, chance: random.Random) -> None:
        """One seat of one table, to its end."""
        address = f"ws://127.0.0.1:{self.port}/api/v1/play"
        async with connect(address, compression=None, ping_interval=None) as connection:
            hello = {"type": "hello", "protocol": 1, "table": table, "token": token}
            await connection.send(msgspec.json.encode(hello), text=True)
            sent = 0.0
            count = 0
            async for data in connection:
                message = DECODER.decode(data)
                status = message.scene.status if message.scene else message.status
                if message.accepted:
                    measured.note(time.perf_counter() - sent)
                if status == "over":
                    return
                question = message.scene.question if message.scene else message.question
                if isinstance(question, Asked):
                    if thought:
                        await asyncio.sleep(thought * chance.uniform(0.5, 1.5))
                    count += 1
                    sent = time.perf_counter()
                    await self.answer(connection, count, question, chance)

    async def answer(self, connection: ClientConnection, count: int, asked: Asked, chance: random.Random) -> None:
        move = {
            "type": "move", "id": str(count), "question": asked.number, "option": chance.choice(asked.choices).option,
        }  # fmt: skip
        await connection.send(msgspec.json.encode(move), text=True)
