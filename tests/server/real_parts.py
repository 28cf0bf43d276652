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
from pathlib import Path
from types import TracebackType
from typing import Self

from tests.server.process import free_port

PATIENCE = 120.0
TO_INSTALL = "sudo apt-get install postgresql redis-server nginx-light openssl"


def program(name: str) -> str:
    """Where a program is; Debian keeps PostgreSQL's own in a folder of their version."""
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin")
    if found is not None:
        return found
    kept = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    assert kept, f"{name} is missing: {TO_INSTALL} (tools/install_real_parts.py does it as root)"
    return str(kept[-1])


class PostgreSQL:
    """A PostgreSQL server with its data in a folder of its own. It refuses to be run by root, so root becomes somebody
    else, who may not look into the folders that tests get."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="arkade-postgresql-"))
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"postgresql+asyncpg://arkade@127.0.0.1:{self.port}/postgres"

    def __enter__(self) -> Self:
        if os.geteuid() == 0:
            owner = pwd.getpwnam("postgres")
            os.chown(self.folder, owner.pw_uid, owner.pw_gid)
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
        shutil.rmtree(self.folder, ignore_errors=True)


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


class Nginx:
    """An nginx in front of workers, with the text of a site's configuration."""

    def __init__(self, folder: Path, site: str, port: int) -> None:
        self.folder = folder
        self.port = port
        self.process: subprocess.Popen[bytes] | None = None
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

    def __enter__(self) -> Self:
        self.process = subprocess.Popen(self.command)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
            except OSError:
                time.sleep(0.1)
            else:
                return self
        raise AssertionError("nginx does not start")

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self.process is not None
        self.process.terminate()
        self.process.wait(PATIENCE)
