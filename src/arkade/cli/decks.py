"""Decks as they are named on the command line: ready ones by name, somebody's own as files."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from arkade.kernel import ArkadeError, Game
from arkade.kernel.errors import shorten
from arkade.lab.plan import ready_decks

ALL = "all"
READERS: dict[str, Callable[[str], Any]] = {".toml": tomllib.loads, ".json": msgspec.json.decode}


def read_decks(text: str, game: Game, mode: str | None) -> list[Any]:
    """The decks of a list such as `earth,moon,my-deck.toml`; `all` are the ready decks of the mode."""
    if text == ALL:
        ready = ready_decks(game, mode)
        if not ready:
            raise ArkadeError(f"this mode of {game.title} has no ready decks")
        return list(ready)
    return [read_deck(name.strip()) for name in text.split(",")]


def read_deck(name: str) -> Any:
    """A deck from its file, or its name: whether there is such a deck, the game knows."""
    path = Path(name)
    return read_file(path) if path.suffix in READERS else name


def read_file(path: Path) -> dict[str, Any]:
    """The deck in a file; one without a name is called as the file is."""
    try:
        deck = READERS[path.suffix](path.read_text(encoding="utf-8"))
    except OSError as fault:
        raise ArkadeError(f"{str(path)!r} can't be read: {fault.strerror}") from None
    except (tomllib.TOMLDecodeError, msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
        raise ArkadeError(f"{str(path)!r} is no {path.suffix[1:].upper()}: {shorten(str(fault), 200)}") from None
    if not isinstance(deck, dict):
        raise ArkadeError(f"{str(path)!r} holds no deck: a deck is a mapping")
    return {"name": path.stem, **deck}
