"""What is counted: our histogram of times tells what the library's own would."""

from __future__ import annotations

import pytest
from prometheus_client import CollectorRegistry, Histogram, generate_latest

from arkade.server.metrics import BOUNDS, Metrics, Times

NAME = "arkade_move_seconds"


def told(registry: CollectorRegistry) -> list[str]:
    """The lines about one histogram, without the time at which it was made, which only the library's own tells."""
    lines = generate_latest(registry).decode().splitlines()
    return [line for line in lines if NAME in line and f"{NAME}_created" not in line]


@pytest.mark.parametrize(
    "seconds", [[], [0.0], [0.001, 0.0011], [0.004, 0.004, 0.3], [5.0], [5.1, 700.0], list(BOUNDS)]
)
def test_times_are_told_as_by_the_library_s_own_histogram(seconds: list[float]) -> None:
    ours, theirs = CollectorRegistry(), CollectorRegistry()
    times = Times(NAME, "Words.")
    ours.register(times)
    histogram = Histogram(NAME, "Words.", registry=theirs, buckets=BOUNDS)
    for second in seconds:
        times.observe(second)
        histogram.observe(second)
    assert told(ours) == told(theirs)


def test_moves_and_commits_are_told_apart() -> None:
    metrics = Metrics()
    metrics.moves.observe(0.003)
    text = metrics.text().decode()
    assert "arkade_move_seconds_count 1.0" in text
    assert "arkade_commit_seconds_count 0.0" in text
