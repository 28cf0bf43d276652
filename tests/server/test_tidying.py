"""What is tidied away and when: circles of garbage, and tables that are over."""

from __future__ import annotations

import asyncio
import gc
import random
import weakref
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

import arkade
from arkade.server import hub as hub_module
from arkade.server import tidying as tidying_module
from arkade.server.hub import Hub
from arkade.server.messages import Move
from arkade.server.metrics import Metrics
from arkade.server.requests import carry_out
from arkade.server.room import Room
from arkade.server.settings import Settings
from arkade.server.storage.database import open_database
from arkade.server.storage.tables import TableStore
from arkade.server.storage.writing import Writing
from arkade.server.tidying import AGAIN_EVERY, MANY_REASONS, Tidying
from tests.server.players import run
from tests.server.rooms import Page, room_of

NO_VERB = (-77, 0, 0)


class Circle:
    def __init__(self) -> None:
        self.itself = self


def play(room: Room, most: int) -> int:
    """Let both seats try what is not allowed and choose what is; how many choices were made."""
    chance = random.Random(5)
    for number in range(most):
        match = room.match
        if match.status != "playing" or match.g is None:
            return number
        seat = match.asked[0]
        for other in range(2):
            assert carry_out(match, other, Move("no", match.question_number(other), NO_VERB))[0] is None
        option = chance.choice(match.g.options(seat))
        entry, _ = carry_out(match, seat, Move(str(number), match.question_number(seat), option))
        assert entry is not None
        room.propose(entry)
        room.accept(entry)
        room.settle()
        room.tell()
    return most


@pytest.mark.parametrize("name", arkade.GAMES)
def test_playing_leaves_no_circles_of_garbage(name: str) -> None:
    """So the collector need not run while people play. Refused choices are part of play."""
    play(room_of(name), 5)
    gc.collect()
    gc.disable()
    try:
        played = play(room_of(name, seed="2"), 60)
        assert played > 10
        assert gc.collect() < played
    finally:
        gc.enable()


@pytest.fixture
def tidying() -> Iterator[Tidying]:
    begun = Tidying()
    begun.begin()
    yield begun
    begun.end()


def test_a_circle_is_found_where_there_was_a_reason(tidying: Tidying) -> None:
    left = weakref.ref(Circle())
    tidying.note()
    assert left() is not None
    tidying.tick(quiet=False)
    assert left() is None


def test_a_circle_that_was_in_use_at_one_look_is_found_at_a_later_one(tidying: Tidying) -> None:
    used = Circle()
    left = weakref.ref(used)
    tidying.note()
    tidying.tick(quiet=False)
    del used
    for _ in range(AGAIN_EVERY):
        tidying.note()
        tidying.tick(quiet=False)
    assert left() is None


def test_without_a_reason_new_things_are_set_aside(tidying: Tidying) -> None:
    left = weakref.ref(Circle())
    tidying.tick(quiet=False)
    tidying.note()
    tidying.tick(quiet=False)
    assert left() is not None


@pytest.mark.parametrize(
    ("limit", "quiet", "found"), [("WORTHWHILE", True, True), ("WORTHWHILE", False, False), ("TOO_MANY", False, True)]
)
def test_what_was_set_aside_is_looked_at_when_nobody_waits_or_there_is_too_much(
    tidying: Tidying, monkeypatch: pytest.MonkeyPatch, limit: str, quiet: bool, found: bool
) -> None:
    left = weakref.ref(Circle())
    tidying.tick(quiet=False)
    monkeypatch.setattr(tidying_module, limit, 0)
    tidying.tick(quiet=quiet)
    assert (left() is None) == found


def test_after_many_reasons_everything_is_looked_at(tidying: Tidying) -> None:
    left = weakref.ref(Circle())
    tidying.tick(quiet=False)
    for _ in range(MANY_REASONS):
        tidying.note()
    tidying.tick(quiet=False)
    assert left() is None
    assert tidying.reasons == 0


def test_python_goes_on_as_it_was_before_and_after() -> None:
    tidying = Tidying()
    left = weakref.ref(Circle())
    tidying.note()
    tidying.tick(quiet=True)
    assert left() is not None
    assert gc.isenabled()
    tidying.begin()
    assert not gc.isenabled()
    assert left() is None
    tidying.end()
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0


def test_a_table_that_is_over_leaves_the_memory_before_one_that_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub_module, "SWEEP_SECONDS", 0.01)
    monkeypatch.setattr(hub_module, "FINISHED_SECONDS", 0.0)

    async def scenario() -> None:
        engine = open_database(f"sqlite+aiosqlite:///{tmp_path}/arkade.db")
        writing = Writing(engine)
        hub = Hub(Settings(), TableStore(engine, writing), Metrics())
        over, watched, running = (room_of("sample", table) for table in ("over", "watched", "running"))
        for room in (over, watched):
            play(room, 1000)
            assert room.match.status == "over"
        for room in (over, running):
            room.listeners.clear()
        for room in (over, watched, running):
            hub.keep(room)
        sweeping = asyncio.create_task(hub.sweep())
        while "over" in hub.rooms:
            await asyncio.sleep(0.01)
        sweeping.cancel()
        with suppress(asyncio.CancelledError):
            await sweeping
        assert set(hub.rooms) == {"watched", "running"}
        watched.listeners.clear()
        assert hub.may_go(watched)
        monkeypatch.setattr(hub_module, "FINISHED_SECONDS", 60.0)
        watched.used -= 100
        assert hub.may_go(watched)
        hub.enter(watched, 0, Page())
        assert not hub.may_go(watched), "somebody is about to look"
        hub.lanes.close()
        writing.close()
        await engine.dispose()

    run(scenario())
