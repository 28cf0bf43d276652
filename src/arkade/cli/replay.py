"""`arkade replay`: a record played again."""

from __future__ import annotations

import sys
import traceback
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

import arkade
from arkade.cardtext import listing
from arkade.cardtext.changes import read_changes
from arkade.cli.files import load_record
from arkade.cli.play import read_seat
from arkade.cli.screen import paper
from arkade.cli.terminal.keyboard import Keyboard
from arkade.games.registry import load_changed
from arkade.kernel import ArkadeError, Game, Record, State
from arkade.table.drawing import draw_table
from arkade.table.story import print_ending, print_log, print_news


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, or a report of a server's.")],
    step: Annotated[bool, typer.Option("--step", help="Show the table after each choice; Enter goes on.")] = False,
    seat: Annotated[
        str | None, typer.Option(help="Look through the eyes of this seat. [default: those of a spectator]")
    ] = None,
    cards: Annotated[
        Path | None,
        typer.Option(metavar="FILE.toml", help="The changed and new cards of a trial that the record is of."),
    ] = None,
) -> int:
    """Play a record again and show what happened.

    A record made by other rules or other cards is refused; a game that arkade lab card has played needs the cards of
    its trial. If the game fails as it did when the record was made, the exit code is 1.
    """
    record = load_record(file)
    game = arkade.load(record.game) if cards is None else load_changed(record.game, read_changes(cards))
    g, fault = played(game, record)
    viewer = None if seat is None else read_seat(g, seat)
    console = paper()
    if step:
        show_steps(console, game, g.record(), viewer)
    else:
        print_log(console, g.view(viewer).log)
    if fault is not None:
        traceback.print_exception(fault)
        return 1
    print_end(console, game, g, viewer)
    return 0


def played(game: Game, record: Record) -> tuple[State, Exception | None]:
    """The position at the end of a record, and what fails there; or the one before its last choice, and how that choice
    failed."""
    try:
        g = game.replay(record)
        return g, fault_of(g)
    except ArkadeError:
        raise
    except Exception as fault:
        if not record.choices:
            return game.blank(record.seed, record.mode, record.options), fault
        return game.replay(record, choices=len(record.choices) - 1), fault


def fault_of(g: State) -> Exception | None:
    """What is wrong with a position at which a match was stopped: that nobody can say what may be chosen there."""
    try:
        for seat in g.asked:
            g.options(seat)
    except Exception as fault:
        return fault
    return None


def show_steps(console: Console, game: Game, record: Record, viewer: int | None) -> None:
    """The table before each choice, and what the choice led to. At a terminal Enter goes on."""
    keyboard = Keyboard()
    g = game.replay(record, choices=0)
    seen = 0
    for number, (seat, verb, a, b) in enumerate(record.choices, start=1):
        draw_table(console, game, g.view(viewer))
        g.choose(seat, (verb, a, b))
        console.print(f"Choice {number} of {len(record.choices)}, by {g.table.seat_names[seat]}", style="bold")
        log = g.view(viewer).log
        print_news(console, log[seen:])
        seen = len(log)
        if keyboard.typed and sys.stdout.isatty() and not goes_on(keyboard):
            return


def goes_on(keyboard: Keyboard) -> bool:
    try:
        return keyboard.read("Enter goes on, q leaves > ") != "q"
    except EOFError:
        return False


def print_end(console: Console, game: Game, g: State, viewer: int | None) -> None:
    if g.over:
        print_ending(console, game, g.view(viewer))
    else:
        names = [g.table.seat_names[seat] for seat in g.asked]
        console.print(f"The record ends while {listing(names)} must choose.", style="bold")
