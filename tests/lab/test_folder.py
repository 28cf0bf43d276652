"""The folder of a run: whatever stops a run, what was finished is there, and resuming gives the same files."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Generator, Iterable
from pathlib import Path

import pytest

import arkade
from arkade.kernel import ArkadeError
from arkade.lab.folder import LOCK, PLAN, Folder
from arkade.lab.journal import JOURNAL
from arkade.lab.plan import Plan, make_plan
from arkade.lab.playing import Portion, PortionPlayed
from arkade.lab.results import CARDS, GAMES, read_results
from arkade.lab.simulate import Run, Work

GAMES_PLAYED = 20


def here(work: Work, portions: Iterable[Portion]) -> Generator[PortionPlayed, None, None]:
    yield from map(work, portions)


@pytest.fixture
def plan() -> Plan:
    return make_plan(arkade.load("sample"), ["random", "greedy:1"], "folder")


def play_into(folder: Folder, plan: Plan, games: int) -> None:
    """What the command does: count what is there, play what is missing, gather it."""
    run = Run(plan, games, folder.add)
    for one in folder.games():
        run.count(one)
    for _ in run.play(here):
        pass
    folder.gather()


@pytest.fixture
def whole(tmp_path: Path, plan: Plan) -> Path:
    """A run that nothing has disturbed."""
    folder = Folder(tmp_path / "whole")
    folder.begin(plan)
    play_into(folder, plan, GAMES_PLAYED)
    return folder.path


def same_files(one: Path, other: Path) -> bool:
    return all((one / name).read_bytes() == (other / name).read_bytes() for name in (GAMES, CARDS, PLAN))


def test_a_finished_run_has_its_plan_and_two_tables(whole: Path) -> None:
    assert sorted(path.name for path in whole.iterdir()) == [CARDS, GAMES, PLAN, LOCK]
    results = read_results(whole)
    assert results.games["number"].to_list() == list(range(GAMES_PLAYED))
    assert set(results.cards["number"]) == set(range(GAMES_PLAYED))


@pytest.mark.parametrize("lost", [0, 1, 40])
def test_a_run_that_was_killed_is_resumed_to_the_same_bytes(tmp_path: Path, plan: Plan, whole: Path, lost: int) -> None:
    """Killed while it wrote its journal, whose last line may be cut off. Its lock ends with its process."""
    folder = Folder(tmp_path / "killed")
    folder.begin(plan)
    run = Run(plan, 7, folder.add)
    list(run.play(here))
    data = folder.journal.read_bytes()
    folder.journal.write_bytes(data[: len(data) - lost])
    assert read_results(folder.path).games.height == (7 if lost == 0 else 6)
    folder.lock.release()
    again = Folder(folder.path)
    again.resume(plan)
    play_into(again, plan, GAMES_PLAYED)
    assert same_files(again.path, whole)
    assert not again.journal.exists()


def test_a_finished_run_can_be_made_longer(tmp_path: Path, plan: Plan, whole: Path) -> None:
    folder = Folder(tmp_path / "longer")
    folder.begin(plan)
    play_into(folder, plan, 5)
    folder.resume(plan)
    play_into(folder, plan, GAMES_PLAYED)
    assert same_files(folder.path, whole)


def test_a_journal_that_outlived_its_tables_counts_once(tmp_path: Path, plan: Plan, whole: Path) -> None:
    """Killed after the tables were written and before the journal was taken away."""
    folder = Folder(tmp_path / "twice")
    folder.begin(plan)
    list(Run(plan, GAMES_PLAYED, folder.add).play(here))
    journal = folder.journal.read_bytes()
    folder.gather()
    folder.journal.write_bytes(journal)
    folder.resume(plan)
    assert read_results(folder.path).games.height == GAMES_PLAYED
    play_into(folder, plan, GAMES_PLAYED)
    assert same_files(folder.path, whole)


def test_another_run_is_not_written_over_and_not_mixed_in(whole: Path, plan: Plan) -> None:
    with pytest.raises(ArkadeError, match="is there already: add --resume, or choose another name"):
        Folder(whole).begin(plan)
    other = make_plan(arkade.load("sample"), ["random", "greedy:1"], "another seed")
    with pytest.raises(ArkadeError, match="holds another run"):
        Folder(whole).resume(other)


def test_what_is_no_run_is_told(tmp_path: Path, plan: Plan) -> None:
    with pytest.raises(ArkadeError, match=r"there is no run in .* to resume"):
        Folder(tmp_path / "nowhere").resume(plan)
    (tmp_path / PLAN).write_text("{}")
    with pytest.raises(ArkadeError, match="is no plan of a run"):
        Folder(tmp_path).resume(plan)
    with pytest.raises(ArkadeError, match="there are no results in"):
        read_results(tmp_path)
    (tmp_path / GAMES).write_bytes(b"no table")
    with pytest.raises(ArkadeError, match=r"games.parquet' can't be read"):
        read_results(tmp_path)
    (tmp_path / GAMES).unlink()
    (tmp_path / JOURNAL).write_bytes(b"no game\n")
    with pytest.raises(ArkadeError, match=r"line 1 of .* is no game that Arkade has written"):
        read_results(tmp_path)


def test_a_place_that_can_not_be_written_is_told(tmp_path: Path, plan: Plan) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(ArkadeError, match="can't be written"):
        Folder(tmp_path / "file" / "folder").begin(plan)
    with pytest.raises(ArkadeError, match="is a file: results need a folder"):
        Folder(tmp_path / "file").begin(plan)


FILL_THE_DISK = """
import resource, sys
from pathlib import Path
from signal import SIG_IGN, SIGXFSZ, signal
from tests.lab.test_folder import Folder, make_plan, play_into
import arkade
plan = make_plan(arkade.load("sample"), ["random", "greedy:1"], "folder")
folder = Folder(Path(sys.argv[1]))
signal(SIGXFSZ, SIG_IGN)
if sys.argv[2] == "journal":
    folder.begin(plan)
resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[3]), resource.RLIM_INFINITY))
try:
    if sys.argv[2] == "journal":
        play_into(folder, plan, 20)
    else:
        folder.gather()
except arkade.kernel.ArkadeError as fault:
    print(fault)
"""


def fill_the_disk(folder: Path, what: str, size: int) -> str:
    """Play or gather in a process that may write no file larger than a size, and give what it says."""
    done = subprocess.run(
        [sys.executable, "-c", FILL_THE_DISK, str(folder), what, str(size)],
        capture_output=True, timeout=120, check=True, cwd=Path(__file__).parents[2],
    )  # fmt: skip
    return done.stdout.decode()


def test_on_a_full_disk_finished_games_are_kept(tmp_path: Path, plan: Plan, whole: Path) -> None:
    folder = Folder(tmp_path / "full")
    told = fill_the_disk(folder.path, "journal", 9000)
    assert "can't be written: File too large; games that stand in it are kept, and --resume goes on" in told
    assert folder.journal.stat().st_size == 9000
    kept = read_results(folder.path).games.height
    assert 0 < kept < GAMES_PLAYED
    folder.resume(plan)
    assert sum(1 for _ in folder.games()) == kept
    play_into(folder, plan, GAMES_PLAYED)
    assert same_files(folder.path, whole)


def test_two_runs_never_write_into_one_folder(tmp_path: Path, plan: Plan) -> None:
    first = Folder(tmp_path / "run")
    first.begin(plan)
    second = Folder(first.path)
    with pytest.raises(ArkadeError, match="another run is writing to"):
        second.resume(plan)
    play_into(first, plan, 2)
    second.resume(plan)
    assert sum(1 for _ in second.games()) == 2


def test_tables_that_do_not_fit_on_the_disk_leave_the_journal(tmp_path: Path, plan: Plan, whole: Path) -> None:
    folder = Folder(tmp_path / "full")
    folder.begin(plan)
    list(Run(plan, GAMES_PLAYED, folder.add).play(here))
    told = fill_the_disk(folder.path, "tables", 500)
    assert "can't be written" in told
    assert sorted(path.name for path in folder.path.iterdir()) == [JOURNAL, PLAN, LOCK]
    folder.gather()
    assert same_files(folder.path, whole)
