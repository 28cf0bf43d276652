"""`arkade replay`: what happened, through the eyes of a spectator or of a seat."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import arkade
from arkade.bots import Eye, RandomBot
from arkade.cli.replay import played
from arkade.kernel import BadRecord, Option, Question, State
from arkade.server.shapes import Report
from tests.cli.command import call
from tests.lab.tiny import answer as tiny_answer
from tests.lab.tiny import fail, prompt, tiny_game


def a_match(choices: int) -> State:
    g = arkade.load("sample").new(12, "free", {"seats": 3})
    bot = RandomBot(12)
    while not g.over and g.choices < choices:
        g.choose(g.asked[0], bot.choose(Eye(g, g.asked[0])))
    return g


@pytest.fixture
def finished(tmp_path: Path) -> tuple[State, str]:
    g = a_match(10_000)
    path = tmp_path / "record.json"
    path.write_bytes(g.record().to_json())
    return g, str(path)


def unwrapped(text: str) -> str:
    return " ".join(text.split())


def test_the_log_and_the_result_are_shown(capsys: pytest.CaptureFixture[str], finished: tuple[State, str]) -> None:
    g, path = finished
    answer = call(capsys, "replay", path)
    assert answer.code == 0
    place = 0
    for line in g.view(None).log:
        place = unwrapped(answer.out).index(line.text, place)
    assert "The game is over." in answer.out


def test_the_report_of_a_fault_makes_it_happen_again(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Reports as a server gives them: of a position that only the server had a fault with, and of a choice that the
    rules can't carry out."""
    record = msgspec.to_builtins(a_match(4).record())
    path = tmp_path / "report.json"
    for failing, code, words in (([], 0, "must choose"), ([[0, 77, 0, 0]], 2, "choice 5")):
        found = {**record, "choices": [*record["choices"], *failing]}
        path.write_bytes(msgspec.json.encode(Report("t", "1", "3", False, "a fault", ["a trace"], found)))
        answer = call(capsys, "replay", str(path))
        assert answer.code == code
        assert words in answer.out + answer.err


def test_a_position_at_which_nothing_can_be_listed_fails_again() -> None:
    def list_nothing(g: State, seat: int, *args: int) -> list[Option]:
        raise ZeroDivisionError("the rules have a fault")

    def ask(g: State) -> None:
        g.ask(0, Question("never", prompt, list_nothing, tiny_answer))

    game = tiny_game(ask)
    reached, fault = played(game, game.blank().record())
    assert reached.asked == (0,)
    assert isinstance(fault, ZeroDivisionError)


def test_a_spectator_is_shown_no_hand(capsys: pytest.CaptureFixture[str], finished: tuple[State, str]) -> None:
    answer = call(capsys, "replay", finished[1])
    draws = [line for line in answer.out.splitlines() if " draws " in line]
    assert draws
    assert all("draws a card" in line for line in draws)


def test_a_seat_is_shown_its_own_cards(capsys: pytest.CaptureFixture[str], finished: tuple[State, str]) -> None:
    g, path = finished
    answer = call(capsys, "replay", path, "--seat", "P2")
    for line in g.view(1).log:
        assert line.text in unwrapped(answer.out)
    assert "P2 draws a card" not in answer.out
    assert "P1 draws a card" in answer.out


def test_step_by_step_every_choice_has_its_table(
    capsys: pytest.CaptureFixture[str], finished: tuple[State, str]
) -> None:
    g, path = finished
    answer = call(capsys, "replay", path, "--step")
    for number in range(1, g.choices + 1):
        assert f"Choice {number} of {g.choices}, by P" in answer.out
    assert answer.out.count("Tidepool · everybody for themselves · round") == g.choices
    assert "The game is over." in answer.out


def test_a_match_that_is_not_over_ends_with_who_must_choose(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "half.json"
    path.write_bytes(a_match(0).record().to_json())
    answer = call(capsys, "replay", str(path))
    assert answer.code == 0
    assert "The record ends while P1, P2 and P3 must choose." in answer.out


def test_a_wrong_seat_is_refused(capsys: pytest.CaptureFixture[str], finished: tuple[State, str]) -> None:
    answer = call(capsys, "replay", finished[1], "--seat", "4")
    assert (answer.code, answer.out) == (2, "")


def test_a_record_that_fails_is_shown_up_to_there() -> None:
    game = tiny_game()
    g = game.new()
    with pytest.raises(ZeroDivisionError):
        g.choose(0, (1, 0, 0))
    reached, fault = played(game, g.record())
    assert isinstance(fault, ZeroDivisionError)
    assert reached.choices == 0
    assert reached.asked == (0,)


def test_a_record_whose_set_up_fails_is_shown_too() -> None:
    game = tiny_game(fail)
    reached, fault = played(game, game.blank().record())
    assert isinstance(fault, KeyError)
    assert reached.choices == 0


def test_a_bad_record_is_no_failure_of_the_game() -> None:
    game = tiny_game()
    g = game.new()
    g.choose(0, (0, 0, 0))
    record = g.record()
    record.choices.append((0, 0, 0, 0))
    with pytest.raises(BadRecord, match="choice 2 of the record is illegal"):
        played(game, record)
