"""What is counted, and how it is told to those who watch over a server (Prometheus text)."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """The numbers of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = self.histogram("arkade_move_seconds", "From a move's arrival to its answer.")
        self.commits = self.histogram("arkade_commit_seconds", "The time of a commit.")
        self.rooms = self.gauge("arkade_rooms", "Tables in memory.")
        self.connections = self.gauge("arkade_connections", "Open WebSockets.")
        self.entries = self.counter("arkade_entries", "Entries committed.")
        self.failed_commits = self.counter("arkade_failed_commits", "Commits that failed.")
        self.stopped = self.counter("arkade_stopped_matches", "Matches stopped by a fault.")
        self.fallbacks = self.counter("arkade_bot_fallbacks", "Decisions for which a bot took too long.")
        self.refused = self.counter("arkade_refused_connections", "Connections refused or sent away.")

    def histogram(self, name: str, text: str) -> Histogram:
        return Histogram(
            name, text, registry=self.registry, buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5)
        )

    def gauge(self, name: str, text: str) -> Gauge:
        return Gauge(name, text, registry=self.registry)

    def counter(self, name: str, text: str) -> Counter:
        return Counter(name, text, registry=self.registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)
