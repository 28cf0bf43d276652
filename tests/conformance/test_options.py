"""What is listed is accepted; everything else is refused with the rule that forbids it, and changes nothing."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arkade import Illegal
from arkade.kernel import CONCEDE, Option, State
from tests.conformance.cases import Case, every_case
from tests.conformance.playing import ended, sampled, walk

MOST_OPTIONS = 300
STRANGE_NUMBERS = (-1, 0, 1, 10**6, 2**31, 2**63, -(2**63), 2**64 + 1, 10**30)


def assert_refused(case: Case, g: State, seat: int, option: Option, before: tuple[int, ...]) -> str:
    """Refused by `choose` and by `why_not` with one and the same rule of the book; the state is what it was before."""
    choices = g.choices
    with pytest.raises(Illegal) as refused:
        g.choose(seat, option)
    rule = case.game.why_not(g, seat, option)
    assert rule is not None
    assert rule.text
    assert rule is case.game.rules[refused.value.rule]
    assert refused.value.words == rule.text
    assert str(refused.value) == f"{rule.text} ({rule.id})"
    assert g.choices == choices
    assert g.image() == before
    return rule.id


def candidates(g: State, seat: int) -> list[Option]:
    assert g.question is not None
    return g.question.candidates(g, seat, *g.question_args)


@every_case
def test_every_listed_option_is_accepted(case: Case) -> None:
    for g in sampled(case, 31, most=20):
        for decision in g.decisions:
            for option in decision.options:
                assert case.game.why_not(g, decision.seat, option) is None
                twin = g.copy()
                twin.choose(decision.seat, option)
                assert twin.choices == g.choices + 1


@every_case
def test_every_other_well_formed_option_is_refused_with_its_rule(case: Case) -> None:
    refused = 0
    for g in walk(case, 32):
        before = g.image()
        for decision in g.decisions:
            for option in set(candidates(g, decision.seat)) - set(decision.options):
                assert g.question is not None
                rule = assert_refused(case, g, decision.seat, option, before)
                assert rule == g.question.forbids(g, decision.seat, option, *g.question_args)
                refused += 1
    assert refused, "no question of a whole game has an answer that a rule forbids"


@every_case
def test_the_listed_options_are_the_candidates_that_no_rule_forbids(case: Case) -> None:
    for g in walk(case, 33):
        for decision in g.decisions:
            assert g.question is not None
            legal = [
                option
                for option in candidates(g, decision.seat)
                if g.question.forbids(g, decision.seat, option, *g.question_args) is None
            ]
            assert sorted(decision.options) == sorted(legal)
            assert len(set(legal)) == len(legal), "an option is listed twice"


@every_case
def test_an_asked_seat_has_an_option_and_never_too_many(case: Case) -> None:
    for seed in range(5):
        for g in walk(case, f"many {seed}"):
            for decision in g.decisions:
                assert 1 <= len(decision.options) <= MOST_OPTIONS, decision.prompt
                assert decision.prompt


@every_case
def test_decisions_list_every_seat_that_is_asked_once(case: Case) -> None:
    for g in walk(case, 34):
        asked = [decision.seat for decision in g.decisions]
        assert asked == list(g.asked)
        assert len(set(asked)) == len(asked)
        assert bool(asked) != g.over
        assert all(0 <= seat < g.seats for seat in asked)


@every_case
@pytest.mark.rule("K-03")
def test_strange_answers_are_refused(case: Case) -> None:
    for g in sampled(case, 35, most=4):
        seat = g.decisions[0].seat
        listed = set(g.options(seat)) | set(candidates(g, seat)) | {CONCEDE}
        verbs = {*STRANGE_NUMBERS, *case.game.verbs.by_number}
        strange = {(verb, a, b) for verb in verbs for a in (-1, 10**6, 2**63, 10**30) for b in (0, -1)}
        before = g.image()
        for option in sorted(strange - listed):
            assert assert_refused(case, g, seat, option, before) == "K-03"


@every_case
@pytest.mark.rule("K-02")
def test_a_seat_that_is_not_asked_is_refused(case: Case) -> None:
    for g in sampled(case, 36, most=20):
        options = g.decisions[0].options
        before = g.image()
        for seat in {*range(g.seats), *STRANGE_NUMBERS} - set(g.asked):
            for option in options[:3]:
                assert assert_refused(case, g, seat, option, before) == "K-02"
            assert g.options(seat) == []
            assert g.prompt(seat) == ""


@every_case
@pytest.mark.rule("K-02")
def test_only_a_seat_of_the_table_can_concede(case: Case) -> None:
    g = case.new(37)
    for seat in (-1, g.seats, 8, 2**64):
        assert assert_refused(case, g, seat, CONCEDE, g.image()) == "K-02"


@every_case
def test_any_seat_can_concede_at_any_time(case: Case) -> None:
    """It is never listed, and the game goes on to another decision or to its end."""
    for g in sampled(case, 38, most=12):
        for seat in range(g.seats):
            twin = g.copy()
            if g.out >> seat & 1:
                continue
            assert CONCEDE not in g.options(seat)
            assert case.game.why_not(g, seat, CONCEDE) is None
            twin.choose(seat, CONCEDE)
            assert twin.over or twin.decisions
            assert twin.over or seat not in twin.asked


@every_case
@pytest.mark.rule("K-01")
def test_nothing_can_be_chosen_once_the_game_is_over(case: Case) -> None:
    g = ended(case, 39)
    assert g.decisions == []
    for seat in range(g.seats):
        for option in ((0, 0, 0), CONCEDE, (10**6, 1, 1)):
            assert assert_refused(case, g, seat, option, g.image()) == "K-01"


@every_case
@given(seed=st.integers(0, 50), option=st.tuples(st.integers(-2, 40), st.integers(-3, 200), st.integers(-3, 200)))
def test_any_answer_at_all_is_taken_or_refused(case: Case, seed: int, option: Option) -> None:
    g = case.new(seed)
    seat = g.decisions[0].seat
    if option in g.options(seat) or option == CONCEDE:
        g.choose(seat, option)
        assert g.choices == 1
    else:
        assert_refused(case, g, seat, option, g.image())
