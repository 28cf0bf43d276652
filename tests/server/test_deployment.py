"""The examples for operators: nginx takes the one that is shown, and a game is played through it with two workers."""

from __future__ import annotations

import asyncio
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from arkade.client import Api, play
from arkade.server.shapes import NewTable, SeatWish
from tests.server.players import any_choice, connect, run
from tests.server.process import ServerProcess, ask, free_port
from tests.server.real_parts import Nginx, PostgreSQL, Redis, program

EXAMPLE = Path(__file__).parents[2] / "deployment" / "nginx.conf"
ME = SeatWish(who="me")


def plain(example: str, port: int, workers: list[ServerProcess]) -> str:
    """The example without TLS, for workers of this machine."""
    lines = [line for line in example.splitlines() if "ssl_certificate" not in line]
    servers = "\n".join(f"    server 127.0.0.1:{worker.port};" for worker in workers)
    changed = "\n".join(lines).replace("    server worker:8400;", servers).replace("443 ssl", f"127.0.0.1:{port}")
    assert servers in changed
    assert str(port) in changed
    return changed


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where nginx listens, before two workers with one database and one Redis."""
    folder = tmp_path_factory.mktemp("deployment")
    port = free_port()
    with ExitStack() as stack:
        database = stack.enter_context(PostgreSQL()).url
        redis = stack.enter_context(Redis()).url
        workers = [
            stack.enter_context(ServerProcess(folder, database, redis=redis, behind_proxy=True)) for _ in range(2)
        ]
        stack.enter_context(Nginx(folder, plain(EXAMPLE.read_text(), port, workers), port))
        yield f"http://127.0.0.1:{port}"


def test_players_on_both_workers_play_through_nginx(address: str) -> None:
    async def scenario() -> None:
        async with Api(address) as api:
            seated = await api.make(NewTable(game="sample", seats=[ME, ME]))
            places = [api.seat(seated.table, mine.token) for mine in seated.seats]
            async with places[0] as first, places[1] as second:
                scenes = await asyncio.gather(play(first, any_choice(1)), play(second, any_choice(2)))
            assert [scene.status for scene in scenes] == ["over", "over"]

    run(scenario())


def test_nginx_keeps_what_is_for_the_inside_and_foreign_pages_stay_out(address: str) -> None:
    async def scenario() -> None:
        socket = f"ws{address.removeprefix('http')}/api/v1/play"
        async with connect(socket, additional_headers={"Origin": address}):
            pass
        with pytest.raises(InvalidStatus):
            async with connect(socket, additional_headers={"Origin": "https://evil.example"}):
                pass

    assert ask("GET", f"{address}/metrics").status_code == httpx.codes.NOT_FOUND
    assert ask("GET", f"{address}/health/ready").status_code == httpx.codes.OK
    run(scenario())


def test_nginx_takes_the_example_with_its_certificate(tmp_path: Path) -> None:
    made = [
        program("openssl"), "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=a.example",
        "-keyout", str(tmp_path / "play.key"), "-out", str(tmp_path / "play.pem"),
    ]  # fmt: skip
    subprocess.run(made, check=True, capture_output=True)
    example = EXAMPLE.read_text().replace("/etc/ssl/arkade", str(tmp_path)).replace("worker:8400", "127.0.0.1:8400")
    checked = Nginx(tmp_path, example, free_port()).check()
    assert checked.returncode == 0, checked.stderr
