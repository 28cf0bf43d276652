"""Every card with an ability has a scenario file of its own, in a tree like that of the cards: a folder for each
faction."""

from __future__ import annotations

import re
from pathlib import Path

from arkade.games.arackhan_wars.language import FOLDER, POOL, Card
from arkade.scenarios import Scenario, read_file, scenario_files

SCENARIOS = FOLDER / "scenarios" / "cards"
ABLE = [card for card in POOL.cards if card.text]
"""The cards with an Attribute, a Skill, a Benefit, an Effect, a Weakness or an Action."""


def file_of(card: Card) -> Path:
    """`Queen's Jester` of the Whitelands: `whitelands/queens-jester.yaml`."""
    words = re.findall(r"[a-z0-9]+", card.name.lower().replace("'", ""))
    return Path(card.faction.lower().replace(" ", "_")) / f"{'-'.join(words)}.yaml"


def strings_in(value: object) -> list[str]:
    """All words in a position or in steps, those of keys included."""
    if isinstance(value, dict):
        return [text for key, entry in value.items() for part in (key, entry) for text in strings_in(part)]
    if isinstance(value, list):
        return [text for entry in value for text in strings_in(entry)]
    return [value] if isinstance(value, str) else []


def names(scenario: Scenario, card: Card) -> bool:
    """Whether a card is on the table of a scenario, or used in it."""
    return any(card.name in text for text in strings_in([scenario.position, scenario.steps]))


def test_every_card_with_an_ability_has_a_scenario_of_its_own() -> None:
    missing = [str(file_of(card)) for card in ABLE if not (SCENARIOS / file_of(card)).is_file()]
    assert not missing, f"cards without a scenario: {', '.join(missing)}"


def test_every_scenario_of_the_tree_belongs_to_such_a_card() -> None:
    found = {path.relative_to(SCENARIOS) for path in scenario_files([SCENARIOS])}
    strangers = sorted(map(str, found - {file_of(card) for card in ABLE}))
    assert not strangers, f"scenarios without a card: {', '.join(strangers)}"


def test_every_scenario_names_its_card() -> None:
    files = [(card, SCENARIOS / file_of(card)) for card in ABLE]
    silent = [path.name for card, path in files if path.is_file() and not names(read_file(path), card)]
    assert not silent, f"scenarios that do not name their card: {', '.join(silent)}"


def test_a_scenario_names_only_the_cards_that_are_in_it() -> None:
    scenario = read_file(SCENARIOS / "whitelands" / "coriolis-wind.yaml")
    named = {card.name for card in POOL.cards if names(scenario, card)}
    assert named == {"Coriolis Wind", "Yeti", "Eagle", "Behemoth", "Grey Knight", "Western Forge", "Swamp Ogre"}
