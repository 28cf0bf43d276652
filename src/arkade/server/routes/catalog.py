"""Games, cards, rules and decks."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Router, delete, get, post, put
from litestar.params import Parameter

import arkade
from arkade.server import catalog, checking
from arkade.server.routes.faults import FAULTS, Refusal
from arkade.server.routes.who import needed_token_hash
from arkade.server.shapes import (
    CardsShape,
    CheckDeck,
    CheckedDeck,
    GameDetail,
    GameShape,
    RulesShape,
    SavedDeck,
    SavedDecks,
    SaveDeck,
)
from arkade.server.storage.decks import DeckStore

AnyRequest = Request[Any, Any, Any]
NO_DECK = "There is no such deck of yours."


class GamesShape(msgspec.Struct, frozen=True):
    games: list[GameShape]


@get("/games", summary="The games", responses=FAULTS)
async def all_games() -> GamesShape:
    return GamesShape(catalog.games())


@get("/games/{game:str}", summary="One game: modes, layout, ready decks", responses=FAULTS)
async def one_game(game: str) -> GameDetail:
    return catalog.game_detail(arkade.load(game).name)


@get("/games/{game:str}/cards", summary="The cards of a game", responses=FAULTS)
async def all_cards(game: str) -> CardsShape:
    return catalog.cards(arkade.load(game).name)


@get("/games/{game:str}/rules", summary="The rules of a game, perhaps only those with some words", responses=FAULTS)
async def all_rules(game: str, search: Annotated[str, Parameter(max_length=200)] = "") -> RulesShape:
    return catalog.rules(arkade.load(game).name, search)


@post("/games/{game:str}/decks/check", status_code=200, summary="Read a deck and name its faults", responses=FAULTS)
async def check_deck(game: str, data: CheckDeck) -> CheckedDeck:
    return checking.check(game, data)


@get("/decks", summary="My saved decks", responses=FAULTS)
async def my_decks(request: AnyRequest, decks: DeckStore) -> SavedDecks:
    return SavedDecks(await decks.of_player(needed_token_hash(request)))


@post("/decks", summary="Save a deck", responses=FAULTS)
async def save_deck(request: AnyRequest, decks: DeckStore, data: SaveDeck) -> SavedDeck:
    arkade.load(data.game)
    return await decks.save(needed_token_hash(request), data)


@put("/decks/{deck:str}", summary="Replace a saved deck", responses=FAULTS)
async def replace_deck(request: AnyRequest, decks: DeckStore, deck: str, data: SaveDeck) -> SavedDeck:
    arkade.load(data.game)
    found = await decks.replace(needed_token_hash(request), deck, data)
    if found is None:
        raise Refusal(404, NO_DECK)
    return found


@delete("/decks/{deck:str}", summary="Delete a saved deck", responses=FAULTS)
async def delete_deck(request: AnyRequest, decks: DeckStore, deck: str) -> None:
    if not await decks.remove(needed_token_hash(request), deck):
        raise Refusal(404, NO_DECK)


CATALOG = Router(
    "/",
    route_handlers=[
        all_games, one_game, all_cards, all_rules, check_deck, my_decks, save_deck, replace_deck, delete_deck,
    ],
)  # fmt: skip
