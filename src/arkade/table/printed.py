"""Printed things as people read them: cards with their stats, rules with their rulings."""

from __future__ import annotations

import msgspec
from rich.console import Console
from rich.text import Text

from arkade.cardtext import listing
from arkade.kernel import ArkadeError, Game, Rule
from arkade.kernel.errors import shorten
from arkade.kernel.game import PrintedCard
from arkade.kernel.phrases import BEGINNING, EXACT, LISTED, WITHIN, fits, simplified
from arkade.table.page import indented

OURS = "This card is our own: its text was made for Arkade."
NOT_STATS = ("name", "text", "script", "designed")
NOTHING: tuple[object, ...] = ("", None, (), [], {})


def stats(card: PrintedCard) -> dict[str, object]:
    """What is printed on a card besides its name and text, where there is something."""
    if not isinstance(card, msgspec.Struct):
        return {}
    fields = msgspec.structs.asdict(card)
    return {
        name: value
        for name, value in fields.items()
        if name not in NOT_STATS and value not in NOTHING and value is not False
    }


def stats_line(card: PrintedCard) -> str:
    """`speed 3 · cost 2 · legendary`."""
    return " · ".join(stat_words(name.replace("_", " "), value) for name, value in stats(card).items())


def stat_words(name: str, value: object) -> str:
    """`cost 2`, or only the name of something that a card simply is."""
    return name if value is True else f"{name} {value_words(value)}"


def value_words(value: object) -> str:
    """`Scholar, Guard` for several things, `earth 2` for things with a number."""
    if isinstance(value, dict):
        return ", ".join(f"{name} {number}" for name, number in value.items())
    if isinstance(value, (list, tuple)):
        return ", ".join(map(str, value))
    return str(value)


def find_card(game: Game, text: str) -> PrintedCard:
    """A card by its name, or by enough of its words to tell it from the others."""
    wanted = simplified(text)
    for manner in (EXACT, BEGINNING, WITHIN) if wanted else ():
        found = [card for card in game.cards if fits(simplified(card.name), wanted, manner)]
        if len(found) > 1:
            names = listing([card.name for card in found[:LISTED]], "or")
            more = f", or {len(found) - LISTED} others" if len(found) > LISTED else ""
            raise ArkadeError(f"{shorten(text)!r} may mean {names}{more}: which one?")
        if found:
            return found[0]
    return game.card(text)


def print_card(console: Console, card: PrintedCard) -> None:
    console.print(Text.assemble((card.name, "bold"), f"  {stats_line(card)}"))
    console.print(indented(Text(card.text.strip()), 2))
    if getattr(card, "designed", False):
        console.print(indented(Text(OURS, style="dim"), 2))


def print_rule(console: Console, rule: Rule) -> None:
    console.print(Text.assemble((rule.id, "bold"), f"  {rule.section}"))
    console.print(indented(Text(rule.text), 2))
    for ruling in rule.rulings:
        console.print(indented(Text(f"Ruling: {ruling}"), 2))
