"""A full disk: what was accepted stays, the players are told, the process lives, and play goes on when there is room.

The system lets the server's files grow no further, by the same error that a full disk gives; later it lets them again.
"""

from __future__ import annotations

import asyncio
import resource
from pathlib import Path

import httpx
import msgspec
import pytest

import arkade
from arkade.client import Api, Refused, Seat, play
from arkade.kernel import read_record
from arkade.server.messages import Refused as RefusedMessage
from arkade.server.shapes import NewTable, SeatWish
from tests.server.players import any_choice, run
from tests.server.process import ServerProcess

ME = SeatWish(who="me")


def let_files_grow(server: ServerProcess, size: int) -> None:
    """No file of the server may become larger than so many bytes from now on."""
    assert server.process is not None
    _, most = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, most))


def fill_disk(server: ServerProcess) -> None:
    """Leave no room: everything that is to be written goes to the end of the write-ahead log first."""
    let_files_grow(server, (server.folder / "arkade.db-wal").stat().st_size)


async def choose_until_refused(seats: list[Seat]) -> RefusedMessage:
    """Play on until a choice is refused: the log may have a little room at places that it uses again."""
    pick = any_choice("full")
    for _ in range(200):
        asked = next(seat for seat in seats if seat.scene.question is not None)
        assert asked.scene.question is not None
        answer = await asked.choose(pick(asked.scene, asked.scene.question).option)
        if isinstance(answer, RefusedMessage):
            return answer
        await seats[0].until(lambda: any(seat.scene.question is not None for seat in seats))
    raise AssertionError("the disk was never full")


async def play_until_told(seat: Seat) -> None:
    """Play on until everybody is told that something could not be saved, be it our choice or the bot's."""
    pick = any_choice("told")
    while not seat.scene.notice:
        asked = seat.scene.question
        if asked is not None:
            await seat.choose(pick(seat.scene, asked).option)
        await seat.until(lambda: bool(seat.scene.notice) or seat.scene.question is not None)


def test_a_full_disk_is_told_and_play_goes_on_when_there_is_room(tmp_path: Path) -> None:
    async def scenario(server: ServerProcess) -> None:
        async with Api(server.address) as api:
            seated = await api.make_against("worldbreakers", "random")
            async with api.seat(seated.table, seated.seats[0].token) as seat:
                fill_disk(server)
                await play_until_told(seat)
                assert "could not be saved" in seat.scene.notice
                with pytest.raises(Refused, match="could not be saved") as fault:
                    await api.make(NewTable(game="sample", seats=[ME, ME]))
                assert fault.value.status == httpx.codes.SERVICE_UNAVAILABLE
                full = seat.scene
                let_files_grow(server, resource.RLIM_INFINITY)
                assert (await play(seat, any_choice("again"))).status == "over"
                assert seat.scene.notice == ""
                assert seat.scene.log[: len(full.log)] == full.log
            record = read_record(msgspec.json.encode(await api.record(seated.table)))
            assert arkade.load("worldbreakers").replay(record).over

    with ServerProcess(tmp_path) as server:
        run(scenario(server))
        assert server.process is not None
        assert server.process.poll() is None


def test_what_was_accepted_before_the_disk_was_full_is_there_after_a_crash(tmp_path: Path) -> None:
    async def scenario(server: ServerProcess) -> None:
        async with Api(server.address) as api:
            seated = await api.make(NewTable(game="worldbreakers", seats=[ME, ME]))
            places = [api.seat(seated.table, mine.token) for mine in seated.seats]
            async with places[0] as first, places[1] as second:
                fill_disk(server)
                refusal = await choose_until_refused([first, second])
                assert refusal.code == "busy"
                assert "try again" in refusal.words
                await second.until(lambda: bool(second.scene.notice))
                before = [first.scene.log, second.scene.log]
                await asyncio.to_thread(server.kill)
                await asyncio.to_thread(server.start)
                for seat, log in zip((first, second), before, strict=True):
                    await came_back(seat)
                    assert seat.scene.log == log
                scenes = await asyncio.gather(play(first, any_choice(1)), play(second, any_choice(2)))
                assert [scene.status for scene in scenes] == ["over", "over"]

    with ServerProcess(tmp_path) as server:
        run(scenario(server))


async def came_back(seat: Seat) -> None:
    await seat.until(lambda: seat.reconnects > 0 and seat.connection is not None and not seat.scene.notice)
