"""The gate warns of a tree that has become slower, and of no other."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def gate(before: Path, now: Path) -> dict[str, dict[str, float]]:
    """The comparisons of the sample game by figure."""
    command = [sys.executable, str(ROOT / "benchmarks/gate.py"), "sample", "--json", "--rounds", "1"]
    command += ["--seconds", "0.2", "--before", str(before), "--now", str(now)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return {one["figure"]: one for one in json.loads(done.stdout)}


def with_slow_copies(folder: Path) -> Path:
    """The sources with a kernel that copies one of its lists a thousand times."""
    slow = folder / "src"
    shutil.copytree(ROOT / "src", slow, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    state = slow / "arkade/kernel/state.py"
    text = state.read_text(encoding="utf-8")
    quick = "twin.known = self.known.copy()"
    assert text.count(quick) == 1
    state.write_text(text.replace(quick, "twin.known = [self.known.copy() for _ in range(1000)][-1]"), encoding="utf-8")
    return slow


def test_slower_copies_are_told(tmp_path: Path) -> None:
    slow = with_slow_copies(tmp_path)
    assert gate(ROOT / "src", slow)["copy_us"]["warns"]
    assert not gate(slow, ROOT / "src")["copy_us"]["warns"]


def test_a_tree_that_cannot_be_measured_is_no_failure(tmp_path: Path) -> None:
    command = [sys.executable, str(ROOT / "benchmarks/gate.py"), "sample", "--before", str(tmp_path)]
    (tmp_path / "arkade.py").write_text("raise SystemExit('broken')", encoding="utf-8")
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "could not be compared" in done.stdout
    assert "broken" in done.stdout
