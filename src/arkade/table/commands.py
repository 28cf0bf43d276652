"""What can be typed at a table besides a choice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from arkade.kernel import CONCEDE, ArkadeError, View
from arkade.table.page import grid
from arkade.table.printed import find_card, print_card, print_rule

if TYPE_CHECKING:
    from arkade.table.desk import Desk

HINTS = (
    "Type the number of an option, its words, or enough of them to tell it from the others.",
    "Of two equal cards the first one is meant; add #2 for the second, or on a grid the space where it lies.",
    "Where you can only pass, you are not asked. ▸ marks whose turn it is.",
)
PUT_AWAY = ("discard", "deck", "supply")


class Command:
    """A word that begins a line, what it says about itself, and what it does for a seat with the rest of the line."""

    def __init__(self, usage: str, words: str, run: Callable[[Any, int, str], None]) -> None:
        self.name = usage.split()[0]
        self.usage = usage
        self.words = words
        self.run = run


def show_help(desk: Desk, seat: int, rest: str) -> None:
    for hint in HINTS:
        desk.say(hint)
    table = grid("type", "to")
    for command in desk.commands:
        table.add_row(command.usage, command.words)
    desk.console.print(table)


def explain(desk: Desk, seat: int, rest: str) -> None:
    if not rest:
        raise ArkadeError("say what: why WORDS, such as: why pass")
    desk.explain(seat, rest)


def show_table(desk: Desk, seat: int, rest: str) -> None:
    desk.show(seat)


def show_card(desk: Desk, seat: int, rest: str) -> None:
    """One card by its name, or all that the seat sees on the table."""
    if rest:
        print_card(desk.console, find_card(desk.game, rest))
        return
    names = names_in_sight(desk.g.view(seat))
    if not names:
        raise ArkadeError("you see no cards now; card NAME shows one")
    for name in names:
        print_card(desk.console, desk.game.card(name))


def names_in_sight(view: View) -> list[str]:
    """The cards whose names a seat sees, each once; not those that are out of the game or put away."""
    zones = [zone for zone in view.zones if zone.name not in PUT_AWAY]
    return list(dict.fromkeys(card.name for zone in zones for card in zone.cards if card.name is not None))


def show_rules(desk: Desk, seat: int, rest: str) -> None:
    rules = [desk.game.rules[rest]] if rest else desk.game.rules
    for rule in rules:
        print_rule(desk.console, rule)


def show_log(desk: Desk, seat: int, rest: str) -> None:
    desk.print_log(seat)


def undo(desk: Desk, seat: int, rest: str) -> None:
    desk.undo(seat)


def concede(desk: Desk, seat: int, rest: str) -> None:
    desk.choose(seat, CONCEDE)


COMMANDS = (
    Command("?", "read this", show_help),
    Command("table", "see the table and the options again", show_table),
    Command("why WORDS", "learn which rule forbids a choice", explain),
    Command("card [NAME]", "read a card, or all that you see on the table", show_card),
    Command("rules [ID]", "read a rule, or all of them", show_rules),
    Command("log", "read what has happened so far", show_log),
    Command("undo", "take back your last choice, if nothing was revealed since", undo),
    Command("concede", "give up the game", concede),
)
"""What can be typed at every table."""
OTHER_WORDS = {"help": "?", "cards": "card", "rule": "rules", "exit": "quit", "options": "table"}


def find_command(line: str, commands: Sequence[Command]) -> tuple[Command | None, str]:
    """The command that begins a line, if one does, and the rest of the line."""
    word, _, rest = line.partition(" ")
    name = OTHER_WORDS.get(word.casefold(), word.casefold())
    return next((command for command in commands if command.name == name), None), rest.strip()
