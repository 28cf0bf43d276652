"""A crew: where all play together and plan in the open, one of them thinks for everybody.

A seat that sends its own people where that looks best at once takes the place that a mate would have filled better. So
the whole plan is searched, as if one player made it; the thinking seat then does its own part of it.
"""

from __future__ import annotations

from typing import Final

from arkade.bots.judging import settle
from arkade.bots.plan import Line, Plan
from arkade.kernel.chance import Chance
from arkade.kernel.evaluation import Evaluation
from arkade.kernel.question import Option, Question
from arkade.kernel.state import LIVE, State

CREW_BEAM: Final = 8
"""So many of the most promising unfinished plans are followed from one choice to the next."""
LONGEST_PLAN: Final = 40
"""After so many choices a plan is judged as it stands."""

Drafts = dict[tuple[float, Line], "Draft"]
"""Drafts by how good they look and by their choices in any order: the same choices that look the same lead to the same.
A digest would be surer, and costs ten times as much as the judgment itself."""


def play_together(world: State, seat: int) -> bool:
    """Whether nobody at the table is a rival."""
    return not world.rivals(seat)


def plan_together(world: State, seat: int) -> bool:
    """Whether a crew is asked, and everybody sees what the others answer."""
    return world.manner == LIVE and play_together(world, seat)


def first_to_think(world: State, evaluation: Evaluation) -> int:
    """Who is asked and has something to think about; -1 for nobody."""
    for seat in world.asked:
        if len(evaluation.menu(world, seat)) > 1:
            return seat
    return -1


class Draft:
    """A plan as far as it is made: the world with its choices carried out, which of the first options lead to it
    (bits), and how good it looks."""

    def __init__(self, world: State, firsts: int, line: Line, value: float) -> None:
        self.world = world
        self.firsts = firsts
        self.line = line
        self.value = value


def promise(draft: Draft) -> float:
    return draft.value


class CrewPlan(Plan):
    """The search of one plan in one world. The crew decide one after the other, and a plan is whole when nobody is left
    with anything to think about. What is thrown or drawn after that is no part of it: plans are compared before the
    dice fall."""

    def __init__(self, world: State, seat: int, evaluation: Evaluation, chance: Chance) -> None:
        super().__init__(seat, list(evaluation.menu(world, seat)))
        self.evaluation = evaluation
        self.chance = chance
        self.question: Question | None = world.question
        self.whole: list[Draft | None] = [None] * len(self.options)
        self.first: list[Draft] = []
        self.search(world)
        self.best = self.worth()

    def search(self, world: State) -> None:
        """Choice by choice, with equal drafts taken once and only the most promising followed."""
        drafts: Drafts = {}
        for place, option in enumerate(self.options):
            self.first.append(self.add(drafts, world, 1 << place, (), self.seat, option))
        for _ in range(LONGEST_PLAN):
            followed = sorted(drafts.values(), key=promise, reverse=True)[:CREW_BEAM]
            drafts = {}
            for draft in followed:
                self.grow(draft, drafts)
        for draft in drafts.values():
            self.credit(draft)

    def grow(self, draft: Draft, drafts: Drafts) -> None:
        """Let the next of the crew choose; a plan that is whole is worth what it is."""
        decider = self.decider(draft.world)
        if decider < 0:
            self.credit(draft)
            return
        for option in self.evaluation.menu(draft.world, decider):
            self.add(drafts, draft.world, draft.firsts, draft.line, decider, option)

    def add(self, drafts: Drafts, before: State, firsts: int, line: Line, seat: int, option: Option) -> Draft:
        """A draft with one choice more, or the one that another order of the same choices has led to."""
        world = before.copy()
        world.choose(seat, option)
        line = (*line, (seat, option))
        value = self.judge(world)
        key = (value, tuple(sorted(line)))
        found = drafts.get(key)
        if found is None:
            found = Draft(world, firsts, line, value)
            drafts[key] = found
        found.firsts |= firsts
        return found

    def judge(self, world: State) -> float:
        if not self.evaluation.is_at_rest(world):
            world = world.copy()
            settle(world, self.evaluation, self.chance)
        return self.evaluation.values(world)[self.seat]

    def decider(self, world: State) -> int:
        """Who of the crew has something to think about while the same is asked; -1 for nobody."""
        is_the_same = world.question is self.question and world.manner == LIVE
        return first_to_think(world, self.evaluation) if is_the_same else -1

    def credit(self, draft: Draft) -> None:
        """Let the first options that lead to a whole plan be worth at least what it is worth."""
        for place in range(len(self.options)):
            if draft.firsts >> place & 1:
                best = self.whole[place]
                if best is None or draft.value > best.value:
                    self.whole[place] = draft

    def worth(self) -> list[float]:
        """What each first option is worth: its best whole plan. One that was not followed so far stays behind all that
        were."""
        whole = [draft.value for draft in self.whole if draft is not None]
        least = min(whole) if whole else 1.0
        found: list[float] = []
        for place, draft in enumerate(self.whole):
            found.append(least * self.first[place].value if draft is None else draft.value)
        return found

    def line(self, place: int) -> Line:
        """The choices of the best plan that begins with a first one. Where another order of them was followed, only the
        first."""
        first = (self.seat, self.options[place])
        draft = self.whole[place]
        return draft.line if draft is not None and draft.line[0] == first else (first,)
