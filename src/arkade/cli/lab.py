"""`arkade lab`, and `arkade lab ladder`: bots measured against each other."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Annotated

import typer

import arkade
from arkade.cli import INTERRUPTED
from arkade.cli.arguments import BOTS_HELP, AsJson, GameName, ModeName, Settings, read_bots, read_seed, read_settings
from arkade.cli.faults import Keep, keep_faults
from arkade.cli.kept_runs import play_and_keep
from arkade.cli.screen import paper, write_json
from arkade.kernel import Game
from arkade.lab import Fault
from arkade.lab.ladder import RUNGS, Ladder
from arkade.lab.matches import Outcome, Score, Setting
from arkade.table.page import grid

app = typer.Typer(add_completion=False, rich_markup_mode="markdown", no_args_is_help=True)

Seed = Annotated[str, typer.Option(help="The same seed gives the same deals.")]
Processes = Annotated[
    int | None, typer.Option(min=1, max=1024, help="How many games are played at once. [default: one for each core]")
]


@app.callback()
def lab() -> None:
    """Measure bots, decks and cards, and fit what bots go by."""


@app.command()
def ladder(
    name: GameName,
    bots: Annotated[
        str,
        typer.Option(metavar="BOT,BOT,…", help=f"The rungs from below: {BOTS_HELP}"),
    ] = ",".join(RUNGS),
    games: Annotated[int, typer.Option(min=1, max=10**6, help="How many games each pair plays.")] = 400,
    mode: ModeName = None,
    settings: Settings = None,
    seed: Seed = "ladder",
    processes: Processes = None,
    results: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Where each finished game is written. [default: ladder-GAME.jsonl]"),
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Play only what is missing in the file.")] = False,
    keep: Keep = Path("failed-games"),
    as_json: AsJson = False,
) -> int:
    """Let every bot play the one below it, on the same deals with seats swapped.

    Where a mode has several decks, all pairs of them take turns. In games that all play together each bot plays all
    seats, and the share of games that the crew wins is counted. Finished games are kept when a run is interrupted.
    """
    game = arkade.load(name)
    setting = Setting(game.name, game.mode(mode).name, dict(read_settings(settings)), read_seed(seed))
    run = Ladder(game, setting, read_bots(bots), games)
    path = results or Path(f"ladder-{game.name}.jsonl")
    interrupted = not play_and_keep(run, path, resume, processes, game.title)
    scores = run.scores()
    if as_json:
        write_json([score_for_programs(score) for score in scores])
    else:
        show_ladder(game, scores)
    keep_faults(game, faults_of(run.outcomes), keep)
    if interrupted:
        return INTERRUPTED
    return 1 if any(score.faults for score in scores) else 0


# -- showing -----------------------------------------------------------------------------------------


def score_for_programs(score: Score) -> dict[str, object]:
    low, high = score.interval
    return {
        "bots": score.bots,
        "games": score.games,
        "share": score.share,
        "low": low,
        "high": high,
        "errors": score.faults,
    }


def in_percent(score: Score) -> tuple[str, str]:
    low, high = score.interval
    return f"{score.share:.1%}", f"{low:.1%} to {high:.1%}"


def show_ladder(game: Game, scores: Sequence[Score]) -> None:
    """The ladder for people, from below."""
    table = grid("bots", "games ", "score ", "95 % interval ", "errors ", title=f"{game.title}: the ladder")
    for score in scores:
        pairing = " against ".join(score.bots) if len(score.bots) > 1 else f"a crew of {score.bots[0]}"
        table.add_row(pairing, str(score.games), *in_percent(score), str(score.faults))
    paper().print(table)


def faults_of(outcomes: Iterable[Outcome]) -> list[Fault]:
    """The games that failed, with those who played them."""
    return [
        Fault(one.number, one.fault, one.record, " against ".join(one.bots))
        for one in outcomes
        if one.record is not None
    ]
