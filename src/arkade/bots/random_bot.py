# arkade: interpreted
"""The bot that every other one must beat."""

from __future__ import annotations

from arkade.bots.explanation import NOTHING_TO_EXPLAIN, Explanation
from arkade.bots.eye import Eye
from arkade.kernel import Option
from arkade.kernel.chance import seeded


class RandomBot:
    """Takes any of its options. With 32 random bits no option is more likely than another by more than a
    four-billionth part."""

    name = "random"

    def __init__(self, seed: int | str) -> None:
        self.chance = seeded(seed)

    def choose(self, eye: Eye) -> Option:
        options = eye.options
        return options[self.chance.word() * len(options) >> 32]

    def explain(self) -> Explanation:
        """It does not think."""
        return NOTHING_TO_EXPLAIN
