"""How far a long command is: a bar on a terminal, and what becomes of Ctrl-C.

Both functions give False if somebody pressed Ctrl-C before the last game; what was done by then is the caller's.
"""

from __future__ import annotations

from collections.abc import Generator
from contextlib import closing
from time import perf_counter
from typing import TypeVar

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from arkade.cli.screen import margin
from arkade.lab.form import set_loaded_things_apart

Done = TypeVar("Done")


def watch(things: Generator[Done, None, None], done: list[Done], total: int, title: str) -> bool:
    """Let things be done, and gather them."""
    set_loaded_things_apart()
    try:
        with closing(things), bar() as progress:
            done.extend(progress.track(things, total=total, description=title))
    except KeyboardInterrupt:
        return False
    return True


def watch_games(counts: Generator[int, None, None], already: int, total: int, title: str) -> bool:
    """Let games be played by something that says how many are done, those among them that were done already."""
    set_loaded_things_apart()
    started = perf_counter()
    try:
        with closing(counts), bar(TextColumn("{task.fields[rate]}")) as progress:
            task = progress.add_task(title, total=total, completed=already, rate="")
            for done in counts:
                rate = (done - already) / (perf_counter() - started)
                progress.update(task, completed=done, rate=f"{rate:,.1f} games/s")
    except KeyboardInterrupt:
        return False
    return True


def bar(*more: TextColumn) -> Progress:
    """A bar that is seen on a terminal and gone when all is done."""
    console = margin()
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        *more,
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
