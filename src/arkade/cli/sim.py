"""`arkade sim`: bots play many games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import arkade
from arkade.bots import bot_maker
from arkade.cli import INTERRUPTED
from arkade.cli.arguments import BOTS_HELP, AsJson, GameName, ModeName, Settings, read_bots, read_seed, read_settings
from arkade.cli.faults import Keep, keep_faults
from arkade.cli.screen import margin, paper, write_json
from arkade.kernel import Game
from arkade.lab import Result, Simulation, share_interval
from arkade.lab.form import set_loaded_things_apart
from arkade.table.page import grid

Bots = Annotated[
    str | None,
    typer.Option(
        "--bots",
        metavar="BOT,BOT,…",
        help=f"One bot for each seat: {BOTS_HELP} [default: random at every seat]",
    ),
]


def sim(
    name: GameName,
    games: Annotated[int, typer.Option(min=1, max=10**9, help="How many games.")] = 100,
    bots: Bots = None,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "0",
    mode: ModeName = None,
    settings: Settings = None,
    keep: Keep = Path("failed-games"),
    as_json: AsJson = False,
) -> int:
    """Let bots play many games and count who wins.

    Bots move on by one seat from game to game. A bot wins with its team. In modes where everybody plays together
    a win of the crew counts as a win of every bot, and a loss counts for nobody. A game among rivals that nobody
    wins alone is a draw. The exit code is 1 if a game failed; its record is kept, and arkade replay plays it again.
    """
    game = arkade.load(name)
    options = read_settings(settings)
    names = read_bots(bots) if bots is not None else ["random"] * default_seats(game, mode, options)
    simulation = Simulation(game, [bot_maker(bot) for bot in names], read_seed(seed), mode, options)
    interrupted = not play_all(simulation, games)
    result = simulation.result()
    if as_json:
        write_json(result)
    else:
        show(game, names, result)
    keep_faults(game, simulation.faults, keep)
    if interrupted:
        return INTERRUPTED
    return 1 if simulation.faults else 0


def default_seats(game: Game, mode: str | None, options: dict[str, object]) -> int:
    """How many seats there are when no bots are named."""
    return game.seat_count(game.mode(mode), options.get("seats"))


def play_all(simulation: Simulation, games: int) -> bool:
    """Play the games with a progress bar on a terminal; False if somebody pressed Ctrl-C before the last."""
    set_loaded_things_apart()
    console = margin()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
            numbers: Iterable[int] = progress.track(range(games), description=simulation.game.title)
            for number in numbers:
                simulation.play(number)
    except KeyboardInterrupt:
        return False
    return True


def show(game: Game, names: Sequence[str], result: Result) -> None:
    """The result for people."""
    table = grid("bot", "wins ", "share ", "95 % interval ", title=f"{game.title}: {result.games} games")
    for place, (name, wins) in enumerate(zip(names, result.wins, strict=True), start=1):
        low, high = share_interval(wins, result.finished)
        share = wins / result.finished if result.finished else 0.0
        table.add_row(f"{place} {name}", str(wins), f"{share:.1%}", f"{low:.1%} to {high:.1%}")
    console = paper()
    console.print(table)
    console.print(f"{result.draws} draws, {result.errors} errors, {result.decisions} decisions.")
    form = "compiled" if result.compiled else "plain"
    console.print(
        f"{result.seconds:.2f} s: {result.decisions_per_second:,.0f} decisions and "
        f"{result.games_per_second:,.1f} games a second ({form} form)."
    )
