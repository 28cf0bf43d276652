# arkade: interpreted
"""Explanations: what a bot thought, in words."""

from __future__ import annotations

import msgspec

from arkade.bots.judging import settle
from arkade.bots.thought import Thought
from arkade.kernel import Option, State
from arkade.kernel.chance import seeded
from arkade.kernel.evaluation import Evaluation

FEATURES_TOLD = 5
OPTIONS_TOLD = 5
LEAST_CHANGE = 0.005


class Considered(msgspec.Struct, frozen=True):
    """An option that was considered: what it is worth, from 0 (lost) to 1 (won), and how often it was tried."""

    option: Option
    words: str
    value: float
    visits: int


class Moved(msgspec.Struct, frozen=True):
    """A feature of the evaluation, and by how much the expected line moves the judgment through it."""

    words: str
    change: float


class Explanation(msgspec.Struct, frozen=True):
    """The options that were considered, the chosen one first; the line of play that is expected; and what it moves,
    the heaviest first. All of it is imagined: where others hold hidden cards it is a guess."""

    options: list[Considered] = []
    line: list[str] = []
    moved: list[Moved] = []

    def words(self) -> str:
        """The explanation as a few lines of text."""
        if not self.options:
            return "There was nothing to weigh."
        told = [f"{one.words}: {one.value:.2f} ({tries(one.visits)})" for one in self.options[:OPTIONS_TOLD]]
        lines = [f"Chosen: {told[0]}"]
        if told[1:]:
            left = len(self.options) - len(told)
            lines.append(f"Considered: {'; '.join(told[1:])}{f'; {left} more' if left else ''}")
        if self.line:
            lines.append(f"Expected: {'; '.join(self.line)}")
        if self.moved:
            lines.append(f"What it changes: {', '.join(f'{one.words} {one.change:+.2f}' for one in self.moved)}")
        return "\n".join(lines)


NOTHING_TO_EXPLAIN = Explanation()


def tries(visits: int) -> str:
    return "tried once" if visits == 1 else f"tried {visits} times"


def explained(thought: Thought) -> Explanation:
    """A thought in words."""
    world = thought.world
    words = world.table.game.verbs.words
    considered = [
        Considered(option, words(world, option, thought.seat), round(value, 4), visits)
        for option, value, visits in zip(thought.options, thought.values, thought.visits, strict=True)
    ]
    chosen = considered.pop(thought.chosen)
    considered.sort(key=lambda one: (-one.visits, -one.value))
    end = world.copy()
    for seat, option in thought.line:
        end.choose(seat, option)
    return Explanation([chosen, *considered], told_line(thought, end), moved(thought, end))


def told_line(thought: Thought, end: State) -> list[str]:
    """The expected choices as the thinking seat would hear them, hidden cards unnamed as far as they stay hidden."""
    verbs = end.table.game.verbs
    names = end.table.seat_names
    heard = [
        (seat, option)
        for seat, option in thought.line
        if seat == thought.seat or not verbs.by_number[option[0]].private
    ]
    return [f"{names[seat]}: {verbs.words(end, option, thought.seat)}" for seat, option in heard]


def moved(thought: Thought, end: State) -> list[Moved]:
    """What the expected line changes in the features of the evaluation."""
    evaluation = thought.evaluation
    before = weighed(evaluation, thought.world, thought.seat)
    settle(end, evaluation, seeded("explained"))
    after = weighed(evaluation, end, thought.seat)
    changes = [
        Moved(feature.words, round(after[place] - before[place], 4))
        for place, feature in enumerate(evaluation.features)
        if abs(after[place] - before[place]) >= LEAST_CHANGE
    ]
    return sorted(changes, key=lambda one: -abs(one.change))[:FEATURES_TOLD]


def weighed(evaluation: Evaluation, g: State, seat: int) -> list[float]:
    counted = evaluation.counted(g, seat)
    return [weight * counted[place] for place, weight in enumerate(evaluation.weights)]
