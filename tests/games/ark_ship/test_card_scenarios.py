"""Every crisis, planet crisis and life goal has a scenario file of its own, in a tree like that of the card files."""

from __future__ import annotations

from typing import Final

from arkade.games.ark_ship.language import FILES, FOLDER, POOL, Card
from arkade.games.ark_ship.printed import KIND_NAMES
from tests.games.card_tree import CardTree

FOLDERS: Final = dict(zip(KIND_NAMES, FILES, strict=True))
SHOWN: Final = [card for card in POOL.cards if card.type in ("crisis", "planet crisis", "life goal")]
"""The cards whose text is a program of their own."""


def folder_of(card: Card) -> str:
    return FOLDERS[card.type]


TREE: Final = CardTree(FOLDER / "scenarios" / "cards", SHOWN, folder_of)
ALL: Final = CardTree(TREE.root, POOL.cards, folder_of)


def test_there_are_30_crises_8_planet_crises_and_30_life_goals_to_show() -> None:
    assert len(SHOWN) == len({TREE.file_of(card) for card in SHOWN}) == 30 + 8 + 30


def test_every_crisis_planet_crisis_and_life_goal_has_a_scenario_of_its_own() -> None:
    assert TREE.missing() == []


def test_every_scenario_of_the_tree_belongs_to_a_card() -> None:
    assert ALL.strangers() == []


def test_every_scenario_names_its_card() -> None:
    assert TREE.silent() == []


def test_a_scenario_names_only_the_cards_that_are_in_it() -> None:
    assert TREE.named_in(TREE.root / "crises" / "spin-gravity-drift.yaml") == {"Spin Gravity Drift", "Cryo Failure"}
