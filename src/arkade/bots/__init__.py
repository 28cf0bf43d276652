"""Bots: players that decide by what their seat may know, and by nothing else."""

from arkade.bots.bot import Bot
from arkade.bots.budget import Budget, read_budget
from arkade.bots.explanation import Considered, Explanation, Moved
from arkade.bots.eye import Eye
from arkade.bots.random_bot import RandomBot
from arkade.bots.registry import BOT_NAMES, BOTS, BotMaker, bot_maker, make_bot

__all__ = [
    "BOTS",
    "BOT_NAMES",
    "Bot",
    "BotMaker",
    "Budget",
    "Considered",
    "Explanation",
    "Eye",
    "Moved",
    "RandomBot",
    "bot_maker",
    "make_bot",
    "read_budget",
]
