"""Arkade: card games with their rules fully enforced, to play, to study and to design."""

from arkade.games.registry import NAMES as GAMES
from arkade.games.registry import load
from arkade.kernel import ArkadeError, BadRecord, Illegal

__all__ = ["GAMES", "ArkadeError", "BadRecord", "Illegal", "load"]
__version__ = "0.1.0"
