"""`arkade soak`: very many random games, to find the one that goes wrong."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import arkade
from arkade.cli import INTERRUPTED
from arkade.cli.arguments import AsJson, GameName, ModeName, read_seed
from arkade.cli.faults import Keep, keep_faults
from arkade.cli.lab import Processes
from arkade.cli.progress import watch_games
from arkade.cli.screen import paper, write_json
from arkade.kernel import Game
from arkade.lab.soak import Soaked
from arkade.lab.soak import soak as run_soak
from arkade.table.page import grid


def soak(
    name: GameName,
    games: Annotated[int, typer.Option(min=1, max=10**9, help="How many games.")] = 1000,
    mode: ModeName = None,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "0",
    processes: Processes = None,
    keep: Keep = Path("failed-games"),
    as_json: AsJson = False,
) -> int:
    """Play random games over all modes, decks and numbers of seats, on all cores.

    The report says how often each card was played. The exit code is 1 if a game failed or a card was never played.
    After Ctrl-C the report is about what was done.
    """
    game = arkade.load(name)
    game.mode(mode)
    result = Soaked()
    whole = watch_games(run_soak(game.name, result, games, mode, read_seed(seed), processes), 0, games, game.title)
    keep_faults(game, result.faults, keep)
    if as_json:
        write_json(result)
    else:
        show(game, result)
    if not whole:
        return INTERRUPTED
    return 1 if result.faults or result.never_played(game) else 0


def show(game: Game, result: Soaked) -> None:
    """The report for people: the cards from the most to the least played."""
    table = grid("card", "played ", title=f"{game.title}: {result.games:,} games")
    for card in sorted(game.faces, key=lambda name: -result.played.get(name, 0)):
        table.add_row(card, f"{result.played.get(card, 0):,}")
    console = paper()
    console.print(table)
    never = result.never_played(game)
    console.print(f"Never played: {', '.join(never) or 'none'}.")
    console.print(
        f"{result.decisions:,} decisions, the longest game {result.longest:,}; {len(result.faults)} games failed."
    )
