# arkade: interpreted
"""Decks: cards by their names, from a file, from a setting or from text; and what can be wrong with them.

What a deck has besides its cards (a leader, a faction) is the game's own, declared as the fields of a msgspec struct.
Which decks are legal is the game's own too: its validator gives a list of faults.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeVar

import msgspec

from arkade.kernel.errors import ArkadeError, shorten, unknown

MOST_CARDS: Final = 200
TEXT_LIMIT: Final = 20_000
COUNTED: Final = re.compile(r"(?:(\d{1,3})(?:\s*[xX])?\s+)?(\S.*)")
"""A number or none, and the name of a card: `Net`, `2 Net`, `2x Net`."""


class DeckEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every deck has. A game's own struct adds its fields. Ready decks have a name and a title."""

    cards: tuple[str, ...]
    name: str = ""
    title: str = ""

    @property
    def held(self) -> tuple[str, ...]:
        """The names of all that comes with the deck. Games whose decks have more than cards add it."""
        return self.cards


class Fault(msgspec.Struct, frozen=True):
    """One thing that is wrong with a deck: the rule that it breaks, and a sentence."""

    rule: str
    words: str

    def __str__(self) -> str:
        return f"{self.words} ({self.rule})"


D = TypeVar("D", bound=DeckEntry)

# -- reading ---------------------------------------------------------------------------------------


def load_decks(sources: Sequence[str], entry: type[D]) -> dict[str, D]:
    """The ready decks of a game by name, from the texts of their files and in the same order."""
    decks = [with_all_copies(msgspec.convert(tomllib.loads(source), entry)) for source in sources]
    return {deck.name: deck for deck in decks}


def find_deck(value: Any, ready: Mapping[str, D], entry: type[D], form: str) -> D:
    """A deck from what a setting or a scenario says: the name of a ready deck, or a mapping. `form` is the sentence
    that says what such a mapping holds."""
    if isinstance(value, str):
        if value not in ready:
            raise unknown("deck", value, ready)
        return ready[value]
    try:
        deck = msgspec.convert(value, entry)
    except (msgspec.ValidationError, RecursionError):
        raise ArkadeError(form) from None
    return with_all_copies(deck)


def with_all_copies(deck: D) -> D:
    """The same deck with each copy named on its own: `2 Net` becomes `Net` and `Net`."""
    entries = [(f"card {number}", entry) for number, entry in enumerate(deck.cards, start=1)]
    return msgspec.structs.replace(deck, cards=all_copies(entries))


def read_deck_text(text: str, head: str) -> tuple[str, tuple[str, ...]]:
    """A deck from its text: on the first line what stands at its head (a leader, a faction), then the cards, one a
    line, with their number before the name or without. Empty lines and lines that begin with # do not count."""
    if len(text) > TEXT_LIMIT:
        raise ArkadeError(f"the text of a deck has at most {TEXT_LIMIT} characters")
    lines = [(f"line {number}", line.strip()) for number, line in enumerate(text.splitlines(), start=1)]
    entries = [(place, line) for place, line in lines if line and not line.startswith("#")]
    if not entries:
        raise ArkadeError(f"the text holds no deck: its first line is the name of a {head}")
    place, first = entries[0]
    count, name = read_counted(place, first)
    if count != 1:
        raise ArkadeError(f"{place}: a deck begins with one {head}, not with {count}")
    return name, all_copies(entries[1:])


def all_copies(entries: Sequence[tuple[str, str]]) -> tuple[str, ...]:
    """The names that entries stand for, each as often as it is said. With each entry comes its place, for errors."""
    counted = [read_counted(place, entry) for place, entry in entries]
    size = sum(count for count, _ in counted)
    if size > MOST_CARDS:
        raise ArkadeError(f"a deck of {size} cards is too large to be looked at")
    return tuple(name for count, name in counted for _ in range(count))


def read_counted(place: str, entry: str) -> tuple[int, str]:
    """How many of which card one entry names."""
    found = COUNTED.fullmatch(entry)
    if found is None or (found.group(1) is not None and int(found.group(1)) == 0):
        raise ArkadeError(f"{place}: expected a number and the name of a card, found {shorten(entry)!r}")
    return int(found.group(1) or 1), found.group(2)


# -- writing ---------------------------------------------------------------------------------------


def write_deck_text(head: str, cards: Sequence[str]) -> str:
    """The text of a deck, which `read_deck_text` reads again; equal cards share a line."""
    return "\n".join([head, *(f"{count} {name}" for name, count in Counter(cards).items())]) + "\n"


# -- validating ------------------------------------------------------------------------------------


def count_cards(names: Sequence[str]) -> dict[str, int]:
    """How often each card is in a deck, by its name as it was first written: `net` is another Net."""
    written: dict[str, str] = {}
    for name in names:
        written.setdefault(name.casefold(), name)
    return dict(Counter(written[name.casefold()] for name in names))


def fault_of_pair(decks: Sequence[Any], faults_of: Callable[[Any], Sequence[Fault]]) -> str | None:
    """What keeps two decks, as a setting gives them, from a match: all their faults, or None for legal decks."""
    named = enumerate(decks, start=1)
    faults = [f"deck {number}: {words}" for number, deck in named for words in faults_in_words(deck, faults_of)]
    return f"must be two legal decks ({'; '.join(faults)})" if faults else None


def faults_in_words(deck: Any, faults_of: Callable[[Any], Sequence[Fault]]) -> list[str]:
    """The faults of one deck; the only one of what is no deck at all is that."""
    try:
        return [str(fault) for fault in faults_of(deck)]
    except ArkadeError as fault:
        return [str(fault)]


def number_of_cards(count: int) -> str:
    return "1 card" if count == 1 else f"{count} cards"
