"""`arkade play`: a game at the terminal."""

from __future__ import annotations

import secrets
from typing import Annotated

import typer

import arkade
from arkade.bots import Bot, make_bot
from arkade.cli.arguments import BOTS_HELP, GameName, ModeName, Settings, read_bots, read_seed, read_settings
from arkade.cli.screen import paper
from arkade.cli.terminal.session import Session
from arkade.kernel import ArkadeError, State
from arkade.kernel.errors import unknown


def play(
    name: GameName,
    terminal: Annotated[bool, typer.Option("--terminal", help="Play in this terminal.")] = False,
    mode: ModeName = None,
    seat: Annotated[str | None, typer.Option(help="Your seat: its number or its name. [default: 1]")] = None,
    bots: Annotated[
        str | None, typer.Option(metavar="BOT,BOT,…", help=f"A bot for each other seat: {BOTS_HELP} [default: random]")
    ] = None,
    hotseat: Annotated[bool, typer.Option("--hotseat", help="People at all seats, at one keyboard.")] = False,
    seed: Annotated[str | None, typer.Option(help="The same seed gives the same deal. [default: a new one]")] = None,
    settings: Settings = None,
) -> None:
    """Play a game against bots, or with others at one keyboard.

    At the table, type the number of an option or its words; ? lists what else can be typed.
    """
    if not terminal:
        raise ArkadeError("add --terminal to play here; 'arkade serve --open' plays in the browser")
    if hotseat and (seat is not None or bots is not None):
        raise ArkadeError("with --hotseat people sit at all seats, so --seat and --bots do not fit")
    game = arkade.load(name)
    names = None if bots is None else read_bots(bots)
    options = read_settings(settings)
    if names is not None:
        options.setdefault("seats", len(names) + 1)
    chosen_seed = read_seed(seed) if seed is not None else secrets.randbelow(2**32)
    g = game.new(chosen_seed, mode, options)
    people = list(range(g.seats)) if hotseat else [read_seat(g, seat or "1")]
    others = [other for other in range(g.seats) if other not in people]
    Session(game, g, people, seat_bots(others, names, chosen_seed), paper()).play()


def read_seat(g: State, text: str) -> int:
    """A seat by its number, from 1, or by its name."""
    names = g.table.seat_names
    by_text = {str(seat + 1): seat for seat in range(g.seats)}
    by_text |= {name.casefold(): seat for seat, name in enumerate(names)}
    found = by_text.get(text.casefold())
    if found is None:
        raise unknown("seat", text, names)
    return found


def seat_bots(seats: list[int], names: list[str] | None, seed: int | str) -> dict[int, Bot]:
    """A bot for each of the seats."""
    chosen = ["random"] * len(seats) if names is None else names
    if len(chosen) != len(seats):
        raise ArkadeError(f"{len(seats)} seats beside yours need {len(seats)} bots, not {len(chosen)}")
    return {seat: make_bot(name, f"{seed}/{seat}") for seat, name in zip(seats, chosen, strict=True)}
