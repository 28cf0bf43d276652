"""The benchmark of the server: it plays, and says what it has measured. How quick that was is for people to judge."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from benchmarks.server.awake import Awake

LOAD = Path(__file__).parents[2] / "benchmarks" / "server" / "load.py"


@pytest.mark.parametrize("driver", ["lean", "client"])
def test_moves_are_played_and_measured(driver: str) -> None:
    command = [sys.executable, str(LOAD), "--matches", "3", "--seconds", "2", "--thought", "0.05", "--json"]
    command += ["--driver", driver, "--python", os.path.relpath(sys.executable)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    measured = json.loads(done.stdout)
    assert measured["moves"] > 0
    assert 0 < measured["p50_ms"] <= measured["p99_ms"]
    assert {"disk_still_ms", "machine_still_ms"} < set(measured)


def test_cores_are_kept_awake_as_long_as_the_file_is_open(tmp_path: Path) -> None:
    latency = tmp_path / "latency"
    latency.touch()
    with Awake(latency) as awake:
        assert latency.read_bytes() == bytes(4)
        assert os.fstat(awake.descriptor).st_ino == latency.stat().st_ino
    with pytest.raises(OSError, match="Bad file descriptor"):
        os.fstat(awake.descriptor)


def test_cores_that_cannot_be_kept_awake_are_no_traceback(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="can't be kept awake: No such file"), Awake(tmp_path / "nothing"):
        pass
