"""Every card has a scenario file of its own, in a tree like that of the cards: a folder for each guild."""

from __future__ import annotations

from arkade.games.worldbreakers.language import FOLDER, POOL, Card
from tests.games.card_tree import CardTree


def folder_of(card: Card) -> str:
    return card.guild


TREE = CardTree(FOLDER / "scenarios" / "cards", POOL.cards, folder_of)


def test_every_card_has_a_scenario_of_its_own() -> None:
    assert TREE.missing() == []


def test_every_scenario_of_the_tree_belongs_to_a_card() -> None:
    assert TREE.strangers() == []


def test_every_scenario_names_its_card() -> None:
    assert TREE.silent() == []


def test_a_scenario_names_only_the_cards_that_are_in_it() -> None:
    named = TREE.named_in(TREE.root / "void" / "vicious-stab.yaml")
    assert named == {"Vicious Stab", "Airag Maker", "Caravan Guard"}
