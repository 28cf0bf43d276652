# arkade: interpreted
"""The bot that every other one must beat."""

from __future__ import annotations

from arkade.bots.budget import NO_TIME
from arkade.bots.explanation import NOTHING_TO_EXPLAIN, Explanation
from arkade.bots.eye import Eye
from arkade.bots.level import BLIND
from arkade.kernel import Option
from arkade.kernel.chance import seeded


class RandomBot:
    """Takes any of its options, each as likely as the others."""

    name = "random"
    level = BLIND
    budget = NO_TIME

    def __init__(self, seed: int | str) -> None:
        self.seed = seed
        self.chance = seeded(seed)

    def choose(self, eye: Eye) -> Option:
        options = eye.options
        return options[self.chance.among(len(options))]

    def explain(self) -> Explanation:
        """It does not think."""
        return NOTHING_TO_EXPLAIN
