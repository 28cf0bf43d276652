# arkade: interpreted
"""The games that Arkade plays, by name. A game's module is imported when the game is first asked for."""

from __future__ import annotations

from importlib import import_module

from arkade.kernel import Game
from arkade.kernel.errors import unknown

NAMES = ("sample",)


def load(name: str) -> Game:
    """A game by its name; hyphens serve as well as underscores."""
    wanted = name.casefold().replace("-", "_")
    if wanted not in NAMES:
        raise unknown("game", name, NAMES)
    game = import_module(f"arkade.games.{wanted}").GAME
    assert isinstance(game, Game)
    return game
