"""A WebSocket for many players in one process: it costs the driver a few microseconds a message, so that the server is
what is measured. It sends and hears text and answers pings; it does nothing else that a WebSocket can do."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from typing import Self

TEXT = 0x81
PING = 0x89
PONG = 0x8A
MASKED = 0x80
NO_MASK = b"\x00\x00\x00\x00"
"""A mask of zeros leaves a message as it is."""
SHORT, LONG = 126, 127


class LeanSocket(asyncio.Protocol, ABC):
    """One connection; `hear` is called with each message."""

    def __init__(self, port: int, path: str) -> None:
        self.port = port
        self.request = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        ).encode()
        self.buffer = b""
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.WriteTransport | None = None

    @abstractmethod
    def hear(self, message: bytes) -> None: ...

    async def open(self) -> Self:
        """Connect to a server of this machine."""
        await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", self.port)
        await self.opened
        return self

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport  # type: ignore[assignment]
        self.write(self.request)

    def connection_lost(self, fault: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server has closed the connection"))

    def write(self, data: bytes) -> None:
        """Send, unless the connection was closed while a player was thinking."""
        assert self.transport is not None
        if not self.transport.is_closing():
            self.transport.write(data)

    def send(self, message: bytes) -> None:
        self.write(frame(TEXT, message))

    def close(self) -> None:
        assert self.transport is not None
        self.transport.close()

    def data_received(self, data: bytes) -> None:
        self.buffer = self.buffer + data if self.buffer else data
        if not self.opened.done():
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head:
                self.opened.set_exception(ConnectionError(head.decode()))
                return
            self.buffer = rest
            self.opened.set_result(None)
        self.take_frames()

    def take_frames(self) -> None:
        """Hear every message that is whole."""
        buffer = self.buffer
        at = 0
        while len(buffer) - at >= 2:
            begin, length = at + 2, buffer[at + 1]
            if length >= SHORT:
                begin = at + (4 if length == SHORT else 10)
                if len(buffer) < begin:
                    break
                length = int.from_bytes(buffer[at + 2 : begin], "big")
            end = begin + length
            if len(buffer) < end:
                break
            if buffer[at] == TEXT:
                self.hear(buffer[begin:end])
            elif buffer[at] == PING:
                self.write(frame(PONG, buffer[begin:end]))
            at = end
        self.buffer = buffer[at:]


def frame(kind: int, data: bytes) -> bytes:
    """A frame as clients send it."""
    if len(data) < SHORT:
        return bytes((kind, MASKED | len(data))) + NO_MASK + data
    return bytes((kind, MASKED | SHORT)) + len(data).to_bytes(2, "big") + NO_MASK + data
