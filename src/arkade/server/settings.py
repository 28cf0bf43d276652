"""Settings of a server: from a TOML file, and from the environment, which comes first.

`ARKADE_PORT=8080` sets `port`; lists are written with commas.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta
from redis.asyncio.connection import parse_url
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from arkade.kernel import ArkadeError
from arkade.kernel.errors import unknown

PREFIX: Final = "ARKADE_"
NOT_OURS: Final = ("ARKADE_COMPILED", "ARKADE_SERVER", "ARKADE_SUITE", "ARKADE_EXPECTED_SOURCE")
"""Variables that building, testing and the page's own server know."""
DRIVERS: Final = {"postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg", "sqlite": "sqlite+aiosqlite"}
"""Databases by the names that people have for them, and what reaches them."""
NO_DATABASE: Final = (
    "the settings are wrong: `database` is sqlite+aiosqlite:///FILE or postgresql+asyncpg://USER:PASSWORD@HOST/NAME"
)
NO_REDIS: Final = "the settings are wrong: `redis` is an address such as redis://HOST:6379/0"
Count = Annotated[int, Meta(ge=0)]
Some = Annotated[int, Meta(ge=1)]
Seconds = Annotated[float, Meta(gt=0)]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All that an operator can set."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8400
    database: str = "sqlite+aiosqlite:///arkade.db"
    redis: str = ""
    """Where several workers tell each other of moves; empty for a single worker."""
    origins: list[str] = []
    """Pages that may open tables besides those that this server sends itself, such as `https://play.example.org`."""
    web: str = ""
    """The folder of the built page; empty for the one that came with the program."""
    bot_processes: Count = 0
    """Processes in which bots think; 0 for one fewer than the machine has cores, but at least one."""
    bot_seconds: Seconds = 10.0
    """After so long a bot that has not chosen takes any of its options."""
    hint_seconds: Seconds = 3.0
    requests_a_second: Some = 20
    requests_at_once: Some = 60
    http_a_second: Some = 50
    http_at_once: Some = 300
    """The same for the endpoints and the page, by address."""
    tables_an_hour: Some = 120
    """How many tables one address may make."""
    connections: Some = 4000
    connections_an_address: Some = 200
    """How many WebSockets a process takes, and how many of them from one address."""
    message_bytes: Some = 16 * 1024
    """The most that a message of a WebSocket may have; `body_bytes` is the same for HTTP, where it is no record."""
    body_bytes: Some = 256 * 1024
    unread_messages: Some = 200
    """A client that has not read so many messages is sent away; it may come back."""
    idle_seconds: Seconds = 600.0
    """After so long without anybody connected, a table leaves the memory. Its rows stay."""
    grace_seconds: Annotated[float, Meta(ge=0)] = 2.0
    """So long the server goes on after SIGTERM and says that it is not ready, so that whoever asks can lead others
    elsewhere."""
    drain_seconds: Seconds = 10.0
    behind_proxy: bool = False
    """Whether a proxy that we trust tells the client's address (`X-Forwarded-For`)."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"


def read_settings(
    path: Path | None, environment: Mapping[str, str] = os.environ, given: Mapping[str, Any] | None = None
) -> Settings:
    """The settings of a file, if there is one, with those of the environment over them, and over all what is given."""
    values: dict[str, Any] = {} if path is None else read_file(path)
    values |= read_environment(environment)
    values |= given or {}
    if isinstance(values.get("log_level"), str):
        values["log_level"] = values["log_level"].lower()
    try:
        found = msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as fault:
        raise ArkadeError(f"the settings are wrong: {fault}") from None
    check_redis(found.redis)
    return msgspec.structs.replace(found, database=read_database(found.database))


def read_database(address: str) -> str:
    """The address of a database with the driver that we reach it by. No error tells what it was: it has a password."""
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise ArkadeError(NO_DATABASE) from None
    driver = DRIVERS.get(url.drivername, url.drivername)
    if driver not in DRIVERS.values():
        raise ArkadeError(NO_DATABASE)
    return url.set(drivername=driver).render_as_string(hide_password=False)


def check_redis(address: str) -> None:
    try:
        if address:
            parse_url(address)
    except ValueError:
        raise ArkadeError(NO_REDIS) from None


def read_file(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as fault:
        raise ArkadeError(f"{str(path)!r} can't be read: {fault.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as fault:
        raise ArkadeError(f"{str(path)!r} is no TOML: {fault}") from None


def read_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    """What variables such as ARKADE_PORT say. Another that begins so is a mistake of somebody's."""
    names = {PREFIX + field.name.upper(): field.name for field in msgspec.structs.fields(Settings)}
    found: dict[str, Any] = {}
    for variable, text in environment.items():
        if not variable.startswith(PREFIX) or variable in NOT_OURS:
            continue
        if variable not in names:
            raise unknown("setting in the environment", variable, names)
        name = names[variable]
        found[name] = [part.strip() for part in text.split(",")] if name == "origins" else text
    return found
