"""A master that plans its turn before it searches plans by what its seat may know, too."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

import arkade
from arkade.bots import Eye, RandomBot, make_bot
from arkade.bots.judging import evaluation_of
from arkade.bots.level import Level
from arkade.bots.master import MasterBot
from arkade.bots.turn import Turn
from arkade.kernel import Option, State
from arkade.kernel.chance import seeded

POSITIONS = 2
SOON = 150
"""A turn that takes no more tries than this is soon thought through."""
LATER = 20
"""So many choices lie between two positions, so that they are as unlike as the stages of a game."""


def turns(name: str) -> Iterator[State]:
    """Positions of a random game in which a turn has more than one decision, and is soon thought through."""
    g = arkade.load(name).new("turns", listening=False)
    evaluation = evaluation_of(g, None)
    bot = RandomBot("turns")
    earliest = LATER
    while not g.over:
        seat = g.asked[0]
        if g.choices >= earliest and g.asked == (seat,) and evaluation.is_at_rest(g) and len(g.options(seat)) > 2:
            turn = Turn(Eye(g, seat).sample("turn"), seat, evaluation, seeded("turn"))
            if len(turn.options) < turn.tried < SOON:
                earliest = g.choices + LATER
                yield g.copy()
        g.choose(seat, bot.choose(Eye(g, seat)))


@cache
def some_turns(name: str) -> list[State]:
    found = turns(name)
    return [next(found) for _ in range(POSITIONS)]


def master(text: str, seed: int) -> MasterBot:
    bot = make_bot(text, seed)
    assert isinstance(bot, MasterBot)
    return bot


def without_a_plan(bot: MasterBot) -> MasterBot:
    level = Level("no plan", bot.level.horizon, bot.level.temperature, 0)
    return MasterBot(bot.name, level, bot.budget, bot.seed, None)


def told(bot: MasterBot, g: State) -> tuple[Option, list[float]]:
    """What a bot answers, and what it thinks that each option is worth."""
    answer = bot.choose(Eye(g, g.asked[0]))
    assert bot.thought is not None
    return answer, bot.thought.values


@pytest.mark.parametrize("name", ["worldbreakers", "arackhan_wars"])
@pytest.mark.parametrize("text", ["master:200", "hard:200"])
def test_what_is_hidden_changes_neither_the_plan_nor_the_answer__leak_1(name: str, text: str) -> None:
    for number, g in enumerate(some_turns(name)):
        other = g.determinize(g.asked[0], number)
        assert other.digest() != g.digest()
        assert told(master(text, number), other) == told(master(text, number), g)


@pytest.mark.parametrize("name", ["worldbreakers", "arackhan_wars"])
@pytest.mark.parametrize("text", ["master:200", "hard:200"])
def test_in_these_positions_a_plan_is_made_and_counts(name: str, text: str) -> None:
    g = some_turns(name)[0]
    bot = master(text, 0)
    assert bot.plans() == 1
    assert told(bot, g)[1] != told(without_a_plan(bot), g)[1]
