"""Running a server: uvicorn with the application, until somebody stops it."""

from __future__ import annotations

import uvicorn

from arkade.kernel import ArkadeError
from arkade.server.app import make_app
from arkade.server.logs import begin_logging
from arkade.server.messages import LARGEST_FRAME
from arkade.server.settings import Settings


def serve(settings: Settings) -> None:
    """Serve until the process is asked to end; then let everybody finish what they began."""
    begin_logging(settings.log_level)
    config = uvicorn.Config(
        make_app(settings),
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_max_queue=32,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=round(settings.drain_seconds) + 1,
        server_header=False,
        proxy_headers=False,
        lifespan="on",
    )
    server = uvicorn.Server(config)
    server.run()
    if not server.started:
        raise ArkadeError(f"the server could not start at {settings.host}:{settings.port}")
