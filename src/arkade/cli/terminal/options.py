"""The options of a seat, numbered, in words, with what is printed on the cards that they name."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from arkade.kernel import CardView, Game, OptionView, View

ONE_COLUMN = 16
"""So many options still stand one below the other, each with the text of its card."""
WIDE = 30
GAP = 2
LEAST_ROOM = 20


def print_options(console: Console, game: Game, view: View) -> None:
    if len(view.options) <= ONE_COLUMN:
        print_list(console, game, view)
    else:
        lines = [Text(f"{number:>3}  {option.words}") for number, option in enumerate(view.options, start=1)]
        console.print(Columns(lines, padding=(0, 3), column_first=True))


def print_list(console: Console, game: Game, view: View) -> None:
    """One option a line; the text of its card is cut off where the line ends."""
    cards = {card.id: card for zone in view.zones for card in zone.cards if card.id is not None}
    widest = max(len(option.words) for option in view.options)
    for number, option in enumerate(view.options, start=1):
        line = Text(f"{number:>3}  {option.words:<{min(widest, WIDE)}}".rstrip())
        printed = Text(printed_on(game, cards, option), style="dim")
        room = console.width - GAP - max(line.cell_len, min(widest, WIDE) + 5)
        if printed and room >= LEAST_ROOM:
            line.pad_right(console.width - GAP - room - line.cell_len + GAP)
            printed.truncate(room, overflow="ellipsis")
            line.append_text(printed)
        console.print(line)


def printed_on(game: Game, cards: dict[int, CardView], option: OptionView) -> str:
    """What is to be known of the card that an option names, on one line: its badge and its text."""
    card = cards.get(option.card) if option.card is not None else None
    if card is None or card.name is None:
        return ""
    text = " ".join(game.card(card.name).text.split())
    return " · ".join(part for part in (card.badge, text) if part)
