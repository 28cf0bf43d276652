"""Scenarios of cards, in a tree like that of the card files: one file a card."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Generic, TypeVar

from arkade.kernel import PrintedCard
from arkade.scenarios import Scenario, read_file, scenario_files

SomeCard = TypeVar("SomeCard", bound=PrintedCard)


class CardTree(Generic[SomeCard]):
    """The scenarios of some cards below a folder, each in the folder that its card belongs to."""

    def __init__(self, root: Path, cards: Sequence[SomeCard], folder_of: Callable[[SomeCard], str]) -> None:
        self.root = root
        self.cards = cards
        self.folder_of = folder_of

    def file_of(self, card: SomeCard) -> Path:
        """`Raider's Hideaway` of the Void: `void/raiders-hideaway.yaml`."""
        words = re.findall(r"[a-z0-9]+", card.name.lower().replace("'", ""))
        return self.root / self.folder_of(card) / f"{'-'.join(words)}.yaml"

    def missing(self) -> list[str]:
        """The cards without a scenario of their own."""
        return [card.name for card in self.cards if not self.file_of(card).is_file()]

    def strangers(self) -> list[str]:
        """The scenarios that belong to none of the cards."""
        return sorted(map(str, set(scenario_files([self.root])) - {self.file_of(card) for card in self.cards}))

    def silent(self) -> list[str]:
        """The cards that their own scenario does not name."""
        return [card.name for card in self.cards if card.name not in self.named_in(self.file_of(card))]

    def named_in(self, path: Path) -> set[str]:
        """The cards that are on the table of a scenario, or used in it."""
        words = words_in(read_file(path)) if path.is_file() else []
        return {card.name for card in self.cards if any(card.name in text for text in words)}


def words_in(scenario: Scenario) -> list[str]:
    return strings_in([scenario.position, scenario.steps])


def strings_in(value: object) -> list[str]:
    """All words in a position or in steps, those of keys included."""
    if isinstance(value, dict):
        return [text for key, entry in value.items() for part in (key, entry) for text in strings_in(part)]
    if isinstance(value, list):
        return [text for entry in value for text in strings_in(entry)]
    return [value] if isinstance(value, str) else []
