"""`arkade sim` and `arkade bench`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import arkade
from arkade.bots import RandomBot
from arkade.cli.faults import keep_faults
from arkade.cli.sim import play_all
from arkade.kernel import ArkadeError
from arkade.lab import Simulation, is_compiled, simulate
from tests.cli.command import call
from tests.lab.tiny import tiny_game

SIM_FIELDS = {
    "game": str, "games": int, "finished": int, "errors": int, "decisions": int, "seconds": float,
    "decisions_per_second": float, "games_per_second": float, "wins": list, "draws": int, "compiled": bool,
}  # fmt: skip
TIMES = ("seconds", "decisions_per_second", "games_per_second")


def sim(capsys: pytest.CaptureFixture[str], line: str) -> dict[str, Any]:
    answer = call(capsys, "sim", *line.split(), "--json")
    assert answer.code == 0
    assert answer.err == ""
    result: dict[str, Any] = json.loads(answer.out)
    return result


def test_a_result_for_programs_has_exactly_these_fields(capsys: pytest.CaptureFixture[str]) -> None:
    result = sim(capsys, "sample --games 20 --bots random,random --seed 5")
    assert {name: type(value) for name, value in result.items()} == SIM_FIELDS
    assert (result["game"], result["games"], result["finished"], result["errors"]) == ("sample", 20, 20, 0)
    assert sum(result["wins"]) + result["draws"] == 20
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
    expected = simulate(arkade.load("sample"), [RandomBot] * 4, 25, 8, "teams").result()
    assert result["wins"] == expected.wins
    assert result["draws"] == expected.draws
    assert result["decisions"] == expected.decisions


@pytest.mark.parametrize(
    ("line", "seats"),
    [
        ("sample", 2),
        ("sample --set seats=3", 3),
        ("sample --bots random,random,random,random", 4),
        ("sample --mode teams", 4),
        ("sample --mode together --set seats=4", 4),
    ],
)
def test_the_number_of_seats_follows_bots_settings_and_mode(
    capsys: pytest.CaptureFixture[str], line: str, seats: int
) -> None:
    assert len(sim(capsys, f"{line} --games 2")["wins"]) == seats


def test_a_result_for_people_says_who_won_how_often(capsys: pytest.CaptureFixture[str]) -> None:
    answer = call(capsys, "sim", "sample", "--games", "10", "--bots", "random,random", "--seed", "5")
    expected = simulate(arkade.load("sample"), [RandomBot] * 2, 10, 5).result()
    assert "Tidepool: 10 games" in answer.out
    for place, wins in enumerate(expected.wins, start=1):
        assert f"{place} random {wins:>6}" in answer.out
    assert f"{expected.draws} draws, 0 errors, {expected.decisions} decisions." in answer.out


def test_games_that_fail_are_told_and_their_records_kept(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    simulation = Simulation(tiny_game(), [RandomBot, RandomBot], seed="try")
    for number in range(8):
        simulation.play(number)
    assert simulation.faults
    folder = tmp_path / "kept" / "here"
    keep_faults(simulation.game, simulation.faults, folder)
    told = " ".join(capsys.readouterr().err.split())
    for fault in simulation.faults:
        assert f"Game {fault.number} failed: ZeroDivisionError: the rules have a fault" in told
        assert (folder / f"tiny-try-{fault.number}.json").read_bytes() == fault.record.to_json()
    assert len(list(folder.iterdir())) == len(simulation.faults)


def test_a_folder_that_can_not_be_written_is_told(tmp_path: Path) -> None:
    simulation = Simulation(tiny_game(), [RandomBot, RandomBot], seed="try")
    for number in range(8):
        simulation.play(number)
    (tmp_path / "file").touch()
    with pytest.raises(ArkadeError, match="can't be written"):
        keep_faults(simulation.game, simulation.faults, tmp_path / "file" / "folder")


class Interrupter(RandomBot):
    """Presses Ctrl-C in the third game."""

    def __init__(self, seed: int | str) -> None:
        super().__init__(seed)
        if seed == "0/2/0":
            raise KeyboardInterrupt


def test_an_interrupted_series_keeps_what_is_done_so_far() -> None:
    simulation = Simulation(arkade.load("sample"), [Interrupter, RandomBot])
    assert not play_all(simulation, 10)
    result = simulation.result()
    assert (result.games, result.finished, result.errors) == (2, 2, 0)


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


def test_a_soak_for_programs_is_json(capsys: pytest.CaptureFixture[str]) -> None:
    done = call(capsys, "soak", "sample", "--games", "100", "--json")
    result = json.loads(done.out)
    assert (done.code, result["games"], result["faults"]) == (0, 100, [])
    assert set(result["played"]) == set(arkade.load("sample").faces)
