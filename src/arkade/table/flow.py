"""Things in a row, of which none is broken at the end of a line unless it is longer than a line."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text

BETWEEN = " · "


class Flow:
    """`Diver · Heron · Net`, as many on a line as fit."""

    def __init__(self, parts: Sequence[str]) -> None:
        self.parts = parts

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield Text("\n".join(lines_of(self.parts, options.max_width)))

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        longest = max(map(len, self.parts), default=0)
        return Measurement(longest, len(BETWEEN.join(self.parts))).with_maximum(options.max_width)


def lines_of(parts: Sequence[str], width: int) -> list[str]:
    """The parts on as few lines as they need, each line but the last with the sign that more follow."""
    lines: list[str] = []
    for number, part in enumerate(parts, start=1):
        wanted = part if number == len(parts) else part + BETWEEN.rstrip()
        if lines and len(lines[-1]) + 1 + len(wanted) <= width:
            lines[-1] += f" {wanted}"
        else:
            lines.append(wanted)
    return lines
