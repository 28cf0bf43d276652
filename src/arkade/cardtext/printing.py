# arkade: interpreted
"""Printing: what the rules look at on the face of a card, made from its entry and from the lines of its text."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from arkade.cardtext.effects import Ability
from arkade.cardtext.files import CardEntry, CardPool
from arkade.kernel.errors import ArkadeError

E = TypeVar("E", bound=CardEntry)
F = TypeVar("F")


class Misprint(ArkadeError):
    """What is wrong with a card whose text could be read. It need not say which card that is."""


def print_faces(game: str, pool: CardPool[E], print_card: Callable[[E, list[Ability[Any]]], F]) -> list[F]:
    """The faces of all cards, in the order of the pool, as the game prints a card. A fault names game and card."""
    faces: list[F] = []
    for card, abilities in zip(pool.cards, pool.abilities, strict=True):
        try:
            faces.append(print_card(card, abilities))
        except Misprint as fault:
            raise ArkadeError(f'{game}: "{card.name}": {fault}') from None
    return faces


def refuse_script(card: CardEntry) -> None:
    """For games that are written in words alone."""
    if card.script:
        raise Misprint("all cards of this game are written in words; there are no scripts")
