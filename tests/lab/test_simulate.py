"""Runs: the same games whoever plays them, everything counted, and nothing that fails hidden."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from functools import partial
from itertools import islice

import msgspec
import polars as pl
import pytest

import arkade
from arkade.lab import simulate
from arkade.lab.journal import as_lines, games_in
from arkade.lab.plan import make_plan
from arkade.lab.played import GamePlayed
from arkade.lab.playing import Portion, PortionPlayed, play_game
from arkade.lab.processes import in_processes
from arkade.lab.results import results_of
from arkade.lab.simulate import MOST_AT_ONCE, PORTION_SECONDS, Portions, Run, Work, on_all_cores
from tests.lab.tiny import tiny_game


def here(work: Work, portions: Iterable[Portion]) -> Generator[PortionPlayed, None, None]:
    """Workers that play in turn."""
    yield from map(work, portions)


def in_reverse(work: Work, portions: Iterable[Portion]) -> Generator[PortionPlayed, None, None]:
    """Workers of which the last to begin is the first to end."""
    yield from reversed([work(portion) for portion in portions])


def all_games(lines: Iterable[bytes]) -> list[GamePlayed]:
    return [one for some in lines for one in games_in(some)]


def test_a_run_plays_every_number_once_and_says_how_many_are_done() -> None:
    lines: list[bytes] = []
    run = Run(make_plan(arkade.load("sample")), 30, lines.append)
    told = list(run.play(here))
    assert told[-1] == 30
    assert told == sorted(told)
    assert [one.number for one in all_games(lines)] == list(range(30))
    assert run.summary.games == run.summary.finished == 30


def test_processes_and_the_order_of_their_ends_change_nothing() -> None:
    plan = make_plan(arkade.load("sample"), ["random", "greedy:1"], "processes")
    tables = []
    for workers in (here, in_reverse, partial(in_processes, processes=2), partial(on_all_cores, processes=2)):
        lines: list[bytes] = []
        list(Run(plan, 24, lines.append).play(workers))
        tables.append(results_of(all_games(lines)))
    for other in tables[1:]:
        assert other.games.equals(tables[0].games)
        assert other.cards.equals(tables[0].cards)


def test_a_run_plays_only_what_is_missing() -> None:
    plan = make_plan(arkade.load("sample"))
    lines: list[bytes] = []
    run = Run(plan, 10, lines.append)
    for number in (1, 4, 12):
        run.count(play_game(arkade.load("sample"), plan, number))
    assert list(run.play(here))[-1] == 11
    assert [one.number for one in all_games(lines)] == [0, 2, 3, 5, 6, 7, 8, 9]
    assert run.summary.games == 11


def test_games_are_kept_before_they_count() -> None:
    def full(lines: bytes) -> None:
        raise OSError("no room")

    run = Run(make_plan(arkade.load("sample")), 5, full)
    with pytest.raises(OSError, match="no room"):
        list(run.play(here))
    assert run.done == set()


def play_tiny(portion: Portion) -> PortionPlayed:
    plan = make_plan(tiny_game(), seed="try")
    return PortionPlayed(as_lines(play_game(tiny_game(), plan, number) for number in portion.numbers), 0.1)


def test_every_failed_game_is_counted_and_keeps_its_record() -> None:
    run = Run(make_plan(tiny_game(), seed="try"), 12)
    list(run.play(here, play_tiny))
    assert 0 < len(run.faults) == run.summary.errors < 12
    assert run.summary.finished + run.summary.errors == run.summary.games == 12
    for fault in run.faults:
        assert fault.words == "ZeroDivisionError: the rules have a fault"
        with pytest.raises(ZeroDivisionError):
            tiny_game().replay(fault.record)


def test_portions_grow_until_they_take_as_long_as_one_should_wait() -> None:
    portions = Portions(make_plan(arkade.load("sample")), range(10_000))
    sizes = []
    for portion in islice(portions, 8):
        sizes.append(len(portion.numbers))
        portions.learn(len(portion.numbers), 0.01 * len(portion.numbers))
    assert sizes == [1, 4, 16, 25, 25, 25, 25, 25]
    portions.learn(25, 100 * PORTION_SECONDS)
    assert portions.size == 1
    for _ in range(9):
        portions.learn(1, 0.0)
    assert portions.size == MOST_AT_ONCE


def test_simulate_gives_tables() -> None:
    results = simulate("worldbreakers", games=12, seed="tables", decks=["earth", "moon"])
    assert results.games["number"].to_list() == list(range(12))
    assert results.games["error"].null_count() == 12
    assert results.games["outcome"].list.sum().to_list() == [1.0] * 12
    assert set(results.games["decks"].list.join(" ")) == {"earth earth", "earth moon", "moon earth", "moon moon"}
    a_deck = results.cards.filter((pl.col("number") == 0) & (pl.col("seat") == 1))
    assert a_deck["copies"].sum() == 31
    joined = results.cards.join(results.games, on="number")
    assert joined.filter(pl.col("outcome") != pl.col("outcome_right").list.get(pl.col("seat"))).is_empty()
    assert repr(results) == f"Results(12 games, {results.cards.height} cards)"


def test_the_same_seed_gives_the_same_tables_and_another_one_does_not() -> None:
    first, second, other = (simulate("sample", ["random"], 8, seed) for seed in ("same", "same", "other"))
    assert first.games.equals(second.games)
    assert first.cards.equals(second.cards)
    assert not first.games.equals(other.games)


def test_games_survive_the_journal() -> None:
    plan = make_plan(arkade.load("ark_ship"), options={"seats": 2})
    one = play_game(arkade.load("ark_ship"), plan, 0)
    assert games_in(as_lines([one])) == [one]
    assert msgspec.json.decode(one.settings)["seats"] == 2
