"""`arkade cards`: what is printed on the cards."""

from __future__ import annotations

from typing import Annotated

import typer

import arkade
from arkade.cli.arguments import AsJson, GameName
from arkade.cli.screen import paper, write_json
from arkade.kernel.game import PrintedCard
from arkade.table.page import grid
from arkade.table.printed import find_card, print_card, stats, stats_line


def cards(
    name: GameName,
    card: Annotated[str | None, typer.Argument(metavar="NAME", help="The name of one card, or a part of it.")] = None,
    as_json: AsJson = False,
) -> None:
    """Show the cards of a game, or one of them."""
    game = arkade.load(name)
    chosen = game.cards if card is None else [find_card(game, card)]
    if as_json:
        write_json([as_data(entry) for entry in chosen])
    elif card is not None:
        print_card(paper(), chosen[0])
    else:
        table = grid("card", "printed", "text", title=f"{game.title}: {len(chosen)} cards")
        for entry in chosen:
            table.add_row(entry.name, stats_line(entry), entry.text.strip())
        paper().print(table)


def as_data(card: PrintedCard) -> dict[str, object]:
    return {"name": card.name, **stats(card), "text": card.text.strip()}
