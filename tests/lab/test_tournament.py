"""Tournaments: who meets whom, how they are rated, and how an interrupted one goes on."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest

import arkade
from arkade.kernel import ArkadeError
from arkade.lab.ladder import add_to_file, begin_file, read_file
from arkade.lab.matches import Outcome, Setting
from arkade.lab.tournament import (
    Contestant,
    Meeting,
    Tournament,
    bots_as_contestants,
    contests,
    decks_as_contestants,
    match_of,
    rated,
)

FREE = Setting("sample", "free", {}, "seed")
TOGETHER = Setting("sample", "together", {}, "seed")
BOTS = ("random", "greedy:1", "planner:1")


def tournament(games: int = 4, setting: Setting = FREE) -> Tournament:
    return Tournament(arkade.load(setting.game), setting, bots_as_contestants(BOTS), games)


def test_everybody_meets_everybody_equally_often() -> None:
    run = tournament()
    outcomes = list(run.play(1))
    pairs = {("random", "greedy:1"), ("random", "planner:1"), ("greedy:1", "planner:1")}
    assert {(outcome.bots, outcome.number) for outcome in outcomes} == {(pair, n) for pair in pairs for n in range(4)}
    standings = run.standings()
    assert [standing.games for standing in standings] == [8, 8, 8]
    assert sum(standing.share for standing in standings) == pytest.approx(1.5)
    assert list(run.meetings()) == []


def test_the_best_stands_first_and_what_is_known_shrinks_the_interval() -> None:
    run = Tournament(arkade.load("sample"), FREE, bots_as_contestants(["random", "greedy:1"]), 30)
    list(run.play(1))
    best, last = run.standings()
    assert (best.name, last.name) == ("greedy:1", "random")
    assert best.rating > 25 > last.rating
    assert best.reach < 12
    assert best.low < best.share < best.high


def test_ratings_do_not_depend_on_which_game_was_finished_first() -> None:
    run = tournament()
    outcomes = list(run.play(1))
    turned = tournament()
    turned.outcomes = outcomes[::-1]
    assert turned.standings() == run.standings()


def test_crews_are_compared_deal_by_deal() -> None:
    run = tournament(3, TOGETHER)
    assert [len(group) for group in run.groups] == [1, 1, 1]
    list(run.play(1))
    found = list(contests(run.counted()))
    assert [set(points) for points in found] == [set(BOTS)] * 3
    assert [standing.games for standing in run.standings()] == [3, 3, 3]


def test_a_win_is_worth_more_than_a_draw_and_a_draw_leaves_equals_equal() -> None:
    drawn = rated(["a", "b"], [{"a": 0.5, "b": 0.5}])
    won = rated(["a", "b"], [{"a": 1.0, "b": 0.0}])
    assert drawn["a"].mu == drawn["b"].mu == pytest.approx(25)
    assert won["a"].mu > 25 > won["b"].mu


def test_decks_change_seats_with_their_players() -> None:
    game = arkade.load("worldbreakers")
    setting = Setting("worldbreakers", "preconstructed", {}, "seed")
    moon, void = decks_as_contestants(game, "preconstructed", ["moon", "void"], "random")
    assert moon == Contestant("moon (random)", "random", "moon")
    matches = [match_of(Meeting(setting, (moon, void), number)) for number in range(3)]
    assert [match.setting.options["decks"] for match in matches] == [
        ["moon", "void"],
        ["void", "moon"],
        ["moon", "void"],
    ]
    assert [match.deal for match in matches] == [0, 0, 1]
    run = Tournament(game, setting, [moon, void], 2)
    assert [outcome.bots for outcome in run.play(1)] == [("moon (random)", "void (random)")] * 2


def test_all_decks_of_a_mode_take_part_unless_some_are_named() -> None:
    game = arkade.load("worldbreakers")
    everyone = decks_as_contestants(game, "preconstructed", [], "greedy")
    assert [contestant.deck for contestant in everyone] == ["earth", "stars", "moon", "void"]


def test_games_that_failed_do_not_count() -> None:
    game = arkade.load("sample")
    run = tournament()
    record = game.new("seed").record()
    run.outcomes = [Outcome(("random", "greedy:1"), 0, 0.0, 3, "it broke", record)]
    assert [standing.games for standing in run.standings()] == [0, 0, 0]


def test_an_interrupted_tournament_goes_on_where_it_stopped(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    whole = tournament()
    list(whole.play(1))
    first = tournament()
    begin_file(path, first.heading)
    list(islice(add_to_file(path, first.play(1)), 5))
    second = tournament()
    second.outcomes = read_file(path, second.heading)
    assert len(list(second.meetings())) == 7
    list(add_to_file(path, second.play(1)))
    assert second.standings() == whole.standings()


@pytest.mark.parametrize(
    ("bots", "words"),
    [
        (["greedy"], "at least two contestants"),
        (["greedy", "greedy"], "named once"),
        (["random", "gready"], "unknown bot"),
    ],
)
def test_contestants_that_make_no_tournament_are_refused(bots: list[str], words: str) -> None:
    with pytest.raises(ArkadeError, match=words):
        Tournament(arkade.load("sample"), FREE, bots_as_contestants(bots), 4)


def test_unknown_decks_and_games_without_decks_are_refused() -> None:
    with pytest.raises(ArkadeError, match="did you mean 'moon'"):
        decks_as_contestants(arkade.load("worldbreakers"), "preconstructed", ["mon"], "greedy")
    with pytest.raises(ArkadeError, match="has no decks"):
        decks_as_contestants(arkade.load("sample"), "free", [], "greedy")
