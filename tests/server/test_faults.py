"""A fault in one match: it stops, for good and for every worker, and whatever else is in the same turn goes on."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from arkade.kernel import State
from arkade.server.engine import Call
from arkade.server.hub import Hub
from arkade.server.messages import Concede, Draw, Move
from arkade.server.metrics import Metrics
from arkade.server.room import Room
from arkade.server.settings import Settings
from arkade.server.setup import SeatSetup
from arkade.server.storage.database import bring_up_to_date, open_database
from arkade.server.storage.tables import TableStore
from arkade.server.storage.writing import Writing
from tests.server.players import run
from tests.server.rooms import Page, setup_of

FORBIDDEN = (77, 0, 0)


def with_hub(folder: Path, scenario: Callable[[Hub], Awaitable[None]], **settings: float) -> None:
    """Let something happen in a hub with a database of its own."""

    async def all_of_it() -> None:
        engine = open_database(f"sqlite+aiosqlite:///{folder}/arkade.db")
        writing = Writing(engine)
        await bring_up_to_date(engine)
        wanted = msgspec.convert({"bot_processes": 1, **settings}, Settings)
        hub = Hub(wanted, TableStore(engine, writing), Metrics())
        await hub.begin()
        await scenario(hub)
        await hub.end()
        writing.close()
        await engine.dispose()

    run(all_of_it())


async def open_room(hub: Hub, table: str, bot: str = "random") -> Room:
    """A table of a person and a bot."""
    setup = setup_of("sample", table, [SeatSetup(0, "person", token_hash="a"), SeatSetup(1, "bot", bot=bot)])
    await hub.store.add(setup)
    room = await hub.room(table)
    assert room is not None
    return room


def spoil(room: Room) -> None:
    """From now on nothing can be listed that anybody could choose."""
    g = position(room)
    g.menus = []


def position(room: Room) -> State:
    assert room.match.g is not None
    return room.match.g


async def quiet(hub: Hub) -> None:
    """Wait until everything that has come in is carried out."""
    await hub.engine.idle.wait()


def enter(hub: Hub, room: Room) -> Page:
    page = Page()
    hub.enter(room, 0, page)
    return page


def has_stopped(hub: Hub, *rooms: Room) -> bool:
    """Whether these rooms and no others have stopped, and nobody is waited for there."""
    stopped = {room for room in hub.rooms.values() if room.match.status == "stopped"}
    return stopped == set(rooms) and not any(room.thinking or room.match.asked for room in rooms)


async def is_kept(hub: Hub, room: Room) -> bool:
    """Whether a worker that reads the rows of a table finds that it has stopped, and where."""
    del hub.rooms[room.table]
    again = await hub.room(room.table)
    assert again is not None
    match = again.match
    return match.status == "stopped" and bool(match.trace) and match.record() == room.match.record()


def test_a_bot_that_can_not_be_asked_stops_its_match_and_others_in_the_turn_are_let_in(tmp_path: Path) -> None:
    async def scenario(hub: Hub) -> None:
        broken, sound = [await open_room(hub, table) for table in ("broken-table", "sound-table")]
        spoil(broken)
        broken.enter(None, watching := Page())
        hub.engine.put(Call(broken, None, None))
        page = enter(hub, sound)
        await quiet(hub)
        assert b'"type":"snapshot"' in page.messages[0]
        assert sound.match.chosen
        assert has_stopped(hub, broken)
        assert b'"trouble":{"words"' in watching.messages[-1]
        assert b"arkade_stopped_matches_total 1" in hub.metrics.text()
        assert await is_kept(hub, broken)

    with_hub(tmp_path, scenario)


def test_a_choice_of_a_bot_that_can_not_be_checked_stops_its_match_and_no_other_bot_loses_its_move(
    tmp_path: Path,
) -> None:
    async def scenario(hub: Hub) -> None:
        broken, sound = [await open_room(hub, table) for table in ("broken-table", "sound-table")]
        for room in (broken, sound):
            hub.bots.wake(room)
        spoil(broken)
        await quiet(hub)
        assert has_stopped(hub, broken)
        assert [seat for seat, *_ in sound.match.chosen] == [1]

    with_hub(tmp_path, scenario)


def test_a_bot_that_takes_too_long_and_finds_nothing_else_stops_its_match(tmp_path: Path) -> None:
    async def scenario(hub: Hub) -> None:
        room = await open_room(hub, "broken-table", "master")
        hub.bots.wake(room)
        spoil(room)
        for task in list(hub.bots.tasks):
            await task
        await quiet(hub)
        assert has_stopped(hub, room)
        assert not room.thinking

    with_hub(tmp_path, scenario, bot_seconds=0.001)


def test_a_bot_that_chooses_what_the_rules_forbid_stops_its_match(tmp_path: Path) -> None:
    async def scenario(hub: Hub) -> None:
        room = await open_room(hub, "broken-table")
        room.thinking[1] = (0, 0)
        hub.bots.choose(room, 1, (0, 0), FORBIDDEN)
        await quiet(hub)
        assert has_stopped(hub, room)
        assert room.match.chosen == []

    with_hub(tmp_path, scenario)


@pytest.mark.parametrize("only_looks", [False, True])
def test_a_request_that_fails_stops_its_match_unless_it_only_looks(tmp_path: Path, only_looks: bool) -> None:
    async def scenario(hub: Hub) -> None:
        broken, sound = [await open_room(hub, table) for table in ("broken-table", "sound-table")]
        pages = [enter(hub, room) for room in (broken, sound)]
        await quiet(hub)
        spoil(broken)
        asked = position(sound).options(0)[0]
        hub.engine.put(Call(broken, 0, pages[0], Draw("a") if only_looks else Move("a", 0, asked)))
        hub.engine.put(Call(sound, 0, pages[1], Move("b", 0, asked)))
        await quiet(hub)
        assert b'"code":"stopped"' in b"".join(pages[0].messages)
        assert b'"accepted":["b"]' in b"".join(pages[1].messages)
        assert has_stopped(hub) if only_looks else has_stopped(hub, broken)

    with_hub(tmp_path, scenario)


def test_a_match_that_has_stopped_takes_no_choices_but_can_be_played_again(tmp_path: Path) -> None:
    async def scenario(hub: Hub) -> None:
        room = await open_room(hub, "broken-table")
        page = enter(hub, room)
        await quiet(hub)
        hub.engine.stop(room, ValueError("a fault"))
        await quiet(hub)
        number = room.match.number
        hub.engine.stop(room, ValueError("another fault"))
        hub.engine.put(Call(room, 0, page, Concede("c")))
        await quiet(hub)
        assert room.match.number == number
        assert b'"id":"c","code":"stopped"' in page.messages[-1]
        assert "a fault" in room.match.trace[-1]
        hub.want_rematch(room, 0, "r", "rematch-table", page)
        await quiet(hub)
        assert room.match.rematch == "rematch-table"

    with_hub(tmp_path, scenario)
