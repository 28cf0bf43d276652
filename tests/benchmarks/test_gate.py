"""The gate warns of a tree that has become slower than main, and of no other."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from benchmarks.gate import earlier_commit, unpack

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


# -- which commit is compared with -------------------------------------------------------------------

PERSON = ("-c", "user.name=Somebody", "-c", "user.email=somebody@example.org")
BENCH = """
import json
print(json.dumps({"sample": {"decisions_per_second": %d, "copy_us": 1, "determinize_us": 1}}))
"""


def alone(folder: Path) -> dict[str, str]:
    """An environment in which git knows of nothing around a folder and of nobody's habits."""
    plain = {name: value for name, value in os.environ.items() if not name.startswith("GIT_")}
    settings = {"GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_NOSYSTEM": "1"}
    return {**plain, **settings, "GIT_CEILING_DIRECTORIES": str(folder.parent)}


def git(repository: Path, *arguments: str) -> str:
    command = ["git", *PERSON, *arguments]
    done = subprocess.run(command, cwd=repository, check=True, capture_output=True, text=True, env=alone(repository))
    return done.stdout.strip()


def write_sources(repository: Path, speed: int) -> None:
    """Sources that call themselves so quick when they are asked."""
    package = repository / "src" / "arkade"
    package.mkdir(parents=True, exist_ok=True)
    (package / "__init__.py").write_text("GAMES = ['sample']\n", encoding="utf-8")
    (package / "cli.py").write_text(BENCH % speed, encoding="utf-8")


def commit(repository: Path, speed: int) -> str:
    """A commit with sources of some speed, by its name."""
    write_sources(repository, speed)
    git(repository, "add", ".")
    git(repository, "commit", "--quiet", "--message", f"Play {speed} decisions a second")
    return git(repository, "rev-parse", "HEAD")


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """A repository with two commits on main: 100 decisions a second, then 200."""
    made = tmp_path / "repository"
    made.mkdir()
    git(made, "init", "--quiet", "--initial-branch", "main")
    commit(made, 100)
    commit(made, 200)
    return made


def test_a_branch_is_compared_with_where_it_left_main(repository: Path) -> None:
    left = git(repository, "rev-parse", "main")
    git(repository, "switch", "--quiet", "--create", "branch")
    assert earlier_commit(repository).commit == git(repository, "rev-parse", "main^")
    commit(repository, 190)
    commit(repository, 180)
    write_sources(repository, 170)
    git(repository, "update-ref", "refs/heads/main", git(repository, "commit-tree", "-p", left, "-m", "On", f"{left}:"))
    assert git(repository, "rev-parse", "main") != left
    assert earlier_commit(repository).commit == left
    assert "where this branch left main" in earlier_commit(repository).sentence


def test_main_with_changes_is_compared_with_its_last_commit_and_without_with_the_one_before(repository: Path) -> None:
    assert earlier_commit(repository).commit == git(repository, "rev-parse", "main^")
    (repository / "notes").write_text("This is no source.", encoding="utf-8")
    assert earlier_commit(repository).commit == git(repository, "rev-parse", "main^")
    write_sources(repository, 150)
    assert earlier_commit(repository).commit == git(repository, "rev-parse", "main")


def test_a_clone_that_knows_main_only_from_afar_is_compared_with_that(repository: Path, tmp_path: Path) -> None:
    git(repository, "switch", "--quiet", "--create", "branch")
    commit(repository, 190)
    commit(repository, 180)
    clone = tmp_path / "clone"
    git(tmp_path, "clone", "--quiet", repository.as_uri(), str(clone))
    git(clone, "checkout", "--quiet", "--detach")
    assert earlier_commit(clone).commit == git(repository, "rev-parse", "main")


def test_a_clone_without_main_is_compared_with_the_commit_before(repository: Path) -> None:
    git(repository, "branch", "--quiet", "--move", "main", "trunk")
    git(repository, "checkout", "--quiet", "--detach")
    earlier = earlier_commit(repository)
    assert earlier.commit == git(repository, "rev-parse", "HEAD^")
    assert earlier.sentence.startswith("There is no branch called main here. Compared with ")


def test_a_clone_of_one_commit_has_nothing_to_compare_with_and_says_so(repository: Path, tmp_path: Path) -> None:
    git(tmp_path, "clone", "--quiet", "--depth", "1", repository.as_uri(), "clone")
    earlier = earlier_commit(tmp_path / "clone")
    assert (earlier.commit, earlier.sentence) == (None, "There is no earlier commit to compare with.")


def test_a_shallow_branch_is_compared_with_the_end_of_main(repository: Path, tmp_path: Path) -> None:
    git(repository, "switch", "--quiet", "--create", "branch")
    commit(repository, 190)
    git(tmp_path, "clone", "--quiet", "--depth", "1", "--no-single-branch", repository.as_uri(), "clone")
    earlier = earlier_commit(tmp_path / "clone")
    assert earlier.commit == git(repository, "rev-parse", "main")
    assert "nothing in common" in earlier.sentence


def test_the_sources_of_a_commit_are_unpacked_as_they_were(repository: Path, tmp_path: Path) -> None:
    write_sources(repository, 300)
    sources = unpack(repository, git(repository, "rev-parse", "HEAD^"), tmp_path / "unpacked")
    assert (sources / "arkade" / "cli.py").read_text(encoding="utf-8") == BENCH % 100


def run_gate_of(repository: Path, path: str | None = None) -> subprocess.CompletedProcess[str]:
    """Run the gate as it stands in a tree, without being told what to compare with."""
    (repository / "benchmarks").mkdir(exist_ok=True)
    shutil.copy(ROOT / "benchmarks" / "gate.py", repository / "benchmarks")
    command = [sys.executable, str(repository / "benchmarks" / "gate.py"), "--rounds", "1", "--json"]
    environment = alone(repository) if path is None else {**alone(repository), "PATH": path}
    return subprocess.run(command, capture_output=True, text=True, check=True, env=environment)


def test_what_a_branch_has_lost_in_several_commits_is_told_as_one(repository: Path) -> None:
    left = git(repository, "rev-parse", "HEAD")
    git(repository, "switch", "--quiet", "--create", "branch")
    for speed in (180, 160, 140):
        commit(repository, speed)
    done = run_gate_of(repository)
    first = json.loads(done.stdout)[0]
    assert (first["before"], first["now"], first["warns"]) == (200, 140, True)
    assert f"Compared with {left[:9]}, where this branch left main." in done.stderr


def test_a_tree_without_a_repository_or_git_is_no_failure(tmp_path: Path) -> None:
    write_sources(tmp_path, 100)
    assert "could not be compared" in run_gate_of(tmp_path).stdout
    assert "could not be compared" in run_gate_of(tmp_path, path="").stdout
