"""The server itself: whether it is well, and what it counts."""

from __future__ import annotations

from litestar import Response, get

from arkade.server.hub import Hub
from arkade.server.metrics import Metrics
from arkade.server.shapes import Health
from arkade.server.storage.database import is_reachable


@get("/health/live", summary="Whether the process answers")
async def live() -> Health:
    return Health("ok")


@get("/health/ready", summary="Whether tables can be played here now")
async def ready(hub: Hub) -> Response[Health]:
    if hub.leaving or hub.draining:
        return Response(Health("draining", "The server is being stopped."), status_code=503)
    if not await is_reachable(hub.store.engine):
        return Response(Health("failing", "The database does not answer."), status_code=503)
    return Response(Health("ok"), status_code=200)


@get("/metrics", media_type="text/plain; version=0.0.4", summary="Numbers for Prometheus")
async def metrics(numbers: Metrics) -> bytes:
    return numbers.text()


ITSELF = [live, ready, metrics]
