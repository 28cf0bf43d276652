"""`arkade lab tournament`: bots or decks rated against each other."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

import arkade
from arkade.cli import INTERRUPTED
from arkade.cli.arguments import BOTS_HELP, AsJson, GameName, ModeName, Settings, read_bots, read_seed, read_settings
from arkade.cli.extras import from_extra
from arkade.cli.faults import Keep, keep_faults
from arkade.cli.kept_runs import play_and_keep
from arkade.cli.lab import Processes, Seed, faults_of
from arkade.cli.screen import paper, write_json
from arkade.kernel import ArkadeError, Game
from arkade.lab.matches import Setting
from arkade.table.page import grid

if TYPE_CHECKING:
    from arkade.lab.tournament import Contestant, Standing

ALL = "all"


def tournament(
    name: GameName,
    bots: Annotated[
        str, typer.Option(metavar="BOT,BOT,…", help=f"Who meets whom: {BOTS_HELP}")
    ] = "random,greedy,planner",
    decks: Annotated[
        str | None,
        typer.Option(metavar="DECK,DECK,…", help="Rate decks instead, played by one bot; 'all' are those of the mode."),
    ] = None,
    bot: Annotated[str, typer.Option(help="The bot that plays the decks.")] = "greedy",
    games: Annotated[int, typer.Option(min=1, max=10**6, help="How many games each pair plays.")] = 100,
    mode: ModeName = None,
    settings: Settings = None,
    seed: Seed = "tournament",
    processes: Processes = None,
    results: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Where each finished game is written. [default: tournament-GAME.jsonl]"),
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Play only what is missing in the file.")] = False,
    keep: Keep = Path("failed-games"),
    as_json: AsJson = False,
) -> int:
    """Rate bots, or decks, by letting each meet each other on the same deals with seats swapped.

    Ratings are openskill's (Plackett-Luce): everybody begins at 25, and a difference of 4 means that the better one
    wins about two games of three. In games that all play together each bot is a crew by itself, and crews are compared
    deal by deal. Finished games are kept when a run is interrupted.
    """
    with from_extra("lab"):
        from arkade.lab.tournament import Tournament
    game = arkade.load(name)
    setting = Setting(game.name, game.mode(mode).name, dict(read_settings(settings)), read_seed(seed))
    run = Tournament(game, setting, contestants_of(game, setting, bots, decks, bot), games)
    path = results or Path(f"tournament-{game.name}.jsonl")
    interrupted = not play_and_keep(run, path, resume, processes, game.title)
    standings = run.standings()
    if as_json:
        write_json(standings)
    else:
        show(game, standings)
    faults = faults_of(run.outcomes)
    keep_faults(game, faults, keep)
    if interrupted:
        return INTERRUPTED
    return 1 if faults else 0


def contestants_of(game: Game, setting: Setting, bots: str, decks: str | None, bot: str) -> Sequence[Contestant]:
    """Who takes part: the bots, or the decks where any are named."""
    from arkade.lab.tournament import DECKS, bots_as_contestants, decks_as_contestants

    if decks is None:
        return bots_as_contestants(read_bots(bots))
    if DECKS in setting.options:
        raise ArkadeError("in a tournament of decks the setting 'decks' is not for you to set")
    named = [] if decks == ALL else [deck.strip() for deck in decks.split(",")]
    return decks_as_contestants(game, setting.mode, named, bot)


def show(game: Game, standings: Sequence[Standing]) -> None:
    """The standings for people, the best first."""
    table = grid(
        "", "contestant", "rating ", "± 95 % ", "games ", "points ", "95 % interval ", title=f"{game.title}: tournament"
    )
    for place, one in enumerate(standings, start=1):
        interval = f"{one.low:.1%} to {one.high:.1%}"
        table.add_row(
            str(place), one.name, f"{one.rating:.1f}", f"{one.reach:.1f}", str(one.games), f"{one.share:.1%}", interval
        )
    paper().print(table)
