"""Saved decks. Whoever has the player's token owns them."""

from __future__ import annotations

import time
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from arkade.kernel import ArkadeError
from arkade.server.secret import is_id, new_id
from arkade.server.shapes import OwnDeck, SavedDeck, SaveDeck
from arkade.server.storage.schema import DECKS
from arkade.server.storage.writing import Writing

MOST_DECKS: Final = 200


class DeckStore:
    """The decks of all players."""

    def __init__(self, engine: AsyncEngine, writing: Writing) -> None:
        self.engine = engine
        self.writing = writing

    async def of_player(self, player_hash: str) -> list[SavedDeck]:
        query = select(DECKS).where(DECKS.c.player_hash == player_hash).order_by(DECKS.c.made.desc())
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [SavedDeck(row.id, row.game, row.title, msgspec.convert(row.deck, OwnDeck)) for row in rows]

    async def save(self, player_hash: str, wanted: SaveDeck) -> SavedDeck:
        """Keep a new deck, unless there are too many already."""
        saved = SavedDeck(new_id(), wanted.game, wanted.title, wanted.deck)
        mine = select(func.count()).where(DECKS.c.player_hash == player_hash)
        row = {"id": saved.id, "player_hash": player_hash, "made": time.time(), **deck_columns(wanted)}

        def work(connection: Connection) -> None:
            if connection.execute(mine).scalar_one() >= MOST_DECKS:
                raise ArkadeError(f"{MOST_DECKS} decks are saved already: delete one first")
            connection.execute(insert(DECKS), row)

        await self.writing.run(work)
        return saved

    async def replace(self, player_hash: str, deck: str, wanted: SaveDeck) -> SavedDeck | None:
        """Another content for a deck; None where the player has no such deck."""
        if not is_id(deck):
            return None
        mine = update(DECKS).where(DECKS.c.id == deck, DECKS.c.player_hash == player_hash)
        found = await self.writing.execute(mine.values(deck_columns(wanted)))
        return SavedDeck(deck, wanted.game, wanted.title, wanted.deck) if found else None

    async def remove(self, player_hash: str, deck: str) -> bool:
        """Forget a deck; False where the player has no such deck."""
        mine = delete(DECKS).where(DECKS.c.id == deck, DECKS.c.player_hash == player_hash)
        return is_id(deck) and bool(await self.writing.execute(mine))


def deck_columns(wanted: SaveDeck) -> dict[str, Any]:
    return {"game": wanted.game, "title": wanted.title, "deck": msgspec.to_builtins(wanted.deck)}
