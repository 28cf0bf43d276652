"""Two server workers with a real Redis between them: players on different workers see each other's moves."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import msgspec
import pytest

import arkade
from arkade.client import Api, play
from arkade.kernel import read_record
from arkade.server.shapes import MySeat, NewTable, SeatWish
from tests.server.players import any_choice, run
from tests.server.process import ServerProcess
from tests.server.real_parts import PostgreSQL, Redis

ME = SeatWish(who="me")


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with PostgreSQL() as running:
        yield running.url


@pytest.fixture(scope="module")
def workers(tmp_path_factory: pytest.TempPathFactory, database: str) -> Iterator[list[ServerProcess]]:
    """Two workers with one database and one Redis."""
    folder = tmp_path_factory.mktemp("workers")
    with ExitStack() as stack:
        redis = stack.enter_context(Redis()).url
        yield [stack.enter_context(ServerProcess(folder, database, redis=redis)) for _ in range(2)]


@pytest.mark.parametrize("game", ["sample", "worldbreakers"])
def test_players_on_different_workers_play_a_game(workers: list[ServerProcess], game: str) -> None:
    async def scenario() -> None:
        first, second = (Api(worker.address) for worker in workers)
        async with first, second:
            seated = await first.make(NewTable(game=game, seats=[ME, ME], seed="workers"))
            tokens = [mine.token for mine in seated.seats]
            async with first.seat(seated.table, tokens[0]) as here, second.seat(seated.table, tokens[1]) as there:
                scenes = await asyncio.gather(play(here, any_choice(1)), play(there, any_choice(2)))
            assert [scene.status for scene in scenes] == ["over", "over"]
            for api in (first, second):
                played = arkade.load(game).replay(read_record(msgspec.json.encode(await api.record(seated.table))))
                assert played.over

    run(scenario())


def test_what_is_said_and_wanted_on_one_worker_is_seen_on_the_other(workers: list[ServerProcess]) -> None:
    async def scenario() -> None:
        first, second = (Api(worker.address) for worker in workers)
        async with first, second:
            seats = [ME, SeatWish(who="friend")]
            seated = await first.make(NewTable(game="sample", seats=seats, undo="ask"))
            async with first.seat(seated.table, seated.seats[0].token) as here:
                joined = await second.join(seated.invitations[0].invitation, name="Bo")
                await here.until(lambda: here.scene.status == "playing")
                async with second.seat(joined.table, joined.seats[0].token) as there:
                    await here.until(lambda: here.scene.present == [0, 1])
                    await there.until(lambda: there.scene.present == [0, 1])
                    await here.chat("Hello")
                    await there.until(lambda: [said.text for said in there.scene.chat] == ["Hello"])
                    await there.concede()
                    await here.until(lambda: here.scene.status == "over")
                    await here.rematch()
                    await there.until(lambda: there.scene.rematch == here.scene.rematch != "")
                    async with second.seat(there.scene.rematch, joined.seats[0].token) as again:
                        assert again.scene.status == "playing"
                await here.until(lambda: here.scene.present == [0])

    run(scenario())


def test_a_seat_that_was_taken_at_a_worker_which_tells_nobody_is_known(tmp_path: Path, database: str) -> None:
    """Somebody sits down at one worker and comes at once to another, sooner than the news."""

    async def scenario(addresses: list[str]) -> None:
        first, second = (Api(address) for address in addresses)
        async with first, second:
            seated = await first.make(NewTable(game="sample", seats=[ME, SeatWish(who="friend")]))
            async with first.seat(seated.table, seated.seats[0].token) as here:
                joined = await second.join(seated.invitations[0].invitation, name="Bo")
                async with first.seat(joined.table, joined.seats[0].token) as there:
                    assert there.scene.status == "playing"
                    await here.until(lambda: here.scene.status == "playing")

    with ServerProcess(tmp_path, database) as one, ServerProcess(tmp_path, database) as other:
        run(scenario([one.address, other.address]))


def test_many_choices_at_once_from_both_workers_all_count_once(workers: list[ServerProcess]) -> None:
    """Simultaneous choices clash in the database; the slower one is tried again and lost by nobody."""

    async def scenario() -> None:
        first, second = (Api(worker.address) for worker in workers)
        async with first, second:
            tables = [await first.make(NewTable(game="sample", seats=[ME, ME])) for _ in range(6)]
            await asyncio.gather(*[play_split(first, second, seated.table, seated.seats) for seated in tables])

    run(scenario())


async def play_split(first: Api, second: Api, table: str, seats: list[MySeat]) -> None:
    async with first.seat(table, seats[0].token) as here, second.seat(table, seats[1].token) as there:
        scenes = await asyncio.gather(play(here, any_choice(table)), play(there, any_choice(table)))
    assert scenes[0].ending == scenes[1].ending


def test_a_player_goes_on_at_the_other_worker_when_one_is_killed(tmp_path: Path) -> None:
    async def scenario(first: ServerProcess, second: ServerProcess) -> None:
        async with Api(first.address) as here, Api(second.address) as there:
            seated = await here.make_against("sample", "random")
            token = seated.seats[0].token
            pick = any_choice("killed")
            async with there.seat(seated.table, token) as watching:
                async with here.seat(seated.table, token) as seat:
                    for _ in range(6):
                        assert await seat.my_turn()
                        assert seat.scene.question is not None
                        await seat.choose(pick(seat.scene, seat.scene.question).option)
                    last = len(seat.scene.log)
                    await asyncio.to_thread(first.kill)
                async with there.seat(seated.table, token) as again:
                    assert len(again.scene.log) >= last
                    assert (await play(again, pick)).status == "over"
                await watching.until(lambda: watching.scene.status == "over")

    with ExitStack() as stack:
        database = stack.enter_context(PostgreSQL()).url
        redis = stack.enter_context(Redis()).url
        first, second = [stack.enter_context(ServerProcess(tmp_path, database, redis=redis)) for _ in range(2)]
        run(scenario(first, second))
