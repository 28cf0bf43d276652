"""The real parts that some tests need: PostgreSQL's, Redis's and nginx's server programs, each started for the test
alone."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from abc import abstractmethod
from pathlib import Path
from types import TracebackType
from typing import Self

from tests.server.process import free_port

PATIENCE = 120.0
TO_INSTALL = "sudo apt-get install postgresql redis-server nginx-light openssl"


def found_program(name: str) -> str | None:
    """Where a program is, if it is there; Debian keeps PostgreSQL's own in a folder of their version."""
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin")
    kept = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return found or (str(kept[-1]) if kept else None)


def program(name: str) -> str:
    found = found_program(name)
    assert found is not None, f"{name} is missing: {TO_INSTALL} (tools/install_real_parts.py does it as root)"
    return found


class RealPart:
    """A server program that runs as long as a test needs it. Each kind says how it is started, and when it is there."""

    process: subprocess.Popen[bytes] | None = None

    @abstractmethod
    def start(self) -> subprocess.Popen[bytes]: ...

    @abstractmethod
    def answers(self) -> bool: ...

    def __enter__(self) -> Self:
        self.process = self.start()
        end = time.monotonic() + PATIENCE
        while not self.answers():
            assert time.monotonic() < end, f"{type(self).__name__} does not start"
            time.sleep(0.1)
        return self

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


class PostgreSQL(RealPart):
    """A PostgreSQL server with its data in a folder of its own. It refuses to be run by root, so root becomes somebody
    else, who may not look into the folders that tests get."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="arkade-postgresql-"))
        self.port = free_port()

    @property
    def url(self) -> str:
        return f"postgresql+asyncpg://arkade@127.0.0.1:{self.port}/postgres"

    def start(self) -> subprocess.Popen[bytes]:
        if os.geteuid() == 0:
            owner = pwd.getpwnam("postgres")
            os.chown(self.folder, owner.pw_uid, owner.pw_gid)
        self.run(program("initdb"), "-D", str(self.folder / "data"), "-U", "arkade", "-A", "trust", "--no-sync")
        return subprocess.Popen(
            [
                *self.as_somebody(), program("postgres"), "-D", str(self.folder / "data"), "-p", str(self.port),
                "-h", "127.0.0.1", "-k", str(self.folder), "-c", "max_connections=50",
            ],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=self.folder,
        )  # fmt: skip

    def answers(self) -> bool:
        asked = subprocess.run([program("pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)], check=False)
        return asked.returncode == 0

    def as_somebody(self) -> list[str]:
        if os.geteuid() != 0:
            return []
        return [program("setpriv"), "--reuid=postgres", "--regid=postgres", "--clear-groups"]

    def run(self, *command: str) -> None:
        subprocess.run([*self.as_somebody(), *command], check=True, stdout=subprocess.DEVNULL, cwd=self.folder)

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        super().__exit__(kind, fault, trace)
        shutil.rmtree(self.folder, ignore_errors=True)


class Redis(RealPart):
    """A Redis server that keeps nothing."""

    def __init__(self) -> None:
        self.port = free_port()

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            [
                program("redis-server"), "--port", str(self.port), "--bind", "127.0.0.1", "--save", "",
                "--appendonly", "no",
            ],
            stdout=subprocess.DEVNULL,
        )  # fmt: skip

    def answers(self) -> bool:
        asked = subprocess.run([program("redis-cli"), "-p", str(self.port), "ping"], capture_output=True, check=False)
        return asked.stdout.strip() == b"PONG"


class Nginx(RealPart):
    """An nginx in front of workers, with the text of a site's configuration."""

    def __init__(self, folder: Path, site: str, port: int) -> None:
        self.folder = folder
        self.port = port
        (folder / "site.conf").write_text(site)
        kept = "\n".join(
            f"    {kind}_temp_path {folder};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        self.configuration = folder / "nginx.conf"
        self.configuration.write_text(
            f"daemon off;\nworker_processes 1;\npid {folder}/nginx.pid;\nerror_log stderr;\nevents {{}}\n"
            f"http {{\n    access_log off;\n{kept}\n    include {folder}/site.conf;\n}}\n"
        )

    @property
    def command(self) -> list[str]:
        user = ["-g", "user root;"] if os.geteuid() == 0 else []
        return [program("nginx"), "-e", "stderr", "-c", str(self.configuration), *user]

    def check(self) -> subprocess.CompletedProcess[str]:
        """Whether nginx understands the configuration."""
        return subprocess.run([*self.command, "-t"], capture_output=True, text=True, check=False)

    def start(self) -> subprocess.Popen[bytes]:
        return subprocess.Popen(self.command)

    def answers(self) -> bool:
        try:
            socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
        except OSError:
            return False
        return True
