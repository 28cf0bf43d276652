"""The benchmark of the server: it plays, and says what it has measured. How quick that was is for people to judge."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

LOAD = Path(__file__).parents[2] / "benchmarks" / "server" / "load.py"


def test_moves_are_played_and_measured() -> None:
    command = [sys.executable, str(LOAD), "--matches", "3", "--seconds", "2", "--thought", "0.05", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    measured = json.loads(done.stdout)
    assert measured["moves"] > 0
    assert 0 < measured["p50_ms"] <= measured["p99_ms"]
    assert {"disk_still_ms", "machine_still_ms"} < set(measured)
