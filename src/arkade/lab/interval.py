"""Intervals: how far a share that was counted can be trusted."""

from __future__ import annotations

from math import sqrt

Z_95 = 1.959964
"""How many standard deviations hold 95 % of a normal distribution."""


def share_interval(count: float, total: int) -> tuple[float, float]:
    """The 95 % interval (Wilson's) of a share that was counted in independent trials; a draw may count a half."""
    if total == 0:
        return 0.0, 1.0
    share = count / total
    weight = Z_95 * Z_95 / total
    centre = (share + weight / 2) / (1 + weight)
    reach = Z_95 / (1 + weight) * sqrt(share * (1 - share) / total + weight / (4 * total))
    return max(0.0, centre - reach), min(1.0, centre + reach)
