"""Finished games: replays, records, playing on from a position, and reports of those that have failed."""

from __future__ import annotations

import asyncio
import platform
from typing import Any

import msgspec
from litestar import Request, Response, Router, get, post

import arkade
from arkade.kernel import Record, state
from arkade.kernel.record import SIZE_LIMIT
from arkade.server.hub import Hub
from arkade.server.limits import Buckets
from arkade.server.match import Match, read_match_record
from arkade.server.replays import replay_of
from arkade.server.routes.faults import FAULTS, Refusal
from arkade.server.routes.tables import NO_TABLE, check_pace
from arkade.server.routes.who import needed_token_hash, token_hash
from arkade.server.shapes import PlayOn, Replay, ReplayRecord, Report, Seated
from arkade.server.tables import play_on

AnyRequest = Request[Any, Any, Any]
MOST_BYTES = SIZE_LIMIT + 4096


async def match_of(hub: Hub, table: str) -> Match:
    room = await hub.room(table)
    if room is None:
        raise Refusal(404, NO_TABLE)
    return room.match


async def finished(hub: Hub, table: str) -> Record:
    """The record of a game that is over; of one that runs, nobody gets it."""
    match = await match_of(hub, table)
    if match.status != "over":
        raise Refusal(409, "The game is not over: its record is closed until then.")
    return match.record()


@get("/tables/{table:str}/replay", summary="A finished game, choice by choice", responses=FAULTS)
async def replay(hub: Hub, table: str, eyes: str = "all") -> Replay:
    record = await finished(hub, table)
    return await asyncio.to_thread(replay_of, record, eyes, table)


@get("/tables/{table:str}/record", summary="The record of a finished game, as a file", responses=FAULTS)
async def record(hub: Hub, table: str) -> Response[bytes]:
    found = await finished(hub, table)
    name = f"{found.game}-{table}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(found.to_json(), media_type="application/json", headers=headers)


@post(
    "/replays",
    status_code=200,
    request_max_body_size=MOST_BYTES,
    summary="The replay of a record from a file",
    responses=FAULTS,
)
async def replay_record(data: ReplayRecord) -> Replay:
    return await asyncio.to_thread(replay_of, read_match_record(data.record), data.eyes)


@post(
    "/tables/play-on",
    request_max_body_size=MOST_BYTES,
    summary="Go on from a position of a finished game",
    responses=FAULTS,
)
async def go_on(request: AnyRequest, hub: Hub, makers: Buckets, data: PlayOn) -> Seated:
    check_pace(request, hub, makers)
    if (data.table is None) == (data.record is None):
        raise Refusal(400, "Say from where: either a table or a record.")
    if data.table is not None:
        found = await finished(hub, data.table)
    else:
        found = read_match_record(data.record or {})
    return await play_on(hub, data, found, token_hash(request))


@get("/tables/{table:str}/report", summary="All that is needed to make a fault happen again", responses=FAULTS)
async def report(request: AnyRequest, hub: Hub, table: str) -> Report:
    match = await match_of(hub, table)
    if not match.setup.seats_of(needed_token_hash(request)):
        raise Refusal(403, "Only those who sit at a table get its report.")
    if match.trouble is None:
        raise Refusal(409, "Nothing has gone wrong at this table.")
    found: dict[str, Any] = msgspec.to_builtins(match.record())
    compiled = not state.__file__.endswith(".py")
    version = platform.python_version()
    return Report(table, arkade.__version__, version, compiled, match.trouble.words, match.trace, found)


RECORDS = Router("/", route_handlers=[replay, record, replay_record, go_on, report])
