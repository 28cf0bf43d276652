"""The application put together."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import Any, Final

from litestar import Litestar, Request, Router
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import arkade
from arkade.server.connection import Connection
from arkade.server.hub import Hub
from arkade.server.limits import Buckets
from arkade.server.metrics import Metrics
from arkade.server.routes.catalog import CATALOG
from arkade.server.routes.faults import HANDLERS, Refusal
from arkade.server.routes.itself import ITSELF
from arkade.server.routes.pages import pages
from arkade.server.routes.records import RECORDS
from arkade.server.routes.tables import SMALL, TABLES
from arkade.server.routes.who import address_of, true_address
from arkade.server.security import add_headers, is_welcome
from arkade.server.settings import Settings
from arkade.server.storage.database import bring_up_to_date, open_database
from arkade.server.storage.decks import DeckStore
from arkade.server.storage.tables import TableStore
from arkade.server.storage.writing import Writing
from arkade.server.wire import Wire

API: Final = "/api/v1"
PLAY: Final = f"{API}/play"
BETWEEN_GAMES: Final = 0.25
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
        self.connections: dict[Connection, str] = {}
        """All that are open, with the addresses that they come from."""
        self.addresses: Counter[str] = Counter()
        self.message_bytes = settings.message_bytes

    @asynccontextmanager
    async def life(self, _: Litestar) -> AsyncIterator[None]:
        """From the first request to the last."""
        await bring_up_to_date(self.engine)
        await self.hub.begin()
        warming = asyncio.create_task(self.warm_up())
        LOG.info("ready")
        try:
            yield
        finally:
            warming.cancel()
            await self.hub.end()
            self.writing.close()
            await self.engine.dispose()

    async def warm_up(self) -> None:
        """Load the games one by one, so that the first visitor need not wait for all of them at once, and beside the
        loop, so that nobody who plays need wait for any."""
        for name in arkade.GAMES:
            await asyncio.sleep(BETWEEN_GAMES)
            await asyncio.to_thread(arkade.load, name)

    async def check_pace(self, request: Request[Any, Any, Any]) -> None:
        """Called before each request."""
        if not self.askers.take(address_of(request, self.settings.behind_proxy)):
            raise Refusal(429, "That was too fast: wait a moment.")

    async def note_answer(self, message: Any, _: Any) -> None:
        """Called before each message of a response is sent."""
        if message["type"] == "http.response.start":
            self.hub.tidying.note()

    # -- the door of the WebSockets ----------------------------------------------------------------

    def refusal(self, path: str, origin: str, host: str) -> HTTPStatus | None:
        """Why a WebSocket is not let in, or None."""
        if path != PLAY:
            return HTTPStatus.NOT_FOUND
        welcome = is_welcome(origin, host, self.settings.origins)
        if welcome and not self.hub.draining and len(self.connections) < self.settings.connections:
            return None
        self.metrics.refused.inc()
        self.hub.tidying.note()
        return HTTPStatus.SERVICE_UNAVAILABLE if welcome else HTTPStatus.FORBIDDEN

    def open(self, wire: Wire, address: str, forwarded: str) -> Connection:
        """One viewer of one table. One too many from an address is told so and does not count."""
        connection = Connection(wire, self.hub, self.forget)
        origin = true_address(address, forwarded, self.settings.behind_proxy)
        if self.addresses[origin] >= self.settings.connections_an_address:
            self.metrics.refused.inc()
            connection.turn_away()
            return connection
        self.connections[connection] = origin
        self.addresses[origin] += 1
        self.metrics.connections.set(len(self.connections))
        return connection

    def forget(self, connection: Connection) -> None:
        origin = self.connections.pop(connection, None)
        if origin is not None:
            self.addresses[origin] -= 1
            if not self.addresses[origin]:
                del self.addresses[origin]
        self.metrics.connections.set(len(self.connections))
        self.hub.tidying.note()


def make_app(house: House) -> Litestar:
    """The application that answers what is asked by HTTP. WebSockets go by the house's own door."""
    settings = house.settings

    def provide(thing: object) -> Provide:
        return Provide(lambda: thing, sync_to_thread=False)

    return Litestar(
        route_handlers=[Router(API, route_handlers=[CATALOG, TABLES, RECORDS]), *ITSELF, pages(settings.web)],
        dependencies={
            "hub": provide(house.hub), "decks": provide(house.decks), "makers": provide(house.makers),
            "numbers": provide(house.metrics),
        },
        lifespan=[house.life],
        exception_handlers=HANDLERS,
        before_request=house.check_pace,
        before_send=[add_headers, house.note_answer],
        request_max_body_size=settings.body_bytes,
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=5, exclude_opt_key=SMALL),
        openapi_config=OpenAPIConfig(
            title="Arkade", version=arkade.__version__, path=f"{API}/openapi.json",
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
        logging_config=None,
    )  # fmt: skip
