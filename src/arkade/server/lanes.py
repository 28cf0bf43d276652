"""Lanes: the processes in which bots think, each with a thread that waits for it, so that the loop never does.

A bot that takes too long, or a process that dies, costs that process and nothing else: a new one takes its place, and
whoever asked falls back on something simpler.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from zlib import crc32

import msgspec

from arkade.server.thinking import Task, Thought, think_for

CONTEXT = multiprocessing.get_context("spawn")


class TooLong(Exception):
    """A bot has not answered in time, or its process has died."""


class Lane:
    """One process that thinks about one task after the other."""

    def __init__(self) -> None:
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="lane")
        self.began: tuple[SpawnProcess, Connection] | None = None

    def begin(self) -> Connection:
        """Start the process, unless it is there already; the way to it."""
        if self.began is None:
            ours, theirs = CONTEXT.Pipe()
            process = CONTEXT.Process(target=think_for, args=(theirs,), daemon=True)
            process.start()
            theirs.close()
            self.began = (process, ours)
        return self.began[1]

    def ask(self, task: bytes, seconds: float) -> bytes:
        """Runs in the lane's thread: hand over a task and wait for the answer."""
        connection = self.begin()
        try:
            connection.send_bytes(task)
            if connection.poll(seconds):
                return connection.recv_bytes()
        except (EOFError, OSError):
            pass
        self.end_process()
        raise TooLong

    def end_process(self) -> None:
        began, self.began = self.began, None
        if began is not None:
            process, connection = began
            process.kill()
            process.join()
            connection.close()

    def close(self) -> None:
        self.thread.shutdown(wait=False, cancel_futures=True)
        self.end_process()


class Lanes:
    """All lanes. A match always has the same one, which knows its position already."""

    def __init__(self, processes: int) -> None:
        count = processes or max((os.cpu_count() or 1) - 1, 1)
        self.lanes = [Lane() for _ in range(count)]
        self.closed = False

    async def think(self, task: Task, seconds: float) -> Thought:
        """The answer to a task; TooLong where there is none in time."""
        lane = self.lanes[crc32(task.table.encode()) % len(self.lanes)]
        loop = asyncio.get_running_loop()
        answer = await loop.run_in_executor(lane.thread, lane.ask, msgspec.json.encode(task), seconds)
        return msgspec.json.decode(answer, type=Thought)

    def close(self) -> None:
        self.closed = True
        for lane in self.lanes:
            lane.close()
