"""The yardstick: both searches are measured, on games of both houses, in one run."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

YARDSTICK = Path(__file__).parents[2] / "benchmarks" / "openspiel_yardstick.py"


def test_both_houses_are_measured_in_one_run() -> None:
    command = [sys.executable, str(YARDSTICK), "--iterations", "8", "--repeats", "1"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=240)
    assert done.returncode == 0, done.stderr
    for search in ("OpenSpiel, C++", "OpenSpiel, Python", "Arkade, "):
        assert search in done.stdout
    for game in ("gin_rummy", "leduc_poker", "sample", "worldbreakers", "arackhan_wars"):
        assert game in done.stdout
