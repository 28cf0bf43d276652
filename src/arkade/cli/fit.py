"""`arkade lab fit`: what bots go by, fitted to their games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from msgspec.structs import replace

import arkade
from arkade.bots import bot_maker
from arkade.cli import INTERRUPTED
from arkade.cli.arguments import AsJson, GameName, ModeName, Settings, read_seed, read_settings
from arkade.cli.faults import Keep, keep_faults
from arkade.cli.lab import Processes, Seed, faults_of, in_percent, score_for_programs
from arkade.cli.progress import watch
from arkade.cli.screen import margin, paper, write_json
from arkade.kernel import Game
from arkade.lab.fit import (
    Learned,
    Verdict,
    evaluation_in,
    learn_all,
    new_weights,
    trials,
    weights_file,
    write_weights,
)
from arkade.lab.matches import Outcome, Player, Score, Setting, sides
from arkade.table.page import grid


def fit(
    name: GameName,
    games: Annotated[int, typer.Option(min=1, max=10**6, help="How many games are learned from.")] = 400,
    trial: Annotated[int, typer.Option(min=1, max=10**6, help="How many games the new weights must prove in.")] = 400,
    bot: Annotated[str, typer.Option(help="The bot that plays them.")] = "greedy",
    mode: ModeName = None,
    settings: Settings = None,
    seed: Seed = "fit",
    processes: Processes = None,
    keep: Keep = Path("failed-games"),
    as_json: AsJson = False,
) -> int:
    """Fit the weights of a game's evaluation to games that a bot plays against itself.

    The new weights then play the old ones, on the same deals with seats swapped. They are written to the game's
    weights.toml only when the 95 % interval of their score lies above one half. The exit code is 1 if a game failed;
    its record is kept, and arkade replay plays it again. After Ctrl-C the old weights stay, and games are not kept.
    """
    game = arkade.load(name)
    evaluation_in(game)
    bot_maker(bot)
    setting = Setting(game.name, game.mode(mode).name, dict(read_settings(settings)), read_seed(seed))
    sides(game, setting)
    lessons: list[Learned] = []
    if not learn_from_games(game, setting, bot, games, processes, keep, lessons):
        return INTERRUPTED
    return try_out(game, setting, bot, lessons, new_weights(game, lessons), trial, processes, keep, as_json)


def learn_from_games(
    game: Game, setting: Setting, bot: str, games: int, processes: int | None, keep: Path, lessons: list[Learned]
) -> bool:
    """Play games to learn from, and keep records of those that fail; False if somebody pressed Ctrl-C before the last
    one."""
    whole = watch(learn_all(setting, Player(bot), games, processes), lessons, games, "Learning")
    faults = [replace(lesson.fault, who="to learn from") for lesson in lessons if lesson.fault is not None]
    keep_faults(game, faults, keep)
    if not whole:
        done = f"Stopped after {len(lessons):,} of {games:,} games to learn from."
        margin().print(f"{done} They are not kept, and the weights stay as they were.", soft_wrap=True)
    return whole


def try_out(
    game: Game,
    setting: Setting,
    bot: str,
    lessons: list[Learned],
    new: dict[str, float],
    games: int,
    processes: int | None,
    keep: Path,
    as_json: bool,
) -> int:
    """Let new weights play the old ones, show what came out, and write them if they are better; gives the exit code."""
    outcomes: list[Outcome] = []
    whole = watch(trials(setting, bot, new, games, processes), outcomes, games, "Trying")
    keep_faults(game, [replace(fault, who="of the trial") for fault in faults_of(outcomes)], keep)
    score = Score((bot, bot))
    for outcome in outcomes:
        score.add(outcome)
    evaluation = evaluation_in(game)
    old = dict(zip([feature.name for feature in evaluation.features], evaluation.weights, strict=True))
    verdict = Verdict(old, new, sum(len(lesson.rows) for lesson in lessons), score, whole)
    failed = score.faults + sum(lesson.fault is not None for lesson in lessons)
    if as_json:
        write_json({"weights": new, "accepted": verdict.accepted, **score_for_programs(score), "errors": failed})
    else:
        show_verdict(game, verdict)
    if verdict.accepted:
        write_weights(weights_file(game), verdict, bot)
    if not as_json:
        paper().print(decision(verdict))
    if not whole:
        return INTERRUPTED
    return 1 if failed else 0


# -- showing -----------------------------------------------------------------------------------------


def show_verdict(game: Game, verdict: Verdict) -> None:
    """Old and new weights side by side, and how they did against each other."""
    table = grid("feature", "old ", "new ", title=f"{game.title}: weights from {verdict.positions} positions")
    for name, weight in verdict.new.items():
        table.add_row(name, f"{verdict.old[name]:.4f}", f"{weight:.4f}")
    console = paper()
    console.print(table)
    share, interval = in_percent(verdict.score)
    console.print(f"The new weights score {share} ({interval}) against the old ones in {verdict.score.games} games.")


def decision(verdict: Verdict) -> str:
    """Whether the new weights were taken."""
    if not verdict.whole:
        return "The trial was stopped before its end, which is no proof, so the old ones stay; its games are not kept."
    return "They are better and were written." if verdict.accepted else "That is no proof, so the old ones stay."
