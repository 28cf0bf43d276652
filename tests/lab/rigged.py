"""Bots that always do the same, good or bad, to be seated by name in tests."""

from __future__ import annotations

from arkade.bots import BotMaker, Eye, bot_maker
from arkade.bots.budget import NO_TIME
from arkade.bots.explanation import NOTHING_TO_EXPLAIN, Explanation
from arkade.bots.level import BLIND
from arkade.kernel import CONCEDE, Option


class Rigged:
    """A bot that always gives the same kind of answer."""

    name = "rigged"
    level = BLIND
    budget = NO_TIME

    def __init__(self, seed: int | str) -> None:
        self.seed = seed

    def explain(self) -> Explanation:
        return NOTHING_TO_EXPLAIN


class Loser(Rigged):
    """Gives up at once."""

    def choose(self, eye: Eye) -> Option:
        return CONCEDE


class Crasher(Rigged):
    def choose(self, eye: Eye) -> Option:
        raise LookupError("this bot has lost its way")


class Cheater(Rigged):
    def choose(self, eye: Eye) -> Option:
        return (10, 10_000, 0)


class First(Rigged):
    def choose(self, eye: Eye) -> Option:
        return eye.options[0]


class Last(Rigged):
    def choose(self, eye: Eye) -> Option:
        return eye.options[-1]


RIGGED: dict[str, BotMaker] = {
    "loser": Loser, "crasher": Crasher, "cheater": Cheater, "first": First, "last": Last,
}  # fmt: skip


def rigged_maker(name: str) -> BotMaker:
    """A rigged bot by its name, or a real one."""
    return RIGGED[name] if name in RIGGED else bot_maker(name)
