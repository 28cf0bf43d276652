"""Choices that texts ask for: you may, choose one, targets."""

from __future__ import annotations

import pytest

from arkade import Illegal
from arkade.cardtext.choices import CHOOSE_CARD, CHOOSE_SEAT, FIRST_FREE_VERB, USE, VERBS
from arkade.games.sample.state import DISCARD, HAND
from arkade.kernel import PASS
from tests.cardtext.trying import answer, answers, carry_out, held

# -- you may -----------------------------------------------------------------------------------------------


def test_what_one_may_do_one_is_asked_about() -> None:
    g = carry_out("You may gain 2 pearls. Draw a card.")
    assert g.prompt(0) == "Test: gain 2 pearls?"
    assert answers(g) == ["do it", "pass"]
    assert held(g) == []


@pytest.mark.parametrize(("words", "pearls"), [("do it", 2), ("pass", 0)])
def test_it_is_done_or_left_and_the_text_goes_on(words: str, pearls: int) -> None:
    g = carry_out("You may gain 2 pearls. Draw a card.")
    answer(g, words)
    assert (g.pearls[0], held(g), g.over) == (pearls, ["Gull"], True)


def test_one_may_pay_a_cost_for_an_effect() -> None:
    g = carry_out("You may discard a card → gain 3 pearls.", hand=["Diver"])
    answer(g, "do it")
    assert (g.pearls[0], held(g)) == (3, [])


def test_behind_a_cost_may_stand_another_choice() -> None:
    g = carry_out("Discard a card → you may gain 3 pearls.", hand=["Diver"])
    assert held(g) == []
    answer(g, "pass")
    assert g.pearls[0] == 0


# -- choose one --------------------------------------------------------------------------------------------


def test_one_of_several_lines_is_chosen_by_its_words() -> None:
    g = carry_out("Choose one — gain 1 pearl; or draw 2 cards; or discard a card → gain 3 pearls.")
    assert g.prompt(0) == "Test: choose one — gain 1 pearl; or draw 2 cards; or discard a card → gain 3 pearls."
    assert answers(g)[:2] == ["gain 1 pearl", "draw 2 cards"]
    answer(g, "draw 2 cards")
    assert (g.pearls[0], held(g)) == (0, ["Gull", "Gull"])


@pytest.mark.rule("K-03")
def test_choosing_one_cannot_be_passed() -> None:
    g = carry_out("Choose one — gain 1 pearl; or draw 2 cards.")
    with pytest.raises(Illegal, match="K-03"):
        g.choose(0, PASS)


# -- targets -----------------------------------------------------------------------------------------------


def test_each_target_is_met_without_a_question() -> None:
    assert carry_out("Each rival loses 1 pearl.", pearls=(3, 3, 3)).pearls == [3, 2, 2]


def test_a_single_possible_target_is_not_asked_for() -> None:
    assert carry_out("A rival loses 1 pearl.", pearls=(3, 3)).pearls == [3, 2]


def test_one_of_several_targets_is_asked_for() -> None:
    g = carry_out("A rival loses 1 pearl.", pearls=(3, 3, 3))
    assert g.prompt(0) == "Test: choose a rival (a rival loses 1 pearl)."
    assert answers(g) == ["choose P2", "choose P3"]
    answer(g, "choose P3")
    assert g.pearls == [3, 3, 2]


def test_where_nothing_fits_nothing_happens_and_the_text_goes_on() -> None:
    g = carry_out("A rival loses 1 pearl. Gain 1 pearl.", pearls=(3, 3), mode="together")
    assert (g.pearls, g.over) == ([4, 3], True)


@pytest.mark.rule("K-05")
def test_a_target_that_must_be_chosen_cannot_be_passed() -> None:
    g = carry_out("A rival loses 1 pearl.", pearls=(3, 3, 3))
    with pytest.raises(Illegal, match="K-05"):
        g.choose(0, PASS)


@pytest.mark.rule("TP-03.02")
def test_a_target_that_does_not_fit_is_refused_by_its_rule() -> None:
    g = carry_out("A rival loses 1 pearl.", pearls=(3, 3, 3, 3), mode="teams")
    assert answers(g) == ["choose P2", "choose P4"]
    with pytest.raises(Illegal, match=r"TP-03\.02"):
        g.choose(0, (CHOOSE_SEAT, 2, 0))


def test_up_to_some_targets_are_named_one_by_one_and_met_together() -> None:
    g = carry_out("Up to 2 rivals lose 1 pearl.", pearls=(3, 3, 3, 3))
    answer(g, "choose P4")
    assert g.pearls == [3, 3, 3, 3]
    assert g.prompt(0) == "Test: choose up to 2 rivals (up to 2 rivals lose 1 pearl). Chosen: P4."
    assert answers(g) == ["choose P2", "choose P3", "pass"]
    answer(g, "choose P2")
    assert g.pearls == [3, 2, 3, 2]


@pytest.mark.rule("K-06")
def test_the_same_target_cannot_be_named_twice() -> None:
    g = carry_out("Up to 2 rivals lose 1 pearl.", pearls=(3, 3, 3, 3))
    answer(g, "choose P4")
    with pytest.raises(Illegal, match="K-06"):
        g.choose(0, (CHOOSE_SEAT, 3, 0))


@pytest.mark.parametrize("named", [0, 1])
def test_fewer_targets_than_allowed_are_enough(named: int) -> None:
    g = carry_out("Up to 2 rivals lose 1 pearl.", pearls=(3, 3, 3))
    for _ in range(named):
        answer(g, "choose P2")
    answer(g, "pass")
    assert g.pearls == [3, 3 - named, 3]


def test_no_more_targets_are_asked_for_than_there_are() -> None:
    g = carry_out("Up to 3 rivals lose 1 pearl.", pearls=(3, 3))
    answer(g, "choose P2")
    assert (g.pearls, g.over) == ([3, 2], True)


def test_cards_are_targets_too() -> None:
    g = carry_out("Discard a card.", hand=["Diver", "Net"])
    assert answers(g) == ["choose Diver", "choose Net"]
    answer(g, "choose Net")
    assert held(g) == ["Diver"]
    assert [g.name(card) for card in g.pile(DISCARD, 0)] == ["Net"]


@pytest.mark.rule("K-03")
def test_a_card_that_is_not_there_is_no_answer() -> None:
    g = carry_out("Discard a card.", hand=["Diver", "Net"])
    with pytest.raises(Illegal, match="K-03"):
        g.choose(0, (CHOOSE_CARD, g.pile(HAND, 0)[-1] + 1, 0))


def test_the_shared_verbs_leave_the_numbers_from_ten_to_the_games() -> None:
    assert max(verb.number for verb in VERBS) < FIRST_FREE_VERB == 10
    assert min(verb.number for verb in VERBS) == USE == 1
