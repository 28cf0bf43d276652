"""What running scenarios gives: a result for each file, and a report of them all."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class Result:
    """One file: what it is about, and the sentences that tell how it failed. `unreadable` means that the file
    is no well-formed scenario, so that nothing was played."""

    path: Path
    title: str = ""
    game: str = ""
    rules: list[str] = field(default_factory=list)
    failures: list[str] = field(default_factory=list)
    unreadable: bool = False

    @property
    def passed(self) -> bool:
        return not self.failures


@dataclass(frozen=True)
class Report:
    """All results, in the order of the files."""

    results: list[Result] = field(default_factory=list)

    @property
    def passed(self) -> int:
        return sum(result.passed for result in self.results)

    @property
    def failed(self) -> int:
        return len(self.results) - self.passed

    @property
    def unreadable(self) -> int:
        return sum(result.unreadable for result in self.results)

    @property
    def messages(self) -> list[str]:
        """The sentences of all failures, each with its file."""
        return [failure for result in self.results for failure in result.failures]

    @property
    def summary(self) -> str:
        return f"{self.passed} passed, {self.failed} failed"
