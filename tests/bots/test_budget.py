"""Budgets: as people write them, and how they run down."""

from __future__ import annotations

import pytest

from arkade.bots import Budget, read_budget
from arkade.kernel import ArkadeError


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("1", Budget(iterations=1)),
        ("1600", Budget(iterations=1600)),
        ("500ms", Budget(milliseconds=500)),
        ("2s", Budget(milliseconds=2000)),
    ],
)
def test_a_budget_is_read_and_written(text: str, budget: Budget) -> None:
    assert read_budget(text) == budget
    assert str(budget) == text


@pytest.mark.parametrize("text", ["", "0", "0s", "-1", "1.5s", "s", "ten", "1 s", "1h", "٣", "9999999999"])
def test_what_is_no_budget_is_refused(text: str) -> None:
    with pytest.raises(ArkadeError, match="a budget is a number of iterations or a time such as 500ms or 2s"):
        read_budget(text)


def test_nobody_thinks_for_more_than_an_hour() -> None:
    assert read_budget("3600s").milliseconds == 3_600_000
    with pytest.raises(ArkadeError, match="at most an hour"):
        read_budget("3601s")


def test_iterations_are_counted() -> None:
    clock = Budget(iterations=3).start()
    assert [clock.tick() for _ in range(5)] == [True, True, True, False, False]
    assert clock.done == 3


def test_there_is_always_time_for_one_iteration_and_time_runs_out() -> None:
    clock = Budget(milliseconds=1).start()
    assert clock.tick()
    while clock.tick():
        pass
    assert clock.done >= 1
    assert not clock.tick()


def test_what_is_to_come_is_counted_or_guessed_from_the_pace() -> None:
    clock = Budget(iterations=3).start()
    clock.tick()
    assert clock.to_come() == 2
    timed = Budget(milliseconds=3_600_000).start()
    timed.tick()
    assert timed.to_come() > 1
    over = Budget(milliseconds=1).start()
    while over.tick():
        pass
    assert over.to_come() == 0
