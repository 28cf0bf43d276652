"""Printing: faces in the order of the cards, and faults that name the game and the card."""

from __future__ import annotations

from typing import Any

import pytest

from arkade.cardtext import Ability, CardEntry, CardPool
from arkade.cardtext.printing import Misprint, print_faces, refuse_script
from arkade.kernel import ArkadeError


def print_card(card: CardEntry, abilities: list[Ability[Any]]) -> str:
    """A game of which only the first letters are printed."""
    refuse_script(card)
    if card.name == "Whale":
        raise Misprint("it is too large for a card")
    return card.name[:1]


def pool(*cards: CardEntry) -> CardPool[CardEntry]:
    return CardPool(cards, [[] for _ in cards], [])


def test_faces_come_in_the_order_of_the_cards() -> None:
    assert print_faces("tide", pool(CardEntry(name="Net"), CardEntry(name="Gull")), print_card) == ["N", "G"]


@pytest.mark.parametrize(
    ("card", "words"),
    [
        (CardEntry(name="Whale"), 'tide: "Whale": it is too large for a card'),
        (
            CardEntry(name="Squid", script="squirt"),
            'tide: "Squid": all cards of this game are written in words; there are no scripts',
        ),
    ],
)
def test_a_fault_names_the_game_and_the_card(card: CardEntry, words: str) -> None:
    with pytest.raises(ArkadeError) as fault:
        print_faces("tide", pool(CardEntry(name="Net"), card), print_card)
    assert str(fault.value) == words
