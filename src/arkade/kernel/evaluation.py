"""Evaluation: a bot's eye for a position, as a readable list of named features with weights."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import exp
from typing import Any

from arkade.kernel.errors import ArkadeError
from arkade.kernel.state import State


class Feature:
    """Something that can be counted for a seat: its name, what it is in words, and how to read it."""

    def __init__(self, name: str, words: str, read: Callable[[Any, int], float]) -> None:
        self.name = name
        self.words = words
        self.read = read


class Evaluation:
    """Features and how much each is worth. A position's value for a seat is what its own side has less what the
    best rival has, weighed and squeezed between 0 (lost) and 1 (won)."""

    def __init__(self, features: Sequence[Feature], weights: Mapping[str, float]) -> None:
        self.features: list[Feature] = list(features)
        names = [feature.name for feature in features]
        if sorted(names) != sorted(weights):
            strange = sorted(set(names) ^ set(weights))
            raise ArkadeError(f"the weights and the features do not match: {', '.join(strange)}")
        self.weights: list[float] = [float(weights[name]) for name in names]

    def strength(self, g: State, seat: int) -> float:
        """All that a seat has, weighed."""
        total = 0.0
        for place, feature in enumerate(self.features):
            total += self.weights[place] * float(feature.read(g, seat))
        return total

    def value(self, g: State, seat: int) -> float:
        """How good a position is for a seat: the outcome once the game is over, an estimate before."""
        if g.over:
            return g.scores[seat]
        own = self.strength(g, seat)
        rivals = g.rivals(seat)
        best = max([self.strength(g, rival) for rival in rivals]) if rivals else 0.0
        return squeezed(own - best)

    def parts(self, g: State, seat: int) -> list[tuple[str, float]]:
        """Each feature in words with what it adds for a seat against its first rival, the heaviest first."""
        rivals = g.rivals(seat)
        found: list[tuple[str, float]] = []
        for place, feature in enumerate(self.features):
            difference = float(feature.read(g, seat)) - (float(feature.read(g, rivals[0])) if rivals else 0.0)
            found.append((feature.words, self.weights[place] * difference))
        found.sort(key=lambda part: -abs(part[1]))
        return found


def squeezed(number: float) -> float:
    """A number of any size between 0 and 1."""
    return 1.0 / (1.0 + exp(-max(-40.0, min(40.0, number))))
