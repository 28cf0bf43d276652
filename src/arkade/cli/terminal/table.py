"""The table as text, drawn from a view and nothing else.

Whatever colour says is also said by a shape or a word.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.rule import Rule as Line
from rich.table import Table
from rich.text import Text

from arkade.cli.screen import indented
from arkade.kernel import CardView, Game, SeatView, View, ZoneView

SEAT_SIGNS = "●▲■◆★✚▼◉"
SEAT_STYLES = ("#56b4e9", "#e69f00", "#009e73", "#cc79a7", "#f0e442", "#0072b2", "#d55e00", "#999999")
"""Colours that people with any kind of colour blindness can tell apart (Okabe and Ito's)."""


def draw_table(console: Console, game: Game, view: View) -> None:
    """The whole table: heading, what all share, then seat by seat."""
    heading = f"{game.title} · {game.mode(view.mode).title} · {view.phase}"
    console.print(Line(heading, align="left", style="dim"))
    shared = [zone for zone in view.zones if zone.seat is None and zone.count]
    if view.counters:
        console.print(counters_line(view.counters))
    if shared:
        console.print(zones_block(shared))
    for seat in range(len(view.seats)):
        console.print(seat_block(view, seat, game.layout.always))


def seat_block(view: View, seat: int, always: Sequence[str]) -> RenderableType:
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
    heading.add_row(title, counters_line(shown.counters))
    zones = [zone for zone in view.zones if zone.seat == seat and (zone.count or zone.name in always)]
    return Group(heading, zones_block(zones))


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


def counters_line(counters: dict[str, int | str]) -> Text:
    line = Text()
    for name, number in counters.items():
        line.append(" · " if line else "", style="dim")
        line.append(f"{name} ")
        line.append(str(number), style="bold")
    return line


def zones_block(zones: list[ZoneView]) -> RenderableType:
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
            block.add_row(zone.name, zone_line(zone))
    return indented(block, 4)


def zone_line(zone: ZoneView) -> Text:
    """The cards of a zone: equal ones together, face-down ones by their place, unseen ones by their number."""
    placed = any(card.name is None for card in zone.cards)
    cards = [f"{card.place + 1} {card_words(card)}" if placed else card_words(card) for card in zone.cards]
    words = [name if cards.count(name) == 1 else f"{name}×{cards.count(name)}" for name in dict.fromkeys(cards)]
    unseen = zone.count - len(zone.cards)
    if unseen:
        words.append(f"{unseen} unseen")
    return Text(" · ".join(words))


def card_words(card: CardView) -> str:
    """`Diver`, `Diver (2/3, wounds 1)`, `▒ face down`."""
    name = card.name if card.name is not None else "▒ face down"
    marks = [mark if number is True else f"{mark} {number}" for mark, number in card.marks.items()]
    beside = ", ".join([card.badge, *marks] if card.badge else marks)
    return f"{name} ({beside})" if beside else name
