"""Our server, with SQLite, and clients that take any choice. Tables are made by `arkade.client`; who plays at them is a
lean player, or one of `arkade.client` too."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import socket
import subprocess
import time
from pathlib import Path

import httpx
import msgspec
from benchmarks.server.client_player import ClientPlayer
from benchmarks.server.lean_socket import LeanSocket
from benchmarks.server.measured import Measured, after_thought

from arkade.client import Api
from arkade.server.shapes import NewTable, SeatWish

PATH = "/api/v1/play"


class Choice(msgspec.Struct):
    option: msgspec.Raw


class Asked(msgspec.Struct):
    number: int
    choices: list[Choice]


class Scene(msgspec.Struct):
    question: Asked | None


class Message(msgspec.Struct):
    """What a client must know of any message."""

    type: str
    accepted: list[str] = []
    status: str = ""
    question: Asked | msgspec.UnsetType | None = msgspec.UNSET
    scene: Scene | None = None
    rematch: str = ""


DECODER = msgspec.json.Decoder(Message)


class ArkadePlayer(LeanSocket):
    """One seat of one table after the other, all by the same connection: after a game comes its rematch."""

    def __init__(self, port: int, token: str, thought: float, measured: Measured, chance: random.Random) -> None:
        super().__init__(port, PATH)
        self.token = token
        self.thought = thought
        self.measured = measured
        self.chance = chance
        self.asked: Asked | None = None
        self.sent = 0.0
        self.count = 0

    def greet(self, table: str) -> None:
        self.say({"type": "hello", "protocol": 1, "table": table, "token": self.token})

    def say(self, message: dict[str, object]) -> None:
        self.send(msgspec.json.encode(message))

    def hear(self, message: bytes) -> None:
        self.see(DECODER.decode(message))

    def see(self, message: Message) -> None:
        """What there is to do after a message."""
        if message.type == "snapshot":
            self.asked = None if message.scene is None else message.scene.question
        elif message.question is not msgspec.UNSET:
            self.asked = message.question
        if self.sent and (message.accepted or message.type == "refused"):
            self.measured.note(time.perf_counter() - self.sent)
            self.sent = 0.0
        if message.rematch:
            self.greet(message.rematch)
        elif message.status == "over":
            self.count += 1
            self.say({"type": "rematch", "id": f"again{self.count}"})
        elif self.asked is not None and not self.sent:
            self.answer()

    def answer(self) -> None:
        """Choose, now or after some thought."""
        self.sent = time.perf_counter()
        after_thought(self.thought, self.chance, self.choose)

    def choose(self) -> None:
        assert self.asked is not None
        asked, self.asked = self.asked, None
        self.count += 1
        self.sent = time.perf_counter()
        option = self.chance.choice(asked.choices).option
        self.say({"type": "move", "id": str(self.count), "question": asked.number, "option": option})


DRIVERS: dict[str, type[ArkadePlayer] | type[ClientPlayer]] = {"lean": ArkadePlayer, "client": ClientPlayer}
"""Who plays: the lean one costs so little that the server is what is measured."""


class ArkadeSide:
    """One process of our server."""

    def __init__(self, folder: Path, game: str, python: str, driver: str) -> None:
        self.folder = folder
        self.game = game
        self.python = os.path.abspath(shutil.which(python) or python)
        """Found from here: the server starts in a folder of its own."""
        self.driver = DRIVERS[driver]
        self.name = f"arkade ({game}, every move committed)"
        self.process: subprocess.Popen[bytes] | None = None
        self.players: list[ArkadePlayer | ClientPlayer] = []
        with socket.socket() as found:
            found.bind(("127.0.0.1", 0))
            self.port = int(found.getsockname()[1])
        self.api = Api(f"http://127.0.0.1:{self.port}")

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
            "CONNECTIONS_AN_ADDRESS": "1000000",
        }
        settings = {f"ARKADE_{name}": value for name, value in limits.items()}
        database = f"sqlite+aiosqlite:///{self.folder}/arkade-{self.port}.db"
        self.process = subprocess.Popen(
            [self.python, "-m", "arkade.cli", "serve", "--port", str(self.port), "--database", database],
            env={**os.environ, **settings, "ARKADE_LOG_LEVEL": "warning"},
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
        )
        while True:
            try:
                if (await self.api.http.get(f"{self.api.address}/health/ready")).status_code == httpx.codes.OK:
                    return
            except httpx.TransportError:
                await asyncio.sleep(0.1)

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait()

    async def begin_match(self, number: int, thought: float, measured: Measured) -> None:
        """A table of two, and a player at each seat."""
        wanted = NewTable(game=self.game, seats=[SeatWish(who="me"), SeatWish(who="me")], undo="off")
        chance = random.Random(number)
        seated = await self.api.make(wanted)
        for mine in seated.seats:
            player = await self.driver(self.port, mine.token, thought, measured, chance).open()
            self.players.append(player)
            player.greet(seated.table)

    def end_matches(self) -> None:
        for player in self.players:
            player.close()
        self.players = []
