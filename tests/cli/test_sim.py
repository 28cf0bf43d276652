"""`arkade sim`, `arkade bench` and `arkade soak`."""

from __future__ import annotations

import json
import os
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import msgspec
import pytest

import arkade
from arkade.cli import INTERRUPTED
from arkade.cli.faults import keep_faults
from arkade.cli.lab import faults_of
from arkade.kernel import ArkadeError
from arkade.lab import is_compiled, simulate
from arkade.lab.journal import JOURNAL
from arkade.lab.matches import Match, Player, Setting, play_match
from arkade.lab.plan import make_plan
from arkade.lab.played import Fault
from arkade.lab.playing import play_game
from arkade.lab.results import CARDS, GAMES, read_results
from tests.cli.command import PROGRAM, call, is_one_sentence
from tests.cli.pseudo_terminal import PseudoTerminal, plain
from tests.lab.tiny import tiny_game

SIM_FIELDS = {
    "game": str, "games": int, "finished": int, "errors": int, "draws": int, "decisions": int, "seconds": float,
    "decisions_per_second": float, "games_per_second": float, "compiled": bool, "bots": list, "decks": list,
    "seats": list, "turns": list,
}  # fmt: skip
TIMES = ("seconds", "decisions_per_second", "games_per_second")


def sim(capsys: pytest.CaptureFixture[str], line: str) -> dict[str, Any]:
    answer = call(capsys, "sim", *line.split(), "--json")
    assert answer.code == 0
    assert answer.err == ""
    result: dict[str, Any] = json.loads(answer.out)
    return result


def test_a_result_for_programs_has_exactly_these_fields(capsys: pytest.CaptureFixture[str]) -> None:
    result = sim(capsys, "sample --games 20 --bots random,greedy:1 --seed 5")
    assert {name: type(value) for name, value in result.items()} == SIM_FIELDS
    assert (result["game"], result["games"], result["finished"], result["errors"]) == ("sample", 20, 20, 0)
    assert [set(one) for one in result["bots"]] == [{"name", "games", "wins", "share", "low", "high"}] * 2
    assert sum(one["wins"] for one in result["bots"]) + result["draws"] == 20
    assert result["compiled"] == is_compiled()


def test_the_same_seed_gives_the_same_result_but_for_the_times(capsys: pytest.CaptureFixture[str]) -> None:
    line = "sample --games 30 --bots random,random,random --seed seaside"
    first, second = sim(capsys, line), sim(capsys, line)
    other = sim(capsys, line.replace("seaside", "mountains"))
    for result in (first, second, other):
        for name in TIMES:
            del result[name]
    assert first == second
    assert first != other


def test_the_command_counts_what_the_lab_counts(capsys: pytest.CaptureFixture[str]) -> None:
    result = sim(capsys, "sample --games 25 --seed 8 --mode teams")
    games = simulate("sample", ["random"], 25, 8, "teams").games
    assert [one["share"] for one in result["seats"]] == [
        pytest.approx(games["outcome"].list.get(seat).mean()) for seat in range(4)
    ]
    assert result["decisions"] == games["decisions"].sum()


@pytest.mark.parametrize(
    ("line", "seats"),
    [
        ("sample", 2),
        ("sample --set seats=3", 3),
        ("sample --bots random,random,random,random", 4),
        ("sample --mode teams", 4),
        ("sample --bots greedy:1 --mode teams", 4),
    ],
)
def test_the_number_of_seats_follows_bots_settings_and_mode(
    capsys: pytest.CaptureFixture[str], line: str, seats: int
) -> None:
    assert len(sim(capsys, f"{line} --games 2")["seats"]) == seats


def test_a_result_for_people_says_who_won_how_often(capsys: pytest.CaptureFixture[str]) -> None:
    answer = call(capsys, "sim", "worldbreakers", "--games", "8", "--decks", "all", "--bots", "greedy:1,random")
    assert "Worldbreakers: 8 games" in answer.out
    for name in ("bot greedy:1", "bot random", "deck earth", "deck stars", "seat 1", "went first"):
        assert name in answer.out
    assert "0 errors" in answer.out
    assert answer.err == ""


def test_a_deck_from_a_file_meets_a_ready_one(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = Path(arkade.__file__).parent / "games" / "worldbreakers" / "decks"
    own = tmp_path / "riders.toml"
    lines = (folder / "earth.toml").read_text(encoding="utf-8").splitlines()
    own.write_text("\n".join(line for line in lines if not line.startswith(("name", "title"))), encoding="utf-8")
    result = sim(capsys, f"worldbreakers --mode constructed --decks {own},moon --games 4")
    assert [(one["name"], one["games"]) for one in result["decks"]] == [("moon", 2), ("riders", 2)]
    own.write_text("worldbreaker = 3", encoding="utf-8")
    wrong = call(capsys, "sim", "worldbreakers", "--mode", "constructed", "--decks", str(own))
    assert wrong.code == 2
    assert is_one_sentence(wrong.err)
    assert "a deck is a mapping with 'worldbreaker'" in wrong.err


# -- games that fail ---------------------------------------------------------------------------------


def failed_games(seed: str = "try") -> list[Fault]:
    played = [play_game(tiny_game(), make_plan(tiny_game(), seed=seed), number) for number in range(8)]
    return [Fault(one.number, one.error, one.record) for one in played if one.error and one.record]


def test_games_that_fail_are_told_and_their_records_kept(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    faults = failed_games()
    assert faults
    folder = tmp_path / "kept" / "here"
    keep_faults(tiny_game(), faults, folder)
    told = " ".join(capsys.readouterr().err.split())
    for fault in faults:
        path = folder / f"tiny-game-{fault.number}.json"
        assert f"Game {fault.number} failed: ZeroDivisionError: the rules have a fault" in told
        assert f"(to see it again: arkade replay {path})" in told
        assert path.read_bytes() == fault.record.to_json()
    assert len(list(folder.iterdir())) == len(faults)


def test_failed_games_of_one_deal_have_files_of_their_own(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """All pairs of a ladder, and swapped seats, get the same deals, so their records have the same seed."""
    setting = Setting("sample", "free", {}, "run")
    pairs = [(Player("nobody:1s"), Player("random")), (Player("random"), Player("nobody"))]
    faults = faults_of([play_match(Match(setting, pair, number)) for pair in pairs for number in (0, 1)])
    assert {fault.record.seed for fault in faults} == {"run/0"}
    keep_faults(arkade.load("sample"), faults, tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == {
        "sample-nobody-1s-against-random-game-0.json", "sample-nobody-1s-against-random-game-1.json",
        "sample-random-against-nobody-game-0.json", "sample-random-against-nobody-game-1.json",
    }  # fmt: skip
    assert "Game 1 (random against nobody) failed: " in capsys.readouterr().err


def test_a_record_that_is_kept_is_never_written_over(tmp_path: Path) -> None:
    """Another run into the same folder has games of the same numbers; the same run that is resumed has the same."""
    first, other = failed_games("try")[0], failed_games("another")[0]
    other = msgspec.structs.replace(other, number=first.number)
    for fault in (first, other, first, other):
        keep_faults(tiny_game(), [fault], tmp_path)
    kept = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    name = f"tiny-game-{first.number}"
    assert kept == {f"{name}.json": first.record.to_json(), f"{name}-2.json": other.record.to_json()}


def test_a_folder_that_can_not_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(ArkadeError, match="can't be written"):
        keep_faults(tiny_game(), failed_games(), tmp_path / "file" / "folder")


# -- results -----------------------------------------------------------------------------------------


@contextmanager
def begun(folder: Path, *more: str) -> Iterator[subprocess.Popen[bytes]]:
    """A run that would take long, as a program of its own in a group of its own, as a terminal would start it. It does
    not outlive its test, whatever that finds."""
    line = ["sim", "sample", "--games", "100000", "--seed", "long", "--results", str(folder), "--processes", "2", *more]
    pipe = subprocess.PIPE
    with subprocess.Popen([*PROGRAM, *line], stdout=pipe, stderr=pipe, start_new_session=True) as program:
        try:
            yield program
        finally:
            if program.poll() is None:
                os.killpg(program.pid, signal.SIGKILL)


def wait_for_games(folder: Path, size: int = 200_000) -> None:
    """Wait until a run has written some games."""
    journal = folder / JOURNAL
    began = monotonic()
    while not journal.exists() or journal.stat().st_size < size:
        assert monotonic() - began < 100
        sleep(0.05)


def test_ctrl_c_keeps_what_is_done_and_resuming_goes_on(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = tmp_path / "results"
    with begun(folder) as program:
        wait_for_games(folder)
        os.killpg(program.pid, signal.SIGINT)
        out, err = program.communicate(timeout=60)
    assert program.returncode == INTERRUPTED
    assert err == b""
    kept = read_results(folder).games
    assert f"Tidepool: {kept.height:,} games" in out.decode()
    assert not (folder / JOURNAL).exists()
    more = kept.height + 10
    line = f"sample --games {more} --seed long --results {folder} --resume"
    assert sim(capsys, line)["games"] >= more
    after = read_results(folder)
    alone = simulate("sample", games=more, seed="long")
    numbers = alone.games["number"].implode()
    assert after.games.filter(after.games["number"].is_in(numbers)).equals(alone.games)


@pytest.mark.parametrize("moment", [0.01, 0.11, 0.23])
def test_ctrl_c_stops_a_run_that_thinks_in_its_only_process(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, moment: float
) -> None:
    """The signal strikes in the midst of compiled rules, if there are any, and here and there at several moments."""
    folder = tmp_path / "results"
    thinking = ("--bots", "master:30", "--processes", "1")
    with begun(folder, *thinking) as program:
        wait_for_games(folder, size=1)
        sleep(moment)
        program.send_signal(signal.SIGINT)
        out, err = program.communicate(timeout=60)
    assert (program.returncode, err) == (INTERRUPTED, b"")
    kept = read_results(folder).games
    assert f"Tidepool: {kept.height:,} games" in out.decode()
    line = f"sample --games {kept.height + 1} --seed long --results {folder} --resume {' '.join(thinking)}"
    assert sim(capsys, line)["games"] == kept.height + 1


def test_at_a_terminal_a_bar_shows_how_far_and_how_fast(tmp_path: Path) -> None:
    with PseudoTerminal("sim", "sample", "--games", "1000000", folder=tmp_path) as terminal:
        bar = terminal.wait_for("games/s")
        assert "Tidepool" in bar
        assert "/1000000" in bar
        assert terminal.interrupt_to_the_end() == INTERRUPTED
        assert "seat 1" in plain(terminal.text)


def test_a_killed_run_is_resumed_to_the_same_files(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    killed, whole = tmp_path / "killed", tmp_path / "whole"
    with begun(killed) as program:
        wait_for_games(killed)
        program.kill()
        program.communicate(timeout=60)
    kept = read_results(killed).games["number"].to_list()
    assert kept
    games = max(kept) + 5
    for line in (f"--results {killed} --resume", f"--results {whole}"):
        sim(capsys, f"sample --games {games} --seed long {line}")
    for name in (GAMES, CARDS):
        assert (killed / name).read_bytes() == (whole / name).read_bytes()


def test_a_run_is_not_written_over_or_mixed_with_another(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = str(tmp_path / "results")
    sim(capsys, f"sample --games 3 --results {folder}")
    again = call(capsys, "sim", "sample", "--games", "3", "--results", folder)
    assert again.code == 2
    assert is_one_sentence(again.err)
    assert "add --resume" in again.err
    other = call(capsys, "sim", "sample", "--games", "3", "--results", folder, "--seed", "1", "--resume")
    assert other.code == 2
    assert "holds another run" in other.err
    assert sim(capsys, f"sample --games 3 --results {folder} --resume")["games"] == 3


def test_bench_for_programs_has_exactly_these_fields(capsys: pytest.CaptureFixture[str]) -> None:
    answer = call(capsys, "bench", "sample", "--seconds", "0.2", "--json")
    assert answer.code == 0
    assert answer.err == ""
    measured = json.loads(answer.out)
    assert list(measured) == ["sample"]
    fields = {"decisions_per_second", "copy_us", "determinize_us", "options_mean", "compiled"}
    assert set(measured["sample"]) == fields
    assert measured["sample"].pop("compiled") == is_compiled()
    assert all(type(figure) is float and figure > 0 for figure in measured["sample"].values())


def test_bench_measures_every_game_unless_one_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    answer = call(capsys, "bench", "--seconds", "0.1", "--json")
    assert list(json.loads(answer.out)) == list(arkade.GAMES)


def test_bench_for_people_is_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    answer = call(capsys, "bench", "sample", "--seconds", "0.1")
    assert "sample" in answer.out
    assert ("compiled" if is_compiled() else "plain") in answer.out


def test_a_soak_tells_cards_and_fails_where_one_was_never_played(capsys: pytest.CaptureFixture[str]) -> None:
    done = call(capsys, "soak", "sample", "--games", "1", "--mode", "free")
    assert done.code == 1
    assert "Never played: " in done.out
    assert "0 games failed" in done.out


@pytest.mark.parametrize("processes", ["1", "2"])
def test_a_soak_that_is_stopped_reports_what_was_done(tmp_path: Path, processes: str) -> None:
    line = ("soak", "sample", "--games", "10000000", "--processes", processes)
    with PseudoTerminal(*line, folder=tmp_path) as terminal:
        terminal.wait_for("games/s")
        assert terminal.interrupt_to_the_end() == INTERRUPTED
        said = plain(terminal.text)
    assert "Never played: none." in said
    assert "Traceback" not in said


def test_a_soak_for_programs_is_json(capsys: pytest.CaptureFixture[str]) -> None:
    done = call(capsys, "soak", "sample", "--games", "100", "--json")
    result = json.loads(done.out)
    assert (done.code, result["games"], result["faults"]) == (0, 100, [])
    assert set(result["played"]) == set(arkade.load("sample").faces)
