"""The options of a seat, numbered, in words, with what is printed on the cards that they name."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from arkade.kernel import CardView, Game, OptionView, View, ZoneView
from arkade.kernel.verbs import EFFECT, FACE

ONE_COLUMN = 16
"""So many options still stand one below the other, each with the text of its card."""
WIDE = 36
GAP = 2
NUMBER_WIDTH = 3 + GAP
LEAST_ROOM = 20


Cards = dict[int, tuple[ZoneView, CardView]]
"""The cards that a seat can tell apart, by their numbers, with the zone where each lies."""


def print_options(console: Console, game: Game, view: View) -> None:
    if len(view.options) <= ONE_COLUMN:
        print_list(console, game, view)
    else:
        lines = [Text(f"{number:>3}  {option.words}") for number, option in enumerate(view.options, start=1)]
        console.print(Columns(lines, padding=(0, 3), column_first=True))


def print_list(console: Console, game: Game, view: View) -> None:
    """One option a line; what stands beside it is cut off where the line ends. Where the option itself is longer
    than a line it goes on below its own words."""
    cards = {card.id: (zone, card) for zone in view.zones for card in zone.cards if card.id is not None}
    column = min(max(len(option.words) for option in view.options), WIDE)
    for number, option in enumerate(view.options, start=1):
        line = Text(option.words)
        line.pad_right(column - line.cell_len)
        room = console.width - NUMBER_WIDTH - line.cell_len - GAP
        beside = Text(words_beside(game, view, option, cards), style="dim")
        if beside and room >= LEAST_ROOM:
            beside.truncate(room, overflow="ellipsis")
            line.append(" " * GAP).append_text(beside)
        opening = f"{number:>{NUMBER_WIDTH - GAP}}" + " " * GAP
        for part in line.wrap(console, console.width - NUMBER_WIDTH):
            part.rstrip()
            console.print(Text(opening).append_text(part))
            opening = " " * NUMBER_WIDTH


def words_beside(game: Game, view: View, option: OptionView, cards: Cards) -> str:
    """What is to be known before an option is chosen: what it costs, or the card that it names. Of two cards the
    badges are enough, and an option that puts the effect of a card into words needs nothing beside it."""
    verb = game.verbs.by_number[option.option[0]]
    if option.note or verb.b.kind == EFFECT:
        return option.note
    if verb.a.kind == FACE:
        return one_line(game.cards[option.option[1]].text)
    named = [cards[number] for number in (option.card, option.target) if number is not None and number in cards]
    if len(named) > 1:
        return " · ".join(f"{card.name} {card.badge}" for _, card in named)
    return " · ".join(card_beside(game, view, zone, card) for zone, card in named)


def card_beside(game: Game, view: View, zone: ZoneView, card: CardView) -> str:
    """Whose a card is, where it is somebody else's, its badge and its text, on one line."""
    whose = view.seats[zone.seat].name if zone.seat is not None and zone.seat != view.seat else ""
    text = one_line(game.card(card.name).text) if card.name is not None else ""
    return " · ".join(part for part in (whose, card.badge, text) if part)


def one_line(text: str) -> str:
    return " ".join(text.split())
