"""A desk: a table in words, at which a seat types lines."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from arkade.kernel import ArkadeError, Game, Illegal, LogLine, Option, State, View
from arkade.table.commands import Command, find_command
from arkade.table.drawing import draw_table, seat_title
from arkade.table.options import print_options
from arkade.table.page import indented
from arkade.table.story import print_log, print_news
from arkade.table.typed import NO_ANSWER, find_choice


class Desk:
    """What is written and read at a table in words. Those who have one say what a choice leads to, what is news, and
    how something is taken back."""

    def __init__(self, game: Game, g: State, console: Console, commands: Sequence[Command]) -> None:
        self.game = game
        self.g = g
        self.console = console
        self.commands = commands

    # -- what those who have a desk say ------------------------------------------------------------

    @abstractmethod
    def choose(self, seat: int, option: Option) -> None:
        """Make a choice; Illegal where the rules do not allow it."""

    @abstractmethod
    def undo(self, seat: int) -> None:
        """Take back the last choice of a seat."""

    @abstractmethod
    def news(self, view: View, seat: int) -> Sequence[LogLine]:
        """What a seat has not read yet."""

    # -- what all desks do -------------------------------------------------------------------------

    def show(self, seat: int) -> None:
        """The table, what has happened, what is asked, and the options in words."""
        view = self.g.view(seat)
        self.console.print()
        draw_table(self.console, self.game, view)
        self.console.print()
        print_news(self.console, self.news(view, seat))
        self.console.print()
        self.console.print(Text.assemble(seat_title(view, seat), ": ", (view.prompt, "bold")))
        print_options(self.console, self.game, view)

    def obey(self, seat: int, line: str) -> None:
        """Do what a line says: a command, or a choice in words or by its number."""
        if not line:
            return
        try:
            command, rest = find_command(line, self.commands)
            if command is not None and not self.is_option(seat, line):
                command.run(self, seat, rest)
            else:
                self.choose(seat, find_choice(self.game, self.g, seat, line))
        except Illegal as fault:
            self.refuse(fault)
            if fault.rule == NO_ANSWER:
                self.say(self.g.prompt(seat))
        except ArkadeError as fault:
            self.say(f"✗ {fault}")

    def is_option(self, seat: int, line: str) -> bool:
        """An option that reads like a command comes before the command."""
        return any(option.words.casefold() == line.casefold() for option in self.g.view(seat).options)

    def refuse(self, fault: Illegal) -> None:
        """A refusal with its rule, and what was ruled about it."""
        self.say(f"✗ {fault.words} ({fault.rule})")
        for ruling in self.game.rules[fault.rule].rulings:
            self.say(f"  Ruling: {ruling}")

    def say(self, words: str) -> None:
        self.console.print(indented(Text(words), 2))

    def explain(self, seat: int, words: str) -> None:
        """Why something can't be chosen."""
        rule = self.game.why_not(self.g, seat, find_choice(self.game, self.g, seat, words))
        if rule is None:
            self.say("✓ That is allowed.")
        else:
            self.refuse(Illegal(rule.id, rule.text))

    def print_log(self, seat: int) -> None:
        print_log(self.console, self.g.view(seat).log)
