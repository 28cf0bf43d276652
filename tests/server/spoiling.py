"""Spoiling a table, to see what happens when something is wrong."""

from __future__ import annotations

import sqlite3
from pathlib import Path


def spoil(database: Path, table: str) -> None:
    """Write a row that the rules can't carry out, as a fault of the program or of a disk would leave it."""
    with sqlite3.connect(database) as connection:
        connection.execute("INSERT INTO entries VALUES (?, 1, 0, 0, 77, 0, 0, '', 'spoilt')", (table,))
