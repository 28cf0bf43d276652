"""The planner: looks for the best way through its own turn, and a little beyond; in a crew, for the plan of all."""

from __future__ import annotations

from arkade.bots.crew import CrewPlan, plan_together
from arkade.bots.eye import Eye
from arkade.bots.judging import pick, reopen_ballots
from arkade.bots.plan import Plan
from arkade.bots.thinking import ThinkingBot
from arkade.bots.thought import Thought
from arkade.bots.turn import Turn
from arkade.kernel.chance import Chance, seeded
from arkade.kernel.evaluation import Evaluation
from arkade.kernel.question import Option
from arkade.kernel.state import State


class PlannerBot(ThinkingBot):
    """Searches its turn to the end in several imagined worlds, and begins as was best on average. Where a crew plans
    in the open it searches the plan of all. One iteration is one world."""

    def think(self, eye: Eye, options: tuple[Option, ...], seed: str) -> Thought:
        seat = eye.seat
        chance = seeded(seed)
        world = eye.sample(seed)
        evaluation = self.judge(world)
        totals = [0.0] * len(options)
        plan: Plan | None = None
        clock = self.budget.start()
        while clock.tick():
            world = eye.sample(f"{seed}/{clock.done}")
            reopen_ballots(world, seat)
            plan = planned(world, seat, evaluation, chance)
            for place, value in enumerate(plan.best):
                totals[place] += value
        values = [total / clock.done for total in totals]
        thought = Thought(world, seat, evaluation, options, values, [clock.done] * len(options))
        thought.chosen = pick(values, self.level.temperature, chance)
        assert plan is not None
        thought.line = list(plan.line(thought.chosen))
        return thought


def planned(world: State, seat: int, evaluation: Evaluation, chance: Chance) -> Plan:
    """The plan of a crew where it is made in the open, the plan of the own turn anywhere else."""
    if plan_together(world, seat):
        return CrewPlan(world, seat, evaluation, chance)
    return Turn(world, seat, evaluation, chance)
