"""The course of games: their length, and leads that hold or turn."""

from __future__ import annotations

import pytest

from arkade.lab.balance_course import Comebacks, comebacks_of, length_of, rounds_of
from arkade.lab.interval import share_interval
from arkade.lab.results import results_of
from tests.lab.made_up import game


def test_length_is_told_by_the_middle_and_the_outer_tenths() -> None:
    games = results_of([game(number, (1.0, 0.0), rounds=1 + number) for number in range(101)]).games
    length = length_of(games)
    assert (length.rounds, length.short, length.long, length.decisions) == (51, 11, 91, 510)


def test_rounds_are_counted() -> None:
    games = results_of([game(number, (1.0, 0.0), rounds=rounds) for number, rounds in enumerate((3, 5, 3))]).games
    assert rounds_of(games) == [(3, 2), (5, 1)]


def test_a_lead_that_holds_and_one_that_turns() -> None:
    held = [[0.6, 0.4]] * 9
    turned = [[0.4, 0.6]] * 6 + [[0.7, 0.3]] * 3
    games = results_of([game(0, (1.0, 0.0), leads=held), game(1, (1.0, 0.0), leads=turned)]).games
    found = comebacks_of(games)
    assert found is not None
    assert (found.games, found.turned) == (2, 0.5)
    shares = [lead.share for lead in found.leads]
    assert shares == [0.5] * 6 + [1.0] * 3
    assert [lead.part for lead in found.leads] == pytest.approx([part / 10 for part in range(1, 10)])


def test_rounds_in_which_nobody_is_in_front_do_not_count() -> None:
    leads = [[0.5, 0.5]] * 5 + [[0.9, 0.1]]
    found = comebacks_of(results_of([game(0, (0.0, 1.0), leads=leads)]).games)
    assert found is not None
    assert {lead.share for lead in found.leads} == {0.0}
    assert comebacks_of(results_of([game(0, (0.0, 1.0), leads=leads[:5])]).games) is None


def test_comebacks_in_games_of_one_deal_are_less_evidence_than_on_deals_of_their_own() -> None:
    turned, held = [[0.4, 0.6]] * 3, [[0.6, 0.4]] * 3

    def found(deals: int) -> Comebacks:
        games = [game(n, (1.0, 0.0), leads=turned if n % 4 < 2 else held, deal=n * deals // 100) for n in range(100)]
        measured = comebacks_of(results_of(games).games)
        assert measured is not None
        return measured

    apart, alike = found(100), found(50)
    assert (apart.games, apart.turned) == (alike.games, alike.turned) == (100, 0.5)
    assert (apart.low, apart.high) == pytest.approx(share_interval(50, 100))
    assert (alike.low, alike.high) == pytest.approx(share_interval(25, 50))
    assert (alike.leads[0].low, alike.leads[0].high) == pytest.approx((alike.low, alike.high))


def test_a_crew_is_in_front_of_the_game_or_behind_it() -> None:
    doomed_and_lost = game(0, (0.0, 0.0), leads=[[0.2, 0.2]] * 3, teams=(0, 0))
    doomed_and_saved = game(1, (1.0, 1.0), leads=[[0.2, 0.2]] * 3, teams=(0, 0))
    found = comebacks_of(results_of([doomed_and_lost, doomed_and_saved]).games)
    assert found is not None
    assert found.turned == 0.5


def test_a_game_without_an_evaluation_has_no_comebacks() -> None:
    assert comebacks_of(results_of([game(0, (1.0, 0.0))]).games) is None
