"""The bots by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from arkade.bots.bot import Bot
from arkade.bots.random_bot import RandomBot
from arkade.kernel.errors import unknown

BotMaker = Callable[[int | str], Bot]
"""Makes a bot from its seed."""

BOTS: Mapping[str, BotMaker] = {"random": RandomBot}


def bot_maker(name: str) -> BotMaker:
    """How to make the bot of a name; an unknown name is an error that says which are known."""
    maker = BOTS.get(name.casefold())
    if maker is None:
        raise unknown("bot", name, BOTS)
    return maker


def make_bot(name: str, seed: int | str) -> Bot:
    return bot_maker(name)(seed)
