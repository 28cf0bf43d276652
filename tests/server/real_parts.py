"""The real parts that some tests need: PostgreSQL's and Redis's server programs, each started for the test alone."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import time
from pathlib import Path
from types import TracebackType
from typing import Self

from tests.server.process import free_port

PATIENCE = 30.0
TO_INSTALL = "sudo apt-get install postgresql redis-server"


def program(name: str) -> str:
    """Where a program is; Debian keeps PostgreSQL's own in a folder of their version."""
    found = shutil.which(name)
    if found is not None:
        return found
    kept = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    assert kept, f"{name} is missing: {TO_INSTALL} (tools/install_real_parts.py does it as root)"
    return str(kept[-1])


class PostgreSQL:
    """A PostgreSQL server with its data in a folder. It refuses to be run by root, so root becomes somebody else."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "postgresql"
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"postgresql+asyncpg://arkade@127.0.0.1:{self.port}/postgres"

    def __enter__(self) -> Self:
        self.folder.mkdir()
        if os.geteuid() == 0:
            self.give_away()
        self.run(program("initdb"), "-D", str(self.folder / "data"), "-U", "arkade", "-A", "trust", "--no-sync")
        self.process = subprocess.Popen(
            [
                *self.as_somebody(), program("postgres"), "-D", str(self.folder / "data"), "-p", str(self.port),
                "-h", "127.0.0.1", "-k", str(self.folder), "-c", "max_connections=50",
            ],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=self.folder,
        )  # fmt: skip
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if subprocess.run([program("pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]).returncode == 0:
                return self
            time.sleep(0.1)
        raise AssertionError("PostgreSQL does not start")

    def give_away(self) -> None:
        """Let the user `postgres` own the folder, and pass through those above it."""
        owner = pwd.getpwnam("postgres")
        os.chown(self.folder, owner.pw_uid, owner.pw_gid)
        for above in self.folder.parents:
            if above.stat().st_uid == 0 and not above.stat().st_mode & 0o001:
                above.chmod(above.stat().st_mode | 0o001)

    def as_somebody(self) -> list[str]:
        if os.geteuid() != 0:
            return []
        return [program("setpriv"), "--reuid=postgres", "--regid=postgres", "--clear-groups"]

    def run(self, *command: str) -> None:
        subprocess.run([*self.as_somebody(), *command], check=True, stdout=subprocess.DEVNULL, cwd=self.folder)

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self.process is not None
        self.process.terminate()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


class Redis:
    """A Redis server that keeps nothing."""

    def __init__(self) -> None:
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def __enter__(self) -> Self:
        self.process = subprocess.Popen(
            [
                program("redis-server"),
                "--port",
                str(self.port),
                "--bind",
                "127.0.0.1",
                "--save",
                "",
                "--appendonly",
                "no",
            ],
            stdout=subprocess.DEVNULL,
        )
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            asked = subprocess.run(
                [program("redis-cli"), "-p", str(self.port), "ping"], capture_output=True, check=False
            )
            if asked.stdout.strip() == b"PONG":
                return self
            time.sleep(0.05)
        raise AssertionError("Redis does not start")

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self.process is not None
        self.process.terminate()
        self.process.wait(PATIENCE)
