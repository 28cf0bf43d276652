"""The same load driven by `arkade.client`, as a program would play: typed messages, whole scenes, lost connections
found again. It takes far more of the processor than a lean socket, so what is measured is the server and the client."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Self

from benchmarks.server.measured import Measured

from arkade.client import Seat


class ClientPlayer:
    """One seat of one table after the other: after a game comes its rematch."""

    def __init__(self, port: int, token: str, thought: float, measured: Measured, chance: random.Random) -> None:
        self.port = port
        self.token = token
        self.thought = thought
        self.measured = measured
        self.chance = chance
        self.playing: asyncio.Task[None] | None = None

    async def open(self) -> Self:
        return self

    def greet(self, table: str) -> None:
        self.playing = asyncio.create_task(self.play(Seat(f"http://127.0.0.1:{self.port}", table, self.token)))

    async def play(self, seat: Seat) -> None:
        async with seat:
            while True:
                while await seat.my_turn():
                    await self.answer(seat)
                await seat.rematch()
                await seat.until(lambda: bool(seat.scene.rematch))
                await seat.go_to(seat.scene.rematch)

    async def answer(self, seat: Seat) -> None:
        """Choose, now or after some thought."""
        if self.thought:
            await asyncio.sleep(self.thought * self.chance.uniform(0.5, 1.5))
        asked = seat.scene.question
        if asked is not None:
            sent = time.perf_counter()
            await seat.choose(self.chance.choice(asked.choices).option)
            self.measured.note(time.perf_counter() - sent)

    def close(self) -> None:
        if self.playing is not None:
            self.playing.cancel()
