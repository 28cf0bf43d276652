# arkade: interpreted
"""What a bot is."""

from __future__ import annotations

from typing import Protocol

from arkade.bots.budget import Budget
from arkade.bots.explanation import Explanation
from arkade.bots.eye import Eye
from arkade.bots.level import Level
from arkade.kernel import Option


class Bot(Protocol):
    """A player. It gets the eye of the seat that is asked and gives one of the eye's options; with the same
    seed and the same things seen it always gives the same, unless its budget is counted in milliseconds."""

    @property
    def name(self) -> str: ...

    @property
    def level(self) -> Level: ...

    @property
    def budget(self) -> Budget: ...

    @property
    def seed(self) -> int | str: ...

    def choose(self, eye: Eye) -> Option: ...

    def explain(self) -> Explanation:
        """What it thought when it chose last."""
