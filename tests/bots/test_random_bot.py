"""The random bot: fair, the same for the same seed, and blind to what its seat does not know."""

from __future__ import annotations

from collections import Counter

import arkade
from arkade.bots import Bot, Eye, RandomBot, make_bot
from arkade.kernel import HAND, Option, State
from tests.bots.honesty import differing_answers

MODES = (("free", 2), ("free", 4), ("teams", 4), ("together", 3))


def count_of_different_answers(make: type[RandomBot]) -> int:
    """Along whole games in several modes: how often an answer depends on something that is hidden."""
    differing = 0
    for mode, seats in MODES:
        g = arkade.load("sample").new(f"{mode}/{seats}", mode, {"seats": seats})
        number = 0
        while not g.over:
            differing += differing_answers(make, g, number)
            seat = g.asked[0]
            g.choose(seat, RandomBot(number).choose(Eye(g, seat)))
            number += 1
    return differing


class PeekingBot(RandomBot):
    """Reaches through its eye and adds up what the others hold."""

    def choose(self, eye: Eye) -> Option:
        g: State = eye._Eye__match  # type: ignore[attr-defined]
        held = sum(g.face[card] for seat in range(g.seats) if seat != eye.seat for card in g.pile(HAND, seat))
        return eye.options[held % len(eye.options)]


def test_what_is_hidden_does_not_change_the_answer() -> None:
    assert count_of_different_answers(RandomBot) == 0


def test_a_bot_that_peeks_is_caught_by_the_same_check() -> None:
    assert count_of_different_answers(PeekingBot) > 0


def test_the_same_seed_gives_the_same_game() -> None:
    def played(seed: str) -> str:
        g = arkade.load("sample").new(9, "free", {"seats": 3})
        bots: list[Bot] = [make_bot("random", f"{seed}/{seat}") for seat in range(3)]
        while not g.over:
            g.choose(g.asked[0], bots[g.asked[0]].choose(Eye(g, g.asked[0])))
        return g.digest()

    assert played("a") == played("a")
    assert played("a") != played("b")


def test_answers_are_the_same_on_every_platform() -> None:
    eye = Eye(arkade.load("sample").new(1), 0)
    bot = RandomBot(7)
    places = [eye.options.index(bot.choose(eye)) for _ in range(16)]
    assert places == [2, 1, 2, 0, 3, 2, 2, 3, 2, 3, 2, 3, 1, 1, 3, 1]


def test_every_option_is_as_likely_as_the_others() -> None:
    eye = Eye(arkade.load("sample").new(1), 0)
    bot = RandomBot("fair")
    counts = Counter(bot.choose(eye) for _ in range(4000))
    assert len(counts) == len(eye.options) == 4
    assert all(900 < count < 1100 for count in counts.values())


def test_it_has_nothing_to_explain() -> None:
    bot = RandomBot(1)
    bot.choose(Eye(arkade.load("sample").new(1), 0))
    assert bot.explain().words() == "There was nothing to weigh."
