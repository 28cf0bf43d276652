"""The master: searches one tree over many worlds, and keeps it from decision to decision."""

from __future__ import annotations

from typing import Final

from arkade.bots.budget import Budget, Clock
from arkade.bots.crew import play_together
from arkade.bots.eye import Eye
from arkade.bots.judging import pick
from arkade.bots.level import Level
from arkade.bots.rehearsal import Rehearsal
from arkade.bots.search import Search
from arkade.bots.thinking import ThinkingBot
from arkade.bots.thought import Thought
from arkade.bots.tree import Spot
from arkade.kernel.chance import seeded
from arkade.kernel.evaluation import Evaluation
from arkade.kernel.question import Option

LINES: Final = 5
PLAN_PRICE: Final = 200
"""A plan takes about as long as so many iterations, so that a small budget leaves no time for it."""
LOOK_EVERY: Final = 16
"""After so many iterations it is looked at anew whether the decision has fallen."""


class MasterBot(ThinkingBot):
    """Searches as long as its budget lasts and the decision is open, and takes the option that it came back to most
    often; with a temperature, a good one. One iteration is one imagined world that was walked through and judged. Where
    all play together it rehearses instead, and one iteration is one option that was played out in one world."""

    def __init__(self, name: str, level: Level, budget: Budget, seed: int | str, evaluation: Evaluation | None) -> None:
        super().__init__(name, level, budget, seed, evaluation)
        self.kept: dict[int, Spot] = {}

    def think(self, eye: Eye, options: tuple[Option, ...], seed: str) -> Thought:
        clock = self.budget.start()
        world = eye.sample(seed)
        if play_together(world, eye.seat):
            return self.rehearse(Rehearsal(eye, self.judge(world), self.level, options, seed), clock)
        search = Search(eye, world, self.judge(world), self.level, seed, seeded(seed), self.kept)
        search.prime_root(self.plans())
        if not search.is_forced():
            self.deepen(search, clock)
        self.kept = search.ahead
        return self.concluded(search, options)

    def rehearse(self, rehearsal: Rehearsal, clock: Clock) -> Thought:
        """Where all play together: play out the best options until the budget is used up or one is left."""
        while not rehearsal.is_decided() and clock.tick():
            rehearsal.iterate()
        return rehearsal.thought()

    def plans(self) -> int:
        """In how many worlds the turn is planned before the search begins."""
        return min(self.level.plans, self.budget.in_iterations // PLAN_PRICE)

    def deepen(self, search: Search, clock: Clock) -> None:
        """Iterate until the budget is used up or the decision has fallen."""
        while clock.tick():
            search.iterate(clock.done)
            if clock.done % LOOK_EVERY == 0 and self.has_decided(search, clock.to_come()):
                return

    def has_decided(self, search: Search, to_come: int) -> bool:
        """Whether no other option can be visited as often as the leading one any more, even if all iterations to come
        were spent on it. A bot with a temperature goes by values, which every iteration makes more certain."""
        return self.level.temperature <= 0.0 and search.lead() > search.own_share(to_come)

    def concluded(self, search: Search, options: tuple[Option, ...]) -> Thought:
        """What the search has found."""
        world = search.world("line/0", search.seat)
        edges = [search.table().edge(search.labels.of(world, option)) for option in options]
        values = [edge.mean for edge in edges]
        visits = [edge.visits for edge in edges]
        thought = Thought(world, search.seat, search.evaluation, options, values, visits)
        if self.level.temperature > 0.0:
            thought.chosen = pick(values, self.level.temperature, search.chance)
        else:
            thought.chosen = pick([visits[place] + value for place, value in enumerate(values)], 0.0, search.chance)
        self.expect(search, thought)
        return thought

    def expect(self, search: Search, thought: Thought) -> None:
        """Follow the tree in a few worlds, and keep the one in which it tells most of what is to come."""
        for number in range(LINES):
            world = search.world(f"line/{number}", search.seat)
            line = search.line(world.copy(), thought.options[thought.chosen])
            if len(line) > len(thought.line):
                thought.world = world
                thought.line = line
