"""Bots explain themselves: what they considered, what they expect, what it changes."""

from __future__ import annotations

import re

import pytest

import arkade
from arkade.bots import Bot, Eye, RandomBot, make_bot
from arkade.kernel import Option, State


def position(name: str, seed: int, choices: int) -> State:
    g = arkade.load(name).new(seed, listening=False)
    bot = RandomBot(seed)
    while g.choices < choices or len(g.options(g.asked[0])) < 3:
        g.choose(g.asked[0], bot.choose(Eye(g, g.asked[0])))
    return g


def asked(text: str, g: State) -> tuple[Bot, Option]:
    bot = make_bot(text, 3)
    return bot, bot.choose(Eye(g, g.asked[0]))


@pytest.mark.parametrize("name", arkade.GAMES)
@pytest.mark.parametrize("text", ["greedy:4", "planner:2", "master:80"])
def test_an_explanation_names_every_option_with_value_and_visits_and_the_chosen_one_first(name: str, text: str) -> None:
    g = position(name, 6, 12)
    bot, chosen = asked(text, g)
    explanation = bot.explain()
    seat = g.asked[0]
    words = {option.option: option.words for option in g.view(seat).options}
    assert {one.option: one.words for one in explanation.options} == words
    assert explanation.options[0].option == chosen
    assert all(0.0 <= one.value <= 1.0 for one in explanation.options)
    assert sum(one.visits for one in explanation.options) > 0
    assert explanation.line[0] == f"{g.table.seat_names[seat]}: {words[chosen]}"


def test_the_chosen_option_of_the_master_is_the_one_it_came_back_to_most() -> None:
    bot, _ = asked("master:200", position("worldbreakers", 4, 30))
    visits = [one.visits for one in bot.explain().options]
    assert visits == sorted(visits, reverse=True)
    assert 16 <= sum(visits) <= 300


def test_what_changes_is_told_in_the_words_of_the_features() -> None:
    game = arkade.load("worldbreakers")
    assert game.evaluation is not None
    features = {feature.words for feature in game.evaluation.features}
    told = set()
    for seed in range(4):
        bot, _ = asked("planner:2", position("worldbreakers", seed, 20 + 7 * seed))
        moved = bot.explain().moved
        assert [abs(one.change) for one in moved] == sorted([abs(one.change) for one in moved], reverse=True)
        told |= {one.words for one in moved}
    assert told
    assert told <= features


def test_the_words_are_a_few_lines_for_people() -> None:
    bot, _ = asked("master:100", position("worldbreakers", 4, 30))
    lines = bot.explain().words().splitlines()
    assert re.fullmatch(r"Chosen: .+: \d\.\d\d \(tried \d+ times\)", lines[0])
    assert [line.partition(":")[0] for line in lines[1:3]] == ["Considered", "Expected"]


def test_asking_does_not_change_the_next_answer_and_an_old_thought_stays_what_it_was() -> None:
    g = position("sample", 5, 6)
    silent, curious = make_bot("master:40", 9), make_bot("master:40", 9)
    dice = RandomBot(5)
    for _ in range(12):
        if g.over:
            break
        seat = g.asked[0]
        if seat == 0:
            answer = silent.choose(Eye(g, 0))
            assert curious.choose(Eye(g, 0)) == answer
            first = curious.explain()
            g.choose(0, answer)
            assert curious.explain() == first
        else:
            g.choose(seat, dice.choose(Eye(g, seat)))


def test_before_the_first_decision_there_is_nothing_to_explain() -> None:
    assert make_bot("master", 1).explain().words() == "There was nothing to weigh."


def test_others_are_told_without_the_cards_that_stay_hidden() -> None:
    """A line may hold what a rival draws; its name is not told, for the seat would not see it."""
    g = position("sample", 8, 4)
    bot, _ = asked("master:150", g)
    assert not any("draws" in line for line in bot.explain().line)
