"""The bench reports what it has measured; no figure is judged here."""

from __future__ import annotations

import pytest

import arkade
from arkade.kernel import state
from arkade.lab import bench, is_compiled
from arkade.lab.bench import SLICES, Positions, figure, rates
from tests.lab.tiny import tiny_game


def test_every_figure_has_a_range_around_it() -> None:
    speed = bench(arkade.load("sample"), 0.2)
    for measured in (speed.decisions_per_second, speed.copy_us, speed.determinize_us):
        assert 0 < measured.low <= measured.median <= measured.high
    assert speed.compiled == is_compiled()


def test_positions_are_taken_from_all_parts_of_games() -> None:
    positions = Positions(arkade.load("sample"))
    depths = {g.choices for g in positions.states}
    assert 0 in depths
    assert max(depths) > 30
    assert not any(g.over for g in positions.states)
    assert positions.options_mean == pytest.approx(positions.options / positions.decisions)
    assert 1 < positions.options_mean < 5


def test_the_warm_up_is_not_counted() -> None:
    calls: list[int] = []

    def work() -> int:
        calls.append(1)
        return 1

    assert len(rates(work, 0)) == SLICES
    assert len(calls) == SLICES + 1


def test_a_figure_is_the_median() -> None:
    measured = figure([5.0, 1.0, 2.0])
    assert (measured.low, measured.median, measured.high) == (1.0, 2.0, 5.0)


def test_a_game_that_fails_is_not_measured_as_if_it_had_not() -> None:
    with pytest.raises(ZeroDivisionError):
        bench(tiny_game(), 0.1)


def test_the_form_is_that_of_the_kernel() -> None:
    assert is_compiled() == (not str(state.__file__).endswith(".py"))
