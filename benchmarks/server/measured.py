"""What is measured of a server: moves, how long each took, and the time of the processor."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Protocol

STILL = 0.015
"""A disk that takes longer than this for a page stands still, and so does a machine that wakes a sleeper so late."""


class Side(Protocol):
    """A server that can be measured, and how its matches are played."""

    name: str

    @property
    def process_id(self) -> int: ...

    async def start(self) -> None: ...
    def stop(self) -> None: ...
    async def begin_match(self, number: int, thought: float, measured: Measured) -> None: ...
    def end_matches(self) -> None: ...


def after_thought(seconds: float, chance: Random, choose: Callable[[], None]) -> None:
    """Let a player choose, after about so long; without any thought at once."""
    if seconds:
        asyncio.get_running_loop().call_later(seconds * chance.uniform(0.5, 1.5), choose)
    else:
        choose()


class Measured:
    """The moves of one run."""

    def __init__(self, name: str, matches: int, thought: float) -> None:
        self.name = name
        self.matches = matches
        self.thought = thought
        self.times: list[float] = []
        self.counting = False
        self.began = 0.0
        self.seconds = 0.0
        self.processor = 0.0
        self.driver = 0.0
        self.disk: list[float] = []
        """What the disk alone took, where it was probed."""
        self.overslept: list[float] = []
        """How late the machine woke somebody who slept, where it was probed."""

    def note(self, seconds: float) -> None:
        """One move was answered after so long."""
        if self.counting:
            self.times.append(seconds)

    def begin(self, process_id: int, driver_id: int) -> None:
        self.counting = True
        self.began = time.perf_counter()
        self.processor = processor_seconds(process_id)
        self.driver = processor_seconds(driver_id)

    def end(self, process_id: int, driver_id: int) -> None:
        self.counting = False
        self.seconds = time.perf_counter() - self.began
        self.processor = processor_seconds(process_id) - self.processor
        self.driver = processor_seconds(driver_id) - self.driver

    @property
    def moves_a_second(self) -> float:
        return len(self.times) / self.seconds

    @property
    def processor_for_each(self) -> float:
        """Microseconds of the processor that the server took for each move."""
        return self.processor / max(len(self.times), 1) * 1e6

    def figures(self) -> dict[str, object]:
        return {
            "server": self.name,
            "matches": self.matches,
            "thought": self.thought,
            "moves": len(self.times),
            "moves_a_second": round(self.moves_a_second),
            "p50_ms": within(self.times, 0.5),
            "p99_ms": within(self.times, 0.99),
            "disk_p50_ms": within(self.disk, 0.5),
            "disk_still_ms": still(self.disk),
            "machine_still_ms": still(self.overslept),
            "processor_us_a_move": round(self.processor_for_each),
            "server_busy": round(self.processor / self.seconds, 2),
            "driver_busy": round(self.driver / self.seconds, 2),
        }

    def words(self) -> str:
        found = self.figures()
        probed = (
            f"; the disk alone p50 {found['disk_p50_ms']} ms, still for {found['disk_still_ms']} ms in all, "
            f"the machine for {found['machine_still_ms']} ms"
        )
        return (
            f"{self.name}: {self.matches} matches, {found['moves_a_second']} moves/s, p50 {found['p50_ms']} ms, "
            f"p99 {found['p99_ms']} ms, {found['processor_us_a_move']} µs of the processor for each move "
            f"(server {found['server_busy']} and driver {found['driver_busy']} of a core){probed if self.disk else ''}"
        )


def still(times: list[float]) -> int:
    """For how many milliseconds in all something stood still."""
    return round(sum(time for time in times if time > STILL) * 1000)


def within(times: list[float], share: float) -> float:
    """The time in milliseconds within which a share of something was done."""
    ordered = sorted(times)
    return round(ordered[min(int(len(ordered) * share), len(ordered) - 1)] * 1000, 1) if ordered else 0.0


def processor_seconds(process_id: int) -> float:
    """How long a process has had the processor so far, in its own code and in the system's."""
    fields = Path(f"/proc/{process_id}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
