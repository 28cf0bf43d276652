"""Intervals, held against published values of Wilson's interval."""

from __future__ import annotations

import pytest

from arkade.lab import share_interval


@pytest.mark.parametrize(
    ("count", "total", "low", "high"),
    [(5, 10, 0.2366, 0.7634), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (1, 29, 0.0061, 0.1718)],
)
def test_a_share_has_wilsons_interval(count: int, total: int, low: float, high: float) -> None:
    assert share_interval(count, total) == pytest.approx((low, high), abs=0.0001)


def test_nothing_counted_says_nothing() -> None:
    assert share_interval(0, 0) == (0.0, 1.0)
