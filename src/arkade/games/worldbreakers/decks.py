# arkade: interpreted
"""Decks: the four preconstructed ones, decks as text, and the validator that names each fault of a deck."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from arkade.cardtext import decks
from arkade.cardtext.decks import DeckEntry, Fault, count_cards, find_deck, load_decks, number_of_cards
from arkade.games.worldbreakers.deck_rules import DECK_SIZE, cannot_be_in_deck
from arkade.games.worldbreakers.printed import GUILD_NAMES, WORLDBREAKER, Face
from arkade.kernel.errors import unknown

FOLDER: Final = Path(__file__).parent / "decks"
DECKS: Final = "decks"
"""The setting that has the deck of each seat."""
FORM: Final = "a deck is a mapping with 'worldbreaker' (a name) and 'cards' (a list of names)"


class Deck(DeckEntry, frozen=True, kw_only=True):
    """A Worldbreaker and the other cards, by their names."""

    worldbreaker: str

    @property
    def held(self) -> tuple[str, ...]:
        return (self.worldbreaker, *self.cards)


# -- reading and writing ---------------------------------------------------------------------------


DECK_SOURCES: Final = [(FOLDER / f"{guild.lower()}.toml").read_text(encoding="utf-8") for guild in GUILD_NAMES]
PRECONSTRUCTED: Final = load_decks(DECK_SOURCES, Deck)
"""WB-19.01: the ready-to-play decks by name, one for each guild."""


def deck_of(value: Any, ready: Mapping[str, Deck] = PRECONSTRUCTED) -> Deck:
    """A deck from what a setting or a scenario says: the name of a ready deck, or a mapping."""
    return find_deck(value, ready, Deck, FORM)


def read_deck_text(text: str) -> Deck:
    """A deck from its text: the Worldbreaker on the first line, then the cards."""
    worldbreaker, cards = decks.read_deck_text(text, "Worldbreaker")
    return Deck(worldbreaker=worldbreaker, cards=cards)


def write_deck_text(deck: Deck) -> str:
    """The text of a deck, which `read_deck_text` reads again."""
    return decks.write_deck_text(f"1 {deck.worldbreaker}", deck.cards)


# -- validating ------------------------------------------------------------------------------------


def faults_of(deck: Deck, faces: Sequence[Face]) -> list[Fault]:
    """Everything that keeps a deck from constructed play (WB-20); an empty list for a legal deck."""
    by_name = {face.name.casefold(): face for face in faces}
    return [*worldbreaker_faults(deck, by_name), *card_faults(deck, by_name), *count_faults(deck)]


def worldbreaker_faults(deck: Deck, by_name: dict[str, Face]) -> list[Fault]:
    """WB-20.01: one Worldbreaker, and one that there is."""
    face = by_name.get(deck.worldbreaker.casefold())
    leaders = [other.name for other in by_name.values() if other.kind == WORLDBREAKER]
    if face is None:
        return [Fault("WB-20.01", str(unknown("Worldbreaker", deck.worldbreaker, leaders)))]
    if face.kind != WORLDBREAKER:
        return [Fault("WB-20.01", f"{face.name!r} is no Worldbreaker: there are {'; '.join(leaders)}")]
    return []


def card_faults(deck: Deck, by_name: dict[str, Face]) -> list[Fault]:
    """WB-20.02 to WB-20.07: each card that has no place in the deck, each once."""
    worldbreaker = by_name.get(deck.worldbreaker.casefold())
    known = [face.name for face in by_name.values() if face.kind != WORLDBREAKER]
    faults: list[Fault] = []
    for name, count in count_cards(deck.cards).items():
        face = by_name.get(name.casefold())
        if face is None:
            faults.append(Fault("WB-20.05", str(unknown("card", name, known))))
            continue
        if count > 1:
            faults.append(Fault("WB-20.02", f"{face.name!r} is in the deck {count} times; once is allowed"))
        if face.kind == WORLDBREAKER:
            faults.append(Fault("WB-20.07", f"{face.name!r} is a Worldbreaker and not one of the other cards"))
        elif worldbreaker is not None and cannot_be_in_deck(face, worldbreaker):
            whose = f"a signature card of {face.signature_of!r}, not of {worldbreaker.name!r}"
            faults.append(Fault("WB-20.03", f"{face.name!r} is {whose}"))
    return faults


def count_faults(deck: Deck) -> list[Fault]:
    """WB-20.01: exactly 30 cards besides the Worldbreaker."""
    count = len(deck.cards)
    if count == DECK_SIZE:
        return []
    cards = number_of_cards(count)
    return [Fault("WB-20.01", f"the deck has {cards} besides its Worldbreaker; exactly {DECK_SIZE} are needed")]


def broken_rules(value: Any, faces: Sequence[Face], ready: Mapping[str, Deck] = PRECONSTRUCTED) -> list[str]:
    """The rules that a deck breaks, for scenarios."""
    return [fault.rule for fault in faults_of(deck_of(value, ready), faces)]
