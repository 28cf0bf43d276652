"""The table as text, drawn from a view and nothing else.

Whatever colour says is also said by a shape or a word.
"""

from __future__ import annotations

from rich.console import Console, Group, RenderableType
from rich.rule import Rule as Line
from rich.table import Table
from rich.text import Text

from arkade.kernel import Game, SeatView, View, ZoneView
from arkade.table.flow import Flow
from arkade.table.grid import Grid
from arkade.table.labels import Labels
from arkade.table.page import indented

SEAT_SIGNS = "●▲■◆★✚▼◉"
SEAT_STYLES = ("#56b4e9", "#e69f00", "#009e73", "#cc79a7", "#f0e442", "#0072b2", "#d55e00", "#999999")
"""Colours that people with any kind of colour blindness can tell apart (Okabe and Ito's)."""


def draw_table(console: Console, game: Game, view: View) -> None:
    """The whole table: heading, what all share, then seat by seat."""
    heading = f"{game.title} · {game.mode(view.mode).title} · {view.phase}"
    console.print(Line(heading, align="left", style="dim"))
    shared = [zone for zone in view.zones if zone.seat is None and zone.count]
    together = counters_line(game, view.counters)
    if together:
        console.print(together)
    if shared:
        console.print(zones_block(shared, Labels(game, view)))
    board = game.layout.board
    if board is not None:
        console.print(Grid(view, board, spaces_on_offer(game, view), SEAT_SIGNS, SEAT_STYLES).draw(console.width))
    for seat in range(len(view.seats)):
        console.print(seat_block(game, view, seat))


def spaces_on_offer(game: Game, view: View) -> dict[int, int]:
    """The spaces of a grid that the options name, each with the number of the first option that does."""
    found: dict[int, int] = {}
    for number, shown in enumerate(view.options, start=1):
        verb = game.verbs.by_number[shown.option[0]]
        for part, space in zip((verb.a, verb.b), shown.option[1:], strict=True):
            if game.layout.board is not None and tuple(part.names) == game.layout.board.names:
                found.setdefault(space, number)
    return found


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
    return Group(heading, zones_block(zones, Labels(game, view)))


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


def zones_block(zones: list[ZoneView], labels: Labels) -> RenderableType:
    """Zones of which cards are seen, a line each; the others, and those of the past, are only counted, all on one
    line."""
    block = Table.grid(padding=(0, 2))
    block.add_column(style="dim", min_width=9)
    block.add_column()
    counted = [zone for zone in zones if not zone.cards or zone.name in labels.past]
    if counted:
        words = " · ".join(f"{zone.name} {zone.count}" for zone in counted)
        block.add_row("cards in", words)
    for zone in zones:
        if zone not in counted:
            block.add_row(zone.name, Flow(labels.of_zone(zone)))
    return indented(block, 4)
