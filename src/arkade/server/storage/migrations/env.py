"""How Alembic reaches the database: by the connection that the server gives it."""

from __future__ import annotations

from alembic import context

from arkade.server.storage.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"], target_metadata=METADATA, transaction_per_migration=False
)
with context.begin_transaction():
    context.run_migrations()
