"""Asking several seats at once: secret ballots, and live questions that all can see."""

from __future__ import annotations

import pytest

from arkade import Illegal
from arkade.kernel import PASS, State
from tests.kernel.plays import CLAIM, DECK_OF, FIELD_OF, HAND_OF, TAKE
from tests.kernel.toys import TOYS, asked, play

CROWN, SWORD, MAP = 0, 1, 2


# -- secret ballots ---------------------------------------------------------------------------------------


def test_all_seats_are_asked_at_once_and_may_answer_in_any_order() -> None:
    g, twin = play("vote", seats=3), play("vote", seats=3)
    assert asked(g) == [0, 1, 2]
    for order, match in (((2, 0, 1), g), ((0, 1, 2), twin)):
        for seat in order:
            match.choose(seat, match.options(seat)[0])
    assert g.over
    assert g.digest() == twin.digest()


def test_who_has_answered_is_not_asked_any_more() -> None:
    g = play("vote", seats=3)
    g.choose(1, g.options(1)[0])
    assert asked(g) == [0, 2]
    with pytest.raises(Illegal, match="K-02"):
        g.choose(1, (TAKE, g.pile(HAND_OF, 1)[1], 0))


def test_nothing_happens_before_the_last_answer() -> None:
    g = play("vote")
    card = g.pile(HAND_OF, 0)[0]
    g.choose(0, (TAKE, card, 0))
    assert g.zone[card] == g.at(HAND_OF, 0)
    assert g.undoable
    g.choose(1, g.options(1)[0])
    assert g.zone[card] == g.at(FIELD_OF, 0)
    assert not g.undoable


def test_a_ballot_of_several_parts_is_put_together_part_by_part() -> None:
    g = play("mulligan")
    first, second, third = g.pile(HAND_OF, 0)
    g.choose(0, (TAKE, second, 0))
    assert g.prompt(0) == "Put cards back; 1 so far."
    assert g.options(0) == [(TAKE, first, 0), (TAKE, third, 0), PASS]
    assert asked(g) == [0, 1]


@pytest.mark.rule("K-06")
def test_what_stands_on_the_ballot_cannot_be_put_there_again() -> None:
    g = play("mulligan")
    option = g.options(0)[0]
    g.choose(0, option)
    with pytest.raises(Illegal, match="K-06"):
        g.choose(0, option)


def test_seats_fill_their_ballots_side_by_side_and_passing_closes_them() -> None:
    g = play("mulligan")
    mine, theirs = g.pile(HAND_OF, 0)[:2], g.pile(HAND_OF, 1)[:1]
    g.choose(0, (TAKE, mine[0], 0))
    g.choose(1, (TAKE, theirs[0], 0))
    g.choose(0, (TAKE, mine[1], 0))
    assert g.ballots == (((TAKE, mine[0], 0), (TAKE, mine[1], 0)), ((TAKE, theirs[0], 0),))
    g.choose(1, PASS)
    assert asked(g) == [0]
    assert g.pile(HAND_OF, 1)[0] == theirs[0]
    g.choose(0, PASS)
    assert g.memory[:2] == [2, 1]
    assert [len(g.pile(HAND_OF, seat)) for seat in (0, 1)] == [3, 3]
    assert g.pile(DECK_OF, 1)[0] == theirs[0]


def test_an_empty_ballot_is_closed_by_passing_at_once() -> None:
    g = play("mulligan")
    hands = [g.pile(HAND_OF, seat)[:] for seat in (0, 1)]
    g.choose(0, PASS)
    g.choose(1, PASS)
    assert g.over
    assert [g.pile(HAND_OF, seat) for seat in (0, 1)] == hands


def test_a_part_of_a_ballot_can_be_taken_back() -> None:
    g = play("mulligan")
    g.choose(0, g.options(0)[0])
    before = g.digest()
    g.choose(0, g.options(0)[0])
    assert g.undoable
    assert TOYS.undo(g).digest() == before


def test_ballots_are_put_away_when_they_have_been_opened() -> None:
    g = play("vote")
    for seat in (0, 1):
        g.choose(seat, g.options(seat)[0])
    assert g.ballots == ((), ())


# -- live questions ---------------------------------------------------------------------------------------


def claim(g: State, seat: int, treasure: int) -> None:
    g.choose(seat, (CLAIM, treasure, 0))


def test_a_live_answer_is_carried_out_at_once_and_the_seat_is_asked_again() -> None:
    g = play("claims", seats=3)
    claim(g, 1, CROWN)
    assert g.memory == [-1, CROWN, -1]
    assert asked(g) == [0, 1, 2]


def test_a_seat_may_change_its_mind() -> None:
    g = play("claims")
    claim(g, 0, CROWN)
    claim(g, 0, SWORD)
    assert g.memory == [SWORD, -1]
    assert g.options(0) == [(CLAIM, CROWN, 0), (CLAIM, MAP, 0), PASS]


def test_options_of_all_follow_what_one_has_chosen() -> None:
    g = play("claims")
    assert PASS not in g.options(0)
    claim(g, 0, CROWN)
    assert PASS in g.options(0)
    claim(g, 1, CROWN)
    assert PASS not in g.options(0)


def test_whoever_is_done_is_not_asked_until_somebody_summons_them() -> None:
    g = play("claims", seats=3)
    claim(g, 0, CROWN)
    g.choose(0, PASS)
    assert asked(g) == [1, 2]
    claim(g, 2, CROWN)
    assert asked(g) == [0, 1, 2]


def test_summoning_a_seat_that_is_asked_changes_nothing() -> None:
    g = play("claims")
    g.summon(1)
    assert asked(g) == [0, 1]


def test_a_live_question_ends_when_all_have_withdrawn() -> None:
    g = play("claims")
    claim(g, 1, MAP)
    g.choose(1, PASS)
    claim(g, 0, SWORD)
    assert asked(g) == [0]
    g.choose(0, PASS)
    assert g.over
    assert g.outcome() == (0.0, 1.0)


def test_live_answers_are_refused_by_the_games_rules() -> None:
    g = play("claims")
    claim(g, 0, CROWN)
    with pytest.raises(Illegal, match=r"TOY-01\.02"):
        claim(g, 0, CROWN)
    with pytest.raises(Illegal, match=r"TOY-01\.03"):
        g.choose(1, PASS)


def test_live_answers_are_told_as_they_are_given() -> None:
    g = play("claims")
    claim(g, 1, SWORD)
    assert [line.text for line in g.view(0).log] == ["P2: claim the sword"]
