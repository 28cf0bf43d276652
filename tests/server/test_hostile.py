"""Hostile clients: nothing leaks, nothing falls over, others keep playing."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from arkade.client import Api, play
from arkade.server.shapes import NewTable, SeatWish
from tests.server.players import any_choice, connect, run
from tests.server.process import ServerProcess, ask

ME = SeatWish(who="me")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with the limits that one has on the open network."""
    folder = tmp_path_factory.mktemp("hostile")
    with ServerProcess(
        folder, requests_a_second=50, requests_at_once=100, unread_messages=200, http_a_second=50
    ) as running:
        yield running


@asynccontextmanager
async def others_keep_playing(server: ServerProcess) -> AsyncIterator[None]:
    """While something nasty goes on, two honest players play a game to its end."""

    async def honest(api: Api) -> None:
        seated = await api.make_against("sample", "random")
        async with api.seat(seated.table, seated.seats[0].token) as seat:
            assert (await play(seat, any_choice("honest"))).status == "over"

    async with Api(server.address) as api:
        game = asyncio.create_task(honest(api))
        yield
        await game


def socket_address(server: ServerProcess) -> str:
    return f"ws{server.address.removeprefix('http')}/api/v1/play"


async def table_of_two(server: ServerProcess) -> tuple[str, list[str]]:
    async with Api(server.address) as api:
        seated = await api.make(NewTable(game="sample", seats=[ME, ME]))
        return seated.table, [mine.token for mine in seated.seats]


async def greet(connection: ClientConnection, table: str, token: str | None) -> dict[str, Any]:
    hello = {"type": "hello", "protocol": 1, "table": table, "token": token}
    await connection.send(json.dumps(hello))
    found: dict[str, Any] = json.loads(await connection.recv())
    return found


async def last_words(connection: ClientConnection) -> list[dict[str, Any]]:
    """All that still comes until the server closes."""
    words: list[dict[str, Any]] = []
    try:
        async for data in connection:
            words.append(json.loads(data))
    except ConnectionClosed:
        pass
    return words


BAD_MESSAGES = [
    "", "{", "null", "[]", '"hello"', "[" * 10_000, '{"type":"move"}', '{"type":"fly","id":"a"}',
    '{"type":"move","id":"a","question":0,"option":[1,2]}', '{"type":"move","id":"a","question":0,"option":[1,2,"x"]}',
    '{"type":"move","id":"a","question":1e99,"option":[0,0,0]}', '{"type":"move","id":7,"question":0,"option":[0,0,0]}',
    '{"type":"move","id":"a","question":0,"option":[99999999999999999999,0,0]}', '{"type":"chat","id":"a","text":""}',
    '{"type":"ping","id":"a","more":1}', '{"type":"ping","id":"\\ud800"}', "\x00", '{"type":"hello","protocol":1}',
]  # fmt: skip


@pytest.mark.parametrize("message", BAD_MESSAGES)
def test_a_bad_first_message_ends_the_connection_with_a_sentence(server: ServerProcess, message: str) -> None:
    async def scenario() -> None:
        async with connect(socket_address(server)) as connection:
            await connection.send(message)
            words = await last_words(connection)
            assert words[-1]["type"] == "farewell"
            assert not words[-1]["come_back"]

    run(scenario())


def test_bad_messages_are_refused_and_change_nothing(server: ServerProcess) -> None:
    async def scenario() -> None:
        table, tokens = await table_of_two(server)
        async with others_keep_playing(server), connect(socket_address(server)) as connection:
            before = await greet(connection, table, tokens[0])
            for message in BAD_MESSAGES:
                await connection.send(message)
                answer = json.loads(await connection.recv())
                assert answer["type"] == "refused"
                assert answer["code"] == "bad-message"
            await connection.send('{"type":"resync","id":"again"}')
            after = json.loads(await connection.recv())
            assert after["scene"] == before["scene"]

    run(scenario())


def test_a_huge_frame_ends_the_connection(server: ServerProcess) -> None:
    async def scenario() -> None:
        table, tokens = await table_of_two(server)
        async with others_keep_playing(server), connect(socket_address(server)) as connection:
            await greet(connection, table, tokens[0])
            await connection.send("x" * 1_000_000)
            await last_words(connection)
            assert connection.close_code == 1009

    run(scenario())


def test_tokens_open_their_own_seat_and_no_other(server: ServerProcess) -> None:
    async def scenario() -> None:
        table, tokens = await table_of_two(server)
        other, others = await table_of_two(server)
        for token, seat, where in ((others[0], None, table), (tokens[0], 1, table), (tokens[1], 0, table)):
            async with connect(socket_address(server)) as connection:
                hello = {"type": "hello", "protocol": 1, "table": where, "token": token, "seat": seat}
                await connection.send(json.dumps(hello))
                words = await last_words(connection)
                assert [word["type"] for word in words] == ["farewell"]
        assert other != table

    run(scenario())


def test_moves_out_of_turn_and_of_others_are_refused(server: ServerProcess) -> None:
    async def scenario() -> None:
        table, tokens = await table_of_two(server)
        async with connect(socket_address(server)) as first, connect(socket_address(server)) as second:
            mine = await greet(first, table, tokens[0])
            theirs = await greet(second, table, tokens[1])
            assert json.loads(await first.recv())["present"] == [0, 1]
            option = theirs["scene"]["question"]["choices"][0]["option"]
            await first.send(json.dumps({"type": "move", "id": "a", "question": 0, "option": option}))
            refused = json.loads(await first.recv())
            assert refused["type"] == "refused"
            own = mine["scene"]["question"]["choices"][0]["option"]
            for id in ("b", "c"):
                await first.send(json.dumps({"type": "move", "id": id, "question": 0, "option": own}))
            answers = [json.loads(await first.recv()) for _ in range(2)]
            assert [answer["type"] for answer in answers] == ["change", "refused"]
            assert answers[1]["code"] == "stale"

    run(scenario())


def test_a_thousand_moves_a_second_are_slowed_down(server: ServerProcess) -> None:
    async def scenario() -> None:
        table, tokens = await table_of_two(server)
        async with others_keep_playing(server), connect(socket_address(server)) as connection:
            asked = (await greet(connection, table, tokens[0]))["scene"]["question"]
            option = asked["choices"][0]["option"]
            reading = asyncio.create_task(last_words(connection))
            try:
                for number in range(1000):
                    move = {"type": "move", "id": str(number), "question": asked["number"], "option": option}
                    await connection.send(json.dumps(move))
            except ConnectionClosed:
                pass
            words = await reading
            assert any(word.get("code") == "too-fast" for word in words)
            assert words[-1]["type"] == "farewell"
        async with connect(socket_address(server)) as connection:
            assert 1 in (await greet(connection, table, tokens[0]))["scene"]["waiting"]

    run(scenario())


def test_a_client_that_never_reads_is_sent_away(tmp_path: Path) -> None:
    """It asks for much more than fits on the wire and reads none of it; nobody else notices."""

    async def scenario(server: ServerProcess) -> None:
        table, tokens = await table_of_two(server)
        deaf = socket.socket()
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect(("127.0.0.1", server.port))
        reader, writer = await asyncio.open_connection(sock=deaf, limit=1024)
        async with others_keep_playing(server), Api(server.address) as api, api.seat(table, tokens[1]) as seat:
            writer.write(handshake(server))
            await reader.readuntil(b"\r\n\r\n")
            writer.write(frame(json.dumps({"type": "hello", "protocol": 1, "table": table, "token": tokens[0]})))
            await seat.until(lambda: 0 in seat.scene.present)
            for number in range(5000):
                writer.write(frame(json.dumps({"type": "resync", "id": str(number)})))
            await seat.until(lambda: 0 not in seat.scene.present)
            assert b'"code":"too-slow"' in await everything_from(reader)
            assert seat.scene.question is not None
        writer.close()

    with ServerProcess(tmp_path, unread_messages=50) as server:
        run(scenario(server))


async def everything_from(reader: asyncio.StreamReader) -> bytes:
    """What still comes until the other end says farewell or just closes."""
    data = b""
    try:
        while b'"type":"farewell"' not in data and (part := await reader.read(65_536)):
            data += part
    except ConnectionError:
        pass
    return data


def handshake(server: ServerProcess) -> bytes:
    return (
        f"GET /api/v1/play HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()


def frame(text: str) -> bytes:
    """A masked text frame; the mask of zeros leaves the text as it is."""
    data = text.encode()
    length = bytes([0x80 | len(data)]) if len(data) < 126 else bytes([0xFE]) + len(data).to_bytes(2, "big")
    return b"\x81" + length + b"\x00\x00\x00\x00" + data


def test_one_address_may_not_take_all_connections(tmp_path: Path) -> None:
    """Behind a proxy, addresses are those that it tells. One that has gone makes room for another."""

    async def scenario(server: ServerProcess) -> None:
        table, tokens = await table_of_two(server)

        def come(address: str) -> Any:
            return connect(socket_address(server), additional_headers={"X-Forwarded-For": f"6.6.6.6, {address}"})

        async with come("10.0.0.1") as first, come("10.0.0.2") as other:
            async with come("10.0.0.1"), come("10.0.0.1") as one_too_many:
                words = await last_words(one_too_many)
                assert [(word["code"], word["come_back"]) for word in words] == [("too-many", False)]
                assert "from your address" in words[0]["words"]
                assert one_too_many.close_code == 1008
                for connection, token in zip((first, other), tokens, strict=True):
                    assert (await greet(connection, table, token))["type"] == "snapshot"
            while True:
                async with come("10.0.0.1") as again:
                    if (await greet(again, table, None))["type"] == "snapshot":
                        return

    with ServerProcess(tmp_path, connections_an_address=2, behind_proxy=True) as server:
        run(scenario(server))


def test_a_message_may_be_as_large_as_the_operator_says(tmp_path: Path) -> None:
    async def scenario(server: ServerProcess) -> None:
        table, tokens = await table_of_two(server)
        async with connect(socket_address(server)) as connection:
            await greet(connection, table, tokens[0])
            await connection.send("x" * 501)
            await last_words(connection)
            assert connection.close_code == 1009

    with ServerProcess(tmp_path, message_bytes=500, body_bytes=1000) as server:
        run(scenario(server))
        assert ask("POST", f"{server.address}/api/v1/tables", content=b"x" * 1001).status_code == 413


def test_a_foreign_page_may_not_open_a_table(server: ServerProcess) -> None:
    async def scenario() -> None:
        with pytest.raises(InvalidStatus):
            async with connect(socket_address(server), additional_headers={"Origin": "https://evil.example"}):
                pass
        own = f"http://127.0.0.1:{server.port}"
        async with connect(socket_address(server), additional_headers={"Origin": own}):
            pass

    run(scenario())


def test_answers_carry_careful_headers_and_no_secrets(server: ServerProcess) -> None:
    answer = ask("GET", f"{server.address}/api/v1/games")
    policy = answer.headers["content-security-policy"]
    assert "script-src 'self';" in policy
    assert "unsafe-eval" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["cache-control"] == "no-store"


def test_huge_and_broken_bodies_are_refused(server: ServerProcess) -> None:
    address = f"{server.address}/api/v1/tables"
    kind = {"Content-Type": "application/json"}
    assert ask("POST", address, content=b"x" * 1_000_000, headers=kind).status_code == 413
    for body in (b"", b"{", b"[]", b"[" * 100_000, b'{"game":"sample","seats":[]}', b"\xff"):
        answer = ask("POST", address, content=body, headers=kind)
        assert answer.status_code == 400
        assert answer.json()["words"]


def test_a_running_game_gives_no_record_and_no_report(server: ServerProcess) -> None:
    async def scenario() -> tuple[str, list[str]]:
        return await table_of_two(server)

    table, tokens = run(scenario())
    for path in ("replay", "record", "report"):
        token = {"Authorization": f"Bearer {tokens[0]}"}
        assert ask("GET", f"{server.address}/api/v1/tables/{table}/{path}", headers=token).status_code == 409
    shown = ask("GET", f"{server.address}/api/v1/tables/{table}").text
    assert "seed" not in shown
    assert "hash" not in shown


async def use_secrets(server: ServerProcess) -> set[str]:
    """Send secrets of all kinds in all the ways in which a client may, and in some in which it may not; all of them."""
    async with Api(server.address) as api:
        player = await api.become_player()
        seated = await api.make(NewTable(game="sample", seats=[ME, SeatWish(who="friend")]))
        token, invitation = seated.seats[0].token, seated.invitations[0].invitation
        secrets = {player, token, invitation}
        for _ in range(2):
            await send(api, "POST", "invitations", {"invitation": invitation})
            answer = await send(api, "POST", "join", {"invitation": invitation, "name": "Ben"})
            secrets |= {mine["token"] for mine in answer.get("seats", [])}
        for secret in secrets:
            await send_everywhere(server, api, seated.table, secret)
        return secrets


async def send(api: Api, method: str, path: str, body: object, token: str = "") -> dict[str, Any]:
    headers = {"Authorization": f"Bearer {token}", "Cookie": f"token={token}"} if token else {}
    found: dict[str, Any] = (await api.http.request(method, path, json=body, headers=headers)).json()
    return found


async def send_everywhere(server: ServerProcess, api: Api, table: str, secret: str) -> None:
    """A secret in headers, bodies, addresses and messages, where it belongs and where it does not."""
    for path in ("tables", "decks", f"tables/{table}/report", f"tables/{secret}", f"tables?token={secret}", "nothing"):
        await send(api, "GET", path, None, secret)
    for body in ({"invitation": secret}, {"token": secret}, {"game": secret, "seats": [{"who": secret}]}, [secret]):
        for path in ("tables", "join", "replays"):
            await send(api, "POST", path, body, secret)
    hello = {"type": "hello", "protocol": 1, "table": table, "token": secret}
    for first in (hello, {**hello, "seat": 7}, {**hello, "more": secret}, {**hello, "table": secret}, [secret]):
        async with connect(socket_address(server), additional_headers={"Authorization": f"Bearer {secret}"}) as wire:
            await wire.send(json.dumps(first))
            if json.loads(await wire.recv())["type"] == "snapshot":
                typed = {"type": "type", "id": "a", "question": 0, "line": secret}
                for more in (typed, {"type": secret, "id": secret}):
                    await wire.send(json.dumps(more))
                    await wire.recv()


def test_the_log_has_no_secrets(tmp_path: Path) -> None:
    """Not even one in which everything is written down."""
    with ServerProcess(tmp_path, log_level="debug") as server:
        secrets = run(use_secrets(server))
        assert server.stop() in (0, -15)
        log = server.log.read_text()
    assert '"words":"ready"' in log
    assert len(secrets) == 4
    assert not [line for line in log.splitlines() if any(secret in line for secret in secrets)]
