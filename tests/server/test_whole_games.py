"""Whole games by the client, over a real socket, at a real server."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

import arkade
from arkade.client import Api, Seat, play
from arkade.client.following import followed
from arkade.kernel import read_record
from arkade.server.messages import Change
from arkade.server.scene import Scene
from arkade.server.shapes import NewTable, PlayOn, SeatWish
from tests.server.players import any_choice, run
from tests.server.process import ServerProcess

ME = SeatWish(who="me")


async def play_table(api: Api, game: str, mode: str, seats: int) -> tuple[str, list[Scene]]:
    """One client at every seat of a table, to the end."""
    seated = await api.make(NewTable(game=game, mode=mode, seats=[ME] * seats, seed=f"{game}/{mode}"))
    places = [api.seat(seated.table, mine.token) for mine in seated.seats]
    async with asyncio.TaskGroup() as group:
        games = [group.create_task(play_seat(place, number)) for number, place in enumerate(places)]
    return seated.table, [task.result() for task in games]


async def play_seat(place: Seat, number: int) -> Scene:
    async with place:
        return await play(place, any_choice(number))


MODES = [(name, mode.name) for name in arkade.GAMES for mode in arkade.load(name).modes.values()]


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_a_whole_game_of_every_mode_is_played_by_clients(server: ServerProcess, game: str, mode: str) -> None:
    async def scenario() -> None:
        async with Api(server.address) as api:
            table, scenes = await play_table(api, game, mode, arkade.load(game).mode(mode).seats[0])
            assert {scene.status for scene in scenes} == {"over"}
            endings = [scene.ending for scene in scenes]
            assert all(ending is not None and ending.outcome == endings[0].outcome for ending in endings if endings[0])
            record = await api.record(table)
            played = arkade.load(game).replay(read_record(msgspec.json.encode(record)))
            assert played.over
            assert endings[0] is not None
            assert list(played.scores) == endings[0].outcome

    run(scenario())


@pytest.mark.parametrize("game", arkade.GAMES)
def test_a_whole_game_against_bots_is_played(server: ServerProcess, game: str) -> None:
    async def scenario() -> None:
        async with Api(server.address) as api:
            seats = [ME, SeatWish(who="bot", bot="random")]
            seated = await api.make(NewTable(game=game, seats=seats))
            async with api.seat(seated.table, seated.seats[0].token) as place:
                scene = await play(place, any_choice(game))
            assert scene.status == "over"

    run(scenario())


def test_what_changes_lead_to_is_what_a_new_snapshot_shows(server: ServerProcess) -> None:
    """Following changes for a while gives the same scene as looking at once."""

    async def scenario() -> None:
        async with Api(server.address) as api:
            seated = await api.make_against("worldbreakers", "random")
            token = seated.seats[0].token
            pick = any_choice(1)
            async with api.seat(seated.table, token) as place:
                for _ in range(40):
                    if not await place.my_turn():
                        break
                    assert place.scene.question is not None
                    assert isinstance(await place.choose(pick(place.scene, place.scene.question).option), Change)
                    async with api.seat(seated.table, token) as other:
                        await comes_to_show(place, other.scene)
                assert place.resyncs == 0

    run(scenario())


async def comes_to_show(place: Seat, scene: Scene) -> None:
    await place.until(lambda: place.scene == scene)


def test_a_replay_shows_the_game_from_every_eye(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with Api(server.address) as api:
            table, scenes = await play_table(api, "sample", "free", 2)
            for eyes in ("0", "1", "public", "all"):
                replay = await api.replay(table, eyes)
                scene = replay.scene
                for step in replay.steps:
                    scene = followed(scene, msgspec.json.decode(step.change, type=Change))
                assert scene.status == "over"
                if eyes.isdecimal():
                    assert scene.zones == scenes[int(eyes)].zones
                    assert scene.log == scenes[int(eyes)].log
            open_hands = [zone for zone in (await api.replay(table, "all")).scene.zones if zone.name == "hand"]
            assert all(len(zone.cards) == zone.count for zone in open_hands)

    run(scenario())


def test_a_finished_game_is_played_on_from_any_position(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with Api(server.address) as api:
            table, _ = await play_table(api, "sample", "free", 2)
            for source in ({"table": table}, {"record": await api.record(table)}):
                seated = await api.play_on(PlayOn(choices=5, seat=1, bot="random", **source))
                async with api.seat(seated.table, seated.seats[0].token) as place:
                    assert place.snapshot is not None
                    assert place.snapshot.seat == 1
                    assert (await play(place, any_choice(5))).status == "over"

    run(scenario())
