"""A server as a process of its own, for tests that play with the real parts."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx

PATIENCE = 180.0


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def ask(method: str, address: str, **more: Any) -> httpx.Response:
    """One request, with patience for a machine that has much to do."""
    return httpx.request(method, address, timeout=PATIENCE, **more)


class ServerProcess:
    """`arkade serve` on a free port of the loopback. It can be killed and started again on the same port."""

    def __init__(self, folder: Path, database: str = "", **settings: object) -> None:
        self.folder = folder
        self.port = free_port()
        self.settings = {
            "database": database or f"sqlite+aiosqlite:///{folder}/arkade.db",
            "requests_a_second": 10_000,
            "requests_at_once": 10_000,
            "tables_an_hour": 100_000,
            "http_a_second": 10_000,
            "http_at_once": 10_000,
            "bot_processes": 1,
            "grace_seconds": 0,
            **settings,
        }
        self.process: subprocess.Popen[bytes] | None = None
        self.log = folder / f"server-{self.port}.log"

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start, and wait until tables can be played."""
        environment = {f"ARKADE_{name.upper()}": str(value) for name, value in self.settings.items()}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "arkade.cli", "serve", "--port", str(self.port)],
                env={**os.environ, **environment},
                cwd=self.folder,
                stdout=log,
                stderr=log,
            )
        self.wait_until_ready()

    def wait_until_ready(self) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            assert self.process is not None
            assert self.process.poll() is None, self.log.read_text()
            try:
                if httpx.get(f"{self.address}/health/ready", timeout=2).status_code == httpx.codes.OK:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError(f"the server is not ready: {self.log.read_text()}")

    def kill(self) -> None:
        """End it at once, in the middle of whatever it does."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """Ask it to end, and wait until it has."""
        assert self.process is not None
        self.process.terminate()
        return self.process.wait(timeout=PATIENCE)

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self.process is not None
        if self.process.poll() is None:
            self.stop()
