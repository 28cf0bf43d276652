"""The tree of a search: one for what the thinking seat knows, over all the worlds that it imagines."""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from arkade.bots.labels import Labels
from arkade.kernel.chance import Chance
from arkade.kernel.question import PASS, Option
from arkade.kernel.state import State

EXPLORATION: Final = 0.7
"""How much an option is tried that was seldom tried, in units of how far values spread."""
WIDTH: Final = 6
"""So many options of a wide decision are looked at from the start, the most promising first; more as visits come."""
HABIT_WEIGHT: Final = 1.0
"""As how many visits a habit counts."""
AT_ONCE: Final = 1e9
"""The score of an option of which nothing is known: it comes before all others."""


class Edge:
    """One option of a seat at one spot: how often it was there, how often it was taken, what came of it."""

    def __init__(self) -> None:
        self.visits = 0
        self.available = 0
        self.weight = 0.0
        self.total = 0.0
        self.rank = 0
        self.stamp = 0

    @property
    def mean(self) -> float:
        return self.total / self.weight if self.weight else 0.0

    def learn(self, value: float) -> None:
        self.visits += 1
        self.weight += 1.0
        self.total += value


class Table:
    """What a seat has learned at one spot, by the labels of its options."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.visits = 0
        self.primed = False
        self.edges: dict[Option, Edge] = {}

    def edge(self, label: Option) -> Edge:
        found = self.edges.get(label)
        if found is None:
            found = Edge()
            self.edges[label] = found
        return found

    def prime(self, first_values: dict[Option, float], weight: float) -> None:
        """Begin with a judgment of each option that counts as so many visits, and rank the options by it."""
        self.primed = True
        ranked = sorted(first_values, key=first_values.__getitem__, reverse=True)
        for rank, label in enumerate(ranked):
            edge = self.edge(label)
            edge.rank = rank
            edge.weight += weight
            edge.total += weight * first_values[label]


class Spot:
    """A place in the tree: the tables of the seats that decide there, and the spots that follow. Where seats vote in
    secret each has a table of its own, and no table knows the votes of the others."""

    def __init__(self) -> None:
        self.tables: dict[tuple[int, ...], Table] = {}
        self.following: dict[tuple[int, ...], Spot] = {}


class Choosing:
    """How a search chooses among the options of a world: by what was learned, and by what was seldom tried.

    Habits are what an option was worth to a seat wherever it was taken in this search. They stand in where a table
    knows nothing of an option yet: what was good in one position is mostly good in the next, and a tree has more spots
    than visits.
    """

    def __init__(self, labels: Labels, chance: Chance) -> None:
        self.labels = labels
        self.chance = chance
        self.stamp = 0
        self.edge = Edge()
        self.label: Option = PASS
        self.habits: dict[tuple[int, Option], Edge] = {}

    def habit(self, seat: int, label: Option) -> Edge:
        found = self.habits.get((seat, label))
        if found is None:
            found = Edge()
            self.habits[(seat, label)] = found
        return found

    def known(self, table: Table, label: Option) -> Edge | None:
        """What is known of an option: from the table, or else by habit."""
        edge = table.edges.get(label)
        return edge if edge is not None and edge.weight else self.by_habit(table.seat, label)

    def by_habit(self, seat: int, label: Option) -> Edge | None:
        edge = self.habits.get((seat, label))
        return edge if edge is not None and edge.weight else None

    def learner(self, world: State, table: Table, menu: list[Option], spread: float) -> Option:
        """The option to try next for a seat that learns from it: availability-counted upper confidence bounds, and
        progressive widening where options were ranked. The edge and the label that it belongs to stand in `edge` and
        `label`."""
        self.stamp += 1
        table.visits += 1
        width = WIDTH + int(sqrt(table.visits)) if table.primed else len(menu)
        reach = EXPLORATION * spread
        best = menu[0]
        most = -AT_ONCE
        untried = 0
        for option in menu:
            label = self.labels.of(world, option)
            edge = table.edge(label)
            if edge.stamp == self.stamp:
                continue
            edge.stamp = self.stamp
            edge.available += 1
            if edge.rank >= width:
                continue
            known = edge if edge.weight else self.by_habit(table.seat, label)
            if known is None:
                untried += 1
                score = AT_ONCE if untried == 1 or self.chance.among(untried) == 0 else -AT_ONCE
            else:
                score = known.mean + reach * sqrt(log(edge.available + 1.0) / (edge.weight or HABIT_WEIGHT))
            if score > most or score == AT_ONCE:
                most = score
                best = option
                self.edge = edge
                self.label = label
        return best

    def best_known(self, world: State, table: Table, menu: list[Option]) -> Option:
        """The option that a seat would take by what it has learned, here or elsewhere; any where it has learned
        nothing."""
        best = menu[self.chance.among(len(menu))]
        most = -AT_ONCE
        for option in menu:
            known = self.known(table, self.labels.of(world, option))
            if known is not None and known.mean > most:
                most = known.mean
                best = option
        return best
