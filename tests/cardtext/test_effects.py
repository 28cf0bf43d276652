"""Effects: nodes that carry themselves out, and say themselves in words."""

from __future__ import annotations

import pytest

from arkade.cardtext import Amount, PerCount, listing
from arkade.cardtext.effects import sentence
from arkade.games.sample import LANGUAGE
from arkade.games.sample.effects import CardsInHand
from arkade.games.sample.state import Tidepool
from tests.cardtext.trying import answer, carry_out, held


def test_an_instruction_is_carried_out() -> None:
    g = carry_out("Gain 2 pearls.")
    assert (g.pearls, g.over) == ([2, 0], True)


def test_sentences_and_parts_of_a_sentence_come_in_their_order() -> None:
    """The die shows 6, and X is what it shows only after it was thrown."""
    assert carry_out("Roll a die. Gain X pearls.", throws=[6]).pearls[0] == 6
    assert carry_out("Gain X pearls. Roll a die.", throws=[6]).pearls[0] == 0
    assert carry_out("Roll a die and gain X pearls.", throws=[5]).pearls[0] == 5
    assert carry_out("Gain X pearls, roll a die and gain X pearls.", throws=[4]).pearls[0] == 4
    assert carry_out("Roll a die. Then gain X pearls.", throws=[3]).pearls[0] == 3


def test_each_carrying_out_has_a_memory_of_its_own_and_gives_it_back() -> None:
    g = carry_out("Roll a die. Gain X pearls.", throws=[6])
    assert g.memory == []


def test_a_cost_is_paid_in_full_or_not_at_all() -> None:
    paid = carry_out("Discard a card → gain 3 pearls.", hand=["Diver"])
    assert (paid.pearls[0], held(paid)) == (3, [])
    unpaid = carry_out("Discard a card → gain 3 pearls.")
    assert unpaid.pearls[0] == 0


def test_a_cost_of_several_parts_needs_all_of_them() -> None:
    text = "Draw a card and discard a card → gain 3 pearls."
    assert carry_out(text).pearls[0] == 0
    g = carry_out(text, hand=["Diver"])
    answer(g, "choose Diver")
    assert (g.pearls[0], held(g)) == (3, ["Gull"])


@pytest.mark.parametrize(("throw", "pearls"), [(3, [0, 4]), (4, [4, 5])])
def test_a_condition_decides_between_two_instructions(throw: int, pearls: list[int]) -> None:
    text = "Roll a die. If it shows 4 or more, gain 4 pearls; otherwise a rival loses 1 pearl."
    assert carry_out(text, pearls=(0, 5), throws=[throw]).pearls == pearls


@pytest.mark.parametrize(("pearls", "after"), [((1, 5), 3), ((5, 1), 5), ((2, 2), 4)])
def test_without_otherwise_nothing_happens_where_the_condition_fails(pearls: tuple[int, int], after: int) -> None:
    assert carry_out("If you have the fewest pearls, gain 2 pearls.", pearls=pearls).pearls[0] == after


@pytest.mark.parametrize(("pearls", "after"), [((1, 5), 4), ((5, 1), 5)])
def test_a_condition_may_stand_before_a_cost(pearls: tuple[int, int], after: int) -> None:
    text = "If you have the fewest pearls, discard a card → gain 3 pearls."
    g = carry_out(text, pearls=pearls, hand=["Diver"])
    assert g.pearls[0] == after
    assert len(held(g)) == (0 if after == 4 else 1)


def test_for_each_counts_before_it_begins() -> None:
    assert carry_out("For each rival, gain 2 pearls.", pearls=(0, 0, 0)).pearls[0] == 4
    g = carry_out("For each card in your hand, draw a card.", hand=["Diver", "Net"])
    assert len(held(g)) == 4


def test_an_amount_for_each_is_one_instruction() -> None:
    assert carry_out("Gain 2 pearls for each card in your hand.", hand=["Net"] * 3).pearls[0] == 6
    assert carry_out("Gain 2 pearls for each card in your hand.").pearls[0] == 0


def test_something_is_done_several_times() -> None:
    assert carry_out("Do this 3 times: roll a die and gain X pearls.", throws=[1, 2, 4]).pearls[0] == 7
    assert carry_out("Do this 0 times: gain 5 pearls.").pearls[0] == 0


# -- words -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "word", "words"),
    [(1, "1", "1 egg"), (2, "2", "2 eggs"), (0, "0", "0 eggs"), (1, "an", "an egg"), (0, "X", "X eggs")],
)
def test_an_amount_agrees_with_its_noun(number: int, word: str, words: str) -> None:
    amount: Amount[Tidepool] = Amount(number, word)
    assert amount.of("egg", "eggs") == words


def test_a_counted_amount_says_what_it_counts() -> None:
    amount: PerCount[Tidepool] = PerCount(Amount(2, "2"), CardsInHand())
    assert amount.of("pearl", "pearls") == "2 pearls for each card in your hand"


def test_lists_are_written_with_commas_and_a_last_word() -> None:
    assert listing(["a"]) == "a"
    assert listing(["a", "b"]) == "a and b"
    assert listing(["a", "b", "c"], "or") == "a, b or c"


def test_a_clause_becomes_a_sentence_once() -> None:
    assert sentence("gain 2 pearls") == "Gain 2 pearls."
    assert sentence("Gain 2 pearls.") == "Gain 2 pearls."


def test_parts_of_an_effect_can_be_visited() -> None:
    (ability,) = LANGUAGE.read(
        "You may discard a card → gain 3 pearls. If it shows 2 or more, roll a die; otherwise draw a card."
    )
    may, decision = ability.effect.children()
    (pay,) = may.children()
    assert [part.clause() for part in pay.children()] == ["discard a card", "gain 3 pearls"]
    assert [part.clause() for part in decision.children()] == ["roll a die", "draw a card"]
