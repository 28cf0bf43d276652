"""The tables of the database."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
)

METADATA: Final = MetaData()

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("mode", String(40), nullable=False),
    Column("settings", JSON, nullable=False),
    Column("seed", JSON, nullable=False),
    Column("undo", String(8), nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("rules", String(40), nullable=False),
    Column("cards", String(40), nullable=False),
    Column("made", Float, nullable=False),
    Column("status", String(8), nullable=False),
    Index("tables_by_age", "status", "made"),
)
"""A table as it was made. The status is kept for lists; what it truly is follows from the entries."""

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", String(64), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(40), nullable=False),
    Column("bot", String(40), nullable=False),
    Column("deck", JSON),
    Column("token_hash", String(64), nullable=False),
    Column("player_hash", String(64), nullable=False),
    Column("invitation_hash", String(64), nullable=False),
    Index("seats_by_player", "player_hash"),
    Index("seats_by_invitation", "invitation_hash"),
)

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", String(64), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", SmallInteger, nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("verb", BigInteger, nullable=False),
    Column("a", BigInteger, nullable=False),
    Column("b", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
    Column("request", String(64), nullable=False),
    sqlite_with_rowid=False,
)
"""What has happened at a table. The primary key is the lock: two workers can't both write number 7 of a table."""

DECKS: Final = Table(
    "decks",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("player_hash", String(64), nullable=False),
    Column("game", String(40), nullable=False),
    Column("title", String(60), nullable=False),
    Column("deck", JSON, nullable=False),
    Column("made", Float, nullable=False),
    Index("decks_by_player", "player_hash", "made"),
)
