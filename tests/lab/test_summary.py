"""Summaries: who has won how often, and what says nothing is not counted."""

from __future__ import annotations

from arkade.lab.interval import share_interval
from arkade.lab.played import GamePlayed
from arkade.lab.summary import Summary


def game(
    bots: str, outcome: list[float], decks: str = "", teams: list[int] | None = None, first: int = 0
) -> GamePlayed:
    return GamePlayed(
        number=0, deal=0, game="any", mode="any", settings="{}", seed="0", bots=bots.split(), decks=decks.split(),
        teams=teams or list(range(len(outcome))), first=first, outcome=outcome, rounds=1, decisions=10, leads=[],
        digest="",
    )  # fmt: skip


def summary_of(*games: GamePlayed) -> Summary:
    summary = Summary()
    for one in games:
        summary.add(one)
    return summary


def test_bots_decks_seats_and_turns_are_counted_each_for_itself() -> None:
    summary = summary_of(
        game("a b", [1, 0], "x y", first=1),
        game("b a", [1, 0], "y x", first=1),
        game("a b", [0.5, 0.5], "x y", first=1),
    )
    assert {name: (one.games, one.wins, one.points) for name, one in summary.bots.items()} == {
        "a": (3, 1, 1.5),
        "b": (3, 1, 1.5),
    }
    assert summary.decks["x"].points == 1.5
    assert [summary.seats[seat].points for seat in ("seat 1", "seat 2")] == [2.5, 0.5]
    assert summary.turns["went first"].points == 0.5
    assert summary.draws == 1
    assert summary.decisions == 30


def test_a_mirror_says_nothing_about_bot_or_deck() -> None:
    summary = summary_of(game("a a", [1, 0], "x x"))
    assert summary.bots == summary.decks == {}
    assert summary.seats["seat 1"].games == 1


def test_partners_count_once() -> None:
    summary = summary_of(game("a b a b", [1, 0, 1, 0], teams=[0, 1, 0, 1]))
    assert (summary.bots["a"].games, summary.bots["a"].wins, summary.bots["a"].points) == (1, 1, 1)
    assert summary.bots["b"].points == 0


def test_where_all_play_together_every_game_counts_and_a_loss_is_no_draw() -> None:
    summary = summary_of(game("a a", [1, 1], teams=[0, 0]), game("a a", [0, 0], teams=[0, 0]))
    assert (summary.bots["a"].games, summary.bots["a"].points, summary.draws) == (2, 1, 0)
    assert summary.seats == summary.turns == {}


def test_a_failed_game_is_an_error_and_nobodys_loss() -> None:
    summary = summary_of(game("a b", []), game("a b", [1, 0]))
    assert (summary.games, summary.finished, summary.errors) == (2, 1, 1)
    assert summary.bots["b"].games == 1


def test_the_interval_is_that_of_the_points() -> None:
    summary = summary_of(*[game("a b", [1, 0])] * 7, *[game("a b", [0, 1])] * 3)
    assert summary.bots["a"].share == 0.7
    assert summary.bots["a"].interval == share_interval(7, 10)
