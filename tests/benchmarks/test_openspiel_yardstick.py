"""The yardstick: both searches are measured on the same positions of OpenSpiel's, and ours on our games, in one run."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

YARDSTICK = Path(__file__).parents[2] / "benchmarks" / "openspiel_yardstick.py"


def test_both_houses_are_measured_in_one_run() -> None:
    command = [sys.executable, str(YARDSTICK), "--iterations", "8", "--repeats", "1"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=240)
    assert done.returncode == 0, done.stderr
    rows = [line for line in done.stdout.splitlines() if "│" in line]
    for game in ("gin_rummy", "leduc_poker"):
        for search in ("OpenSpiel, C++", "OpenSpiel, Python", "Arkade, "):
            assert any(search in row and game in row for row in rows)
    for game in ("sample", "worldbreakers", "arackhan_wars"):
        assert any("Arkade, " in row and game in row for row in rows)
