"""All bots that think, in every game: they answer what they are asked, by what their seat may know, and repeat it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import arkade
from arkade.bots import Bot, Eye, RandomBot, make_bot
from arkade.bots.budget import Budget
from arkade.bots.greedy import GreedyBot
from arkade.bots.level import FULL
from arkade.bots.thinking import ThinkingBot
from arkade.kernel import ArkadeError, State
from arkade.kernel.evaluation import Evaluation, Feature
from tests.bots.honesty import differing_answers
from tests.conformance.cases import CASES, Case
from tests.conformance.playing import sampled
from tests.kernel.toys import play
from tests.lab.tiny import tiny_game


def same_mode(case: Case) -> list[Case]:
    return [other for other in CASES if (other.name, other.mode) == (case.name, case.mode)]


THINKERS = ("greedy:2", "planner:1", "master:16", "easy:12")
SMALL = [case for case in CASES if case.seats == min([other.seats for other in same_mode(case) if other.seats > 1])]
"""Every mode with as few seats as it has, but more than one."""
each_case = pytest.mark.parametrize("case", SMALL, ids=str)
each_thinker = pytest.mark.parametrize("text", THINKERS)


def maker(text: str) -> Callable[[int], Bot]:
    def make(number: int) -> Bot:
        return make_bot(text, number)

    return make


@each_case
@each_thinker
def test_what_is_hidden_does_not_change_the_answer__leak_1(case: Case, text: str) -> None:
    for number, g in enumerate(sampled(case, 81, most=2)):
        assert differing_answers(maker(text), g, number, worlds=2) == 0


@each_thinker
@pytest.mark.parametrize("case", [case for case in SMALL if case.seats == 2], ids=str)
def test_a_bot_that_remembers_answers_the_same_along_a_game_of_which_it_sees_the_same(case: Case, text: str) -> None:
    """Two bots with the same seed, one at the true game and one that is shown other worlds, decision after decision."""
    g = case.new(82)
    true, fooled = make_bot(text, 5), make_bot(text, 5)
    other = RandomBot(5)
    for number in range(16):
        if g.over:
            break
        seat = g.asked[-1]
        if seat == 0:
            answer = true.choose(Eye(g, 0))
            assert fooled.choose(Eye(g.determinize(0, number), 0)) == answer
        else:
            answer = other.choose(Eye(g, seat))
        g.choose(seat, answer)


@each_case
def test_one_decision_after_the_other_is_answered(case: Case) -> None:
    g = case.game.new(83, case.mode, {"seats": case.seats}, listening=False)
    bots = [make_bot("master:4" if seat % 2 else "greedy:1", seat) for seat in range(case.seats)]
    turn = 0
    while not g.over and turn < 80:
        seat = g.asked[turn % len(g.asked)]
        option = bots[seat].choose(Eye(g, seat))
        assert option in g.options(seat)
        g.choose(seat, option)
        turn += 1
    assert turn > 10


@each_thinker
@pytest.mark.parametrize("toy", ["mulligan", "vote", "say"])
def test_secret_ballots_and_single_questions_of_the_kernel_are_answered(text: str, toy: str) -> None:
    g = play(toy, seats=3)
    bots = [with_plain_eye(text, seat) for seat in range(3)]
    while not g.over:
        seat = g.asked[-1]
        g.choose(seat, bots[seat].choose(Eye(g, seat)))
    assert g.outcome() is not None


def cards(g: State, seat: int) -> float:
    return sum(len(pile) for zone, pile in enumerate(g.piles) if g.table.zone_owner[zone] == seat)


def with_plain_eye(text: str, seat: int) -> Bot:
    """The toys of the kernel have no evaluation of their own: here, cards are what counts."""
    return make_bot(text, seat, Evaluation([Feature("cards", "cards", cards)], {"cards": 1.0}))


@each_thinker
def test_the_match_itself_is_not_touched(text: str) -> None:
    g = arkade.load("sample").new(84, "free", {"seats": 3})
    before = g.digest()
    make_bot(text, 1).choose(Eye(g, 1))
    assert g.digest() == before


def test_a_single_option_is_taken_without_thinking() -> None:
    g = one_option()
    seat = g.asked[0]
    bot = make_bot("master:1000000", 1)
    assert bot.choose(Eye(g, seat)) == g.options(seat)[0]
    assert bot.explain().options == []


def one_option() -> State:
    """A position of Tidepool in which the seat that is asked can only pass."""
    for seed in range(100):
        g = arkade.load("sample").new(seed, "free", {"seats": 2}, listening=False)
        bot = RandomBot(seed)
        while not g.over:
            seat = g.asked[0]
            if len(g.options(seat)) == 1:
                return g
            g.choose(seat, bot.choose(Eye(g, seat)))
    raise AssertionError("no such position")


def test_a_game_that_can_not_be_judged_is_refused_in_words() -> None:
    g = tiny_game().new(1)
    for name in ("greedy", "planner", "master"):
        with pytest.raises(ArkadeError, match="Tiny does not say how to judge a position"):
            make_bot(name, 1).choose(Eye(g, 0))


def test_a_bot_has_a_name_a_level_a_budget_and_a_seed() -> None:
    bot = GreedyBot("someone", FULL, Budget(iterations=2), "seed", None)
    assert isinstance(bot, ThinkingBot)
    assert (bot.name, bot.level.name, str(bot.budget), bot.seed) == ("someone", "full", "2", "seed")


def test_other_weights_lead_to_other_choices() -> None:
    """A bot that thinks pearls are bad loses them."""
    game = arkade.load("sample")
    assert game.evaluation is not None
    weights = dict.fromkeys([feature.name for feature in game.evaluation.features], 0.0)
    upside_down = game.evaluation.with_weights({**weights, "pearls": -1.0})
    pearls = []
    for evaluation in (None, upside_down):
        g = game.new(85, "free", {"seats": 2}, listening=False)
        bots = [make_bot("greedy:4", 1, evaluation), RandomBot(2)]
        while not g.over:
            seat = g.asked[0]
            g.choose(seat, bots[seat].choose(Eye(g, seat)))
        pearls.append(int(g.view(0).seats[0].counters["pearls"]))
    assert pearls[0] > pearls[1]


@pytest.mark.parametrize("text", ["greedy:4", "planner:2", "master:40"])
def test_who_thinks_beats_who_does_not(text: str) -> None:
    """On fixed deals of Worldbreakers, so that the result is the same on every machine."""
    points = 0.0
    for deal in range(2):
        for swapped in range(2):
            g = arkade.load("worldbreakers").new(f"deal {deal}", listening=False)
            bots = [make_bot(text, deal), RandomBot(deal)]
            while not g.over:
                seat = g.asked[0]
                g.choose(seat, bots[seat ^ swapped].choose(Eye(g, seat)))
            points += g.scores[swapped]
    assert points == 4
