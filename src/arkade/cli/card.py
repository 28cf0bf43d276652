"""`arkade lab card`: what a changed or new card does to its game."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

import arkade
from arkade.cardtext.changes import read_changes
from arkade.cli import INTERRUPTED
from arkade.cli.arguments import AsJson, GameName, ModeName, Settings, read_seed, read_settings
from arkade.cli.extras import from_extra
from arkade.cli.faults import keep_faults
from arkade.cli.lab import Processes, Seed
from arkade.cli.screen import margin, paper, write_json
from arkade.cli.sim import FAILED, play_all
from arkade.games.registry import load_changed
from arkade.kernel import ArkadeError
from arkade.lab.card_trial import Touched, check_used, play_changed_portion, touched_by, trial_plan
from arkade.lab.journal import games_in
from arkade.lab.playing import play_portion
from arkade.lab.simulate import Run, Work, on_all_cores
from arkade.table.page import grid

if TYPE_CHECKING:
    from arkade.lab.card_changes import TrialResult
    from arkade.lab.plan import Plan
    from arkade.lab.results import Results

PAGE = "card.html"
PICTURE = "card.png"


def card(
    name: GameName,
    file: Annotated[Path, typer.Argument(metavar="FILE.toml", help="The changed and new cards.")],
    games: Annotated[int, typer.Option(min=1, max=10**9, help="How many games with the change, and without.")] = 1000,
    bot: Annotated[str, typer.Option(help="The bot that plays at every seat.")] = "greedy",
    mode: ModeName = None,
    settings: Settings = None,
    seed: Seed = "card",
    processes: Processes = None,
    output: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Where page and picture are written. [default: card-FILE]")
    ] = None,
    as_json: AsJson = False,
) -> int:
    """Try out changed or new cards: the same deals are played without and with them, and what changes is told.

    The file holds [[card]] tables like the game's own card files. A card that the game has needs only the fields that
    change. [[replace]] tables put cards into decks. Where players bring decks, those that hold a touched card meet all
    decks of the mode.
    """
    with from_extra("lab"):
        from arkade.lab.card_changes import compare
    game = arkade.load(name)
    changes = read_changes(file)
    changed = load_changed(name, changes)
    touched = touched_by(changes, game, changed)
    check_used(changed, touched)
    warn_of_unused(touched)
    plan = trial_plan(game, changed, touched, bot, read_seed(seed), mode, read_settings(settings))
    folder = output or Path(f"card-{file.stem}")
    with_changes = partial(play_changed_portion, changes)
    without, whole = play_side(plan, games, play_portion, f"{game.title} without", processes, folder)
    if not whole:
        return INTERRUPTED
    with_it, whole = play_side(plan, games, with_changes, f"{game.title} with", processes, folder)
    found = compare(game.title, bot, game.mode(mode).title, touched, without, with_it)
    if not found.games:
        raise ArkadeError("no game was played to its end both without and with the change")
    write_files(folder, found)
    if as_json:
        write_json(found)
    else:
        show(found, folder)
    return 0 if whole else INTERRUPTED


def warn_of_unused(touched: Touched) -> None:
    for name in touched.unused:
        margin().print(f"{name} is in no deck and is not tried out.")


def play_side(
    plan: Plan, games: int, work: Work, title: str, processes: int | None, folder: Path
) -> tuple[Results, bool]:
    """One side of the comparison, and whether all of it was played before somebody pressed Ctrl-C."""
    from arkade.lab.results import results_of

    lines: list[bytes] = []
    run = Run(plan, games, lines.append)
    whole = play_all(run, partial(on_all_cores, processes=processes), title, work)
    keep_faults(arkade.load(plan.game), run.faults, folder / FAILED)
    return results_of(one for some in lines for one in games_in(some)), whole


def write_files(folder: Path, found: TrialResult) -> None:
    """The paragraph with its chart as a page, and the chart alone as a picture."""
    from arkade.lab.card_words import paragraph, trial_figure
    from arkade.lab.charts import write_picture
    from arkade.lab.page import write_page

    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise ArkadeError(f"{str(folder)!r} can't be written: {fault.strerror}") from None
    figures = [trial_figure(found)] if found.shares else []
    write_page(folder / PAGE, f"{found.title}: a trial of cards", [paragraph(found)], figures)
    for figure in figures:
        write_picture(figure, folder / PICTURE)


def show(found: TrialResult, folder: Path) -> None:
    """The trial for people: the paragraph, a table, and where the chart is."""
    from arkade.lab.card_words import paragraph, points_range, signed

    table = grid("share of games won", "without ", "with ", "points ", "95 % interval ", title=card_names(found))
    for share in found.shares:
        change = share.change
        table.add_row(
            share.name,
            f"{change.before:.1%}",
            f"{change.after:.1%}",
            signed(change.difference),
            points_range(change),
        )
    console = paper()
    console.print(table)
    console.print(paragraph(found))
    margin().print(f"The page with the chart: {folder / PAGE}", soft_wrap=True)


def card_names(found: TrialResult) -> str:
    return f"{found.title}: {', '.join(found.touched.cards)}"
