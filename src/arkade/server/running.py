"""Running a server: uvicorn with the application, until somebody stops it."""

from __future__ import annotations

import asyncio
import signal
import time
from functools import partial
from types import FrameType
from typing import cast

import uvicorn

from arkade.kernel import ArkadeError
from arkade.server.app import House, make_app
from arkade.server.logs import begin_logging
from arkade.server.settings import Settings
from arkade.server.wire import Wire


class Server(uvicorn.Server):
    """uvicorn closes its door as soon as it is asked to end. This one first says for a while that it is not ready, and
    goes on meanwhile. Another signal ends that, and Ctrl-C does not wait for it."""

    def __init__(self, config: uvicorn.Config, house: House) -> None:
        super().__init__(config)
        self.house = house
        self.ends_at: float | None = None

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        grace = self.house.settings.grace_seconds
        if sig != signal.SIGTERM or self.ends_at is not None or not self.started or not grace:
            super().handle_exit(sig, frame)
        else:
            self.house.hub.leaving = True
            self.ends_at = time.monotonic() + grace

    async def on_tick(self, counter: int) -> bool:
        """Called ten times a second: whether this is the end."""
        ended = self.ends_at is not None and time.monotonic() >= self.ends_at
        return await super().on_tick(counter) or ended


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
    server = Server(config, house)
    house.hub.tidying.begin()
    server.run()
    house.hub.tidying.end()
    if not server.started:
        raise ArkadeError(f"the server could not start at {settings.host}:{settings.port}")
