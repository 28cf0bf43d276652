"""Questions: which answers they offer, and what counts as an answer at all."""

from __future__ import annotations

from typing import Any

import pytest

from arkade.kernel import CONCEDE, PASS, Question, Window, never
from arkade.kernel.question import NO_ANSWER, as_option, closes
from tests.kernel.plays import GUESS, NUMBER, SAY, number_answer, number_candidates, number_prompt
from tests.kernel.toys import play


def test_the_options_are_the_candidates_that_nothing_forbids() -> None:
    g = play("say")
    g.choose(1, (SAY, 2, 0))
    assert NUMBER.candidates(g, 0) == [(SAY, 1, 0), (SAY, 2, 0), (SAY, 3, 0), (SAY, 4, 0)]
    assert NUMBER.options(g, 0, ()) == [(SAY, 1, 0), (SAY, 3, 0), (SAY, 4, 0)]


def test_a_question_may_list_its_options_itself() -> None:
    g = play("guess")
    assert len(GUESS.candidates(g, 0)) == 8
    assert len(GUESS.options(g, 0, ())) == 2


def test_where_nothing_is_said_about_legality_every_candidate_is_legal() -> None:
    g = play("say")
    free = Question("free", number_prompt, number_candidates, number_answer)
    assert free.forbids is never
    assert free.options(g, 0, ()) == number_candidates(g, 0)


def test_a_window_is_a_question_that_goes_round() -> None:
    plain = Question("plain", number_prompt, number_candidates, number_answer)
    window = Window("window", number_prompt, number_candidates, number_answer, repeats=True)
    assert (plain.window, plain.repeats) == (False, False)
    assert (window.window, window.repeats, window.asks) == (True, True, None)


def test_only_passing_closes_a_ballot_of_several_parts() -> None:
    assert closes(PASS)
    assert not closes((SAY, 0, 0))


@pytest.mark.parametrize("written", [(2, 1, 0), [2, 1, 0], (2, True, False)])
def test_an_answer_may_be_a_tuple_or_a_list_of_three_whole_numbers(written: Any) -> None:
    option = as_option(written)
    assert option == (2, 1, 0)
    assert [type(number) for number in option] == [int, int, int]


@pytest.mark.parametrize(
    "written", [(), (2,), (2, 1), (2, 1, 0, 0), (2.0, 1, 0), ("2", 1, 0), "210", None, 2, {2: 1}, (2, (1,), 0)]
)
def test_anything_else_is_no_answer(written: Any) -> None:
    assert as_option(written) == NO_ANSWER


def test_no_answer_is_neither_passing_nor_conceding() -> None:
    assert NO_ANSWER not in (PASS, CONCEDE)
