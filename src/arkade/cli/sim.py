"""`arkade sim`: bots play many games."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer

import arkade
from arkade.cli import INTERRUPTED
from arkade.cli.arguments import BOTS_HELP, AsJson, GameName, ModeName, Settings, read_bots, read_seed, read_settings
from arkade.cli.decks import read_decks
from arkade.cli.faults import keep_faults
from arkade.cli.folders import FAILED, RESUME_WHAT, open_folder
from arkade.cli.progress import watch_games
from arkade.cli.screen import paper, write_json
from arkade.kernel import ArkadeError, Game
from arkade.lab import is_compiled
from arkade.lab.cluster import workers_of
from arkade.lab.plan import make_plan
from arkade.lab.simulate import Run, forget, on_all_cores
from arkade.lab.summary import Standing, Summary
from arkade.table.page import grid

Bots = Annotated[
    str,
    typer.Option(metavar="BOT,BOT,…", help=f"One bot for all seats, or one for each: {BOTS_HELP}"),
]
Decks = Annotated[
    str | None,
    typer.Option(
        metavar="DECK,DECK,…",
        help="Decks that all meet each other, by name or as files (.toml, .json); all: every ready deck of the mode.",
    ),
]
Processes = Annotated[
    int | None, typer.Option(min=1, max=1024, help="How many games are played at once. [default: one for each core]")
]
Cluster = Annotated[
    str | None,
    typer.Option(metavar="ray|ADDRESS", help="Play on Ray: on this machine, or on the cluster at an address."),
]
Results = Annotated[
    Path | None,
    typer.Option(metavar="FOLDER", help="Where games.parquet and cards.parquet are written, as games end."),
]
Resume = Annotated[bool, typer.Option("--resume", help="Play only what is missing in the folder of results.")]
Keep = Annotated[
    Path | None,
    typer.Option(
        metavar="FOLDER",
        help="Where records of games that failed are written. [default: failed-games, in the folder of results if any]",
    ),
]


def sim(
    name: GameName,
    games: Annotated[int, typer.Option(min=1, max=10**9, help="How many games.")] = 100,
    bots: Bots = "random",
    decks: Decks = None,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "0",
    mode: ModeName = None,
    settings: Settings = None,
    processes: Processes = None,
    cluster: Cluster = None,
    results: Results = None,
    resume: Resume = False,
    keep: Keep = None,
    as_json: AsJson = False,
) -> int:
    """Let bots play many games and count who wins.

    Different bots change seats on the same deals, and so do decks. A bot wins with its team. In modes where everybody
    plays together a win of the crew counts as a win of every bot. A game among rivals that nobody wins is a draw. The
    exit code is 1 if a game failed; its record is kept, and arkade replay plays it again. After Ctrl-C what is done is
    kept.
    """
    game = arkade.load(name)
    brought = read_decks(decks, game, mode) if decks is not None else []
    plan = make_plan(game, read_bots(bots), read_seed(seed), mode, read_settings(settings), brought)
    workers = workers_of(cluster, processes) if cluster is not None else partial(on_all_cores, processes=processes)
    if resume and results is None:
        raise ArkadeError(RESUME_WHAT)
    folder = open_folder(results, plan, resume) if results is not None else None
    run = Run(plan, games, folder.add if folder is not None else forget)
    for one in folder.games() if folder is not None else ():
        run.count(one)
    speed = Speed(run.summary)
    whole = watch_games(run.play(workers), len(run.done), games, game.title)
    speed.stop(run.summary)
    keep_faults(game, run.faults, keep or (results or Path()) / FAILED)
    if folder is not None:
        folder.gather()
    if as_json:
        write_json(for_programs(game, run.summary, speed))
    else:
        show(game, run.summary, speed)
    if not whole:
        return INTERRUPTED
    return 1 if run.summary.errors else 0


# -- showing -----------------------------------------------------------------------------------------


class Speed:
    """How much this command has played, and how fast: what an earlier part of the run has played does not count."""

    def __init__(self, before: Summary) -> None:
        self.games = before.games
        self.decisions = before.decisions
        self.started = perf_counter()
        self.seconds = 0.0

    def stop(self, after: Summary) -> None:
        self.games = after.games - self.games
        self.decisions = after.decisions - self.decisions
        self.seconds = perf_counter() - self.started


def for_programs(game: Game, summary: Summary, speed: Speed) -> dict[str, object]:
    """The result for programs."""
    return {
        "game": game.name,
        "games": summary.games,
        "finished": summary.finished,
        "errors": summary.errors,
        "draws": summary.draws,
        "decisions": summary.decisions,
        "seconds": speed.seconds,
        "decisions_per_second": speed.decisions / speed.seconds,
        "games_per_second": speed.games / speed.seconds,
        "compiled": is_compiled(),
        "bots": [standing_for_programs(one) for one in summary.bots.values()],
        "decks": [standing_for_programs(one) for one in summary.decks.values()],
        "seats": [standing_for_programs(one) for one in summary.seats.values()],
        "turns": [standing_for_programs(one) for one in summary.turns.values()],
    }


def standing_for_programs(standing: Standing) -> dict[str, object]:
    low, high = standing.interval
    return {
        "name": standing.name,
        "games": standing.games,
        "wins": standing.wins,
        "share": standing.share,
        "low": low,
        "high": high,
    }


def show(game: Game, summary: Summary, speed: Speed) -> None:
    """The result for people."""
    table = grid("", "games ", "wins ", "share ", "95 % interval ", title=f"{game.title}: {summary.games:,} games")
    for kind, standings in (("bot", summary.bots), ("deck", summary.decks), ("", summary.seats), ("", summary.turns)):
        for standing in sorted(standings.values(), key=lambda one: -one.share) if kind else standings.values():
            low, high = standing.interval
            table.add_row(
                f"{kind} {standing.name}".strip(),
                f"{standing.games:,}",
                f"{standing.wins:,}",
                f"{standing.share:.1%}",
                f"{low:.1%} to {high:.1%}",
            )
        table.add_section()
    console = paper()
    console.print(table)
    console.print(f"{summary.draws:,} draws, {summary.errors:,} errors, {summary.decisions:,} decisions.")
    form = "compiled" if is_compiled() else "plain"
    console.print(
        f"{speed.seconds:.2f} s: {speed.decisions / speed.seconds:,.0f} decisions and "
        f"{speed.games / speed.seconds:,.1f} games a second ({form} form)."
    )
