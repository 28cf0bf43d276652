"""Cards: what goes with them is found where there is something, and nothing is marked where there is nothing."""

from __future__ import annotations

import polars as pl
import pytest

from arkade.lab.balance_cards import DRAWN, OPENING, UNSEEN, card_effects
from arkade.lab.played import CardPlayed
from arkade.lab.results import results_of
from tests.lab.made_up import CARDS, game, games_with_a_strong_card


def test_a_strong_card_is_marked_and_no_other() -> None:
    results = games_with_a_strong_card(3000, 0.15)
    effects = card_effects(results.cards, results.games)
    opening = [effect for effect in effects if effect.situation == OPENING]
    assert [effect.card for effect in effects if effect.out_of_line and effect.situation == OPENING] == [CARDS[0]]
    assert opening[0].card == CARDS[0]
    assert opening[0].low < 0.15 < opening[0].high
    assert opening[0].share > opening[0].share_of_others
    assert len(opening) == len(CARDS)


def test_to_be_without_a_strong_card_is_marked_too() -> None:
    results = games_with_a_strong_card(3000, 0.15)
    effects = card_effects(results.cards, results.games)
    marked = [effect for effect in effects if effect.out_of_line and effect.situation == UNSEEN]
    assert [effect.card for effect in marked] == [CARDS[0]]
    assert marked[0].difference < 0


def test_where_no_card_matters_none_is_marked() -> None:
    results = games_with_a_strong_card(3000, 0.0)
    assert [effect.card for effect in card_effects(results.cards, results.games) if effect.out_of_line] == []


def test_a_card_is_not_praised_for_its_deck() -> None:
    """A deck that always wins draws the card oftener; within each deck the card changes nothing."""
    played = []
    for number in range(400):
        shares = {"strong": number % 10 < 8, "weak": number % 10 < 2}
        cards = [
            CardPlayed(0, "Net", 1, int(shares["strong"]), 0, 0, 1),
            CardPlayed(1, "Net", 1, int(shares["weak"]), 0, 0, 1),
        ]
        outcome = (1.0, 0.0) if number % 4 else (0.0, 1.0)
        played.append(game(number, outcome, decks=("strong", "weak"), cards=cards))
    results = results_of(played)
    (effect,) = [one for one in card_effects(results.cards, results.games) if one.situation == OPENING]
    assert effect.share > effect.share_of_others + 0.1
    assert effect.low < 0 < effect.high


def test_who_had_a_card_from_the_start_is_no_measure_for_drawing_it() -> None:
    played = []
    for number in range(300):
        opening, drawn = [(1, 0), (0, 1), (0, 0)][number % 3]
        cards = [
            CardPlayed(0, "Net", 1, opening, drawn, 0, opening + drawn),
            CardPlayed(0, "Gull", 1, 0, 0, 0, 1 - opening - drawn),
        ]
        played.append(game(number, (1.0, 0.0) if opening or number % 2 else (0.0, 1.0), cards=cards))
    results = results_of(played)
    (effect,) = [one for one in card_effects(results.cards, results.games) if one.situation == DRAWN]
    assert (effect.games, effect.others) == (100, 100)


def test_nothing_is_said_of_what_was_seldom_seen() -> None:
    results = games_with_a_strong_card(20, 0.15)
    assert card_effects(results.cards, results.games) == []
    empty = results.cards.filter(pl.lit(False))
    assert card_effects(empty, results.games) == []


def test_copies_of_one_deal_do_not_count_as_more_evidence() -> None:
    """The same hundred games told ten times are still a hundred deals."""
    once = games_with_a_strong_card(300, 0.1)
    rows = [once.cards.with_columns(pl.col("number") + 300 * copy) for copy in range(10)]
    games = [once.games.with_columns(pl.col("number") + 300 * copy) for copy in range(10)]
    (few,) = [one for one in card_effects(once.cards, once.games) if one.card == CARDS[0] and one.situation == OPENING]
    repeated = card_effects(pl.concat(rows), pl.concat(games))
    (many,) = [one for one in repeated if one.card == CARDS[0] and one.situation == OPENING]
    assert many.games == 10 * few.games
    assert many.high - many.low == pytest.approx(few.high - few.low, rel=0.02)


def test_a_card_is_not_praised_for_how_much_was_drawn() -> None:
    """Who draws three cards mostly wins, who draws one mostly loses; which ones they are makes no difference."""
    played = []
    for number in range(600):
        drawn = 3 if number % 2 else 1
        first = number // 2 % 4
        cards = [
            CardPlayed(0, name, 1, 0, came, 0, came)
            for name, came in [(CARDS[place], int((place - first) % 4 < drawn)) for place in range(4)]
        ]
        lucky = number // 8 % 5 == 0
        played.append(game(number, (1.0, 0.0) if (drawn == 3) != lucky else (0.0, 1.0), cards=cards))
    results = results_of(played)
    effects = [one for one in card_effects(results.cards, results.games) if one.situation == DRAWN]
    assert len(effects) == 4
    assert all(one.share > one.share_of_others + 0.2 for one in effects)
    assert all(abs(one.difference) < 0.001 for one in effects)
