"""`arkade lab balance`: what many games say about decks, turns and cards."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

import arkade
from arkade.cli import INTERRUPTED
from arkade.cli.arguments import AsJson, GameName, ModeName, Settings, read_seed, read_settings
from arkade.cli.decks import read_decks
from arkade.cli.extras import from_extra
from arkade.cli.faults import keep_faults
from arkade.cli.folders import FAILED, open_folder, play_into
from arkade.cli.lab import Processes, Seed
from arkade.cli.screen import margin, paper, write_json
from arkade.cli.sim import Decks
from arkade.kernel import ArkadeError
from arkade.table.page import grid

if TYPE_CHECKING:
    from arkade.lab.balance import Balance
    from arkade.lab.page import Sheet

PAGE = "balance.html"
MOST_SHOWN = 20
"""So many cards that are out of line are shown in the terminal; the page has all."""


def balance(
    name: GameName,
    games: Annotated[int, typer.Option(min=1, max=10**9, help="How many games.")] = 1000,
    bot: Annotated[str, typer.Option(help="The bot that plays at every seat.")] = "greedy",
    decks: Decks = None,
    mode: ModeName = None,
    settings: Settings = None,
    seed: Seed = "balance",
    processes: Processes = None,
    results: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Where games, page and pictures are written. [default: balance-GAME]"),
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Play only what is missing in the folder.")] = False,
    show: Annotated[bool, typer.Option("--show", help="Play nothing; show the games that are in the folder.")] = False,
    as_json: AsJson = False,
) -> int:
    """Play many games and say what is out of balance: decks, going first, length, comebacks, and every card.

    All decks of the mode meet each other. In games that all play together every number of players and every level
    takes its turn, unless --set names one. The folder of results gets the games as arkade sim writes them, one page
    (balance.html, which needs no network) and its charts as PNG. The exit code is 1 if a game failed; its record is
    kept there too.
    """
    with from_extra("lab"):
        from arkade.lab.balance import balance_of, balance_plan
        from arkade.lab.results import read_results
    game = arkade.load(name)
    folder = results or Path(f"balance-{game.name}")
    whole = True
    if not show:
        brought = read_decks(decks, game, mode) if decks is not None else []
        plan = balance_plan(game, bot, read_seed(seed), mode, read_settings(settings), brought)
        opened = open_folder(folder, plan, resume)
        whole = play_into(
            opened, plan, games, game.title, processes, partial(keep_faults, game, folder=folder / FAILED)
        )
        if not opened.has_games:
            margin().print("Stopped before a game was over.")
            return INTERRUPTED
    found = read_results(folder)
    if set(found.games["game"]) - {game.name}:
        raise ArkadeError(f"{str(folder)!r} holds games of {found.games['game'][0]}, not of {game.name}")
    measured = balance_of(game, found)
    write_files(folder, measured)
    if as_json:
        write_json(measured)
    else:
        show_balance(measured, folder)
    if not whole:
        return INTERRUPTED
    return 1 if measured.errors else 0


def write_files(folder: Path, measured: Balance) -> None:
    """The page and its pictures."""
    from arkade.lab import balance_words
    from arkade.lab.balance_charts import balance_figures
    from arkade.lab.balance_tables import page_sheets
    from arkade.lab.charts import write_picture
    from arkade.lab.page import write_page

    figures = balance_figures(measured)
    lead = [balance_words.heading(measured)]
    write_page(folder / PAGE, f"The balance of {measured.title}", lead, figures, page_sheets(measured))
    for figure in figures:
        write_picture(figure, folder / f"balance-{figure.name}.png")


# -- showing -----------------------------------------------------------------------------------------


def show_balance(measured: Balance, folder: Path) -> None:
    """The balance for people: a few tables, a sentence for the rest, and where the page is."""
    from arkade.lab import balance_words
    from arkade.lab.balance_tables import card_sheet, share_sheets

    console = paper()
    console.print(f"{measured.title}: {balance_words.heading(measured)}\n")
    for sheet in share_sheets(measured):
        show_sheet(sheet)
    console.print(balance_words.of_length(measured))
    if measured.comebacks is not None:
        console.print(balance_words.of_comebacks(measured))
    marked = measured.out_of_line
    if marked:
        console.print()
        title = f"Cards out of line: {len(marked)} of {len(measured.cards)} findings"
        show_sheet(card_sheet(title, marked[:MOST_SHOWN]))
        console.print(balance_words.HOW_CARDS_ARE_READ)
    else:
        console.print(f"No card is out of line in {len(measured.cards)} findings.")
    margin().print(f"The page with all charts and numbers: {folder / PAGE}", soft_wrap=True)


def show_sheet(sheet: Sheet) -> None:
    table = grid(*sheet.headings, title=sheet.title)
    for row in sheet.rows:
        table.add_row(*row)
    paper().print(table)
