"""Evaluation: a bot's eye for a position, as a readable list of named features with weights."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import exp
from typing import Any

from arkade.kernel.errors import ArkadeError
from arkade.kernel.question import Option
from arkade.kernel.state import State


def always(g: State) -> bool:
    """For a game that can be judged at any question."""
    return True


def itself(g: Any) -> Any:
    """For a game whose features are read from the state as it is."""
    return g


class Feature:
    """Something that can be counted for a seat: its name, what it is in words, and how to read it from what the
    evaluation has surveyed."""

    def __init__(self, name: str, words: str, read: Callable[[Any, int], float]) -> None:
        self.name = name
        self.words = words
        self.read = read


class Evaluation:
    """Features and how much each is worth. A position's value for a seat is what its own side has less what the
    best rival side has, weighed and squeezed between 0 (lost) and 1 (won); a side has the mean of what its seats have.

    `at_rest(g)` says whether nothing is under way, such as when a turn begins. In between, half of an attack is carried
    out and the other half is not, and what can be counted tells little: there, a bot plays on to the next rest before
    it judges.

    `survey(g)` works out once what all features are read from; without one they are read from the state. `advice(g,
    seat, options)` gives those of a seat's options that are worth a thought, at least one, by nothing but what the seat
    knows: where anybody at the table could say at once what to do, no bot should do anything else.
    """

    def __init__(
        self,
        features: Sequence[Feature],
        weights: Mapping[str, float],
        at_rest: Callable[[Any], bool] = always,
        survey: Callable[[Any], Any] = itself,
        advice: Callable[[Any, int, list[Option]], list[Option]] | None = None,
    ) -> None:
        self.features: list[Feature] = list(features)
        names = [feature.name for feature in features]
        if sorted(names) != sorted(weights):
            strange = sorted(set(names) ^ set(weights))
            raise ArkadeError(f"the weights and the features do not match: {', '.join(strange)}")
        self.weights: list[float] = [float(weights[name]) for name in names]
        self.at_rest = at_rest
        self.survey = survey
        self.advice = advice

    def with_weights(self, weights: Mapping[str, float]) -> Evaluation:
        """The same eye with other weights."""
        return Evaluation(self.features, weights, self.at_rest, self.survey, self.advice)

    def is_at_rest(self, g: State) -> bool:
        """Whether nothing is under way that would still change what can be counted."""
        return g.over or self.at_rest(g)

    def menu(self, g: State, seat: int) -> list[Option]:
        """The options of a seat that are worth a thought."""
        options = g.options(seat)
        return options if self.advice is None or len(options) < 2 else self.advice(g, seat, options)

    def strength(self, g: State, seat: int) -> float:
        """All that a seat has, weighed."""
        return self.weighed(self.survey(g), seat)

    def weighed(self, surveyed: Any, seat: int) -> float:
        total = 0.0
        for place, feature in enumerate(self.features):
            weight = self.weights[place]
            if weight:
                total += weight * float(feature.read(surveyed, seat))
        return total

    def value(self, g: State, seat: int) -> float:
        """How good a position is for a seat: the outcome once the game is over, an estimate before."""
        return self.values(g)[seat]

    def values(self, g: State) -> list[float]:
        """How good a position is for each seat."""
        if g.over:
            return list(g.scores)
        surveyed = self.survey(g)
        strengths = [self.weighed(surveyed, seat) for seat in range(g.table.seats)]
        return leads(strengths, g.table.teams, g.out)

    def counted(self, g: State, seat: int) -> list[float]:
        """Each feature as it counts for a seat: what its own side has less what the first rival side has."""
        teams = g.table.teams
        own = [other for other in range(g.table.seats) if teams[other] == teams[seat]]
        rivals = g.rivals(seat)
        theirs = [other for other in range(g.table.seats) if rivals and teams[other] == teams[rivals[0]]]
        surveyed = self.survey(g)
        return [mean_of(feature, surveyed, own) - mean_of(feature, surveyed, theirs) for feature in self.features]

    def parts(self, g: State, seat: int) -> list[tuple[str, float]]:
        """Each feature in words with what it adds for a seat against its first rival, the heaviest first."""
        counted = self.counted(g, seat)
        found = [(feature.words, self.weights[place] * counted[place]) for place, feature in enumerate(self.features)]
        found.sort(key=lambda part: -abs(part[1]))
        return found


def mean_of(feature: Feature, surveyed: Any, seats: list[int]) -> float:
    """What the seats of a side have of a feature, on average; nothing where there is no such side."""
    return sum([float(feature.read(surveyed, seat)) for seat in seats]) / len(seats) if seats else 0.0


def leads(strengths: list[float], teams: list[int], out: int) -> list[float]:
    """By how much each seat's side is ahead of the best other side that is still in the game (the bits of `out` name
    seats that are not), between 0 and 1."""
    if len(strengths) == 2 and teams[0] != teams[1]:
        ahead = squeezed(strengths[0] - strengths[1])
        return [ahead, 1.0 - ahead]
    means: dict[int, float] = {}
    for side in sorted(set(teams)):
        members = [strengths[seat] for seat in range(len(teams)) if teams[seat] == side and not out >> seat & 1]
        if members:
            means[side] = sum(members) / len(members)
    found: list[float] = []
    for side in teams:
        others = [means[other] for other in means if other != side]
        found.append(squeezed(means.get(side, 0.0) - (max(others) if others else 0.0)))
    return found


def squeezed(number: float) -> float:
    """A number of any size between 0 and 1."""
    return 1.0 / (1.0 + exp(-max(-40.0, min(40.0, number))))
