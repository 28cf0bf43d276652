"""The greedy bot: takes what looks best at once."""

from __future__ import annotations

from arkade.bots.eye import Eye
from arkade.bots.judging import pick, reopen_ballots, values_after
from arkade.bots.thinking import ThinkingBot
from arkade.bots.thought import Thought
from arkade.kernel.chance import seeded
from arkade.kernel.question import Option


class GreedyBot(ThinkingBot):
    """Tries each option in several imagined worlds, lets what follows settle, and takes the option after which things
    look best on average. One iteration is one world."""

    def think(self, eye: Eye, options: tuple[Option, ...], seed: str) -> Thought:
        seat = eye.seat
        chance = seeded(seed)
        world = eye.sample(seed)
        evaluation = self.judge(world)
        totals = [0.0] * len(options)
        clock = self.budget.start()
        while clock.tick():
            world = eye.sample(f"{seed}/{clock.done}")
            reopen_ballots(world, seat)
            for place, option in enumerate(options):
                totals[place] += values_after(world, seat, option, evaluation, chance)[seat]
        values = [total / clock.done for total in totals]
        thought = Thought(world, seat, evaluation, options, values, [clock.done] * len(options))
        thought.chosen = pick(values, self.level.temperature, chance)
        thought.line = [(seat, options[thought.chosen])]
        return thought
