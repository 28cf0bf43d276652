"""Shares of wins: of decks, of pairs of decks, of turns and of crews."""

from __future__ import annotations

from math import erfc, sqrt

import pytest

from arkade.lab.balance_shares import (
    BEGAN,
    FOLLOWED,
    Share,
    deck_shares,
    favourites,
    pair_shares,
    seats_of,
    setting_shares,
    share_of,
    turn_shares,
)
from arkade.lab.interval import share_interval
from arkade.lab.results import results_of
from tests.lab.made_up import game

WON, LOST = (1.0, 0.0), (0.0, 1.0)


def test_decks_are_counted_against_others_only() -> None:
    games = [
        game(0, WON, ("moon", "void")),
        game(1, LOST, ("void", "moon")),
        game(2, LOST, ("moon", "void")),
        game(3, WON, ("moon", "moon")),
    ]
    shares = deck_shares(seats_of(results_of(games).games))
    assert [(share.name, share.games, round(share.share, 3)) for share in shares] == [
        ("moon", 3, 0.667),
        ("void", 3, 0.333),
    ]


def test_a_pair_is_seen_from_both_sides_and_a_deck_against_itself_by_who_began() -> None:
    games = [game(0, WON, ("moon", "void")), game(1, WON, ("moon", "moon"), first=1)]
    pairs = {(pair.name, pair.against): pair for pair in pair_shares(seats_of(results_of(games).games))}
    assert pairs["moon", "void"].share == 1
    assert pairs["void", "moon"].share == 0
    assert (pairs["moon", "moon"].share, pairs["moon", "moon"].games) == (0, 1)


def test_a_favourite_is_named_only_when_there_are_enough_games() -> None:
    def meetings(count: int) -> list[Share]:
        games = [game(number, WON if number % 5 else LOST, ("moon", "void")) for number in range(count)]
        return favourites(pair_shares(seats_of(results_of(games).games)))

    assert meetings(5) == []
    (favourite,) = meetings(100)
    assert (favourite.name, favourite.against, favourite.share) == ("moon", "void", 0.8)


def test_a_deal_with_its_swapped_seats_is_one_meeting_of_two_decks() -> None:
    """Six games on deals of their own are enough to name a favourite; six games of three deals are not."""

    def meetings(games_of_a_deal: int) -> list[Share]:
        games = [game(number, WON, ("moon", "void"), deal=number // games_of_a_deal) for number in range(6)]
        return pair_shares(seats_of(results_of(games).games))

    apart, alike = meetings(1), meetings(2)
    assert (apart[0].chance, alike[0].chance) == pytest.approx((erfc(sqrt(6 / 2)), erfc(sqrt(3 / 2))))
    assert (apart[0].low, alike[0].low) == pytest.approx((share_interval(6, 6)[0], share_interval(3, 3)[0]))
    assert (favourites(apart), favourites(alike)) == ([apart[0]], [])


def test_decks_that_win_one_game_each_of_every_deal_are_alike() -> None:
    """Only the seat decides."""
    seated = [("moon", "void"), ("void", "moon")]
    games = [game(number, WON, seated[number % 2], deal=number // 2) for number in range(40)]
    pairs = pair_shares(seats_of(results_of(games).games))
    assert [pair.chance for pair in pairs] == [1.0, 1.0]
    assert favourites(pairs) == []


def test_going_first_is_counted_for_all_and_for_each_deck() -> None:
    games = [game(number, WON, ("moon", "void"), first=number % 2) for number in range(4)]
    shares = {(share.against, share.name): share for share in turn_shares(seats_of(results_of(games).games))}
    assert shares["", BEGAN].share == shares["", FOLLOWED].share == 0.5
    assert shares["moon", BEGAN].share == shares["moon", FOLLOWED].share == 1
    assert shares["void", BEGAN].games == 2


def test_games_in_which_nobody_began_tell_nothing_about_turns() -> None:
    assert turn_shares(seats_of(results_of([game(0, WON, first=None)]).games)) == []


def test_crews_are_counted_by_their_settings() -> None:
    easy, hard = '{"seats":2,"level":"calm"}', '{"seats":4,"level":"rough"}'
    games = [
        game(number, (1.0, 1.0) if number < 3 else (0.0, 0.0), teams=(0, 0), settings=easy if number % 2 else hard)
        for number in range(4)
    ]
    shares = {share.name: share.share for share in setting_shares(results_of(games).games)}
    assert shares == {"seats 4, rough": 1.0, "seats 2, calm": 0.5}


def test_an_interval_holds_the_share_and_leaves_out_what_is_unlikely() -> None:
    rows = seats_of(results_of([game(number, WON if number % 4 else LOST) for number in range(400)]).games)
    share = share_of("first seat", rows.filter(rows["seat"] == 0))
    assert share.share == pytest.approx(0.75)
    assert 0.70 < share.low < 0.75 < share.high < 0.80
    assert share.is_off(0.5)
    assert not share.is_off(0.74)


def test_many_games_of_few_deals_are_less_evidence_than_many_deals() -> None:
    apart = seats_of(results_of([game(number, WON if number % 2 else LOST) for number in range(400)]).games)
    alike = seats_of(results_of([game(n, WON if n // 20 % 2 else LOST, deal=n // 20) for n in range(400)]).games)
    one, other = [share_of("", rows.filter(rows["seat"] == 0)) for rows in (apart, alike)]
    assert one.share == other.share == 0.5
    assert other.high - other.low > 3 * (one.high - one.low)


def test_one_deal_alone_tells_next_to_nothing() -> None:
    rows = seats_of(results_of([game(number, WON, deal=0) for number in range(50)]).games)
    share = share_of("", rows.filter(rows["seat"] == 0))
    assert share.low < 0.5
