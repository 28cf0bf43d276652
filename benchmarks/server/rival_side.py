"""boardgame.io's own server with its own tic-tac-toe, in memory, and clients that take any free cell.

The clients speak what its browser client speaks: Engine.IO 4 over a WebSocket, Socket.IO events within.
"""

from __future__ import annotations

import asyncio
import random
import socket
import subprocess
import time
from pathlib import Path
from typing import Any

import msgspec
from benchmarks.server.lean_socket import LeanSocket
from benchmarks.server.measured import Measured, after_thought

GAME = "tic-tac-toe"
PATH = "/socket.io/?EIO=4&transport=websocket"
PREFIX = f"42/{GAME},".encode()
CONNECTED = f"40/{GAME}".encode()


class Board(msgspec.Struct):
    cells: list[str | None]


class Context(msgspec.Struct):
    currentPlayer: str  # noqa: N815 - the name is boardgame.io's
    gameover: object = None


class State(msgspec.Struct):
    """What a client must know of the state."""

    G: Board
    ctx: Context
    state_id: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    state: State


EVENT = msgspec.json.Decoder(list[msgspec.Raw])
SYNCED = msgspec.json.Decoder(Synced)
STATE = msgspec.json.Decoder(State)
TEXT = msgspec.json.Decoder(str)


class RivalPlayer(LeanSocket):
    """One player of one match after the other, all by the same connection."""

    def __init__(
        self, port: int, name: str, player: str, thought: float, measured: Measured, chance: random.Random
    ) -> None:
        super().__init__(port, PATH)
        self.name = name
        self.player = player
        self.thought = thought
        self.measured = measured
        self.chance = chance
        self.games = 0
        self.sent = 0.0
        self.state: State | None = None

    @property
    def match(self) -> str:
        return f"{self.name}x{self.games}"

    def emit(self, event: list[Any]) -> None:
        self.send(PREFIX + msgspec.json.encode(event))

    def sync(self) -> None:
        self.emit(["sync", self.match, self.player, None, 2])

    def hear(self, message: bytes) -> None:
        if message == b"2":
            self.send(b"3")
        elif message.startswith(b"0"):
            self.send(CONNECTED + b",")
        elif message.startswith(CONNECTED):
            self.sync()
        elif message.startswith(PREFIX):
            state = state_of(EVENT.decode(message.removeprefix(PREFIX)), self.match)
            if state is not None:
                self.see(state)

    def see(self, state: State) -> None:
        """The state is another one now: perhaps our move was answered, perhaps it is our turn."""
        self.state = state
        if self.sent:
            self.measured.note(time.perf_counter() - self.sent)
            self.sent = 0.0
        if state.ctx.gameover is not None:
            self.games += 1
            self.sync()
        elif state.ctx.currentPlayer == self.player:
            after_thought(self.thought, self.chance, self.choose)

    def choose(self) -> None:
        assert self.state is not None
        self.sent = time.perf_counter()
        free = [cell for cell, owner in enumerate(self.state.G.cells) if owner is None]
        payload = {
            "type": "clickCell", "args": [self.chance.choice(free)], "playerID": self.player, "credentials": None,
        }  # fmt: skip
        move = {"type": "MAKE_MOVE", "payload": payload}
        self.emit(["update", move, self.state.state_id, self.match, self.player])


def state_of(event: list[msgspec.Raw], match: str) -> State | None:
    """The state of a match that a `sync` or an `update` carries."""
    kind = TEXT.decode(event[0])
    if kind not in ("sync", "update") or TEXT.decode(event[1]) != match:
        return None
    return SYNCED.decode(event[2]).state if kind == "sync" else STATE.decode(event[2])


class RivalSide:
    """One process of boardgame.io's server."""

    name = "boardgame.io (tic-tac-toe, in memory)"

    def __init__(self, project: Path) -> None:
        self.project = project
        self.process: subprocess.Popen[bytes] | None = None
        self.players: list[RivalPlayer] = []
        self.begun = 0
        with socket.socket() as found:
            found.bind(("127.0.0.1", 0))
            self.port = int(found.getsockname()[1])

    @property
    def process_id(self) -> int:
        assert self.process is not None
        return self.process.pid

    async def start(self) -> None:
        script = Path(__file__).with_name("rival.js")
        self.process = subprocess.Popen(
            ["node", str(script), str(self.port), str(self.project)], stdout=subprocess.DEVNULL
        )
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
            except OSError:
                await asyncio.sleep(0.1)
            else:
                return

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        self.process.wait()

    async def begin_match(self, number: int, thought: float, measured: Measured) -> None:
        """A match that nobody has played yet, and both its players."""
        self.begun += 1
        name = f"m{self.begun}"
        chance = random.Random(number)
        for player in "01":
            playing = RivalPlayer(self.port, name, player, thought, measured, chance)
            self.players.append(await playing.open())

    def end_matches(self) -> None:
        for player in self.players:
            player.close()
        self.players = []
