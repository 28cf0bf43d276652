"""Wires: whatever pieces the network cuts frames into, the same messages are heard."""

from __future__ import annotations

import asyncio
import random
from http import HTTPStatus
from typing import cast

from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from arkade.server.wire import Wire

REQUEST = (
    b"GET /api/v1/play HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Everything:
    """The end of a wire that keeps what it hears, and the door that lets it in."""

    message_bytes = 16 * 1024

    def __init__(self) -> None:
        self.heard: list[bytes] = []

    def refusal(self, path: str, origin: str, host: str) -> HTTPStatus | None:
        return None

    def open(self, wire: Wire, address: str, forwarded: str) -> Everything:
        return self

    def hear(self, message: bytes) -> None:
        self.heard.append(message)

    def hear_no_text(self) -> None:
        self.heard.append(b"(no text)")

    def go_on(self) -> None: ...
    def drain(self) -> None: ...
    def lost(self) -> None: ...


class Cable(asyncio.Transport):
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""

    def is_closing(self) -> bool:
        return False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written += bytes(data)

    def write_eof(self) -> None: ...


def opened() -> tuple[Wire, Everything, Cable]:
    """A wire after its handshake."""
    end, cable = Everything(), Cable()
    wire = Wire(end, cast(Config, None), ServerState(), {})
    wire.connection_made(cable)
    wire.data_received(REQUEST)
    assert cable.written.startswith(b"HTTP/1.1 101 ")
    return wire, end, cable


def frame(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    """A frame as clients send it, with a mask."""
    return Frame(opcode, data, fin).serialize(mask=True)


def frames(chance: random.Random) -> tuple[list[bytes], list[bytes]]:
    """Frames of all lengths, some messages in several parts, with pings in between; and the messages in them."""
    sent: list[bytes] = []
    messages: list[bytes] = []
    for length in [1, 60, 124, 125, 126, 127, 300, 5000, *[chance.randrange(1, 200) for _ in range(12)]]:
        message = bytes(chance.choices(b'abc{}"', k=length))
        messages.append(message)
        if length > 1 and chance.random() < 0.3:
            cut = chance.randrange(1, length)
            first, last = frame(Opcode.TEXT, message[:cut], fin=False), frame(Opcode.CONT, message[cut:])
            sent += [first, frame(Opcode.PING, b"?"), last]
        else:
            sent.append(frame(Opcode.TEXT, message))
    return sent, messages


def pieces(data: bytes, chance: random.Random) -> list[bytes]:
    cuts = sorted(chance.sample(range(1, len(data)), chance.choice((1, 5, 200))))
    return [data[begin:end] for begin, end in zip([0, *cuts], [*cuts, len(data)], strict=True)]


def test_messages_are_the_same_however_they_are_cut() -> None:
    async def scenario() -> None:
        for seed in range(60):
            chance = random.Random(seed)
            sent, messages = frames(chance)
            whole, cut = opened(), opened()
            for data in sent:
                whole[0].data_received(data)
            for data in pieces(b"".join(sent), chance):
                cut[0].data_received(data)
            assert whole[1].heard == cut[1].heard == messages
            assert whole[2].written == cut[2].written

    asyncio.run(scenario())


def test_a_frame_that_looks_short_within_a_longer_one_is_part_of_it() -> None:
    """The piece that the network has cut off reads like a frame of its own, and is none."""

    async def scenario() -> None:
        inner = b"\x81\x82\x00\x00\x00\x00{}"
        outer = b"\x81" + bytes([0x80 | 2 + len(inner)]) + b"\x00\x00\x00\x00" + b"ab" + inner
        wire, end, _ = opened()
        wire.data_received(outer[: -len(inner)])
        wire.data_received(inner)
        assert end.heard == [b"ab" + inner]

    asyncio.run(scenario())


def test_a_whole_message_amid_the_parts_of_another_ends_the_wire() -> None:
    async def scenario() -> None:
        wire, end, cable = opened()
        wire.data_received(frame(Opcode.TEXT, b"begun", fin=False))
        wire.data_received(frame(Opcode.TEXT, b"another"))
        wire.data_received(frame(Opcode.TEXT, b"more"))
        assert end.heard == []
        assert (1002).to_bytes(2, "big") in cable.written

    asyncio.run(scenario())


def test_a_frame_without_a_mask_ends_the_wire() -> None:
    async def scenario() -> None:
        wire, end, cable = opened()
        wire.data_received(Frame(Opcode.TEXT, b"plain").serialize(mask=False))
        assert end.heard == []
        assert (1002).to_bytes(2, "big") in cable.written

    asyncio.run(scenario())
