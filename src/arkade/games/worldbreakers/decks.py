# arkade: interpreted
"""Decks: the four preconstructed ones, decks as text, and the validator that names each fault of a deck."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from arkade.games.worldbreakers.deck_rules import DECK_SIZE, cannot_be_in_deck
from arkade.games.worldbreakers.printed import GUILD_NAMES, WORLDBREAKER, Face
from arkade.kernel.errors import ArkadeError, shorten, unknown

FOLDER: Final = Path(__file__).parent / "decks"
MOST_CARDS: Final = 200
TEXT_LIMIT: Final = 20_000
LINE: Final = re.compile(r"(?:(\d{1,3})(?:\s*[xX])?\s+)?(\S.*)")
FORM: Final = "a deck is a mapping with 'worldbreaker' (a name) and 'cards' (a list of names)"


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A Worldbreaker and the other cards, by their names. The preconstructed decks have a name and a title."""

    worldbreaker: str
    cards: tuple[str, ...]
    name: str = ""
    title: str = ""


class Fault(msgspec.Struct, frozen=True):
    """One thing that is wrong with a deck: the rule that it breaks, and a sentence."""

    rule: str
    words: str

    def __str__(self) -> str:
        return f"{self.words} ({self.rule})"


# -- reading and writing ---------------------------------------------------------------------------


DECK_SOURCES: Final = [(FOLDER / f"{guild.lower()}.toml").read_text(encoding="utf-8") for guild in GUILD_NAMES]
DECKS: Final = [msgspec.convert(tomllib.loads(source), Deck) for source in DECK_SOURCES]
PRECONSTRUCTED: Final = {deck.name: deck for deck in DECKS}
"""WB-19.01: the ready-to-play decks by name, one for each guild."""


def deck_of(value: Any) -> Deck:
    """A deck from what a setting or a scenario says: the name of a preconstructed deck, or a mapping."""
    if isinstance(value, str):
        if value not in PRECONSTRUCTED:
            raise unknown("deck", value, PRECONSTRUCTED)
        return PRECONSTRUCTED[value]
    try:
        deck = msgspec.convert(value, Deck)
    except (msgspec.ValidationError, RecursionError):
        raise ArkadeError(FORM) from None
    if len(deck.cards) > MOST_CARDS:
        raise ArkadeError(f"a deck of {len(deck.cards)} cards is too large to be looked at")
    return deck


def read_deck_text(text: str) -> Deck:
    """A deck from its text: the Worldbreaker on the first line, then the cards, one a line, with their number
    before the name or without. Empty lines and lines that begin with # do not count."""
    if len(text) > TEXT_LIMIT:
        raise ArkadeError(f"the text of a deck has at most {TEXT_LIMIT} characters")
    names: list[str] = []
    for number, line in enumerate(text.splitlines(), start=1):
        if line.strip() and not line.strip().startswith("#"):
            count, name = read_line(line.strip(), number)
            if not names and count != 1:
                raise ArkadeError(f"line {number}: a deck begins with one Worldbreaker, not with {count}")
            names += [name] * count
    if not names:
        raise ArkadeError("the text holds no deck: its first line is '1' and the name of a Worldbreaker")
    if len(names) > MOST_CARDS:
        raise ArkadeError(f"a deck of {len(names) - 1} cards is too large to be looked at")
    return Deck(worldbreaker=names[0], cards=tuple(names[1:]))


def read_line(line: str, number: int) -> tuple[int, str]:
    """How many of which card one line names."""
    found = LINE.fullmatch(line)
    if found is None or (found.group(1) is not None and int(found.group(1)) == 0):
        raise ArkadeError(f"line {number}: expected a number and the name of a card, found {shorten(line)!r}")
    return int(found.group(1) or 1), found.group(2)


def write_deck_text(deck: Deck) -> str:
    """The text of a deck, which `read_deck_text` reads again; equal cards share a line."""
    counted = Counter(deck.cards)
    lines = [f"1 {deck.worldbreaker}", *(f"{count} {name}" for name, count in counted.items())]
    return "\n".join(lines) + "\n"


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
    counted = Counter(name.casefold() for name in deck.cards)
    written = {name.casefold(): name for name in deck.cards}
    for key, count in counted.items():
        face = by_name.get(key)
        if face is None:
            faults.append(Fault("WB-20.05", str(unknown("card", written[key], known))))
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
    cards = "1 card" if count == 1 else f"{count} cards"
    return [Fault("WB-20.01", f"the deck has {cards} besides its Worldbreaker; exactly {DECK_SIZE} are needed")]


def broken_rules(value: Any, faces: Sequence[Face]) -> list[str]:
    """The rules that a deck breaks, for scenarios."""
    return [fault.rule for fault in faults_of(deck_of(value), faces)]
