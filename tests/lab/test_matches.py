"""Matches: the same deals with seats swapped, the same outcome wherever they are played, and nothing hidden."""

from __future__ import annotations

import pytest

import arkade
from arkade.kernel import ArkadeError
from arkade.lab.matches import (
    Match,
    Outcome,
    Player,
    Score,
    Setting,
    compare_crews,
    options_of,
    play_match,
    seating,
    sides,
)
from arkade.lab.processes import in_processes

SAMPLE = Setting("sample", "free", {}, "seed")
TOGETHER = Setting("sample", "together", {"seats": 3}, "seed")
PAIR = (Player("greedy:1"), Player("random"))


def test_two_games_of_a_deal_have_the_seats_swapped() -> None:
    matches = [Match(SAMPLE, PAIR, number) for number in range(4)]
    assert [match.deal for match in matches] == [0, 0, 1, 1]
    g = arkade.load("sample").new(1)
    assert [seating(g, match) for match in matches] == [[0, 1], [1, 0], [0, 1], [1, 0]]


def test_partners_sit_on_one_side() -> None:
    setting = Setting("sample", "teams", {}, 1)
    g = arkade.load("sample").new(1, "teams")
    assert seating(g, Match(setting, PAIR, 0)) == [0, 1, 0, 1]
    assert seating(g, Match(setting, PAIR, 1)) == [1, 0, 1, 0]


def test_a_match_gives_the_share_of_the_first_player() -> None:
    outcomes = [play_match(Match(SAMPLE, PAIR, number)) for number in range(20)]
    assert [outcome.number for outcome in outcomes] == list(range(20))
    assert {outcome.bots for outcome in outcomes} == {("greedy:1", "random")}
    assert {outcome.share for outcome in outcomes} <= {0.0, 0.5, 1.0}
    turned = [play_match(Match(SAMPLE, PAIR[::-1], number)) for number in range(20)]
    points = sum(outcome.share for outcome in outcomes)
    assert points > 12
    assert sum(outcome.share for outcome in turned) < 8


def test_a_match_is_the_same_wherever_it_is_played() -> None:
    matches = [Match(SAMPLE, PAIR, number) for number in range(6)]
    here = list(in_processes(play_match, matches, 1))
    there = sorted(in_processes(play_match, matches, 2), key=lambda outcome: outcome.number)
    assert here == there


def test_a_crew_sits_at_every_seat() -> None:
    match = Match(TOGETHER, (Player("greedy:1"),), 5)
    g = arkade.load("sample").new(1, "together", {"seats": 3})
    assert seating(g, match) == [0, 0, 0]
    assert play_match(match).share in (0.0, 1.0)


def test_two_crews_are_compared_on_the_same_deal() -> None:
    for deal in range(6):
        alone = [play_match(Match(TOGETHER, (player,), deal)).share for player in PAIR]
        (together,) = compare_crews(Match(TOGETHER, PAIR, 2 * deal))
        assert together.share == (1 + alone[0] - alone[1]) / 2


def test_where_both_crews_fail_neither_is_hidden() -> None:
    failed = compare_crews(Match(TOGETHER, (Player("nobody"), Player("nemo")), 6))
    assert [(one.number, one.bots) for one in failed] == [(6, ("nobody",)), (7, ("nemo",))]
    assert all(one.fault and one.record is not None for one in failed)
    (one,) = compare_crews(Match(TOGETHER, (Player("random"), Player("nemo")), 6))
    assert (one.number, one.bots) == (7, ("nemo",))


def test_rivals_and_crews_are_told_apart_and_more_sides_than_two_are_refused() -> None:
    game = arkade.load("sample")
    assert sides(game, SAMPLE) == 2
    assert sides(game, Setting("sample", "teams", {}, 1)) == 2
    assert sides(game, TOGETHER) == 1
    with pytest.raises(ArkadeError, match="3 sides can't be paired: choose two seats or a mode with two teams"):
        sides(game, Setting("sample", "free", {"seats": 3}, 1))


def test_decks_take_turns_unless_they_are_set() -> None:
    game = arkade.load("worldbreakers")
    setting = Setting("worldbreakers", "preconstructed", {}, 1)
    decks = [tuple(options_of(game, setting, deal)["decks"]) for deal in range(16)]
    assert len(set(decks)) == 16
    fixed = Setting("worldbreakers", "preconstructed", {"decks": ["moon", "void"]}, 1)
    assert {tuple(options_of(game, fixed, deal)["decks"]) for deal in range(16)} == {("moon", "void")}


def test_other_weights_are_played_with() -> None:
    game = arkade.load("sample")
    assert game.evaluation is not None
    weights = dict.fromkeys([feature.name for feature in game.evaluation.features], 0.0) | {"pearls": -1.0}
    players = (Player("greedy:2", weights), Player("greedy:2"))
    assert sum(play_match(Match(SAMPLE, players, number)).share for number in range(20)) < 5


def test_a_game_that_goes_wrong_is_kept_with_its_record() -> None:
    outcome = play_match(Match(SAMPLE, (Player("nobody"), Player("random")), 3))
    assert outcome.fault == "ArkadeError: unknown bot 'nobody'" or outcome.fault.startswith("ArkadeError: unknown bot")
    assert outcome.record is not None
    assert outcome.record.seed == "seed/1"
    score = Score(outcome.bots)
    score.add(outcome)
    assert (score.games, score.faults) == (0, 1)


def test_a_score_has_a_share_and_an_interval() -> None:
    score = Score(("a", "b"))
    assert (score.share, score.interval) == (0.0, (0.0, 1.0))
    for number, share in enumerate([1.0, 0.5, 0.0, 1.0]):
        score.add(Outcome(("a", "b"), number, share, 10))
    assert score.share == 0.625
    low, high = score.interval
    assert 0 < low < 0.625 < high < 1
