"""The ladder: who plays whom, what is kept, and how an interrupted run goes on."""

from __future__ import annotations

import subprocess
import sys
from itertools import islice
from pathlib import Path

import msgspec
import pytest

import arkade
from arkade.kernel import ArkadeError
from arkade.lab.ladder import Ladder, add_to_file, begin_file, read_file
from arkade.lab.matches import Setting

SAMPLE = Setting("sample", "free", {}, "seed")
RUNGS = ("random", "greedy:1", "planner:1")


def ladder(games: int = 4, setting: Setting = SAMPLE) -> Ladder:
    return Ladder(arkade.load("sample"), setting, RUNGS, games)


def test_every_rung_plays_the_one_below() -> None:
    run = ladder()
    assert run.pairs == [("greedy:1", "random"), ("planner:1", "greedy:1")]
    assert len(list(run.matches())) == 8
    outcomes = list(run.play(1))
    assert {(outcome.bots, outcome.number) for outcome in outcomes} == {(p, n) for p in run.pairs for n in range(4)}
    assert [score.games for score in run.scores()] == [4, 4]
    assert list(run.matches()) == []


def test_a_game_that_two_runs_wrote_at_the_same_time_counts_once(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    first, second = ladder(), ladder()
    begin_file(path, first.heading)
    list(add_to_file(path, first.play(1)))
    list(islice(add_to_file(path, second.play(1)), 5))
    resumed = ladder()
    resumed.outcomes = read_file(path, resumed.heading)
    assert resumed.scores() == first.scores()


def test_where_all_play_together_each_bot_is_a_crew() -> None:
    run = ladder(3, Setting("sample", "together", {}, "seed"))
    assert run.pairs == [("random",), ("greedy:1",), ("planner:1",)]
    list(run.play(1))
    assert [score.games for score in run.scores()] == [3, 3, 3]


def test_a_ladder_of_one_rung_or_of_unknown_bots_is_refused() -> None:
    game = arkade.load("sample")
    with pytest.raises(ArkadeError, match="at least two rungs"):
        Ladder(game, SAMPLE, ["greedy"], 4)
    with pytest.raises(ArkadeError, match="unknown bot"):
        Ladder(game, SAMPLE, ["random", "gready"], 4)


def test_an_interrupted_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    whole = ladder()
    list(whole.play(1))
    first = ladder()
    begin_file(path, first.heading)
    list(islice(add_to_file(path, first.play(1)), 3))
    second = ladder()
    second.outcomes = read_file(path, second.heading)
    assert len(second.outcomes) == 3
    list(add_to_file(path, second.play(1)))
    assert second.scores() == whole.scores()
    again = ladder(6)
    again.outcomes = read_file(path, again.heading)
    assert len(list(again.matches())) == 4


def test_a_last_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    run = ladder()
    begin_file(path, run.heading)
    list(add_to_file(path, run.play(1)))
    data = path.read_bytes()
    path.write_bytes(data[:-20])
    found = read_file(path, run.heading)
    assert len(found) == 7
    assert path.read_bytes() == data[: data[:-1].rfind(b"\n") + 1]


def test_a_file_of_something_else_is_refused_in_words(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    run = ladder()
    with pytest.raises(ArkadeError, match="can't be read"):
        read_file(path, run.heading)
    begin_file(path, run.heading)
    with pytest.raises(ArkadeError, match="is there already: add --resume, or choose another name"):
        begin_file(path, run.heading)
    other = msgspec.structs.replace(run.heading, rules="another version")
    with pytest.raises(ArkadeError, match="another game, other rules, settings or another seed"):
        read_file(path, other)
    path.write_bytes(b"something else\n")
    with pytest.raises(ArkadeError, match="is no file of results of a ladder"):
        read_file(path, run.heading)
    path.write_bytes(b"")
    with pytest.raises(ArkadeError, match="is no file of results of a ladder"):
        read_file(path, run.heading)


def test_a_place_that_can_not_be_written_is_told(tmp_path: Path) -> None:
    run = ladder()
    with pytest.raises(ArkadeError, match="can't be written"):
        begin_file(tmp_path / "none" / "results.jsonl", run.heading)
    with pytest.raises(ArkadeError, match="can't be written"):
        list(add_to_file(tmp_path / "none" / "results.jsonl", run.play(1)))


FILL_THE_DISK = """
import resource, sys
from pathlib import Path
from signal import SIG_IGN, SIGXFSZ, signal
from tests.lab.test_ladder import add_to_file, begin_file, ladder, read_file
import arkade
path, run = Path(sys.argv[1]), ladder()
begin_file(path, run.heading)
signal(SIGXFSZ, SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[2]), resource.RLIM_INFINITY))
try:
    list(add_to_file(path, run.play(1)))
except arkade.kernel.ArkadeError as fault:
    print(fault)
resource.setrlimit(resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
print(len(read_file(path, run.heading)), "games")
"""


def test_on_a_full_disk_finished_games_are_kept_and_can_be_read_again(tmp_path: Path) -> None:
    """The disk is still full when the run is resumed: taking away the line that was cut off needs no room."""
    path = tmp_path / "results.jsonl"
    run = ladder()
    begin_file(path, run.heading)
    list(add_to_file(path, run.play(1)))
    lines = path.read_bytes().splitlines(keepends=True)
    path.unlink()
    room = sum(map(len, lines[:6])) + 10
    done = subprocess.run(
        [sys.executable, "-c", FILL_THE_DISK, str(path), str(room)],
        capture_output=True, timeout=120, check=True, cwd=Path(__file__).parents[2],
    )  # fmt: skip
    told = "can't be written: File too large; games that stand in it are kept, and --resume goes on\n5 games\n"
    assert done.stdout.decode().endswith(told)
    assert path.read_bytes() == b"".join(lines[:6])
