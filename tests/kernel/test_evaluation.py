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


def test_a_side_has_the_mean_of_what_its_seats_have() -> None:
    g: Any = arkade.load("sample").new(1, "teams")
    g.pearls = [4, 1, 0, 1]
    assert EYE.values(g) == [EYE.value(g, seat) for seat in range(4)]
    assert EYE.value(g, 0) == EYE.value(g, 2) == pytest.approx(1 - EYE.value(g, 1))
    g.pearls = [2, 1, 2, 1]
    assert EYE.value(g, 0) == EYE.value(g, 2) > 0.5


def test_where_all_play_together_everybody_values_the_same() -> None:
    g: Any = arkade.load("sample").new(1, "together", {"seats": 3})
    g.pearls = [0, 9, 3]
    assert len(set(EYE.values(g))) == 1
    assert EYE.value(g, 0) > 0.5


def test_a_rival_that_is_out_does_not_count() -> None:
    g = table(3, 9, 2)
    before = EYE.value(g, 0)
    g.out = 1 << 1
    assert before < 0.5 < EYE.value(g, 0)


def test_what_counts_is_what_the_own_side_has_more_than_the_first_rival() -> None:
    assert EYE.counted(table(5, 3, 9), 0) == [2.0, 0.0]


def test_other_weights_change_the_value_and_nothing_else() -> None:
    other = EYE.with_weights({"pearls": 0.0, "cards": 0.5})
    assert other.features == EYE.features
    assert other.value(table(5, 0), 0) == 0.5 < EYE.value(table(5, 0), 0)


def no_pearls_yet(g: Any) -> bool:
    return not any(g.pearls)


def test_a_position_is_at_rest_as_the_game_says() -> None:
    eye = Evaluation(FEATURES, {"pearls": 1.0, "cards": 1.0}, no_pearls_yet)
    assert eye.is_at_rest(table(0, 0))
    assert not eye.is_at_rest(table(0, 1))
    assert EYE.is_at_rest(table(0, 1))


def test_a_game_that_is_over_rests() -> None:
    g = table(0, 0)
    play_at_random(g, "end")
    assert any(g.pearls)
    assert Evaluation(FEATURES, {"pearls": 1.0, "cards": 1.0}, no_pearls_yet).is_at_rest(g)


def test_features_are_read_from_what_was_surveyed_and_that_is_worked_out_once() -> None:
    surveyed: list[Any] = []

    def survey(g: Any) -> list[int]:
        surveyed.append(g)
        return [number * 10 for number in g.pearls]

    eye = Evaluation([Feature("tens", "tens of pearls", lambda tens, seat: tens[seat])], {"tens": 0.1}, survey=survey)
    g = table(2, 3, 5)
    assert eye.strength(g, 1) == pytest.approx(3.0)
    assert eye.counted(g, 2) == [50 - 20]
    surveyed.clear()
    eye.values(g)
    assert surveyed == [g]
    assert eye.with_weights({"tens": 1.0}).strength(g, 1) == pytest.approx(30.0)


def test_only_what_is_advised_is_worth_a_thought() -> None:
    g = table(0, 0)
    assert EYE.menu(g, 0) == g.options(0)
    eye = Evaluation(FEATURES, {"cards": 0.5, "pearls": 2.0}, advice=lambda g, seat, options: options[seat : seat + 2])
    assert eye.menu(g, 0) == g.options(0)[:2]
    assert eye.menu(g, 1) == g.options(1)[1:3]
    assert eye.with_weights({"cards": 0.0, "pearls": 1.0}).menu(g, 0) == g.options(0)[:2]
