"""The suite can fail: each fault that is put into a copy of the sources turns it red."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conformance.mutations import CASE, GAME, MUTATIONS, Mutation

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "src" / "arkade"
PASSED, FAILED = 0, 1
"""The exit codes of pytest for a run of tests; any other means that it could not run them."""

NOT_NOTICED = re.compile(r"\b(NameError|ImportError|SyntaxError|AttributeError|UnboundLocalError|TypeError)\b")
"""Signs that a mutation is broken itself, so that it proves nothing."""


def copy_sources(folder: Path) -> None:
    """Copy the sources with what Python has made of them, which stays good for all files but the mutated one."""
    shutil.copytree(SOURCES, folder / "arkade", ignore=shutil.ignore_patterns("*.so"))


def mutate(folder: Path, mutation: Mutation) -> None:
    path = folder / "arkade" / mutation.file
    source = path.read_text(encoding="utf-8")
    found = source.count(mutation.old)
    assert found == 1, f"{mutation.file} has {mutation.old!r} {found} times: bring the mutation up to date"
    path.write_text(source.replace(mutation.old, mutation.new), encoding="utf-8")


def run_suite(folder: Path, tests: list[str], only: str) -> subprocess.CompletedProcess[str]:
    """Run some of the suite's tests in a process of their own, against the sources in a folder. Most plugins
    take longer to load than these tests to run."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    environment |= {"PYTHONPATH": str(folder), "ARKADE_EXPECTED_SOURCE": str(folder), "ARKADE_SUITE": GAME}
    environment |= {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    paths = [str(Path("tests", "conformance", test)) for test in tests]
    options = ["-x", "-q", "--tb=line", "-p", "pytest_timeout", "-p", "no:cacheprovider", "-k", only]
    return subprocess.run(
        [sys.executable, "-m", "pytest", *options, *paths],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def test_the_suite_is_green_on_sources_without_a_fault(tmp_path: Path) -> None:
    copy_sources(tmp_path)
    tests = sorted({mutation.tests for mutation in MUTATIONS})
    done = run_suite(tmp_path, tests, f"{CASE} or leak_3 or shuffle")
    assert done.returncode == PASSED, done.stdout


@pytest.mark.parametrize("mutation", MUTATIONS, ids=str)
def test_the_suite_is_red_when(mutation: Mutation, tmp_path: Path) -> None:
    copy_sources(tmp_path)
    mutate(tmp_path, mutation)
    done = run_suite(tmp_path, [mutation.tests], mutation.only)
    assert done.returncode == FAILED, f"nothing noticed that {mutation.name}\n{done.stdout}"
    assert not NOT_NOTICED.search(done.stdout), f"the mutation does not run\n{done.stdout}"
