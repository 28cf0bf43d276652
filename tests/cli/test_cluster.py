"""`arkade sim --cluster ray`: two real workers of Ray, one of which is killed, and the files of a local run."""

from __future__ import annotations

import os
import signal
import subprocess
from pathlib import Path
from time import monotonic, sleep

import pytest

from arkade.lab.results import CARDS, GAMES
from tests.cli.command import PROGRAM, call, is_one_sentence

LINE = ["sim", "sample", "--games", "1000", "--bots", "greedy:1,random", "--seed", "cluster", "--processes", "2"]
WORKER = "ray::play_portion"
"""What a worker of Ray calls itself while it plays."""


def playing_workers(program: int) -> list[int]:
    """The processes that play right now for a program, by their ids."""
    told = subprocess.run(["ps", "-e", "-o", "pid=,ppid=,args="], capture_output=True, text=True, check=True).stdout
    processes = {
        int(pid): (int(parent), name) for pid, parent, name in (line.split(None, 2) for line in told.splitlines())
    }
    found = [pid for pid, (_, name) in processes.items() if name.startswith(WORKER)]
    return [pid for pid in found if descends(pid, program, processes)]


def descends(pid: int, ancestor: int, processes: dict[int, tuple[int, str]]) -> bool:
    while pid in processes and pid != ancestor:
        pid = processes[pid][0]
    return pid == ancestor


def kill_a_worker(program: subprocess.Popen[bytes]) -> set[int]:
    """Wait until two workers have played, and kill one that is playing; gives those that were seen."""
    seen: set[int] = set()
    began = monotonic()
    while monotonic() - began < 100:
        assert program.poll() is None, program.communicate()
        playing = playing_workers(program.pid)
        seen.update(playing)
        if len(seen) >= 2 and playing:
            os.kill(playing[0], signal.SIGKILL)
            return seen
        sleep(0.02)
    raise AssertionError(f"two workers were waited for, and {len(seen)} came")


def test_killing_a_worker_loses_nothing_and_the_files_are_those_of_a_local_run(tmp_path: Path) -> None:
    local, cluster = tmp_path / "local", tmp_path / "cluster"
    program = subprocess.Popen(
        [*PROGRAM, *LINE, "--cluster", "ray", "--results", str(cluster)], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    killed_one_of = kill_a_worker(program)
    out, err = program.communicate(timeout=200)
    assert program.returncode == 0, err.decode()
    assert "Tidepool: 1,000 games" in out.decode()
    assert len(killed_one_of) >= 2
    subprocess.run([*PROGRAM, *LINE, "--results", str(local)], check=True, capture_output=True, timeout=200)
    for name in (GAMES, CARDS):
        assert (local / name).read_bytes() == (cluster / name).read_bytes()


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("nowhere", "a cluster is 'ray' (on this machine) or an address such as host:6379, not 'nowhere'"),
        ("127.0.0.1:1", "no cluster answers at '127.0.0.1:1': "),
        ("127.0.0.1:70000", "no cluster answers at '127.0.0.1:70000': "),
    ],
)
def test_an_address_without_a_cluster_is_told(capsys: pytest.CaptureFixture[str], address: str, words: str) -> None:
    answer = call(capsys, "sim", "sample", "--cluster", address)
    assert answer.code == 2
    assert is_one_sentence(answer.err)
    assert words in answer.err
