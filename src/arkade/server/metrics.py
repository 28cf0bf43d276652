"""What is counted, and how it is told to those who watch over a server (Prometheus text)."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.core import HistogramMetricFamily
from prometheus_client.registry import Collector

BOUNDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)
NAMES: Final = [*map(str, BOUNDS), "+Inf"]


class Times(Collector):
    """A histogram of times. The library's own takes a lock for every number; this one is used by one thread alone, for
    every move."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text
        self.counts = [0] * len(NAMES)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        """For the registry. It wants for each bound how many times were at most so long."""
        sums = accumulate(self.counts)
        yield HistogramMetricFamily(self.name, self.text, list(zip(NAMES, sums, strict=True)), self.total)


class Metrics:
    """The numbers of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = self.times("arkade_move_seconds", "From a move's arrival to its answer.")
        self.commits = self.times("arkade_commit_seconds", "The time of a commit.")
        self.rooms = self.gauge("arkade_rooms", "Tables in memory.")
        self.connections = self.gauge("arkade_connections", "Open WebSockets.")
        self.entries = self.counter("arkade_entries", "Entries committed.")
        self.failed_commits = self.counter("arkade_failed_commits", "Commits that failed.")
        self.stopped = self.counter("arkade_stopped_matches", "Matches stopped by a fault.")
        self.fallbacks = self.counter("arkade_bot_fallbacks", "Decisions for which a bot took too long.")
        self.refused = self.counter("arkade_refused_connections", "Connections refused or sent away.")

    def times(self, name: str, text: str) -> Times:
        times = Times(name, text)
        self.registry.register(times)
        return times

    def gauge(self, name: str, text: str) -> Gauge:
        return Gauge(name, text, registry=self.registry)

    def counter(self, name: str, text: str) -> Counter:
        return Counter(name, text, registry=self.registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)
