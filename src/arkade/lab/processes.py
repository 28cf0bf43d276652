"""Processes: many tasks at once, on all cores, and nobody left behind.

Tasks and results travel between processes, so they are plain data, and the work is a function of a module.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from os import _exit, cpu_count
from signal import SIG_DFL, SIGINT, signal
from threading import Thread
from typing import TypeVar

from arkade.kernel import ArkadeError
from arkade.lab.form import set_loaded_things_apart
from arkade.lab.interruption import INTERRUPTION

Task = TypeVar("Task")
Result = TypeVar("Result")

AT_ONCE = 2
"""So many tasks for each process wait in line, so that Ctrl-C need not wait for more."""
ABANDONED = 1
"""How a process ends whose parent is gone."""


def in_processes(
    work: Callable[[Task], Result], tasks: Iterable[Task], processes: int | None
) -> Generator[Result, None, None]:
    """Do tasks in several processes and give results as they come. In one process they are done here, in turn."""
    count = processes or cpu_count() or 1
    if count == 1:
        yield from in_turn(work, tasks)
        return
    waiting: set[Future[Result]] = set()
    pool = ProcessPoolExecutor(count, mp_context=get_context("spawn"), initializer=begin_process)
    try:
        for task in tasks:
            waiting.add(pool.submit(work, task))
            if len(waiting) >= AT_ONCE * count:
                done = next(as_completed(waiting))
                waiting.remove(done)
                yield done.result()
        for done in as_completed(waiting):
            yield done.result()
    except BrokenProcessPool:
        raise ArkadeError("a process that played games was ended from outside; what was finished is kept") from None
    finally:
        pool.shutdown(cancel_futures=True)


def in_turn(work: Callable[[Task], Result], tasks: Iterable[Task]) -> Generator[Result, None, None]:
    """Do tasks here, one after the other. Ctrl-C stops between two decisions, and only after a result that is there has
    been taken."""
    with INTERRUPTION:
        for task in tasks:
            INTERRUPTION.heed()
            yield work(task)


def begin_process() -> None:
    """Ctrl-C reaches every process at the terminal: those that only play end at once and say nothing. However the
    parent ends, they end with it."""
    signal(SIGINT, SIG_DFL)
    Thread(target=end_with_parent, daemon=True).start()
    set_loaded_things_apart()


def end_with_parent() -> None:
    """Wait until the parent is gone, in whatever way, and end at once: nobody is there to take a result."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        _exit(ABANDONED)
