"""Bots by name."""

from __future__ import annotations

from math import inf

import pytest

from arkade.bots import BOTS, make_bot
from arkade.bots.master import MasterBot
from arkade.bots.thinking import ThinkingBot
from arkade.kernel import ArkadeError


@pytest.mark.parametrize("name", list(BOTS))
def test_every_bot_has_the_name_that_it_is_found_by(name: str) -> None:
    assert make_bot(name, 1).name == name
    assert make_bot(name.upper(), 1).name == name


@pytest.mark.parametrize("name", list(BOTS))
def test_every_bot_has_a_name_a_level_a_budget_and_a_seed(name: str) -> None:
    bot = make_bot(name, "the seed")
    recipe = BOTS[name]
    assert (bot.name, bot.level, bot.budget, bot.seed) == (name, recipe.level, recipe.budget, "the seed")


def test_only_the_random_bot_is_blind_and_has_no_time_to_think() -> None:
    levels = {name: make_bot(name, 1).level.name for name in BOTS}
    full = dict.fromkeys(("greedy", "planner", "master"), "full")
    assert levels == {"random": "blind", "easy": "easy", "medium": "medium", "hard": "hard", **full}
    blind = make_bot("random", 1)
    assert (blind.level.horizon, blind.level.temperature, blind.budget.in_iterations) == (0, inf, 0)


def test_an_unknown_bot_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(ArkadeError, match="unknown bot 'randon': did you mean 'random'"):
        make_bot("randon", 1)
    with pytest.raises(ArkadeError, match="unknown bot 'oracle': there are easy, greedy, hard, master, medium"):
        make_bot("oracle", 1)


@pytest.mark.parametrize(
    ("text", "budget"), [("master:50", "50"), ("MASTER:2s", "2s"), ("greedy:3", "3"), ("planner:250ms", "250ms")]
)
def test_a_budget_may_follow_the_name(text: str, budget: str) -> None:
    bot = make_bot(text, 1)
    assert isinstance(bot, ThinkingBot)
    assert bot.name == text.partition(":")[0].casefold()
    assert str(bot.budget) == budget


def test_without_one_each_bot_has_a_budget_of_iterations_so_that_it_repeats_itself() -> None:
    thinkers = [make_bot(name, 1) for name in BOTS if name != "random"]
    for bot in thinkers:
        assert isinstance(bot, ThinkingBot)
        assert bot.budget.iterations > 0
        assert bot.budget.milliseconds == 0


def test_levels_for_people_look_less_far_ahead_and_have_a_temperature() -> None:
    levels = []
    for name in ("easy", "medium", "hard", "master"):
        bot = make_bot(name, 1)
        assert isinstance(bot, MasterBot)
        levels.append(bot.level)
    assert [level.horizon for level in levels] == sorted({level.horizon for level in levels})
    assert [level.temperature for level in levels] == sorted({level.temperature for level in levels}, reverse=True)
    assert levels[-1].temperature == 0


@pytest.mark.parametrize("text", ["random:5", "master:", "master:0", "master:-3", "master:fast", "master:9h"])
def test_a_budget_that_makes_no_sense_is_refused(text: str) -> None:
    with pytest.raises(ArkadeError, match="budget"):
        make_bot(text, 1)
