"""When something goes wrong: a match that fails, a bot that is too slow, a server that is stopped, wrong settings."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import msgspec
import pytest

from arkade.client import Api, Refused, play
from arkade.kernel import ArkadeError
from arkade.server.messages import Refused as RefusedMessage
from arkade.server.settings import read_settings
from arkade.server.shapes import NewTable, SeatWish
from tests.server.players import any_choice, run
from tests.server.process import ServerProcess, ask
from tests.server.rooms import Page, room_of
from tests.server.spoiling import spoil

ME = SeatWish(who="me")


def test_a_fault_stops_its_match_and_no_other(tmp_path: Path) -> None:
    async def scenario(server: ServerProcess) -> None:
        async with Api(server.address) as api:
            seated = await api.make(NewTable(game="sample", seats=[ME, ME]))
            spoil(server.folder / "arkade.db", seated.table)
            token = seated.seats[0].token
            async with api.seat(seated.table, token) as seat:
                assert seat.scene.question is not None
                answer = await seat.choose(seat.scene.question.choices[0].option)
                assert isinstance(answer, RefusedMessage)
                assert answer.code == "stopped"
                await seat.until(lambda: seat.scene.status == "stopped")
                assert seat.scene.trouble is not None
                assert "report" in seat.scene.trouble.words
                assert seat.scene.zones
            report = await api.report(seated.table, token)
            assert report.record["choices"] == [[0, 77, 0, 0]]
            assert report.record["seed"]
            assert report.trace
            with pytest.raises(Refused, match="Only those who sit"):
                await api.report(seated.table, "A" * 22)
            other = await api.make_against("sample", "random")
            async with api.seat(other.table, other.seats[0].token) as seat:
                assert (await play(seat, any_choice(1))).status == "over"

    with ServerProcess(tmp_path) as server:
        run(scenario(server))
        assert "arkade_stopped_matches_total 1.0" in ask("GET", f"{server.address}/metrics").text


def test_a_position_that_can_not_be_shown_stops_its_match() -> None:
    """A card that there is not lies in a zone: looking at it fails, and everybody is told."""
    room, page = room_of("sample"), Page()
    room.enter(0, page)
    assert room.match.g is not None
    room.match.g.piles[0] = [*room.match.g.piles[0], 9999]
    room.match.g.choices += 1
    room.tell()
    assert room.match.status == "stopped"
    assert b'"trouble":{"words"' in page.messages[-1]
    late = Page()
    room.enter(1, late)
    assert b'"status":"stopped"' in late.messages[0]


def test_a_bot_that_takes_too_long_chooses_anything(tmp_path: Path) -> None:
    async def scenario(server: ServerProcess) -> None:
        async with Api(server.address) as api:
            seated = await api.make_against("worldbreakers", "master")
            async with api.seat(seated.table, seated.seats[0].token) as seat:
                pick = any_choice(3)
                for _ in range(6):
                    if not await seat.my_turn():
                        return
                    assert seat.scene.question is not None
                    await seat.choose(pick(seat.scene, seat.scene.question).option)

    with ServerProcess(tmp_path, bot_seconds=0.01) as server:
        run(scenario(server))
        metrics = ask("GET", f"{server.address}/metrics").text
        fallbacks = next(line for line in metrics.splitlines() if line.startswith("arkade_bot_fallbacks_total"))
        assert float(fallbacks.split()[1]) > 0


def test_a_server_that_is_stopped_asks_everybody_back_and_loses_nothing(tmp_path: Path) -> None:
    async def scenario(server: ServerProcess) -> None:
        async with Api(server.address) as api:
            seated = await api.make_against("sample", "random")
            async with api.seat(seated.table, seated.seats[0].token) as seat:
                pick = any_choice(4)
                for _ in range(5):
                    await seat.my_turn()
                    assert seat.scene.question is not None
                    await seat.choose(pick(seat.scene, seat.scene.question).option)
                await seat.my_turn()
                before = seat.scene
                assert await asyncio.to_thread(server.stop) in (0, -15)
                await asyncio.to_thread(server.start)
                await seat.until(lambda: seat.reconnects > 0 and seat.connection is not None)
                assert seat.scene.log[: len(before.log)] == before.log
                assert (await play(seat, pick)).status == "over"

    with ServerProcess(tmp_path) as server:
        run(scenario(server))


def test_a_server_that_is_to_be_stopped_says_so_while_it_still_serves(tmp_path: Path) -> None:
    """It stays until a second signal, and takes moves meanwhile."""

    async def scenario(server: ServerProcess) -> None:
        async with Api(server.address) as api:
            seated = await api.make_against("sample", "random")
            async with api.seat(seated.table, seated.seats[0].token) as seat:
                assert server.process is not None
                server.process.terminate()
                while ask("GET", f"{server.address}/health/ready").status_code != httpx.codes.SERVICE_UNAVAILABLE:
                    await asyncio.sleep(0.01)
                assert ask("GET", f"{server.address}/health/ready").json()["status"] == "draining"
                assert ask("GET", f"{server.address}/health/live").status_code == httpx.codes.OK
                async with api.seat(seated.table) as watching:
                    assert watching.scene.status == "playing"
                assert (await play(seat, any_choice(5))).status == "over"

    with ServerProcess(tmp_path, grace_seconds=600) as server:
        run(scenario(server))
        assert server.stop() in (0, -15)


def test_settings_come_from_a_file_and_the_environment(tmp_path: Path) -> None:
    file = tmp_path / "arkade.toml"
    file.write_text('port = 9000\norigins = ["https://a.example"]\nbot_seconds = 2.5\n')
    found = read_settings(file, {"ARKADE_PORT": "9001", "ARKADE_REDIS": "redis://x", "ARKADE_COMPILED": "1"})
    assert (found.port, found.origins, found.bot_seconds, found.redis) == (
        9001,
        ["https://a.example"],
        2.5,
        "redis://x",
    )


WRONG = [
    "port = 'x'", "prot = 1", "port = ", "port = 99999999", "log_level = 'loud'", "log_level = 3",
    "database = 'arkade.db'", "database = ''", "database = 'mysql://a:hidden@b/c'",
    "database = 'postgresql+psycopg2://a:hidden@b/c'", "database = 'postgresql://a:hidden@b:port/c'",
    "redis = 'localhost'", "redis = 'http://x'", "redis = 'redis://x:port'",
]  # fmt: skip


@pytest.mark.parametrize("text", WRONG)
def test_wrong_settings_are_refused_with_a_sentence(tmp_path: Path, text: str) -> None:
    file = tmp_path / "arkade.toml"
    file.write_text(text)
    with pytest.raises(ArkadeError) as refused:
        read_settings(file, {})
    assert "hidden" not in str(refused.value)


def test_unknown_settings_in_the_environment_are_refused_with_the_nearest_name() -> None:
    with pytest.raises(ArkadeError, match="did you mean 'ARKADE_PORT'"):
        read_settings(None, {"ARKADE_PROT": "1", "PATH": "/bin"})


@pytest.mark.parametrize(
    ("address", "reached"),
    [
        ("postgresql://ada:a%2Fb@host:1/name?ssl=require", "postgresql+asyncpg://ada:a%2Fb@host:1/name?ssl=require"),
        ("postgres://host/name", "postgresql+asyncpg://host/name"),
        ("sqlite:////data/arkade.db", "sqlite+aiosqlite:////data/arkade.db"),
        ("sqlite+aiosqlite:///arkade.db", "sqlite+aiosqlite:///arkade.db"),
    ],
)
def test_a_database_is_known_by_the_usual_names(address: str, reached: str) -> None:
    assert read_settings(None, {"ARKADE_DATABASE": address, "ARKADE_LOG_LEVEL": "INFO"}).database == reached
    assert read_settings(None, {}, {"database": address}).database == reached


def test_logs_are_lines_of_json(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        lines = [line for line in server.log.read_text().splitlines() if line.startswith("{")]
        assert {"time", "level", "from", "words"} <= set(msgspec.json.decode(lines[0]))
