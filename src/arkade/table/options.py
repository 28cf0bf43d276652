"""The options of a seat, numbered, in words, with what is printed on the cards that they name."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from arkade.kernel import CardView, Game, OptionView, View, ZoneView
from arkade.kernel.verbs import EFFECT, FACE
from arkade.table.labels import Labels, numbers_of
from arkade.table.page import indented

ONE_COLUMN = 24
"""So many options still stand one below the other, each with the text of its card."""
WORDS_SHARE = 0.6
"""So much of a line options may take and still have what stands beside them in one column."""
GAP = 2
NUMBER_WIDTH = 3 + GAP
LEAST_ROOM = 20


def print_options(console: Console, game: Game, view: View) -> None:
    """Options that all name the same card are short, and the card is shown once above them."""
    menu = Menu(game, view)
    beside = [menu.beside(option) for option in view.options]
    told = {words for words in beside if words}
    if len(told) == 1 and beside.count(words := told.pop()) > 1:
        console.print(indented(Text(words, style="dim"), NUMBER_WIDTH))
        print_columns(console, menu.told_apart())
    elif len(view.options) > ONE_COLUMN:
        print_columns(console, menu.told_apart())
    else:
        print_list(console, [option.words for option in view.options], told_once(beside))


def print_columns(console: Console, lines: list[str]) -> None:
    numbered = [Text(f"{number:>3}  {line}") for number, line in enumerate(lines, start=1)]
    console.print(Columns(numbered, padding=(0, 3), column_first=True))


def print_list(console: Console, lines: list[str], beside: list[str]) -> None:
    """One option a line; what stands beside it is cut off where the line ends. Where the option itself is longer
    than a line it goes on below its own words."""
    widest = int(console.width * WORDS_SHARE)
    column = max([len(line) for line in lines if len(line) <= widest], default=0)
    for number, (words, more) in enumerate(zip(lines, beside, strict=True), start=1):
        line = Text(words)
        line.pad_right(column - line.cell_len)
        room = console.width - NUMBER_WIDTH - line.cell_len - GAP
        if more and room >= min(LEAST_ROOM, len(more)):
            told = Text(more, style="dim")
            told.truncate(room, overflow="ellipsis")
            line.append(" " * GAP).append_text(told)
        opening = f"{number:>{NUMBER_WIDTH - GAP}}" + " " * GAP
        for part in line.wrap(console, console.width - NUMBER_WIDTH):
            part.rstrip()
            console.print(Text(opening).append_text(part))
            opening = " " * NUMBER_WIDTH


def told_once(beside: list[str]) -> list[str]:
    """What stands beside several options stands beside the first; the others say beside which."""
    return [
        f"like {beside.index(words) + 1}" if words and beside.index(words) < place else words
        for place, words in enumerate(beside)
    ]


class Menu:
    """The options of a view, and the cards that they name."""

    def __init__(self, game: Game, view: View) -> None:
        self.game = game
        self.view = view
        self.labels = Labels(game, view)
        self.cards = {card.id: (zone, card) for zone in view.zones for card in zone.cards if card.id is not None}
        """The cards that a seat can tell apart, by their numbers, with the zone where each lies."""

    def beside(self, option: OptionView) -> str:
        """What is to be known before an option is chosen: what it costs, or the card that it names. Of two cards
        their numbers are enough, and an option that puts the effect of a card into words needs only its space."""
        verb = self.game.verbs.by_number[option.option[0]]
        if option.note:
            return option.note
        if verb.a.kind == FACE:
            return one_line(self.game.cards[option.option[1]].text)
        named = self.named(option)
        if verb.b.kind == EFFECT:
            return " ".join(self.spaces(option))
        if len(named) > 1:
            return " · ".join(self.in_short(card) for _, card in named)
        return " · ".join(self.in_full(zone, card) for zone, card in named)

    def named(self, option: OptionView) -> list[tuple[ZoneView, CardView]]:
        """The cards that an option names, in the order in which its words name them."""
        words = self.game.verbs.by_number[option.option[0]].words
        numbers = [option.card, option.target]
        if "{b}" in words and words.find("{b}") < words.find("{a}"):
            numbers.reverse()
        return [self.cards[number] for number in numbers if number is not None and number in self.cards]

    def in_short(self, card: CardView) -> str:
        """A card by its space, which tells equal ones apart, or else by its name, and its numbers."""
        space = self.labels.space(card)
        return f"{space} {numbers_of(card.badge)}".rstrip() if space else f"{card.name} {card.badge}"

    def in_full(self, zone: ZoneView, card: CardView) -> str:
        """Whose a card is, where it is somebody else's, its space, its badge and its text, on one line."""
        seat = zone.seat
        whose = self.view.seats[seat].name if seat is not None and seat != self.view.seat else ""
        text = "" if card.name is None else text_beside(self.game.card(card.name).text, card.badge)
        return " · ".join(part for part in (whose, self.labels.space(card), card.badge, text) if part)

    def spaces(self, option: OptionView) -> list[str]:
        """The spaces of the cards that an option names."""
        return [space for _, card in self.named(option) if (space := self.labels.space(card))]

    def told_apart(self) -> list[str]:
        """The words of the options; where a card that they name has its equal on the grid, with the spaces."""
        names = [card.name for _, card in self.cards.values() if self.labels.space(card)]
        return [
            " ".join([option.words, *self.spaces(option)])
            if any(names.count(card.name) > 1 for _, card in self.named(option))
            else option.words
            for option in self.view.options
        ]


def text_beside(text: str, badge: str) -> str:
    """A card's text on one line, without the lines of which every word stands in its badge."""
    told = badge.split(", ")
    lines = [line for line in text.splitlines() if not all(word in told for word in line.strip(". ").split(". "))]
    return one_line("\n".join(lines))


def one_line(text: str) -> str:
    return " ".join(text.split())
