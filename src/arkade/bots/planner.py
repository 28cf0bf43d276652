"""The planner: looks for the best way through its own turn, and a little beyond."""

from __future__ import annotations

from arkade.bots.eye import Eye
from arkade.bots.judging import pick, reopen_ballots
from arkade.bots.thinking import ThinkingBot
from arkade.bots.thought import Thought
from arkade.bots.turn import Turn
from arkade.kernel.chance import seeded
from arkade.kernel.question import Option


class PlannerBot(ThinkingBot):
    """Searches its turn to the end in several imagined worlds, and begins as was best on average. One iteration is one
    world."""

    def think(self, eye: Eye, options: tuple[Option, ...], seed: str) -> Thought:
        seat = eye.seat
        chance = seeded(seed)
        world = eye.sample(seed)
        evaluation = self.judge(world)
        totals = [0.0] * len(options)
        turn: Turn | None = None
        clock = self.budget.start()
        while clock.tick():
            world = eye.sample(f"{seed}/{clock.done}")
            reopen_ballots(world, seat)
            turn = Turn(world, seat, evaluation, chance)
            for place, value in enumerate(turn.best):
                totals[place] += value
        values = [total / clock.done for total in totals]
        thought = Thought(world, seat, evaluation, options, values, [clock.done] * len(options))
        thought.chosen = pick(values, self.level.temperature, chance)
        assert turn is not None
        thought.line = list(turn.line(thought.chosen))
        return thought
