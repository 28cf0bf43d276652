"""Every crisis, planet crisis and life goal has a scenario file of its own, in a tree like that of the card files."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from arkade.games.ark_ship.language import FILES, FOLDER, POOL, Card
from arkade.games.ark_ship.printed import KIND_NAMES
from arkade.scenarios import Scenario, read_file, scenario_files

SCENARIOS: Final = FOLDER / "scenarios" / "cards"
FOLDERS: Final = dict(zip(KIND_NAMES, FILES, strict=True))
SHOWN: Final = [card for card in POOL.cards if card.type in ("crisis", "planet crisis", "life goal")]
"""The cards whose text is a program of their own."""


def file_of(card: Card) -> Path:
    """The life goal `Captain's Chair`: `life_goals/captains-chair.yaml`."""
    words = re.findall(r"[a-z0-9]+", card.name.lower().replace("'", ""))
    return Path(FOLDERS[card.type]) / f"{'-'.join(words)}.yaml"


def strings_in(value: object) -> list[str]:
    """All words in a position or in steps, those of keys included."""
    if isinstance(value, dict):
        return [text for key, entry in value.items() for part in (key, entry) for text in strings_in(part)]
    if isinstance(value, list):
        return [text for entry in value for text in strings_in(entry)]
    return [value] if isinstance(value, str) else []


def names(scenario: Scenario, card: Card) -> bool:
    """Whether a card is on the table of a scenario, or chosen in it."""
    return any(card.name in text for text in strings_in([scenario.position, scenario.steps]))


def test_there_are_30_crises_8_planet_crises_and_30_life_goals_to_show() -> None:
    assert len(SHOWN) == len({file_of(card) for card in SHOWN}) == 30 + 8 + 30


def test_every_crisis_planet_crisis_and_life_goal_has_a_scenario_of_its_own() -> None:
    missing = [str(file_of(card)) for card in SHOWN if not (SCENARIOS / file_of(card)).is_file()]
    assert not missing, f"cards without a scenario: {', '.join(missing)}"


def test_every_scenario_of_the_tree_belongs_to_a_card() -> None:
    found = {path.relative_to(SCENARIOS) for path in scenario_files([SCENARIOS])}
    strangers = sorted(map(str, found - {file_of(card) for card in POOL.cards}))
    assert not strangers, f"scenarios without a card: {', '.join(strangers)}"


def test_every_scenario_names_its_card() -> None:
    files = [(card, SCENARIOS / file_of(card)) for card in SHOWN]
    silent = [path.name for card, path in files if path.is_file() and not names(read_file(path), card)]
    assert not silent, f"scenarios that do not name their card: {', '.join(silent)}"


def test_a_scenario_names_only_the_cards_that_are_in_it() -> None:
    scenario = read_file(SCENARIOS / "crises" / "spin-gravity-drift.yaml")
    assert {card.name for card in SHOWN if names(scenario, card)} == {"Spin Gravity Drift", "Cryo Failure"}
