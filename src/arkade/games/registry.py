# arkade: interpreted
"""The games that Arkade plays, by name. A game's module is imported when the game is first asked for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from types import ModuleType

from arkade.cardtext.changes import Changes, changed_decks, changed_pool
from arkade.kernel import Game
from arkade.kernel.errors import unknown

NAMES = ("sample", "worldbreakers", "ark_ship", "arackhan_wars")


def load(name: str) -> Game:
    """A game by its name; hyphens serve as well as underscores."""
    game = module_of(name).GAME
    assert isinstance(game, Game)
    return game


def load_with(name: str, more_cards: Sequence[Mapping[str, object]]) -> Game:
    """A game with more cards than its own: those that a scenario tries out."""
    game = module_of(name).make_game(more_cards)
    assert isinstance(game, Game)
    return game


def load_changed(name: str, changes: Changes) -> Game:
    """A game as a designer has changed it: other cards, and decks that hold them."""
    module = module_of(name)
    pool = changed_pool(module.POOL, changes, module.Card, module.LANGUAGE)
    game = module.game_of(pool, changed_decks(module.GAME.decks, changes, [card.name for card in pool.cards]))
    assert isinstance(game, Game)
    return game


def module_of(name: str) -> ModuleType:
    wanted = name.casefold().replace("-", "_")
    if wanted not in NAMES:
        raise unknown("game", name, NAMES)
    return import_module(f"arkade.games.{wanted}")
