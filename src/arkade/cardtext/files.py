# arkade: interpreted
"""Card files: TOML in, cards with their abilities out, and errors that name the file, the card and the line.

A file is a list of tables, one a card:

    [[card]]
    name = "Diver"
    text = "Gain 2 pearls."

What else a card has (cost, strength, …) is the game's own, declared as the fields of a msgspec struct.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from arkade.cardtext.effects import Ability, Effect
from arkade.cardtext.language import Language, TextError, number_effects
from arkade.kernel.errors import ArkadeError, shorten

SIZE_LIMIT = 4 * 1024 * 1024
INLINE = Path("cards")
"""What errors call cards that stand in no file of their own."""


class CardEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every card in a file has. A game's own struct adds its fields. `script` names a Python function of
    the game for the few cards that the language can't carry; `designed` marks a card that is ours."""

    name: str
    text: str = ""
    script: str = ""
    designed: bool = False


E = TypeVar("E", bound=CardEntry)


class CardPool(Generic[E]):
    """The cards of a game in the order of its files, their abilities, and all effects by number."""

    def __init__(self, cards: Sequence[E], abilities: Sequence[list[Ability[Any]]], content: Sequence[str]) -> None:
        self.cards = tuple(cards)
        self.abilities = tuple(abilities)
        self.content = tuple(content)
        self.effects: list[Effect[Any]] = []
        for lines in abilities:
            number_effects(lines, self.effects)

    def with_cards(self, tables: Sequence[Mapping[str, object]], entry: type[E], language: Language) -> CardPool[E]:
        """A pool that has these cards and more, given as tables such as a card file has: a scenario tries cards
        out in this way. The effects of the cards that both have keep their numbers."""
        if not tables:
            return self
        names = {card.name.casefold() for card in self.cards}
        more = [card_entry(table, INLINE, number, entry) for number, table in enumerate(tables, start=1)]
        for card in more:
            if card.name.casefold() in names:
                raise ArkadeError(f"{label(INLINE)}: there is a card {shorten(card.name)!r} already")
            names.add(card.name.casefold())
        abilities = [read_abilities(card, "", INLINE, language) for card in more]
        content = [repr(card) for card in more]
        return CardPool([*self.cards, *more], [*self.abilities, *abilities], [*self.content, *content])


def load_cards(files: Sequence[Path], entry: type[E], language: Language) -> CardPool[E]:
    """Read card files into a pool; ArkadeError names the first fault."""
    cards: list[E] = []
    abilities: list[list[Ability[Any]]] = []
    content: list[str] = [language.source]
    seen: dict[str, str] = {}
    for path in files:
        source = read_text(path)
        content.append(source)
        for card in card_entries(source, path, entry):
            if card.name.casefold() in seen:
                first = seen[card.name.casefold()]
                raise ArkadeError(f'{label(path)}: "{shorten(card.name)}" stands in {first} already')
            seen[card.name.casefold()] = label(path)
            cards.append(card)
            abilities.append(read_abilities(card, source, path, language))
    language.remembered.save()
    return CardPool(cards, abilities, content)


def read_text(path: Path) -> str:
    try:
        data = path.read_bytes()
        if len(data) > SIZE_LIMIT:
            raise ArkadeError(f"{label(path)}: larger than {SIZE_LIMIT // 1024 // 1024} MiB")
        return data.decode("utf-8")
    except OSError as fault:
        raise ArkadeError(f"{label(path)}: {fault.strerror or 'cannot be read'}") from None
    except UnicodeDecodeError:
        raise ArkadeError(f"{label(path)}: not a text in UTF-8") from None


def card_entries(source: str, path: Path, entry: type[E]) -> list[E]:
    """The cards of one file."""
    try:
        data = tomllib.loads(source)
    except RecursionError:
        raise ArkadeError(f"{label(path)}: nested too deeply") from None
    except (tomllib.TOMLDecodeError, ValueError) as fault:
        raise ArkadeError(f"{label(path)}: {shorten(str(fault), 200)}") from None
    tables = data.get("card")
    if set(data) != {"card"} or not isinstance(tables, list):
        raise ArkadeError(f"{label(path)}: a card file is a list of [[card]] tables and nothing else")
    return [card_entry(table, path, number, entry) for number, table in enumerate(tables, start=1)]


def card_entry(table: object, path: Path, number: int, entry: type[E]) -> E:
    name = table.get("name") if isinstance(table, dict) else None
    called = f'"{shorten(name)}"' if isinstance(name, str) else f"card {number}"
    try:
        card = msgspec.convert(table, entry)
    except msgspec.ValidationError as fault:
        raise ArkadeError(f"{label(path)}: {called}: {shorten(str(fault), 200)}") from None
    except RecursionError:
        raise ArkadeError(f"{label(path)}: {called}: nested too deeply") from None
    if not card.name.strip():
        raise ArkadeError(f"{label(path)}: card {number}: its name is empty")
    return card


def read_abilities(card: CardEntry, source: str, path: Path, language: Language) -> list[Ability[Any]]:
    try:
        return [] if card.script else language.read_again(card.text, card.name)
    except TextError as fault:
        line = text_line(source, card.name, fault.line)
        raise ArkadeError(f'{label(path)}: "{shorten(card.name)}": line {line}: {fault.words}') from None


def text_line(source: str, name: str, line: int) -> int:
    """The line of the file on which a line of a card's text stands."""
    lines = source.splitlines()
    start = next((number for number, written in enumerate(lines) if names_card(written, name)), 0)
    while start > 0 and not lines[start].lstrip().startswith("[["):
        start -= 1
    for number in range(start, len(lines)):
        if found := re.match(r"\s*text\s*=\s*(\"\"\"|''')?(.*)", lines[number]):
            if found.group(1) is None:
                return number + 1
            opens_on_next_line = not found.group(2).strip()
            return number + line + opens_on_next_line
    return line


def names_card(written: str, name: str) -> bool:
    """Whether a line of a file gives a card this name."""
    if not re.match(r"\s*name\s*=", written):
        return False
    try:
        return tomllib.loads(written) == {"name": name}
    except tomllib.TOMLDecodeError:
        return False


def label(path: Path) -> str:
    """A path as an error names it: from the game's folder on, without the machine's own folders."""
    parts = path.parts
    if "games" in parts:
        folder = len(parts) - parts[::-1].index("games")
        return "/".join(parts[folder:])
    return path.name
