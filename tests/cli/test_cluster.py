"""`arkade sim --cluster`: real workers of Ray, one of which is killed, a Ray that runs already and is joined by its
address, and the files of a local run."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep

import pytest

from arkade.lab.results import CARDS, GAMES
from tests.cli.command import PROGRAM, call, call_program, is_one_sentence

LINE = ["sim", "sample", "--games", "1000", "--bots", "greedy:1,random", "--seed", "cluster", "--processes", "2"]
WORKER = "ray::play_portion"
"""What a worker of Ray calls itself while it plays."""
SHORT_LINE = ["sim", "sample", "--games", "20", "--bots", "random", "--seed", "joined"]
TOKEN = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": "known-to-both-sides-of-this-test", "RAY_USAGE_STATS_ENABLED": "0"}
"""A Ray that was started for one program lets only those in who know its token; this one is made up."""
HEAD = """
import sys, time, ray
from arkade.lab.cluster import LOOPBACK
ray.init(address="local", num_cpus=1, include_dashboard=False, _node_ip_address=LOOPBACK, log_to_driver=False)
print(ray.get_runtime_context().gcs_address, flush=True)
sys.stdin.read()
until = time.monotonic() + 20
while not (asked := ray.timeline()) and time.monotonic() < until:
    pass
print(sorted({event["name"] for event in asked}))
ray.shutdown()
"""
"""A Ray on this machine that asks nothing of itself; it ends with what is typed into it, and says what others asked."""


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


@contextmanager
def running_ray() -> Iterator[subprocess.Popen[str]]:
    """A Ray that waits to be joined. It first says its address."""
    head = subprocess.Popen(
        [sys.executable, "-c", HEAD],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, **TOKEN},
    )
    try:
        yield head
    finally:
        head.kill()
        head.wait()


def test_a_ray_that_is_running_is_joined_by_its_address_and_the_files_are_those_of_a_local_run(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    local, cluster = tmp_path / "local", tmp_path / "cluster"
    with running_ray() as head:
        assert call(capsys, *SHORT_LINE, "--processes", "1", "--results", str(local)).code == 0
        assert head.stdout is not None
        address = head.stdout.readline().strip()
        joined = call_program(*SHORT_LINE, "--cluster", address, "--results", str(cluster), settings=TOKEN)
        asked, err = head.communicate(timeout=100)
    assert joined.code == 0, (address, joined.err, err)
    assert "Tidepool: 20 games" in joined.out
    assert "submit_task" in asked
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
