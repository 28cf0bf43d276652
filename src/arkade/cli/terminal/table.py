"""The table as text, drawn from a view and nothing else.

Whatever colour says is also said by a shape or a word.
"""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Console, Group, RenderableType
from rich.rule import Rule as Line
from rich.table import Table
from rich.text import Text

from arkade.cli.screen import indented
from arkade.cli.terminal.grid import draw_grid
from arkade.kernel import CardView, Game, SeatView, View, ZoneView

SEAT_SIGNS = "●▲■◆★✚▼◉"
SEAT_STYLES = ("#56b4e9", "#e69f00", "#009e73", "#cc79a7", "#f0e442", "#0072b2", "#d55e00", "#999999")
"""Colours that people with any kind of colour blindness can tell apart (Okabe and Ito's)."""


Pointers = Mapping[str, Mapping[int, str]]


def draw_table(console: Console, game: Game, view: View) -> None:
    """The whole table: heading, what all share, then seat by seat."""
    heading = f"{game.title} · {game.mode(view.mode).title} · {view.phase}"
    console.print(Line(heading, align="left", style="dim"))
    shared = [zone for zone in view.zones if zone.seat is None and zone.count]
    together = counters_line(game, view.counters)
    if together:
        console.print(together)
    if shared:
        console.print(zones_block(shared, pointed_at(game, view)))
    board = game.layout.board
    if board is not None:
        console.print(draw_grid(view, board, console.width, SEAT_SIGNS, SEAT_STYLES))
    for seat in range(len(view.seats)):
        console.print(seat_block(game, view, seat))


def seat_block(game: Game, view: View, seat: int) -> RenderableType:
    """A seat: a line with its name and counters, and its zones below."""
    shown = view.seats[seat]
    title = Text("▸ " if view.turn == seat else "  ")
    title.append_text(seat_title(view, seat))
    tags = seat_tags(view, seat, shown)
    if tags:
        title.append(f" ({', '.join(tags)})")
    heading = Table.grid(padding=(0, 2))
    heading.add_column(no_wrap=True)
    heading.add_column()
    heading.add_row(title, counters_line(game, shown.counters))
    always = game.layout.always
    zones = [zone for zone in view.zones if zone.seat == seat and (zone.count or zone.name in always)]
    return Group(heading, zones_block(zones, pointed_at(game, view)))


def seat_title(view: View, seat: int) -> Text:
    """The name of a seat with its sign, in its colour."""
    return Text(f"{SEAT_SIGNS[seat]} {view.seats[seat].name}", style=f"bold {SEAT_STYLES[seat]}")


def seat_tags(view: View, seat: int, shown: SeatView) -> list[str]:
    """What is to be known about a seat beside its name."""
    tags: list[str] = []
    if view.seat == seat:
        tags.append("you")
    teams = [other.team for other in view.seats]
    if 1 < len(set(teams)) < len(teams):
        tags.append(f"team {shown.team + 1}")
    if view.turn == seat:
        tags.append("turn")
    if seat in view.waiting and seat != view.seat:
        tags.append("choosing")
    return tags


def counters_line(game: Game, counters: dict[str, int | str]) -> Text:
    """`power 3 · mythium 2`: all counters but the minor ones."""
    line = Text()
    for name, number in counters.items():
        if name in game.layout.minor:
            continue
        line.append(" · " if line else "", style="dim")
        line.append(f"{name} ")
        line.append(str(number), style="bold")
    return line


def pointed_at(game: Game, view: View) -> Pointers:
    """For each mark that stands for another card or for something with a name, the names by their number."""
    names = {card.id: card.name for zone in view.zones for card in zone.cards if card.id is not None and card.name}
    named = {mark.name: dict(enumerate(mark.part.names)) for mark in game.layout.marks if mark.part.names}
    return {**dict.fromkeys(game.layout.pointers, names), **named}


def zones_block(zones: list[ZoneView], pointers: Pointers) -> RenderableType:
    """Zones of which cards are seen, a line each; the others are only counted, all on one line."""
    block = Table.grid(padding=(0, 2))
    block.add_column(style="dim", min_width=9)
    block.add_column()
    counted = [zone for zone in zones if not zone.cards]
    if counted:
        words = " · ".join(f"{zone.name} {zone.count}" for zone in counted)
        block.add_row("cards in", words)
    for zone in zones:
        if zone.cards:
            block.add_row(zone.name, zone_line(zone, pointers))
    return indented(block, 4)


def zone_line(zone: ZoneView, pointers: Pointers) -> Text:
    """The cards of a zone: equal ones together, face-down ones by their place, unseen ones by their number."""
    placed = any(card.name is None for card in zone.cards)
    cards = [card_words(card, pointers) for card in zone.cards]
    if placed:
        cards = [f"{card.place + 1} {words}" for card, words in zip(zone.cards, cards, strict=True)]
    words = [name if cards.count(name) == 1 else f"{name}×{cards.count(name)}" for name in dict.fromkeys(cards)]
    unseen = zone.count - len(zone.cards)
    if unseen:
        words.append(f"{unseen} unseen")
    return Text(" · ".join(words))


def card_words(card: CardView, pointers: Pointers) -> str:
    """`Diver`, `Diver (2/3, wounds 1)`, `Heron (stored on Diver)`, `▒ face down`."""
    name = card.name if card.name is not None else "▒ face down"
    marks = [
        mark if number is True else f"{mark} {pointers.get(mark, {}).get(number, number)}"
        for mark, number in card.marks.items()
    ]
    beside = ", ".join([card.badge, *marks] if card.badge else marks)
    return f"{name} ({beside})" if beside else name
