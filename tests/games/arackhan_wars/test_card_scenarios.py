"""Every card with an ability has a scenario file of its own, in a tree like that of the cards: a folder for each
faction."""

from __future__ import annotations

from arkade.games.arackhan_wars.language import FOLDER, POOL, Card
from tests.games.card_tree import CardTree

ABLE = [card for card in POOL.cards if card.text]
"""The cards with an Attribute, a Skill, a Benefit, an Effect, a Weakness or an Action."""


def folder_of(card: Card) -> str:
    return card.faction.lower().replace(" ", "_")


TREE = CardTree(FOLDER / "scenarios" / "cards", ABLE, folder_of)
ALL = CardTree(TREE.root, POOL.cards, folder_of)


def test_every_card_with_an_ability_has_a_scenario_of_its_own() -> None:
    assert TREE.missing() == []


def test_every_scenario_of_the_tree_belongs_to_such_a_card() -> None:
    assert TREE.strangers() == []


def test_every_scenario_names_its_card() -> None:
    assert TREE.silent() == []


def test_a_scenario_names_only_the_cards_that_are_in_it() -> None:
    named = ALL.named_in(TREE.root / "whitelands" / "coriolis-wind.yaml")
    assert named == {"Coriolis Wind", "Yeti", "Eagle", "Behemoth", "Grey Knight", "Western Forge", "Swamp Ogre"}
