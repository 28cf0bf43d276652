"""Processes: results as they come, what goes wrong is told, and no process outlives the one that began it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from itertools import islice

import pytest

from arkade.kernel import ArkadeError
from arkade.lab.processes import in_processes

LONG_RUN = """
from arkade.lab.processes import in_processes
from tests.lab.test_processes import announce_and_work

if __name__ == "__main__":
    list(in_processes(announce_and_work, [1, 2], 2))
"""
PATIENCE = 60.0
"""Seconds after which processes that should have ended count as such that never will."""


def double(number: int) -> int:
    return 2 * number


def fail(number: int) -> int:
    if number == 2:
        raise ArkadeError("two is too many")
    return number


def announce_and_work(number: int) -> None:
    """Say so, in one piece whoever else is speaking, and have work for longer than any test."""
    os.write(sys.stdout.fileno(), b"at work\n")
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
def test_no_process_outlives_the_one_that_began_it(blow: str) -> None:
    """All of them write to one pipe, and it ends when the last of them has ended."""
    with subprocess.Popen([sys.executable, "-c", LONG_RUN], stdout=subprocess.PIPE, text=True) as run:
        assert run.stdout is not None
        begun = [run.stdout.readline() for _ in range(2)]
        run.send_signal(getattr(signal, blow))
        rest, _ = run.communicate(timeout=PATIENCE)
    assert begun == ["at work\n"] * 2
    assert rest == ""
    assert run.returncode == -getattr(signal, blow)
