"""Processes: results as they come, what goes wrong is told, and no process outlives the one that began it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from itertools import islice
from pathlib import Path

import pytest

from arkade.kernel import ArkadeError
from arkade.lab.processes import in_processes

LONG_RUN = """
from arkade.lab.processes import in_processes
from tests.lab.test_processes import announce_and_wait

if __name__ == "__main__":
    list(in_processes(announce_and_wait, ["{folder}"] * 2, 2))
"""
PATIENCE = 60.0
"""Seconds after which a process that should have begun or ended counts as one that never will."""


def double(number: int) -> int:
    return 2 * number


def fail(number: int) -> int:
    if number == 2:
        raise ArkadeError("two is too many")
    return number


def announce_and_wait(folder: str) -> None:
    """Leave a file with the name of this process, and have work for longer than any test."""
    (Path(folder) / str(os.getpid())).touch()
    while True:
        sum(range(100_000))


@pytest.mark.parametrize("processes", [1, 2])
def test_all_tasks_are_done(processes: int) -> None:
    assert sorted(in_processes(double, range(20), processes)) == list(range(0, 40, 2))


def test_what_goes_wrong_in_another_process_is_told() -> None:
    with pytest.raises(ArkadeError, match="two is too many"):
        list(in_processes(fail, [0, 1, 2], 2))


def test_the_rest_is_given_up_when_nobody_wants_more() -> None:
    done = in_processes(double, range(100_000), 2)
    assert len(set(islice(done, 3))) == 3
    done.close()
    assert list(done) == []


@pytest.mark.parametrize("blow", ["SIGTERM", "SIGKILL"])
def test_no_process_outlives_the_one_that_began_it(blow: str, tmp_path: Path) -> None:
    run = subprocess.Popen([sys.executable, "-c", LONG_RUN.format(folder=tmp_path)])
    workers = wait_for_workers(tmp_path)
    run.send_signal(getattr(signal, blow))
    run.wait(PATIENCE)
    deadline = time.monotonic() + PATIENCE
    while any(map(is_alive, workers)):
        assert time.monotonic() < deadline, f"still alive: {[worker for worker in workers if is_alive(worker)]}"
        time.sleep(0.05)


def wait_for_workers(folder: Path) -> list[int]:
    """The processes of a long run, once both are at work."""
    deadline = time.monotonic() + PATIENCE
    while len(list(folder.iterdir())) < 2:
        assert time.monotonic() < deadline, "the run has not begun"
        time.sleep(0.05)
    return [int(file.name) for file in folder.iterdir()]


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
