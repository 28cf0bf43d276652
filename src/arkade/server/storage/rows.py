"""Rows as the driver takes them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Table

from arkade.server.storage.database import to_json

Fields = tuple[Any, ...]
"""The values of a row in the order of its table's columns."""


def all_at_once(table: Table) -> str:
    """A statement for many rows of SQLite, which come as JSON. Its driver takes Python's lock again after every row,
    and the loop, which holds it, lets go rarely: one statement for all rows needs it once."""
    fields = ", ".join(f"json_extract(value, '$[{place}]')" for place in range(len(table.columns)))
    return f"INSERT INTO {table.name} ({', '.join(table.columns.keys())}) SELECT {fields} FROM json_each(?)"


def as_json(rows: Sequence[Fields]) -> tuple[str]:
    """Rows as the one parameter of such a statement."""
    return (to_json(rows),)
