"""What all bots have in common that think: a name, a level, a budget, a seed, and a last thought."""

from __future__ import annotations

from abc import abstractmethod

from arkade.bots.budget import Budget
from arkade.bots.explanation import NOTHING_TO_EXPLAIN, Explanation, explained
from arkade.bots.eye import Eye
from arkade.bots.judging import evaluation_of
from arkade.bots.level import Level
from arkade.bots.thought import Thought
from arkade.kernel.evaluation import Evaluation
from arkade.kernel.question import Option
from arkade.kernel.state import State


class ThinkingBot:
    """A bot that thinks about decisions with more than one option. The evaluation is the game's own unless another is
    given to try it out."""

    def __init__(self, name: str, level: Level, budget: Budget, seed: int | str, evaluation: Evaluation | None) -> None:
        self.name = name
        self.level = level
        self.budget = budget
        self.seed = seed
        self.evaluation = evaluation
        self.decisions = 0
        self.thought: Thought | None = None

    def choose(self, eye: Eye) -> Option:
        options = eye.options
        self.decisions += 1
        self.thought = None
        seed = f"{self.seed}/{self.decisions}"
        if len(options) > 1:
            options = self.worth_a_thought(eye, options, seed)
        if len(options) == 1:
            return options[0]
        thought = self.think(eye, options, seed)
        self.thought = thought
        return options[thought.chosen]

    def worth_a_thought(self, eye: Eye, options: tuple[Option, ...], seed: str) -> tuple[Option, ...]:
        """The options that are left when the obvious is done, as the game advises in an imagined world."""
        world = eye.sample(f"{seed}/advice")
        evaluation = self.judge(world)
        return options if evaluation.advice is None else tuple(evaluation.menu(world, eye.seat))

    @abstractmethod
    def think(self, eye: Eye, options: tuple[Option, ...], seed: str) -> Thought:
        """Weigh some options of the eye's seat; all chance comes from the seed."""

    def judge(self, world: State) -> Evaluation:
        return evaluation_of(world, self.evaluation)

    def explain(self) -> Explanation:
        """What it thought when it chose last."""
        return NOTHING_TO_EXPLAIN if self.thought is None else explained(self.thought)
