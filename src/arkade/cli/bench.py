"""`arkade bench`: how fast the games run here."""

from __future__ import annotations

from typing import Annotated

import typer

import arkade
from arkade.cli.arguments import AsJson
from arkade.cli.screen import margin, paper, write_json
from arkade.lab import Speed
from arkade.lab import bench as measure
from arkade.lab.bench import Figure
from arkade.table.page import grid


def bench(
    name: Annotated[
        str | None, typer.Argument(metavar="GAME", help="The name of a game. [default: every game]")
    ] = None,
    seconds: Annotated[float, typer.Option(min=0.1, max=3600, help="How long to measure each game.")] = 5.0,
    as_json: AsJson = False,
) -> None:
    """Measure how fast games run: whole games of random play, copies, and worlds dealt anew.

    Figures are the median of several slices after a warm-up. Close what else is running, and compare only what
    was measured on the same machine in the same hour.
    """
    games = [arkade.load(entry) for entry in (arkade.GAMES if name is None else [name])]
    speeds: dict[str, Speed] = {}
    with margin().status("Measuring") as status:
        for game in games:
            status.update(f"Measuring {game.title} for {seconds:g} s")
            speeds[game.name] = measure(game, seconds)
    if as_json:
        write_json({game: figures(speed) for game, speed in speeds.items()})
    else:
        show(speeds)


def figures(speed: Speed) -> dict[str, float | bool]:
    """The figures for programs: the medians."""
    return {
        "decisions_per_second": speed.decisions_per_second.median,
        "copy_us": speed.copy_us.median,
        "determinize_us": speed.determinize_us.median,
        "options_mean": speed.options_mean,
        "compiled": speed.compiled,
    }


def show(speeds: dict[str, Speed]) -> None:
    """The figures for people, with the range of the slices."""
    table = grid("game", "decisions/s ", "copy µs ", "determinize\nµs ", "options ", "form")
    for game, speed in speeds.items():
        table.add_row(
            game,
            with_range(speed.decisions_per_second, 0),
            with_range(speed.copy_us, 1),
            with_range(speed.determinize_us, 1),
            f"{speed.options_mean:.1f}",
            "compiled" if speed.compiled else "plain",
        )
    paper().print(table)


def with_range(figure: Figure, digits: int) -> str:
    """The median, and below it the slowest and the fastest slice: `41,000` and `39,500–42,100`."""
    return f"{figure.median:,.{digits}f}\n{figure.low:,.{digits}f}–{figure.high:,.{digits}f}"
