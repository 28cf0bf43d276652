"""Running a server: uvicorn with the application, until somebody stops it."""

from __future__ import annotations

import asyncio
import gc
from functools import partial
from typing import Final, cast

import uvicorn

from arkade.kernel import ArkadeError
from arkade.server.app import House, make_app
from arkade.server.logs import begin_logging
from arkade.server.settings import Settings
from arkade.server.wire import Wire

COLLECTING: Final = (10_000, 5, 2_000)
"""How rarely the collector of garbage looks at young, at older and at all objects. Matches hold very many that live
long: with Python's own numbers everybody waits for a tenth of a second every few seconds. The older ones are looked at
often, so that there are few of them each time."""


def spare_the_collector() -> None:
    """What is loaded by now stays for ever: the collector need not look at it."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTING)


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
    spare_the_collector()
    server.run()
    if not server.started:
        raise ArkadeError(f"the server could not start at {settings.host}:{settings.port}")
