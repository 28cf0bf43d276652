"""A game at the terminal: people at the keyboard, bots at the other seats."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from pathlib import Path

from rich.console import Console

from arkade.bots import Bot, Eye
from arkade.cli.files import save_record
from arkade.cli.terminal.commands import COMMANDS
from arkade.cli.terminal.keyboard import Keyboard
from arkade.kernel import PASS, ArkadeError, Game, LogLine, Option, State, View
from arkade.table.commands import find_command
from arkade.table.desk import Desk
from arkade.table.drawing import draw_table
from arkade.table.story import print_ending, print_news


class Session(Desk):
    """One match from its first decision to its end, or until somebody leaves."""

    def __init__(
        self, game: Game, g: State, people: Collection[int], bots: Mapping[int, Bot], console: Console
    ) -> None:
        super().__init__(game, g, console, COMMANDS)
        self.people = people
        self.bots = bots
        self.keyboard = Keyboard()
        self.seen = [0] * g.seats
        self.unasked: set[int] = set()
        self.last_person = min(people)
        self.left = False

    def play(self) -> None:
        """Let everybody decide in turn until the game is over."""
        self.console.print("Type ? to learn what you can type.")
        turn = 0
        while not self.g.over and not self.left:
            asked = self.g.asked
            seat = self.last_person if self.is_filling_a_ballot() else asked[turn % len(asked)]
            turn += 1
            if seat in self.people:
                self.ask_person(seat)
            else:
                self.g.choose(seat, self.bots[seat].choose(Eye(self.g, seat)))
        if self.g.over:
            self.end()

    def is_filling_a_ballot(self) -> bool:
        """Whether somebody at the keyboard has begun a secret choice of several parts. It is finished before others
        choose, so that every part can be taken back."""
        return self.last_person in self.g.asked and bool(self.g.ballots[self.last_person])

    # -- a person's decision -----------------------------------------------------------------------

    def ask_person(self, seat: int) -> None:
        """Show the table and read lines until one of them is a choice that the rules accept.

        Alone at the keyboard nobody is asked who can only pass. Where several people share it, everybody is
        asked, because skipping a seat would tell the others what it does not hold.
        """
        if len(self.people) == 1 and self.g.options(seat) == [PASS]:
            self.unasked.add(len(self.g.view(seat).log))
            self.g.choose(seat, PASS)
            return
        choices = self.g.choices
        try:
            self.hand_over(seat)
            self.show(seat)
            while self.g.choices == choices and not self.left:
                self.obey(seat, self.keyboard.read("> "))
        except EOFError:
            self.leave()
        except KeyboardInterrupt:
            self.leave()
            raise

    def hand_over(self, seat: int) -> None:
        """Where several people share the keyboard: nobody sees the table of another."""
        if seat == self.last_person:
            return
        self.last_person = seat
        self.console.clear()
        name = self.g.table.seat_names[seat]
        self.keyboard.read(f"It is {name}'s turn to choose. {name}, press Enter when you alone see this. ")

    def show(self, seat: int) -> None:
        """The table, and what the seat has not read yet, which it then has."""
        super().show(seat)
        self.seen[seat] = len(self.g.view(seat).log)

    def news(self, view: View, seat: int) -> list[LogLine]:
        """What a seat has not read yet, without the passes that it was not asked about."""
        unread = range(self.seen[seat], len(view.log))
        return [view.log[number] for number in unread if number not in self.unasked]

    def choose(self, seat: int, option: Option) -> None:
        self.g.choose(seat, option)

    # -- what commands do --------------------------------------------------------------------------

    def undo(self, seat: int) -> None:
        """Take back the seat's own choice, as long as nobody has chosen and nothing was revealed since."""
        choices = self.g.record().choices
        if not choices:
            raise ArkadeError("Nothing has been chosen yet.")
        if choices[-1][0] != seat:
            raise ArkadeError("Somebody else has chosen since, so it can't be taken back.")
        self.g = self.game.undo(self.g)
        for person in self.people:
            self.seen[person] = min(self.seen[person], len(self.g.view(person).log))
        self.unasked = {number for number in self.unasked if number < len(self.g.view(seat).log)}
        self.say("✓ Taken back.")

    def save(self, name: str) -> None:
        if not name:
            raise ArkadeError("say where: save FILE")
        save_record(self.g.record(), Path(name).expanduser())
        self.say(f"✓ Saved; arkade replay {name} shows it.")

    def leave(self) -> None:
        self.left = True
        self.console.print()
        self.console.print("You have left the table.")

    # -- the end -----------------------------------------------------------------------------------

    def end(self) -> None:
        """The last news, who has won by what, and the offer to keep the record."""
        view = self.g.view(self.last_person)
        self.console.print()
        draw_table(self.console, self.game, view)
        self.console.print()
        print_news(self.console, self.news(view, self.last_person))
        print_ending(self.console, self.game, view)
        self.offer_record()

    def offer_record(self) -> None:
        """Read lines until the record is saved or somebody types anything else."""
        self.console.print("To keep the record type save FILE; Enter leaves the table.")
        saved = False
        while not saved:
            try:
                command, name = find_command(self.keyboard.read("> "), COMMANDS)
                if command is None or command.name != "save":
                    return
                self.save(name)
                saved = True
            except EOFError:
                self.console.print()
                return
            except ArkadeError as fault:
                self.say(f"✗ {fault}")
