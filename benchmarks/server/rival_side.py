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
from benchmarks.server.measured import Measured
from websockets.asyncio.client import ClientConnection, connect

GAME = "tic-tac-toe"
PREFIX = f"42/{GAME},"


class RivalSide:
    """One process of boardgame.io's server."""

    name = "boardgame.io (tic-tac-toe, in memory)"

    def __init__(self, project: Path) -> None:
        self.project = project
        self.process: subprocess.Popen[bytes] | None = None
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

    async def keep_playing(self, number: int, thought: float, measured: Measured, over: asyncio.Event) -> None:
        chance = random.Random(number)
        await asyncio.gather(*[self.play(f"m{number}", player, thought, measured, chance, over) for player in "01"])

    async def play(
        self, name: str, player: str, thought: float, measured: Measured, chance: random.Random, over: asyncio.Event
    ) -> None:
        """One player of one match after the other, all by the same connection."""
        address = f"ws://127.0.0.1:{self.port}/socket.io/?EIO=4&transport=websocket"
        sent = 0.0
        games = 0
        match = f"{name}x{games}"
        async with connect(address, compression=None, ping_interval=None, max_size=None) as connection:
            await connection.recv()
            await connection.send(f"40/{GAME},")
            async for text in connection:
                assert isinstance(text, str)
                if text == "2":
                    await connection.send("3")
                elif text.startswith(f"40/{GAME}"):
                    await emit(connection, ["sync", match, player, None, 2])
                elif text.startswith(PREFIX):
                    state = state_of(msgspec.json.decode(text.removeprefix(PREFIX)), match)
                    if state is None:
                        continue
                    if sent:
                        measured.note(time.perf_counter() - sent)
                        sent = 0.0
                    if state["ctx"].get("gameover") is not None:
                        games += 1
                        match = f"{name}x{games}"
                        await emit(connection, ["sync", match, player, None, 2])
                    elif state["ctx"]["currentPlayer"] == player:
                        if thought:
                            await asyncio.sleep(thought * chance.uniform(0.5, 1.5))
                        sent = time.perf_counter()
                        chosen = move(state, player, chance)
                        await emit(connection, ["update", chosen, state["_stateID"], match, player])


async def emit(connection: ClientConnection, event: list[Any]) -> None:
    await connection.send(PREFIX + msgspec.json.encode(event).decode())


def state_of(event: list[Any], match: str) -> dict[str, Any] | None:
    """The state of a match that a `sync` or an `update` carries."""
    kind = event[0]
    if event[1] != match:
        return None
    if kind == "sync":
        found: dict[str, Any] = event[2]["state"]
        return found
    return event[2] if kind == "update" else None


def move(state: dict[str, Any], player: str, chance: random.Random) -> dict[str, Any]:
    free = [cell for cell, owner in enumerate(state["G"]["cells"]) if owner is None]
    payload = {"type": "clickCell", "args": [chance.choice(free)], "playerID": player, "credentials": None}
    return {"type": "MAKE_MOVE", "payload": payload}
