"""Every bot, at every kind of question of every game: what is hidden does not change its answer."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

import arkade
from arkade.bots import Bot, Eye, RandomBot, make_bot
from arkade.bots.registry import BOTS
from arkade.kernel import Game, Mode, State
from tests.bots.honesty import differing_answers
from tests.conformance.cases import every_game

GAMES_OF_A_MODE = 160
"""So many random games are enough to meet each question of every game."""
LANGUAGE_ONLY = {"may", "choose one"}
"""Questions of the shared card language; a game need not have a card that asks them."""
SHORT = {name: name if recipe.kind is None else f"{name}:2" for name, recipe in BOTS.items()}
each_bot = pytest.mark.parametrize("bot", SHORT)


def positions(game: Game, mode: Mode) -> Iterator[State]:
    """All positions of some random games, over all samples of a mode."""
    for number in range(GAMES_OF_A_MODE):
        settings = mode.samples[number % len(mode.samples)]
        g = game.new(f"question {number}", mode.name, dict(settings), listening=False)
        bot = RandomBot(number)
        while not g.over:
            yield g
            seat = g.asked[-1]
            g.choose(seat, bot.choose(Eye(g, seat)))


@cache
def one_of_each(name: str) -> dict[str, State]:
    """For each kind of question a position in which it is asked, with something to choose where that was met."""
    game = arkade.load(name)
    wanted = {question.name for question in game.questions} - LANGUAGE_ONLY
    found: dict[str, State] = {}
    open_still = set(wanted)
    for mode in game.modes.values():
        for g in positions(game, mode):
            if not open_still:
                return found
            assert g.question is not None
            kind = g.question.name
            chooses = any(len(g.options(seat)) > 1 for seat in g.asked)
            if kind not in found or (chooses and kind in open_still):
                found[kind] = g.copy()
            if chooses:
                open_still.discard(kind)
    assert wanted <= set(found), f"never asked: {wanted - set(found)}"
    return found


@every_game
@each_bot
def test_what_is_hidden_does_not_change_the_answer_to_any_question__leak_1(name: str, bot: str) -> None:
    def make(number: int) -> Bot:
        return make_bot(SHORT[bot], number)

    positions_of_all = one_of_each(name)
    told = [kind for kind, g in positions_of_all.items() if differing_answers(make, g, 7, worlds=1)]
    assert told == []
