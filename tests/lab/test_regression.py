"""Logistic regression finds the weights that made the outcomes."""

from __future__ import annotations

import pytest

from arkade.kernel.chance import seeded
from arkade.kernel.evaluation import squeezed
from arkade.lab.regression import fitted, solved


def test_equations_are_solved() -> None:
    assert solved([[2.0, 1.0], [1.0, 3.0]], [5.0, 10.0]) == pytest.approx([1.0, 3.0])


def test_the_weights_that_made_the_outcomes_are_found() -> None:
    chance = seeded("regression")
    rows = [[chance.below(21) - 10.0, chance.below(7) - 3.0, 0.0] for _ in range(4000)]
    true = [0.2, -0.5, 3.0]
    outcomes = []
    for row in rows:
        expected = squeezed(sum(number * weight for number, weight in zip(row, true, strict=True)))
        outcomes.append(float(chance.below(10_000) < 10_000 * expected))
    found = fitted(rows, outcomes, 0.01)
    assert found[0] == pytest.approx(0.2, abs=0.03)
    assert found[1] == pytest.approx(-0.5, abs=0.06)
    assert found[2] == 0.0


def test_what_was_seldom_seen_is_believed_only_a_little() -> None:
    rows = [[1.0]] * 3
    assert 0 < fitted(rows, [1.0] * 3, 100.0)[0] < fitted(rows, [1.0] * 3, 1.0)[0] < 3
    assert fitted([], [], 1.0) == []


def test_draws_pull_to_the_middle() -> None:
    rows = [[1.0], [-1.0]] * 50
    assert fitted(rows, [0.5] * 100, 1.0)[0] == pytest.approx(0.0)
