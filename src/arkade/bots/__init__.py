"""Bots: players that decide by what their seat may know, and by nothing else."""

from arkade.bots.bot import Bot
from arkade.bots.eye import Eye
from arkade.bots.random_bot import RandomBot
from arkade.bots.registry import BOTS, BotMaker, bot_maker, make_bot

__all__ = ["BOTS", "Bot", "BotMaker", "Eye", "RandomBot", "bot_maker", "make_bot"]
