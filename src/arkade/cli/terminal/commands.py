"""What can be typed at the table besides a choice."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from arkade.kernel import CONCEDE, ArkadeError, View
from arkade.table.page import grid
from arkade.table.printed import find_card, print_card, print_rule

if TYPE_CHECKING:
    from arkade.cli.terminal.session import Session

HINTS = (
    "Type the number of an option, its words, or enough of them to tell it from the others.",
    "Of two equal cards the first one is meant; add #2 for the second, or on a grid the space where it lies.",
    "Where you can only pass, you are not asked. ▸ marks whose turn it is.",
)


PUT_AWAY = ("discard", "deck", "supply")


class Command:
    """A word that begins a line, what it says about itself, and what it does for a seat with the rest of the line."""

    def __init__(self, usage: str, words: str, run: Callable[[Session, int, str], None]) -> None:
        self.name = usage.split()[0]
        self.usage = usage
        self.words = words
        self.run = run


def show_help(session: Session, seat: int, rest: str) -> None:
    for hint in HINTS:
        session.say(hint)
    table = grid("type", "to")
    for command in COMMANDS:
        table.add_row(command.usage, command.words)
    session.console.print(table)


def explain(session: Session, seat: int, rest: str) -> None:
    if not rest:
        raise ArkadeError("say what: why WORDS, such as: why pass")
    session.explain(seat, rest)


def show_table(session: Session, seat: int, rest: str) -> None:
    session.show(seat)


def show_card(session: Session, seat: int, rest: str) -> None:
    """One card by its name, or all that the seat sees on the table."""
    if rest:
        print_card(session.console, find_card(session.game, rest))
        return
    names = names_in_sight(session.g.view(seat))
    if not names:
        raise ArkadeError("you see no cards now; card NAME shows one")
    for name in names:
        print_card(session.console, session.game.card(name))


def names_in_sight(view: View) -> list[str]:
    """The cards whose names a seat sees, each once; not those that are out of the game or put away."""
    zones = [zone for zone in view.zones if zone.name not in PUT_AWAY]
    return list(dict.fromkeys(card.name for zone in zones for card in zone.cards if card.name is not None))


def show_rules(session: Session, seat: int, rest: str) -> None:
    rules = [session.game.rules[rest]] if rest else session.game.rules
    for rule in rules:
        print_rule(session.console, rule)


def show_log(session: Session, seat: int, rest: str) -> None:
    session.print_log(seat)


def undo(session: Session, seat: int, rest: str) -> None:
    session.undo(seat)


def concede(session: Session, seat: int, rest: str) -> None:
    session.g.choose(seat, CONCEDE)


def save(session: Session, seat: int, rest: str) -> None:
    session.save(rest)


def leave(session: Session, seat: int, rest: str) -> None:
    session.leave()


COMMANDS = (
    Command("?", "read this", show_help),
    Command("table", "see the table and the options again", show_table),
    Command("why WORDS", "learn which rule forbids a choice", explain),
    Command("card [NAME]", "read a card, or all that you see on the table", show_card),
    Command("rules [ID]", "read a rule, or all of them", show_rules),
    Command("log", "read what has happened so far", show_log),
    Command("undo", "take back your last choice, if nothing was revealed since", undo),
    Command("concede", "give up the game", concede),
    Command("save FILE", "write the record of the game so far", save),
    Command("quit", "leave the table", leave),
)
OTHER_WORDS = {"help": "?", "cards": "card", "rule": "rules", "exit": "quit", "options": "table"}
BY_NAME = {command.name: command for command in COMMANDS}


def find_command(line: str) -> tuple[Command | None, str]:
    """The command that begins a line, if one does, and the rest of the line."""
    word, _, rest = line.partition(" ")
    name = word.casefold()
    return BY_NAME.get(OTHER_WORDS.get(name, name)), rest.strip()
