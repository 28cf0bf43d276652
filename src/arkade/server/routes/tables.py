"""Tables: making, joining, finding."""

from __future__ import annotations

from typing import Any

from litestar import Request, Router, get, post

import arkade
from arkade.server.hub import Hub
from arkade.server.limits import Buckets
from arkade.server.match import Match
from arkade.server.routes.faults import FAULTS, Refusal
from arkade.server.routes.who import address_of, needed_token_hash, token_hash
from arkade.server.scene import Status
from arkade.server.secret import hash_of, new_secret
from arkade.server.setup import Setup
from arkade.server.shapes import (
    Invited,
    Join,
    MyTable,
    MyTables,
    NewPlayer,
    NewTable,
    Seated,
    Strict,
    Tables,
    TableShape,
)
from arkade.server.tables import deck_for, join_table, make_table

AnyRequest = Request[Any, Any, Any]
NO_TABLE = "There is no such table."
TAKEN = "This invitation was used already, or never was one."
SMALL = "small"
"""Marks answers that are not worth compressing: to set that up takes longer than all the rest of the request."""


class AskInvitation(Strict, frozen=True, kw_only=True):
    invitation: str


def table_shape(setup: Setup, status: Status, rematch: str) -> TableShape:
    """A table as everybody may know it: without seed, decks and secret settings."""
    settings = arkade.load(setup.game).mode(setup.mode).without_secrets(setup.settings)
    return TableShape(
        setup.table, setup.game, setup.mode, settings, status, setup.people, setup.undo, setup.spectators, setup.made,
        rematch,
    )  # fmt: skip


def shape_of(match: Match) -> TableShape:
    return table_shape(match.setup, match.status, match.rematch)


def check_pace(request: AnyRequest, hub: Hub, makers: Buckets) -> None:
    if not makers.take(address_of(request, hub.settings.behind_proxy)):
        raise Refusal(429, "Too many tables were made from here: wait a while.")


@post("/players", summary="A new player's token", responses=FAULTS, opt={SMALL: True})
async def new_player() -> NewPlayer:
    return NewPlayer(new_secret())


@post("/tables", summary="Make a table", responses=FAULTS, opt={SMALL: True})
async def new_table(request: AnyRequest, hub: Hub, makers: Buckets, data: NewTable) -> Seated:
    check_pace(request, hub, makers)
    return await make_table(hub, data, token_hash(request))


@post("/invitations", status_code=200, summary="What an invitation is for", responses=FAULTS)
async def look_at_invitation(hub: Hub, data: AskInvitation) -> Invited:
    setup, seat = await invited(hub, data.invitation)
    return Invited(table_shape(setup, "waiting", ""), seat)


@post("/join", summary="Take the seat of an invitation", responses=FAULTS, opt={SMALL: True})
async def join(request: AnyRequest, hub: Hub, data: Join) -> Seated:
    setup, seat = await invited(hub, data.invitation)
    deck = deck_for(arkade.load(setup.game), data.deck)
    seated = await join_table(hub, setup, seat, data.name, deck, token_hash(request))
    if seated is None:
        raise Refusal(409, TAKEN)
    return seated


async def invited(hub: Hub, invitation: str) -> tuple[Setup, int]:
    """The table and the seat of an invitation."""
    found = await hub.store.invited(hash_of(invitation))
    setup = None if found is None else await hub.store.setup(found[0])
    if found is None or setup is None:
        raise Refusal(409, TAKEN)
    return setup, found[1]


@get("/tables/{table:str}", summary="A table as everybody may know it", responses=FAULTS, opt={SMALL: True})
async def one_table(hub: Hub, table: str) -> TableShape:
    room = await hub.room(table)
    if room is None:
        raise Refusal(404, NO_TABLE)
    return shape_of(room.match)


@get("/watch", summary="Tables that can be watched", responses=FAULTS)
async def tables_to_watch(hub: Hub) -> Tables:
    return Tables([table_shape(setup, "playing", "") for setup in await hub.store.to_watch()])


@get("/tables", summary="My tables", responses=FAULTS)
async def my_tables(request: AnyRequest, hub: Hub) -> MyTables:
    player = needed_token_hash(request)
    found = [await hub.room(setup.table) for setup in await hub.store.of_player(player)]
    return MyTables([my_table(room.match, player) for room in found if room is not None])


def my_table(match: Match, player: str) -> MyTable:
    seats = match.setup.seats_of(player)
    return MyTable(shape_of(match), seats, any(seat in match.asked for seat in seats))


TABLES = Router(
    "/", route_handlers=[new_player, new_table, look_at_invitation, join, one_table, my_tables, tables_to_watch]
)
