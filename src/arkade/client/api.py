"""The HTTP side of a server."""

from __future__ import annotations

from types import TracebackType
from typing import Any, Self, TypeVar

import httpx
import msgspec

from arkade.client.seat import Seat
from arkade.server.shapes import (
    CardsShape,
    CheckDeck,
    CheckedDeck,
    Fault,
    GameDetail,
    Join,
    MyTables,
    NewPlayer,
    NewTable,
    PlayOn,
    Replay,
    Report,
    RulesShape,
    SavedDeck,
    SavedDecks,
    SaveDeck,
    Seated,
    SeatWish,
    Tables,
    TableShape,
)

Shape = TypeVar("Shape")


class Refused(Exception):
    """The server has refused a request, and says why."""

    def __init__(self, status: int, fault: Fault) -> None:
        super().__init__(fault.words)
        self.status = status
        self.fault = fault


class Api:
    """A server by its address, such as `http://127.0.0.1:8400`. With a player's token, tables and decks are that
    player's."""

    def __init__(self, address: str, player: str | None = None) -> None:
        self.address = address.rstrip("/")
        self.player = player
        self.http = httpx.AsyncClient(base_url=f"{self.address}/api/v1", timeout=30)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.http.aclose()

    async def ask(
        self, method: str, path: str, answer: type[Shape], body: object = None, token: str | None = None
    ) -> Shape:
        """One request, and its answer in the form that it must have."""
        headers = {"Content-Type": "application/json"}
        if token or self.player:
            headers["Authorization"] = f"Bearer {token or self.player}"
        content = None if body is None else msgspec.json.encode(body)
        response = await self.http.request(method, path, content=content, headers=headers)
        if response.status_code >= httpx.codes.BAD_REQUEST:
            raise Refused(response.status_code, read_fault(response))
        return msgspec.json.decode(response.content or b"null", type=answer)

    # -- games and decks ---------------------------------------------------------------------------

    async def game(self, name: str) -> GameDetail:
        return await self.ask("GET", f"/games/{name}", GameDetail)

    async def cards(self, name: str) -> CardsShape:
        return await self.ask("GET", f"/games/{name}/cards", CardsShape)

    async def rules(self, name: str, search: str = "") -> RulesShape:
        return await self.ask("GET", str(httpx.URL(f"/games/{name}/rules", params={"search": search})), RulesShape)

    async def check_deck(self, name: str, deck: CheckDeck) -> CheckedDeck:
        return await self.ask("POST", f"/games/{name}/decks/check", CheckedDeck, deck)

    async def decks(self) -> list[SavedDeck]:
        return (await self.ask("GET", "/decks", SavedDecks)).decks

    async def save_deck(self, deck: SaveDeck) -> SavedDeck:
        return await self.ask("POST", "/decks", SavedDeck, deck)

    # -- tables ------------------------------------------------------------------------------------

    async def become_player(self) -> str:
        """Get a player's token, and use it from now on."""
        self.player = (await self.ask("POST", "/players", NewPlayer)).token
        return self.player

    async def make(self, wanted: NewTable) -> Seated:
        return await self.ask("POST", "/tables", Seated, wanted)

    async def make_against(self, game: str, bot: str, **more: Any) -> Seated:
        """A table of two: me against a bot."""
        seats = [SeatWish(who="me"), SeatWish(who="bot", bot=bot)]
        return await self.make(NewTable(game=game, seats=seats, **more))

    async def join(self, invitation: str, **more: Any) -> Seated:
        return await self.ask("POST", "/join", Seated, Join(invitation=invitation, **more))

    async def table(self, table: str) -> TableShape:
        return await self.ask("GET", f"/tables/{table}", TableShape)

    async def my_tables(self) -> MyTables:
        return await self.ask("GET", "/tables", MyTables)

    async def tables_to_watch(self) -> Tables:
        return await self.ask("GET", "/watch", Tables)

    async def replay(self, table: str, eyes: str = "all") -> Replay:
        return await self.ask("GET", f"/tables/{table}/replay?eyes={eyes}", Replay)

    async def record(self, table: str) -> dict[str, Any]:
        return await self.ask("GET", f"/tables/{table}/record", dict[str, Any])

    async def play_on(self, wanted: PlayOn) -> Seated:
        return await self.ask("POST", "/tables/play-on", Seated, wanted)

    async def report(self, table: str, token: str) -> Report:
        return await self.ask("GET", f"/tables/{table}/report", Report, token=token)

    def seat(self, table: str, token: str | None = None) -> Seat:
        """A seat of a table; without a token, a place to watch from."""
        return Seat(self.address, table, token)


def read_fault(response: httpx.Response) -> Fault:
    try:
        return msgspec.json.decode(response.content, type=Fault)
    except msgspec.DecodeError:
        return Fault("unknown", f"the server answered {response.status_code}")
