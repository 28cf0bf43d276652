"""Evaluation: named features, weighed, as a value between 0 and 1."""

from __future__ import annotations

from typing import Any

import pytest

import arkade
from arkade.kernel.evaluation import Evaluation, Feature
from arkade.kernel.rollout import play_at_random


def pearls(g: Any, seat: int) -> float:
    return float(g.pearls[seat])


def cards(g: Any, seat: int) -> float:
    return float(len(g.pile(1, seat)))


FEATURES = [Feature("pearls", "pearls", pearls), Feature("cards", "cards in hand", cards)]
EYE = Evaluation(FEATURES, {"cards": 0.5, "pearls": 2.0})


def table(*have: int) -> Any:
    g: Any = arkade.load("sample").new(1, "free", {"seats": len(have)})
    g.pearls = list(have)
    return g


def test_what_a_seat_has_is_weighed_by_name() -> None:
    assert EYE.strength(table(3, 0), 0) == 3 * 2.0 + 4 * 0.5


def test_equal_sides_are_worth_a_half_and_more_is_worth_more() -> None:
    assert EYE.value(table(2, 2), 0) == 0.5
    assert 0.5 < EYE.value(table(3, 2), 0) < EYE.value(table(4, 2), 0) < 1
    assert EYE.value(table(3, 2), 1) == pytest.approx(1 - EYE.value(table(3, 2), 0))


def test_the_best_rival_counts() -> None:
    assert EYE.value(table(3, 0, 5), 0) == EYE.value(table(3, 5, 0), 0) < 0.5


def test_a_finished_game_is_worth_its_outcome() -> None:
    g = table(0, 0)
    play_at_random(g, "end")
    assert [EYE.value(g, seat) for seat in range(2)] == list(g.scores)


def test_huge_differences_stay_within_bounds() -> None:
    assert 0 < EYE.value(table(0, 10_000), 0) < EYE.value(table(10_000, 0), 0) < 1 + 1e-12


def test_the_parts_say_in_words_what_moves_the_value_most() -> None:
    assert EYE.parts(table(1, 4), 0) == [("pearls", -6.0), ("cards in hand", 0.0)]


@pytest.mark.parametrize("weights", [{"pearls": 1.0}, {"pearls": 1.0, "cards": 1.0, "luck": 1.0}])
def test_weights_must_match_the_features(weights: dict[str, float]) -> None:
    with pytest.raises(arkade.ArkadeError, match=r"do not match: (cards|luck)"):
        Evaluation(FEATURES, weights)
