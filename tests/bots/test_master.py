"""The master: it thinks no longer than the decision is open, and answers as if it had."""

from __future__ import annotations

from collections.abc import Iterator

import arkade
from arkade.bots import Eye, RandomBot, make_bot
from arkade.bots.budget import Budget
from arkade.bots.judging import evaluation_of, pick
from arkade.bots.level import FULL, Level
from arkade.bots.master import MasterBot
from arkade.bots.search import Search
from arkade.kernel import Option, State
from arkade.kernel.chance import seeded

ITERATIONS = 200


def positions(game: str, count: int) -> Iterator[State]:
    """Positions of a random game in which there is something to choose."""
    g = arkade.load(game).new("positions", listening=False)
    bot = RandomBot(1)
    found = 0
    while found < count and not g.over:
        seat = g.asked[0]
        if len(g.options(seat)) > 1:
            found += 1
            yield g
        g.choose(seat, bot.choose(Eye(g, seat)))


def searched(g: State, seat: int, seed: str) -> tuple[Search, Option]:
    """The whole budget spent, and what it leads to."""
    eye = Eye(g, seat)
    world = eye.sample(seed)
    search = Search(eye, world, evaluation_of(world, None), FULL, seed, seeded(seed), {})
    search.prime_root(1)
    for number in range(1, ITERATIONS + 1):
        search.iterate(number)
    edges = [search.table().edge(search.labels.of(world, option)) for option in eye.options]
    return search, eye.options[pick([edge.visits + edge.mean for edge in edges], 0.0, search.chance)]


def test_the_answer_is_that_of_the_whole_budget_though_it_often_comes_sooner() -> None:
    sooner = 0
    for g in positions("worldbreakers", 12):
        seat = g.asked[0]
        bot = make_bot(f"master:{ITERATIONS}", 3)
        assert isinstance(bot, MasterBot)
        _, expected = searched(g, seat, "3/1")
        assert bot.choose(Eye(g, seat)) == expected
        sooner += sum(option.visits for option in bot.explain().options) < ITERATIONS // 2
    assert sooner > 2


def test_a_decision_has_fallen_when_the_lead_is_greater_than_what_is_to_come() -> None:
    g = next(positions("worldbreakers", 1))
    search, _ = searched(g, g.asked[0], "lead")
    visits = sorted((edge.visits for edge in search.table().edges.values()), reverse=True)
    lead = visits[0] - visits[1]
    assert search.lead() == lead
    assert (search.own_share(10), search.own_share(11)) == (5, 6)
    full, patient = make_bot("master", 1), make_bot("hard", 1)
    assert isinstance(full, MasterBot)
    assert isinstance(patient, MasterBot)
    assert not full.has_decided(search, 2 * lead)
    assert full.has_decided(search, 2 * lead - 2)
    assert not patient.has_decided(search, 0)


def test_a_choice_between_options_that_are_the_same_one_is_forced() -> None:
    g = next(positions("worldbreakers", 1))
    eye = Eye(g, g.asked[0])
    world = eye.sample(1)
    search = Search(eye, world, evaluation_of(world, None), FULL, "one", seeded("one"), {})
    search.table().edge((1, -1005, 0))
    assert search.is_forced()
    search.table().edge((0, 0, 0))
    assert not search.is_forced()


def test_a_small_budget_leaves_no_time_for_a_plan_and_the_weak_levels_never_plan() -> None:
    plans = {}
    for text in ("master:199", "master:200", "master:1s", "hard:1000", "easy:1000"):
        bot = make_bot(text, 1)
        assert isinstance(bot, MasterBot)
        plans[text] = bot.plans()
    assert plans == {"master:199": 0, "master:200": 1, "master:1s": 2, "hard:1000": 1, "easy:1000": 0}


def test_with_a_temperature_the_master_does_not_always_take_what_it_came_back_to_most() -> None:
    """Without one it does. The better an option is, the likelier it stays: nothing is thrown away."""
    g = next(positions("worldbreakers", 1))
    seat = g.asked[0]
    seldom, lost = {}, {}
    for temperature in (0.0, 0.02, 1.0):
        seldom[temperature], lost[temperature] = 0, 0.0
        for seed in range(10):
            bot = MasterBot("someone", Level("some", 4, temperature, 0), Budget(iterations=40), seed, None)
            bot.choose(Eye(g, seat))
            assert bot.thought is not None
            values, visits, chosen = bot.thought.values, bot.thought.visits, bot.thought.chosen
            seldom[temperature] += visits[chosen] < max(visits)
            lost[temperature] += max(values) - values[chosen]
    assert seldom[0.0] == 0
    assert seldom[1.0] > 0
    assert lost[0.02] < lost[1.0]
