"""The end of a game: who has won, and by which rule."""

from __future__ import annotations

import random

import pytest

import arkade
from arkade.kernel import State
from arkade.server.feed import ending_of
from arkade.server.scene import Told
from arkade.server.told import told_line

CONCEDE = (-1, 0, 0)


def story(game: str, seat: int, state: State) -> list[Told]:
    return [told_line(game, line) for line in state.view(seat).log]


@pytest.mark.parametrize("game", arkade.GAMES)
def test_who_concedes_loses_by_no_rule_that_came_before(game: str) -> None:
    state = arkade.load(game).new(seed=1)
    chance = random.Random(1)
    while not any(line.rule for line in state.view(0).log) and not state.over:
        decision = state.decisions[0]
        state.choose(decision.seat, chance.choice(decision.options))
    state.choose(0, CONCEDE)
    ending = ending_of(state, story(game, 0, state))
    assert ending is not None
    assert ending.rule == ""


@pytest.mark.parametrize("game", arkade.GAMES)
def test_a_game_that_is_played_to_its_end_names_a_rule_about_the_end(game: str) -> None:
    rules = arkade.load(game).rules
    state = arkade.load(game).new(seed=2)
    chance = random.Random(2)
    while not state.over:
        decision = state.decisions[0]
        state.choose(decision.seat, chance.choice(decision.options))
    ending = ending_of(state, story(game, 0, state))
    assert ending is not None
    assert rules[ending.rule].kind == "end"
