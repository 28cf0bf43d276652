"""The application put together."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Request, Router, WebSocket, websocket
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import arkade
from arkade.server.connection import Connection, Leave
from arkade.server.hub import Hub
from arkade.server.limits import Buckets
from arkade.server.metrics import Metrics
from arkade.server.routes.catalog import CATALOG
from arkade.server.routes.faults import HANDLERS, Refusal
from arkade.server.routes.itself import ITSELF
from arkade.server.routes.pages import pages
from arkade.server.routes.records import RECORDS
from arkade.server.routes.tables import TABLES
from arkade.server.routes.who import address_of
from arkade.server.security import add_headers, is_welcome
from arkade.server.settings import Settings
from arkade.server.storage.database import Writing, bring_up_to_date, open_database
from arkade.server.storage.decks import DeckStore
from arkade.server.storage.tables import TableStore

API: Final = "/api/v1"
MOST_BYTES: Final = 256 * 1024
REFUSED: Final = 4403
FULL: Final = 4429
LOG: Final = logging.getLogger("arkade.server")


class House:
    """All that lives as long as the process does."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.engine = open_database(settings.database)
        self.writing = Writing(self.engine)
        self.hub = Hub(settings, TableStore(self.engine, self.writing), self.metrics)
        self.decks = DeckStore(self.engine, self.writing)
        self.makers = Buckets(settings.tables_an_hour / 3600, settings.tables_an_hour)
        self.askers = Buckets(settings.http_a_second, settings.http_at_once)
        self.connections: set[Connection] = set()

    @asynccontextmanager
    async def life(self, _: Litestar) -> AsyncIterator[None]:
        """From the first request to the last."""
        await bring_up_to_date(self.engine)
        await self.hub.begin()
        LOG.info("ready")
        try:
            yield
        finally:
            self.drain()
            await self.hub.end()
            self.writing.close()
            await self.engine.dispose()

    async def check_pace(self, request: Request[Any, Any, Any]) -> None:
        """Called before each request."""
        if not self.askers.take(address_of(request, self.settings.behind_proxy)):
            raise Refusal(429, "That was too fast: wait a moment.")

    def drain(self) -> None:
        """Ask everybody to come back later."""
        self.hub.draining = True
        for connection in list(self.connections):
            connection.close(Leave("draining", "The server is being restarted."))

    async def play(self, socket: WebSocket[Any, Any, Any]) -> None:
        """One viewer of one table."""
        welcome = is_welcome(
            socket.headers.get("origin", ""), socket.headers.get("host", ""), self.settings.origins
        )  # fmt: skip
        if not welcome or self.hub.draining or len(self.connections) >= self.settings.connections:
            self.metrics.refused.inc()
            await socket.close(code=FULL if welcome else REFUSED)
            return
        await socket.accept()
        connection = Connection(socket, self.hub)
        self.connections.add(connection)
        self.metrics.connections.set(len(self.connections))
        try:
            await connection.live()
        finally:
            self.connections.discard(connection)
            self.metrics.connections.set(len(self.connections))


def make_app(settings: Settings) -> Litestar:
    """The application for a server with these settings."""
    house = House(settings)

    @websocket("/play")
    async def play(socket: WebSocket[Any, Any, Any]) -> None:
        await house.play(socket)

    def provide(thing: object) -> Provide:
        return Provide(lambda: thing, sync_to_thread=False)

    return Litestar(
        route_handlers=[Router(API, route_handlers=[CATALOG, TABLES, RECORDS, play]), *ITSELF, pages(settings.web)],
        dependencies={
            "hub": provide(house.hub), "decks": provide(house.decks), "makers": provide(house.makers),
            "numbers": provide(house.metrics),
        },
        lifespan=[house.life],
        exception_handlers=HANDLERS,
        before_request=house.check_pace,
        before_send=[add_headers],
        request_max_body_size=MOST_BYTES,
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=5),
        openapi_config=OpenAPIConfig(
            title="Arkade", version=arkade.__version__, path=API, render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
    )  # fmt: skip
