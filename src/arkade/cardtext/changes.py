# arkade: interpreted
"""Changes: a file in which a designer changes cards of a game, adds others, and puts them into decks.

    [[card]]
    name = "Diver"
    text = "Gain 3 pearls."

    [[replace]]
    in = "tidepool"
    out = "Net"
    put = "Diver"
    copies = 1

A card that the game has is changed in the fields that are named; any other is added. Without `copies`, every copy of a
card is replaced.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec

from arkade.cardtext.decks import DeckEntry, number_of_cards
from arkade.cardtext.files import CardEntry, CardPool, card_entry, label, read_abilities, read_text
from arkade.cardtext.language import Language
from arkade.kernel.errors import ArkadeError, shorten, unknown

E = TypeVar("E", bound=CardEntry)
D = TypeVar("D", bound=DeckEntry)


class Replacement(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"deck": "in"}):
    """In a deck, copies of one card give way to another; all of them unless a number is named."""

    deck: str
    out: str
    put: str
    copies: Annotated[int, msgspec.Meta(ge=1)] | None = None


class Tables(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The form of the file."""

    card: list[dict[str, Any]] = []
    replace: list[Replacement] = []


class Changes(msgspec.Struct, frozen=True):
    """A file of changes: where it was, what it says, and its tables."""

    file: str
    source: str
    cards: list[dict[str, Any]]
    replacements: list[Replacement]

    @property
    def path(self) -> Path:
        return Path(self.file)


def read_changes(path: Path) -> Changes:
    """The changes in a file; ArkadeError says what is wrong with it."""
    source = read_text(path)
    try:
        tables = msgspec.convert(tomllib.loads(source), Tables)
    except RecursionError:
        raise ArkadeError(f"{label(path)}: nested too deeply") from None
    except (tomllib.TOMLDecodeError, msgspec.ValidationError, ValueError) as fault:
        raise ArkadeError(f"{label(path)}: {shorten(str(fault), 200)}") from None
    if not tables.card and not tables.replace:
        raise ArkadeError(f"{label(path)}: nothing is changed: there is neither a [[card]] nor a [[replace]] table")
    return Changes(str(path), source, tables.card, tables.replace)


# -- cards -------------------------------------------------------------------------------------------


def changed_pool(pool: CardPool[E], changes: Changes, entry: type[E], language: Language) -> CardPool[E]:
    """A pool with the changes carried out. Cards that the game has keep their places, so that the same seed deals the
    same cards."""
    cards = list(pool.cards)
    abilities = list(pool.abilities)
    places = {card.name.casefold(): place for place, card in enumerate(cards)}
    seen: set[str] = set()
    for number, table in enumerate(changes.cards, start=1):
        place = places.get(str(table.get("name")).casefold())
        card = card_entry(table if place is None else merged(cards[place], table), changes.path, number, entry)
        if card.name.casefold() in seen:
            raise ArkadeError(f"{label(changes.path)}: {shorten(card.name)!r} stands there twice")
        seen.add(card.name.casefold())
        lines = read_abilities(card, changes.source, changes.path, language)
        if place is None:
            cards.append(card)
            abilities.append(lines)
        else:
            cards[place] = card
            abilities[place] = lines
    return CardPool(cards, abilities, [*pool.content, changes.source])


def merged(card: CardEntry, table: Mapping[str, Any]) -> dict[str, Any]:
    """The fields of a card with those of a table in their stead. Its name stays as the game writes it, and a new text
    takes the place of a script."""
    fields = {**msgspec.to_builtins(card), **table, "name": card.name}
    if "text" in table and "script" not in table:
        fields["script"] = ""
    return fields


# -- decks -------------------------------------------------------------------------------------------


def changed_decks(decks: Mapping[str, D], changes: Changes, names: Sequence[str]) -> dict[str, D]:
    """Ready decks with the replacements carried out; `names` are those of all cards that there are now."""
    changed = dict(decks)
    for number, replacement in enumerate(changes.replacements, start=1):
        try:
            deck = changed.get(replacement.deck)
            if deck is None:
                raise no_such_deck(replacement.deck, changed)
            changed[deck.name] = msgspec.structs.replace(deck, cards=replaced(deck, replacement, names))
        except ArkadeError as fault:
            raise ArkadeError(f"{label(changes.path)}: replace {number}: {fault}") from None
    return changed


def no_such_deck(name: str, decks: Mapping[str, DeckEntry]) -> ArkadeError:
    if decks:
        return unknown("deck", name, decks)
    return ArkadeError("this game has no decks; its new cards are in play without further ado")


def replaced(deck: DeckEntry, replacement: Replacement, names: Sequence[str]) -> tuple[str, ...]:
    """The cards of a deck after a replacement, each in the place of the one that it replaces."""
    written = {name.casefold(): name for name in names}
    put = written.get(replacement.put.casefold())
    if put is None:
        raise unknown("card", replacement.put, names)
    out = replacement.out.casefold()
    places = [place for place, name in enumerate(deck.cards) if name.casefold() == out]
    if not places:
        raise unknown(f"card of the deck {deck.name!r}", replacement.out, set(deck.cards))
    if replacement.copies is not None and replacement.copies > len(places):
        held = number_of_cards(len(places))
        raise ArkadeError(f"the deck {deck.name!r} holds {held} called {shorten(replacement.out)!r}")
    going = set(places[: replacement.copies])
    return tuple(put if place in going else name for place, name in enumerate(deck.cards))
