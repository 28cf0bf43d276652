"""`arkade scenario`: positions in YAML, played and checked."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from arkade.cli.screen import BAD_INPUT, complain, paper


def scenario(
    paths: Annotated[list[Path], typer.Argument(metavar="PATH", help="Files, or folders with all that is in them.")],
) -> int:
    """Run scenarios: positions, steps and what is expected of them.

    The exit code is 1 if a scenario failed, and 2 if a file is no scenario at all.
    """
    from arkade.scenarios import run_paths  # costs other commands a tenth of their start

    report = run_paths(paths)
    console = paper()
    for result in report.results:
        for failure in result.failures:
            if result.unreadable:
                complain(failure)
            else:
                console.print(failure)
    console.print(report.summary)
    if report.unreadable:
        return BAD_INPUT
    return 1 if report.failed else 0
