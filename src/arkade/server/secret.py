"""Secrets: tokens and invitations of 128 bits. They are given out once; only their hashes are kept."""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import Final

SECRET_BYTES: Final = 16


def new_secret() -> str:
    """A secret as 22 letters that fit into a link."""
    return secrets.token_urlsafe(SECRET_BYTES)


def hash_of(secret: str) -> str:
    """What is kept of a secret. It has 128 random bits, so that a plain hash can't be searched for."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_id() -> str:
    """The id of a table or a deck: no secret, but not to be guessed either."""
    return secrets.token_urlsafe(SECRET_BYTES)


def is_id(text: str) -> bool:
    """Whether something may be an id. What is none need not be looked for, and some databases can't."""
    return re.fullmatch(r"[A-Za-z0-9_-]{1,64}", text) is not None


def rematch_id(table: str) -> str:
    """The id of the table where a table is played again: the same whoever asks first, and wherever."""
    return hashlib.sha256(f"rematch of {table}".encode()).hexdigest()[:22]
