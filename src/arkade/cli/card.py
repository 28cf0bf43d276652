"""`arkade lab card`: what a changed or new card does to its game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Annotated

import typer
from msgspec.structs import replace

import arkade
from arkade.cardtext.changes import read_changes
from arkade.cli import INTERRUPTED
from arkade.cli.arguments import AsJson, GameName, ModeName, Settings, read_seed, read_settings
from arkade.cli.extras import from_extra
from arkade.cli.faults import keep_faults
from arkade.cli.folders import FAILED, RESUME_WHAT, open_folder, play_into
from arkade.cli.lab import Processes, Seed
from arkade.cli.screen import margin, paper, write_json
from arkade.games.registry import load_changed
from arkade.kernel import ArkadeError
from arkade.lab import Fault
from arkade.lab.card_trial import (
    WITH,
    WITHOUT,
    Touched,
    check_used,
    plan_with,
    play_changed_portion,
    touched_by,
    trial_plan,
)
from arkade.lab.playing import play_portion
from arkade.lab.simulate import Work
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
    results: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER",
            help="Where games, page and picture are written. [default: page and picture alone, in card-FILE]",
        ),
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Play only what is missing in the folder.")] = False,
    as_json: AsJson = False,
) -> int:
    """Try out changed or new cards: the same deals are played without and with them, and what changes is told.

    The file holds [[card]] tables like the game's own card files. A card that the game has needs only the fields that
    change. [[replace]] tables put cards into decks. Where players bring decks, those that hold a touched card meet all
    decks of the mode. With --results the games are kept too, also after Ctrl-C, and --resume goes on. The exit code is
    1 if a game failed; its record is kept, and arkade replay plays it again.
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
    folder = results or Path(f"card-{file.stem}")
    with folder_of_games(results, resume) as kept:
        work = partial(play_changed_portion, changes)
        with_it = Side(kept / WITH, plan_with(plan, changed), resume, work, file)
        without = Side(kept / WITHOUT, plan, resume, play_portion)
        whole = all(side.play(games, processes, folder / FAILED) for side in (without, with_it))
        if not with_it.folder.has_games:
            margin().print("Stopped before there was anything to compare.")
            return INTERRUPTED
        found = compare(game.title, bot, game.mode(mode).title, touched, without.results(), with_it.results())
    if not found.games:
        raise ArkadeError("no game was played to its end both without and with the change")
    write_files(folder, found)
    if as_json:
        write_json(found)
    else:
        show(found, folder)
    if not whole:
        return INTERRUPTED
    return 1 if found.errors else 0


def warn_of_unused(touched: Touched) -> None:
    for name in touched.unused:
        margin().print(f"{name} is in no deck and is not tried out.")


@contextmanager
def folder_of_games(results: Path | None, resume: bool) -> Iterator[Path]:
    """Where games are written: for good, or until they have been compared."""
    if results is not None:
        yield results
    elif resume:
        raise ArkadeError(RESUME_WHAT)
    else:
        with TemporaryDirectory(prefix="arkade-card-") as scratch:
            yield Path(scratch)


class Side:
    """One side of the comparison: its games are played by some work, into a folder of their own, perhaps with the
    cards of a designer's file."""

    def __init__(self, path: Path, plan: Plan, resume: bool, work: Work, cards: Path | None = None) -> None:
        self.plan = plan
        self.game = arkade.load(plan.game)
        self.cards = cards
        self.folder = open_folder(path, plan, resume)
        self.work = work

    def play(self, games: int, processes: int | None, keep: Path) -> bool:
        """Play what is missing; False if somebody pressed Ctrl-C before the last game."""
        title = f"{self.game.title} {self.folder.path.name}"
        return play_into(self.folder, self.plan, games, title, processes, partial(self.keep, keep), self.work)

    def keep(self, folder: Path, faults: Sequence[Fault]) -> None:
        """Keep records of games that failed, which say of which side they are."""
        own = [replace(fault, who=self.folder.path.name) for fault in faults]
        keep_faults(self.game, own, folder, self.cards)

    def results(self) -> Results:
        from arkade.lab.results import read_results

        return read_results(self.folder.path)


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
