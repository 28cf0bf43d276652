"""Running a server: uvicorn with the application, until somebody stops it."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import cast

import uvicorn

from arkade.kernel import ArkadeError
from arkade.server.app import House, make_app
from arkade.server.logs import begin_logging
from arkade.server.settings import Settings
from arkade.server.wire import Wire


def serve(settings: Settings) -> None:
    """Serve until the process is asked to end; then let everybody finish what they began."""
    begin_logging(settings.log_level)
    house = House(settings)
    config = uvicorn.Config(
        make_app(house),
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        ws=cast(type[asyncio.Protocol], partial(Wire, house)),
        timeout_graceful_shutdown=round(settings.drain_seconds) + 1,
        server_header=False,
        proxy_headers=False,
        lifespan="on",
    )
    server = uvicorn.Server(config)
    house.hub.tidying.begin()
    server.run()
    house.hub.tidying.end()
    if not server.started:
        raise ArkadeError(f"the server could not start at {settings.host}:{settings.port}")
