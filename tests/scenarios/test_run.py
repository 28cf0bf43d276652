"""Running files and folders, and the report of it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from arkade.games.sample import make_game
from arkade.kernel import ArkadeError, Layout
from arkade.scenarios import read_scenario, run, run_file, run_paths, scenario_files

GOOD = "game: sample\ntitle: Good\nrules: [tp-01.02]\nexpect: {P1: {hand: 4}}\n"
BAD = "game: sample\ntitle: Bad\nexpect: {P1: {hand: 5}}\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "inner").mkdir()
    (tmp_path / "b.yaml").write_text(GOOD)
    (tmp_path / "a.yml").write_text(BAD)
    (tmp_path / "inner" / "c.yaml").write_text("game: sample\nexpct: {}\n")
    (tmp_path / "readme.md").write_text("no scenario")
    return tmp_path


def test_a_file_that_holds_passes_with_its_title_and_rules(folder: Path) -> None:
    result = run_file(folder / "b.yaml")
    assert (result.passed, result.title, result.game, result.rules) == (True, "Good", "sample", ["TP-01.02"])


def test_a_file_that_fails_names_itself_and_what_was_found(folder: Path) -> None:
    result = run_file(str(folder / "a.yml"))
    assert not result.passed
    assert not result.unreadable
    (failure,) = result.failures
    assert failure.startswith(f"{folder / 'a.yml'}: at the end: P1's hand: expected 5 cards, found ")


def test_a_folder_is_run_with_all_that_is_in_it_and_summed_up(folder: Path) -> None:
    report = run_paths([folder])
    assert [result.path.name for result in report.results] == ["a.yml", "b.yaml", "c.yaml"]
    assert (report.passed, report.failed, report.unreadable) == (1, 2, 1)
    assert report.summary == "1 passed, 2 failed"
    assert report.messages[1] == f"{folder / 'inner' / 'c.yaml'}: unknown entry 'expct': did you mean 'expect'?"


def test_a_file_that_is_named_twice_is_run_once(folder: Path) -> None:
    assert scenario_files([folder / "b.yaml", folder / "b.yaml"]) == [folder / "b.yaml"]
    assert len(scenario_files([folder / "b.yaml", folder])) == 3


def test_a_path_that_leads_nowhere_and_a_folder_without_scenarios_are_errors(tmp_path: Path) -> None:
    with pytest.raises(ArkadeError, match="there is no such file or folder"):
        run_paths([tmp_path / "nowhere"])
    with pytest.raises(ArkadeError, match="there are no scenarios"):
        run_paths([tmp_path])


def test_running_twice_gives_the_same(folder: Path) -> None:
    assert run_paths([folder]).results == run_paths([folder]).results


def test_a_game_that_breaks_is_reported_where_it_breaks() -> None:
    game = make_game()
    plain = game.layout
    game.layout = Layout(plain.turn, plain.phase, plain.counters, plain.shared, moments={"void": lambda g: None})
    scenario = read_scenario("game: sample\nposition: {moment: void}\nexpect: {over: no}")
    assert run(scenario, game) == ["at the beginning: the game broke: IndexError: pop from empty list"]


def test_a_deck_is_checked_by_the_game() -> None:
    def check_deck(deck: Mapping[str, object]) -> list[str]:
        return [] if deck["cards"] == 14 else ["TP-01.01"]

    game = make_game()
    vars(game)["check_deck"] = check_deck

    def found(deck: str, faults: str) -> list[str]:
        return run(read_scenario(f"game: sample\ndeck: {deck}\nfaults: {faults}"), game)

    assert found("{cards: 14}", "[]") == []
    assert found("{cards: 13}", "[TP-01.01]") == []
    assert found("{cards: 13}", "[]") == ["faults of the deck: expected none, found TP-01.01"]
    assert found("{cards: 14}", "[TP-01.01]") == ["faults of the deck: expected TP-01.01, found none"]
