"""Runs that are kept: the folder in which a command writes its games as they end, and from which it goes on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from arkade.cli.progress import watch_games
from arkade.kernel import ArkadeError
from arkade.lab import Fault
from arkade.lab.plan import Plan
from arkade.lab.playing import play_portion
from arkade.lab.simulate import Run, Work, on_all_cores

if TYPE_CHECKING:
    from arkade.lab.folder import Folder

FAILED = Path("failed-games")
"""Where records of games that failed are kept, within the folder if there is one."""
RESUME_WHAT = "--resume needs --results and the folder of the run that is to be resumed"


def open_folder(path: Path, plan: Plan, resume: bool) -> Folder:
    """The folder of a run that begins, or that goes on."""
    try:
        from arkade.lab.folder import Folder
    except ModuleNotFoundError as fault:
        raise ArkadeError(f"results need {fault.name}: pip install 'arkade[lab]'") from None
    folder = Folder(path)
    if resume:
        folder.resume(plan)
    else:
        folder.begin(plan)
    return folder


def play_into(
    folder: Folder,
    plan: Plan,
    games: int,
    title: str,
    processes: int | None,
    keep: Callable[[Sequence[Fault]], None],
    work: Work = play_portion,
) -> bool:
    """Play what is missing in a folder, and have records of games that fail kept; False if somebody pressed Ctrl-C
    before the last game."""
    run = Run(plan, games, folder.add)
    for one in folder.games():
        run.count(one)
    workers = partial(on_all_cores, processes=processes)
    whole = watch_games(run.play(workers, work), len(run.done), games, title)
    keep(run.faults)
    folder.gather()
    return whole
