"""Every card has a scenario file of its own, in a tree like that of the cards: a folder for each guild."""

from __future__ import annotations

import re
from pathlib import Path

from arkade.games.worldbreakers.language import FOLDER, POOL, Card
from arkade.scenarios import Scenario, read_file, scenario_files

SCENARIOS = FOLDER / "scenarios" / "cards"


def file_of(card: Card) -> Path:
    """`Raider's Hideaway` of the Void: `void/raiders-hideaway.yaml`."""
    words = re.findall(r"[a-z0-9]+", card.name.lower().replace("'", ""))
    return Path(card.guild) / f"{'-'.join(words)}.yaml"


def strings_in(value: object) -> list[str]:
    """All words in a position or in steps, those of keys included."""
    if isinstance(value, dict):
        return [text for key, entry in value.items() for part in (key, entry) for text in strings_in(part)]
    if isinstance(value, list):
        return [text for entry in value for text in strings_in(entry)]
    return [value] if isinstance(value, str) else []


def names(scenario: Scenario, card: Card) -> bool:
    """Whether a card is on the table of a scenario, or played in it."""
    return any(card.name in text for text in strings_in([scenario.position, scenario.steps]))


def test_every_card_has_a_scenario_of_its_own() -> None:
    missing = [str(file_of(card)) for card in POOL.cards if not (SCENARIOS / file_of(card)).is_file()]
    assert not missing, f"cards without a scenario: {', '.join(missing)}"


def test_every_scenario_of_the_tree_belongs_to_a_card() -> None:
    found = {path.relative_to(SCENARIOS) for path in scenario_files([SCENARIOS])}
    strangers = sorted(map(str, found - {file_of(card) for card in POOL.cards}))
    assert not strangers, f"scenarios without a card: {', '.join(strangers)}"


def test_every_scenario_names_its_card() -> None:
    files = [(card, SCENARIOS / file_of(card)) for card in POOL.cards]
    silent = [path.name for card, path in files if path.is_file() and not names(read_file(path), card)]
    assert not silent, f"scenarios that do not name their card: {', '.join(silent)}"


def test_a_scenario_names_only_the_cards_that_are_in_it() -> None:
    scenario = read_file(SCENARIOS / "void" / "vicious-stab.yaml")
    named = {card.name for card in POOL.cards if names(scenario, card)}
    assert named == {"Vicious Stab", "Airag Maker", "Caravan Guard"}
