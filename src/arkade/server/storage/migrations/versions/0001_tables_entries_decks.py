"""Tables, seats, entries and saved decks."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("mode", sa.String(40), nullable=False),
        sa.Column("settings", sa.JSON, nullable=False),
        sa.Column("seed", sa.JSON, nullable=False),
        sa.Column("undo", sa.String(8), nullable=False),
        sa.Column("spectators", sa.Boolean, nullable=False),
        sa.Column("rules", sa.String(40), nullable=False),
        sa.Column("cards", sa.String(40), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
    )
    op.create_index("tables_by_age", "tables", ["status", "made"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("deck", sa.JSON),
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("player_hash", sa.String(64), nullable=False),
        sa.Column("invitation_hash", sa.String(64), nullable=False),
    )
    op.create_index("seats_by_player", "seats", ["player_hash"])
    op.create_index("seats_by_invitation", "seats", ["invitation_hash"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.SmallInteger, nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("verb", sa.BigInteger, nullable=False),
        sa.Column("a", sa.BigInteger, nullable=False),
        sa.Column("b", sa.BigInteger, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("request", sa.String(64), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "decks",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("player_hash", sa.String(64), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("title", sa.String(60), nullable=False),
        sa.Column("deck", sa.JSON, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_index("decks_by_player", "decks", ["player_hash", "made"])


def downgrade() -> None:
    for name in ("decks", "entries", "seats", "tables"):
        op.drop_table(name)
