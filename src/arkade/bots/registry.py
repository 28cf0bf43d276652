# arkade: interpreted
"""The bots by name, and how they are written: `master`, `master:200` or `master:2s`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from arkade.bots.bot import Bot
from arkade.bots.budget import Budget, read_budget
from arkade.bots.greedy import GreedyBot
from arkade.bots.level import BLIND, EASY, FULL, HARD, MEDIUM, Level
from arkade.bots.master import MasterBot
from arkade.bots.planner import PlannerBot
from arkade.bots.random_bot import RandomBot
from arkade.bots.thinking import ThinkingBot
from arkade.kernel.errors import ArkadeError, unknown
from arkade.kernel.evaluation import Evaluation

BotMaker = Callable[[int | str], Bot]
"""Makes a bot from its seed."""


class Recipe:
    """How a bot is made: what it is in words, its kind, its level, and how long it thinks unless told otherwise. One
    without a kind does not think."""

    def __init__(
        self, text: str, kind: type[ThinkingBot] | None = None, level: Level = BLIND, iterations: int = 0
    ) -> None:
        self.text = text
        self.kind = kind
        self.level = level
        self.budget = Budget(iterations=iterations)

    def maker(self, name: str, budget: Budget | None, evaluation: Evaluation | None) -> BotMaker:
        if self.kind is None:
            if budget is not None:
                raise ArkadeError(f"{name} does not think, so it takes no budget")
            return RandomBot
        return partial(self.made, self.kind, name, budget or self.budget, evaluation)

    def made(
        self, kind: type[ThinkingBot], name: str, budget: Budget, evaluation: Evaluation | None, seed: int | str
    ) -> Bot:
        return kind(name, self.level, budget, seed, evaluation)


BOTS: Mapping[str, Recipe] = {
    "random": Recipe("takes any option"),
    "greedy": Recipe("takes what looks best at once", GreedyBot, FULL, 8),
    "planner": Recipe("searches to the end of its turn", PlannerBot, FULL, 3),
    "easy": Recipe("master with a short look ahead and a high temperature", MasterBot, EASY, 60),
    "medium": Recipe("master with a longer look ahead and a lower temperature", MasterBot, MEDIUM, 150),
    "hard": Recipe("master with less time, a little less look ahead and hardly any temperature", MasterBot, HARD, 400),
    "master": Recipe("searches a tree over imagined worlds", MasterBot, FULL, 1000),
}
BOT_NAMES = ", ".join(BOTS)
"""For the help of commands."""


def bot_maker(text: str, evaluation: Evaluation | None = None) -> BotMaker:
    """How to make the bot of a name, perhaps with a budget after a colon; an unknown name is an error that says which
    are known. Another evaluation than the game's own may be tried out."""
    name, colon, budget = text.strip().casefold().partition(":")
    recipe = BOTS.get(name)
    if recipe is None:
        raise unknown("bot", name, BOTS)
    return recipe.maker(name, read_budget(budget) if colon else None, evaluation)


def make_bot(text: str, seed: int | str, evaluation: Evaluation | None = None) -> Bot:
    return bot_maker(text, evaluation)(seed)
