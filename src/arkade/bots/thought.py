"""A thought: what a bot keeps of a decision, so that it can be asked about it later."""

from __future__ import annotations

from arkade.kernel.evaluation import Evaluation
from arkade.kernel.question import Option
from arkade.kernel.state import State


class Thought:
    """The options of one decision with what they seemed worth and how often each was tried, which one was chosen, and
    the choices that are expected from there, as they can be made in one imagined world."""

    def __init__(
        self,
        world: State,
        seat: int,
        evaluation: Evaluation,
        options: tuple[Option, ...],
        values: list[float],
        visits: list[int],
    ) -> None:
        self.world = world
        self.seat = seat
        self.evaluation = evaluation
        self.options = options
        self.values = values
        self.visits = visits
        self.chosen = 0
        self.line: list[tuple[int, Option]] = []
