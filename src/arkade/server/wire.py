"""A wire: one WebSocket, from its handshake to its end. uvicorn hands it over when a client asks for the upgrade.

What comes in goes straight to the connection, and what it sends goes straight out: between a frame and its message
stands no task, no queue and no framework, as a move passes here three times.
"""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any, Final, Protocol, cast

from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.utils import apply_mask

BEAT_SECONDS: Final = 20.0
"""So often a client is asked for a sign of life. One that gives none until the next time is gone."""
CLOSE_SECONDS: Final = 2.0
"""So long a client has to agree that the wire is closed."""
PING: Final = b"arkade"
SHORT: Final = 126
LONG: Final = 1 << 16
TEXT: Final = 0x81
"""How a frame begins that is a whole message of text."""
MASKED: Final = 0x80
MASK_AT: Final = 2
DATA_AT: Final = 6
"""Where the mask and the data of a short frame from a client begin."""
END_OF_REQUEST: Final = b"\r\n\r\n"


class End(Protocol):
    """What is at our end of a wire: a connection."""

    def hear(self, message: bytes) -> None: ...
    def hear_no_text(self) -> None: ...
    def go_on(self) -> None: ...
    def drain(self) -> None: ...
    def lost(self) -> None: ...


class Door(Protocol):
    """Where wires are let in, or not. A message on a wire has at most so many bytes."""

    message_bytes: int

    def refusal(self, path: str, origin: str, host: str) -> HTTPStatus | None: ...
    def open(self, wire: Wire, address: str, forwarded: str) -> End: ...


class Wire:
    """Frames, signs of life and closing: a protocol as asyncio knows it, without its base class, so that it can be
    compiled. `paused` is true while the client does not read what was sent."""

    def __init__(self, door: Door, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        self.door = door
        self.wires: set[Any] = server_state.connections
        self.frames = ServerProtocol(max_size=door.message_bytes)
        self.transport: asyncio.Transport | None = None
        self.end: End | None = None
        self.parts: list[bytes] = []
        self.between_frames = False
        """Whether what was received so far ends with a whole frame, for certain."""
        self.paused = False
        self.open = False
        """Between the handshake and the first word of an end."""
        self.alive = True
        self.ending = False
        self.timer: asyncio.TimerHandle | None = None

    # -- what the transport tells ------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.wires.add(self)

    def connection_lost(self, fault: Exception | None) -> None:
        self.open = False
        self.wires.discard(self)
        self.set_timer(None)
        if self.end is not None:
            self.end.lost()

    def pause_writing(self) -> None:
        self.paused = True

    def resume_writing(self) -> None:
        self.paused = False
        if self.end is not None:
            self.end.go_on()

    def eof_received(self) -> None:
        """The client sends no more: the transport closes the wire."""

    def data_received(self, data: bytes) -> None:
        self.alive = True
        if self.between_frames and self.open:
            if is_short_text(data) and not self.parts:
                self.hear(apply_mask(data[DATA_AT:], data[MASK_AT:DATA_AT]))
                return
            self.between_frames = holds_whole_frames(data)
        self.frames.receive_data(data)
        for event in self.frames.events_received():
            if isinstance(event, Frame):
                self.take(event)
            elif isinstance(event, Request):
                self.greet(event)
                self.between_frames = data.find(END_OF_REQUEST) == len(data) - len(END_OF_REQUEST)
        if self.frames.state is not State.OPEN:
            self.finish()

    def shutdown(self) -> None:
        """The server is being stopped."""
        if self.end is not None:
            self.end.drain()
        elif self.transport is not None:
            self.transport.close()

    # -- what comes in -----------------------------------------------------------------------------

    def greet(self, request: Request) -> None:
        """The handshake: let the client in, or say why not."""
        headers = request.headers
        refusal = self.door.refusal(
            request.path.partition("?")[0], headers.get("Origin", ""), headers.get("Host", "")
        )  # fmt: skip
        response = self.frames.accept(request) if refusal is None else self.frames.reject(refusal, refusal.phrase)
        self.frames.send_response(response)
        if response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self.flush()
            self.open = True
            self.set_timer(BEAT_SECONDS)
            self.end = self.door.open(self, self.address, headers.get("X-Forwarded-For", ""))

    @property
    def address(self) -> str:
        """Where the wire comes from."""
        assert self.transport is not None
        peer = self.transport.get_extra_info("peername")
        return str(peer[0]) if peer else ""

    def take(self, frame: Frame) -> None:
        """A frame: a message is whole with its last part. What keeps a wire alive is answered by the library."""
        if frame.opcode is Opcode.TEXT or frame.opcode is Opcode.CONT:
            self.parts.append(bytes(frame.data))
            if frame.fin:
                message, self.parts = b"".join(self.parts), []
                self.hear(message)
        elif frame.opcode is Opcode.BINARY and self.end is not None:
            self.end.hear_no_text()
        elif frame.opcode is Opcode.PING:
            self.flush()

    def hear(self, message: bytes) -> None:
        if self.end is not None:
            self.end.hear(message)

    # -- what goes out -----------------------------------------------------------------------------

    def write(self, message: bytes) -> None:
        """Send a message. Nothing is sent by a wire that is being closed."""
        if self.open and self.transport is not None and not self.transport.is_closing():
            self.transport.write(text_frame(message))

    def flush(self) -> None:
        """Send what the library has prepared; empty bytes stand for the end."""
        assert self.transport is not None
        if self.transport.is_closing():
            return
        for data in self.frames.data_to_send():
            if data:
                self.transport.write(data)
            else:
                self.transport.write_eof()

    def close(self, code: int, reason: str) -> None:
        """Say that this is the end."""
        if self.frames.state is State.OPEN:
            self.frames.send_close(code, reason)
            self.finish()

    def finish(self) -> None:
        """One side has said that this is the end, or the client was not let in, or has broken the rules of WebSockets:
        it has a moment to close the wire. Closing it here would take away what the client has not read yet."""
        self.open = False
        self.flush()
        if not self.ending:
            self.ending = True
            self.set_timer(CLOSE_SECONDS)

    # -- signs of life -----------------------------------------------------------------------------

    def set_timer(self, seconds: float | None) -> None:
        if self.timer is not None:
            self.timer.cancel()
        self.timer = None if seconds is None else asyncio.get_running_loop().call_later(seconds, self.beat)

    def beat(self) -> None:
        """Ask for a sign of life; whoever gave none since the last time, or has not agreed to the end, is gone."""
        assert self.transport is not None
        if self.ending or not self.alive:
            self.transport.abort()
            return
        self.alive = False
        self.frames.send_ping(PING)
        self.flush()
        self.set_timer(BEAT_SECONDS)


def text_frame(message: bytes) -> bytes:
    """A message as the one frame that it is sent in. The library can do that too, but takes ten times as long for
    what is most of our traffic."""
    length = len(message)
    if length < SHORT:
        return bytes((0x81, length)) + message
    if length < LONG:
        return b"\x81\x7e" + length.to_bytes(2, "big") + message
    return b"\x81\x7f" + length.to_bytes(8, "big") + message


def is_short_text(data: bytes) -> bool:
    """Whether data is just one short message from a client, as nearly all are: those need not go through the library,
    which takes ten times as long for them."""
    length = len(data) - DATA_AT
    return 0 < length < SHORT and data[0] == TEXT and data[1] == MASKED | length


def holds_whole_frames(data: bytes) -> bool:
    """Whether data that begins with a frame from a client ends with one. Of very long frames that is not said."""
    at = 0
    while at + DATA_AT <= len(data):
        length = data[at + 1] & ~MASKED
        if length > SHORT:
            return False
        at += DATA_AT + length if length < SHORT else DATA_AT + 2 + int.from_bytes(data[at + 2 : at + 4], "big")
    return at == len(data)
