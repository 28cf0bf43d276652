"""The search of the master: information-set Monte Carlo tree search with a value cut-off.

Every iteration imagines a new world, walks down one tree as far as it reaches, plays on at random to the next rest,
judges the position there, and lets the options on the way learn from it. Decision 013 in docs/adr says why.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from arkade.bots.eye import Eye
from arkade.bots.judging import reopen_ballots, settle, values_after
from arkade.bots.labels import Labels
from arkade.bots.level import Level
from arkade.bots.tree import Choosing, Edge, Spot, Table
from arkade.bots.turn import Turn
from arkade.bots.walk import Walk, asking
from arkade.kernel.chance import Chance
from arkade.kernel.evaluation import Evaluation
from arkade.kernel.question import Option
from arkade.kernel.state import State

PRIMED_AT: Final = 8
"""A table is worth a judgment of all its options once it has been visited so often."""
FIRST_WORLDS: Final = 4
"""In so many worlds every option of a decision that is not planned is judged before the search begins."""
PRIOR_WEIGHT: Final = 2.0
"""As how many visits the first judgment of an option counts."""
PLAN_WEIGHT: Final = 8.0
"""As how many visits a plan counts: it has tried a whole turn, and what others may answer."""
FIRST_SPREAD: Final = 0.1
LEAST_SPREAD: Final = 0.02
LONGEST_WALK: Final = 200
LONGEST_LINE: Final = 12


class Search:
    """One search at one decision. `kept` holds the spots that an earlier search expected to come to: where the decision
    is at one of them, the search goes on from there."""

    def __init__(
        self,
        eye: Eye,
        world: State,
        evaluation: Evaluation,
        level: Level,
        seed: str,
        chance: Chance,
        kept: dict[int, Spot],
    ) -> None:
        self.eye = eye
        self.seat: int = eye.seat
        self.evaluation = evaluation
        self.level = level
        self.seed = seed
        self.chance = chance
        self.labels = Labels(world, self.seat)
        self.choosing = Choosing(self.labels, chance)
        self.learners: list[int] = learners(world, self.seat)
        self.root: Spot = kept.get(self.seen(world)) or Spot()
        self.ahead: dict[int, Spot] = {}
        self.judged = 0
        self.sum = 0.0
        self.squares = 0.0

    # -- the decision itself -----------------------------------------------------------------------

    def table(self) -> Table:
        """What was learned about the decision itself."""
        key = (self.seat,)
        found = self.root.tables.get(key)
        if found is None:
            found = Table(self.seat)
            self.root.tables[key] = found
        return found

    def prime_root(self, plans: int) -> None:
        """Before the search begins, judge every option in a few worlds: by the best way through the turn that it
        begins, in as many worlds as are to be planned in; where there is to be no plan, at once."""
        if plans:
            worlds = [self.world(f"plan/{number}", self.seat) for number in range(plans)]
            self.begin_with(self.table(), mean_of([self.planned_values(world) for world in worlds]), PLAN_WEIGHT)
        elif not self.table().primed:
            worlds = [self.world(f"first/{number}", self.seat) for number in range(FIRST_WORLDS)]
            first_values = mean_of([self.first_values(world, self.seat) for world in worlds])
            self.begin_with(self.table(), first_values, PRIOR_WEIGHT)

    def planned_values(self, world: State) -> dict[Option, float]:
        """Each option of the thinking seat by its label, with the best that a turn that begins with it can reach."""
        turn = Turn(world, self.seat, self.evaluation, self.chance)
        found: dict[Option, float] = {}
        for place, option in enumerate(turn.options):
            label = self.labels.of(world, option)
            found[label] = max(found.get(label, 0.0), turn.best[place])
        return found

    def begin_with(self, table: Table, first_values: dict[Option, float], weight: float) -> None:
        """Let a table begin with a judgment of each option; it is the beginning of a habit, too."""
        table.prime(first_values, weight)
        for label, value in first_values.items():
            self.choosing.habit(table.seat, label).learn(value)

    def is_forced(self) -> bool:
        """Whether all options are the same one, such as to play either of two equal cards."""
        return len(self.table().edges) == 1

    def lead(self) -> int:
        """By how many visits the option that was visited most often is ahead of the next."""
        visits = sorted([edge.visits for edge in self.table().edges.values()], reverse=True)
        return visits[0] - visits[1] if len(visits) > 1 else visits[0]

    def own_share(self, iterations: int) -> int:
        """How many of some iterations teach the thinking seat, at most."""
        return iterations if len(self.learners) == 1 else (iterations + 1) // 2

    def first_values(self, world: State, seat: int) -> dict[Option, float]:
        """Each option of a seat by its label, judged once."""
        found: dict[Option, float] = {}
        for option in self.evaluation.menu(world, seat):
            label = self.labels.of(world, option)
            if label not in found:
                found[label] = values_after(world, seat, option, self.evaluation, self.chance)[seat]
        return found

    def line(self, world: State, first: Option) -> list[tuple[int, Option]]:
        """The choices that are expected after a first one, as far as the tree was visited."""
        walk = Walk(world, self.root, self.seat, self.labels)
        expected: list[tuple[int, Option]] = []
        option = first
        while True:
            expected.append((walk.seat, option))
            is_new = walk.take(option)
            if is_new or world.over or len(expected) >= LONGEST_LINE:
                return expected
            menu = self.evaluation.menu(world, walk.seat)
            option = menu[0]
            if len(menu) > 1:
                table = walk.table()
                if not table.visits:
                    return expected
                option = self.choosing.best_known(world, table, menu)

    # -- worlds ------------------------------------------------------------------------------------

    def world(self, number: str, learner: int) -> State:
        """A new world. Where somebody else is to learn and is asked at once, it is dealt anew from their view."""
        world = self.eye.sample(f"{self.seed}/{number}")
        if learner != self.seat and learner in world.asked:
            world = world.determinize(learner, number)
        reopen_ballots(world, self.seat)
        return world

    # -- iterations --------------------------------------------------------------------------------

    def iterate(self, number: int) -> None:
        """One world, from the root to a judgment."""
        learner = self.learners[number % len(self.learners)]
        walk = Walk(self.world(str(number), learner), self.root, self.seat, self.labels)
        path: list[Edge] = []
        self.descend(walk, learner, str(number), path)
        if path:
            settle(walk.world, self.evaluation, self.chance)
            values = self.evaluation.values(walk.world)
            for edge in path:
                edge.learn(values[learner])
            self.note(values[self.seat])

    def descend(self, walk: Walk, learner: int, number: str, path: list[Edge]) -> None:
        """Walk down the tree until it ends, or as many rests as the horizon reaches. When somebody else who learns is
        asked for the first time, all that they can't know is dealt anew, so that what the thinking seat holds does not
        guide them; what it has shown by its choices so far stays."""
        rests = 0
        own = 0
        waiting = learner not in walk.world.asked
        for _ in range(LONGEST_WALK):
            if waiting and learner in walk.world.asked:
                waiting = False
                walk.world = walk.world.determinize(learner, number)
            world = walk.world
            menu = self.evaluation.menu(world, walk.seat)
            option = menu[0]
            ends = False
            if len(menu) > 1:
                table = walk.table()
                ends = walk.is_new and (len(path) > 0 or table.seat == learner)
                if ends and path and self.evaluation.is_at_rest(world):
                    return
                option = self.choose(world, table, menu, learner, path)
            own += walk.seat == self.seat
            is_new = walk.take(option)
            if world.over or ends:
                return
            if is_new and own == 1 and walk.seat == self.seat:
                self.ahead.setdefault(self.seen(world), walk.spot)
            if self.evaluation.is_at_rest(world):
                rests += 1
                if rests >= self.level.horizon:
                    return

    def choose(self, world: State, table: Table, menu: list[Option], learner: int, path: list[Edge]) -> Option:
        """An option for the seat of a table: one to learn from, or the one that it would take."""
        if table.seat == learner:
            if not table.primed and table.visits >= PRIMED_AT:
                self.begin_with(table, self.first_values(world, table.seat), PRIOR_WEIGHT)
            option = self.choosing.learner(world, table, menu, self.spread())
            path += (self.choosing.edge, self.choosing.habit(table.seat, self.choosing.label))
            return option
        if table.seat == self.seat:
            return self.choosing.learner(world, table, menu, self.spread())
        return self.choosing.best_known(world, table, menu)

    # -- what was seen -----------------------------------------------------------------------------

    def note(self, value: float) -> None:
        self.judged += 1
        self.sum += value
        self.squares += value * value

    def spread(self) -> float:
        """How far the values of this search lie apart: their standard deviation."""
        if self.judged < 2:
            return FIRST_SPREAD
        mean = self.sum / self.judged
        return max(sqrt(max(self.squares / self.judged - mean * mean, 0.0)), LEAST_SPREAD)

    def seen(self, world: State) -> int:
        """A number for what the thinking seat sees of a position, to find it again in the tree."""
        bit = 1 << self.seat
        numbers = [asking(world), int(1000.0 * self.evaluation.strength(world, self.seat))]
        for pile in world.piles:
            numbers.append(-len(pile))
            for card in pile:
                if world.known[card] & bit:
                    numbers.append(world.face[card])
        return hash(tuple(numbers))


def learners(world: State, seat: int) -> list[int]:
    """Who learns in turn: the thinking seat in every other iteration, and in between each of the others."""
    found: list[int] = []
    for other in range(world.table.seats):
        if other != seat and not world.out >> other & 1:
            found += [other, seat]
    return found or [seat]


def mean_of(judgments: list[dict[Option, float]]) -> dict[Option, float]:
    """The mean of what several worlds say of the same options."""
    totals: dict[Option, float] = {}
    for judgment in judgments:
        for label, value in judgment.items():
            totals[label] = totals.get(label, 0.0) + value / len(judgments)
    return totals
