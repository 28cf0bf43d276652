"""Logistic regression: which weights would have foretold the outcomes best."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from arkade.kernel.evaluation import squeezed

STEPS = 25
CLOSE_ENOUGH = 1e-6


def fitted(rows: Sequence[Sequence[float]], outcomes: Sequence[float], strictness: float) -> list[float]:
    """The weights of the columns, by Newton's method. The strictness draws weights towards 0, each on the scale of its
    column, so that what was seldom seen is not believed too readily; a column that is always 0 gets 0."""
    if not rows:
        return []
    width = len(rows[0])
    scales = [scale([row[place] for row in rows]) for place in range(width)]
    scaled = [[row[place] / scales[place] for place in range(width)] for row in rows]
    weights = [0.0] * width
    for _ in range(STEPS):
        slope, bend = slope_and_bend(scaled, outcomes, weights, strictness)
        step = solved(bend, slope)
        weights = [weight + change for weight, change in zip(weights, step, strict=True)]
        if max(map(abs, step)) < CLOSE_ENOUGH:
            break
    return [weight / scales[place] for place, weight in enumerate(weights)]


def scale(column: Sequence[float]) -> float:
    """How large the numbers of a column are; 1 where all are 0."""
    return sqrt(sum(number * number for number in column) / len(column)) or 1.0


def slope_and_bend(
    rows: Sequence[Sequence[float]], outcomes: Sequence[float], weights: Sequence[float], strictness: float
) -> tuple[list[float], list[list[float]]]:
    """The first and second derivatives of the likelihood."""
    places = range(len(weights))
    slope = [-strictness * weight for weight in weights]
    bend = [[strictness if row == column else 0.0 for column in places] for row in places]
    for row, outcome in zip(rows, outcomes, strict=True):
        expected = squeezed(sum(number * weight for number, weight in zip(row, weights, strict=True)))
        missed = outcome - expected
        doubt = expected * (1.0 - expected)
        for place in places:
            number = row[place]
            if number:
                slope[place] += missed * number
                part = doubt * number
                line = bend[place]
                for other in range(place + 1):
                    line[other] += part * row[other]
    for place in places:
        for other in range(place):
            bend[other][place] = bend[place][other]
    return slope, bend


def solved(matrix: Sequence[Sequence[float]], wanted: Sequence[float]) -> list[float]:
    """The solution of a system of linear equations whose matrix is symmetric and positive (Gauss's elimination)."""
    size = len(wanted)
    lines = [[*matrix[place], wanted[place]] for place in range(size)]
    for place in range(size):
        pivot = lines[place]
        for other in range(place + 1, size):
            factor = lines[other][place] / pivot[place]
            if factor:
                for column in range(place, size + 1):
                    lines[other][column] -= factor * pivot[column]
    found = [0.0] * size
    for place in reversed(range(size)):
        known = sum(lines[place][column] * found[column] for column in range(place + 1, size))
        found[place] = (lines[place][size] - known) / lines[place][place]
    return found
