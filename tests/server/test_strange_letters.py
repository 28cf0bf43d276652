"""Letters that some databases can't keep, sent to a server with a real PostgreSQL: refused in words, and nobody else
notices."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest

from arkade.client import Api, play
from arkade.server.shapes import NewTable, SeatWish
from tests.server.players import any_choice, connect, run
from tests.server.process import ServerProcess, ask
from tests.server.real_parts import PostgreSQL

ME = {"who": "me"}
NUL = "\0"
DECK = {"head": "x", "cards": []}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with (
        PostgreSQL() as database,
        ServerProcess(tmp_path_factory.mktemp("letters"), database.url, requests_a_second=10_000) as running,
    ):
        yield running


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("POST", "tables", {"game": "sample", "seats": [{**ME, "name": f"A{NUL}"}, ME]}, 400),
        ("POST", "tables", {"game": "sample", "seats": [{**ME, "name": "Ada\n"}, ME]}, 400),
        ("GET", "tables/abc%00defgh", None, 404),
        ("GET", "tables/abc%00defgh/record", None, 404),
        ("GET", "tables/abc%00defgh/replay", None, 404),
        ("POST", "decks", {"game": "worldbreakers", "title": f"A{NUL}", "deck": DECK}, 400),
        ("PUT", "decks/a%00b", {"game": "worldbreakers", "title": "A", "deck": DECK}, 404),
        ("DELETE", "decks/a%00b", None, 404),
    ],
)
def test_requests_with_them_are_refused_in_words(
    server: ServerProcess, method: str, path: str, body: Any, status: int
) -> None:
    token = ask("POST", f"{server.address}/api/v1/players").json()["token"]
    answer = ask(method, f"{server.address}/api/v1/{path}", json=body, headers={"Authorization": f"Bearer {token}"})
    assert answer.status_code == status, answer.text
    assert answer.json()["words"]


def test_a_table_with_such_a_name_is_none(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with connect(f"ws{server.address.removeprefix('http')}/api/v1/play") as connection:
            await connection.send(json.dumps({"type": "hello", "protocol": 1, "table": f"abcdefgh{NUL}"}))
            farewell = json.loads(await connection.recv())
            assert (farewell["type"], farewell["code"]) == ("farewell", "no-table")

    run(scenario())


def test_moves_of_others_that_are_committed_together_with_them_are_kept(server: ServerProcess) -> None:
    async def nasty(api: Api) -> None:
        seated = await api.make(NewTable(game="sample", seats=[SeatWish(who="me"), SeatWish(who="me")]))
        address = f"ws{server.address.removeprefix('http')}/api/v1/play"
        async with connect(address) as connection:
            hello = {"type": "hello", "protocol": 1, "table": seated.table, "token": seated.seats[0].token}
            await connection.send(json.dumps(hello))
            scene = json.loads(await connection.recv())["scene"]
            asked = scene["question"]
            move = {"type": "move", "question": asked["number"], "option": asked["choices"][0]["option"]}
            for id in (f"a{NUL}", "a" * 64 + "\n", "a\n"):
                await connection.send(json.dumps({**move, "id": id}))
                answer = json.loads(await connection.recv())
                assert (answer["type"], answer["code"]) == ("refused", "bad-message")
            await connection.send(json.dumps({"type": "chat", "id": "b", "text": f"well{NUL}played"}))
            said = json.loads(await connection.recv())
            assert said["chat"] == [{"seat": 0, "text": "well played"}]

    async def honest(api: Api) -> None:
        seated = await api.make_against("sample", "random")
        async with api.seat(seated.table, seated.seats[0].token) as seat:
            assert (await play(seat, any_choice("honest"))).status == "over"

    async def scenario() -> None:
        async with Api(server.address) as api:
            await asyncio.gather(honest(api), *[nasty(api) for _ in range(5)])

    run(scenario())
    assert "arkade_failed_commits_total 0.0" in ask("GET", f"{server.address}/metrics").text
