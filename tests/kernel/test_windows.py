"""Reaction windows: who is asked, in which order, how often."""

from __future__ import annotations

from arkade.kernel import PASS, State
from tests.kernel.plays import ONCE, POINT, SAY, finish
from tests.kernel.toys import asked, play, table

REACT = (SAY, 7, 0)


def reacts(g: State, *answers: tuple[int, tuple[int, int, int]]) -> None:
    """Let seats answer one after the other, each when it is asked."""
    for seat, answer in answers:
        assert asked(g) == [seat]
        g.choose(seat, answer)


def test_everybody_is_asked_in_turn_order_from_the_first() -> None:
    g = play("windows", seats=3)
    reacts(g, (1, PASS), (2, PASS), (0, PASS))
    assert g.over


def test_the_prompt_is_told_what_the_window_is_about() -> None:
    g = play("windows", seats=3)
    assert g.prompt(1) == "React to 7?"
    assert g.options(1) == [REACT, (POINT, 2, 0), (POINT, 0, 0), PASS]


def test_in_a_window_that_does_not_repeat_each_seat_reacts_once() -> None:
    g = play("windows", seats=3, window="once")
    reacts(g, (1, REACT), (2, PASS), (0, REACT))
    assert g.over
    assert g.memory == [7, 7, 0]


def test_in_a_repeating_window_a_reaction_gives_everybody_another_chance() -> None:
    g = play("windows", seats=3, window="repeating")
    reacts(g, (1, PASS), (2, REACT), (0, PASS), (1, REACT), (2, PASS), (0, PASS), (1, PASS))
    assert g.over
    assert g.memory == [0, 7, 7]


def test_whoever_reacts_last_is_asked_again_after_all_others_have_passed() -> None:
    g = play("windows", seats=3, window="repeating")
    reacts(g, (1, REACT), (2, PASS), (0, PASS), (1, REACT), (2, PASS), (0, PASS), (1, PASS))
    assert g.over
    assert g.memory == [0, 14, 0]


def test_a_window_may_leave_out_seats_for_a_reason_that_all_can_see() -> None:
    g = play("windows", seats=4, window="even seats")
    reacts(g, (2, REACT), (0, PASS))
    assert g.over


def test_a_seat_knocked_out_while_the_window_is_open_is_not_asked() -> None:
    g = play("windows", seats=4, window="once")
    reacts(g, (1, (POINT, 2, 0)), (3, PASS), (0, PASS))
    assert g.over


def test_nobody_is_asked_twice_because_somebody_was_knocked_out() -> None:
    g = play("windows", seats=4, window="repeating")
    reacts(g, (1, PASS), (2, (POINT, 3, 0)), (0, PASS), (1, PASS), (2, PASS))
    assert g.over


def test_a_window_that_opens_with_a_seat_that_is_out_begins_with_the_next() -> None:
    g = table(seats=4)
    g.out = 1 << 1
    g.then(finish)
    g.open_window(ONCE, 1, 7)
    g.run()
    reacts(g, (2, PASS), (3, PASS), (0, PASS))
    assert g.over


def test_passing_is_told_so_that_not_reacting_looks_alike_for_all() -> None:
    g = play("windows", seats=3)
    reacts(g, (1, PASS), (2, REACT))
    assert [line.text for line in g.view(None).log] == ["P2: pass", "P3: say 7"]
