"""Balance: what is played for it, and what is measured of rivals and of crews."""

from __future__ import annotations

import pytest

import arkade
from arkade.kernel import ArkadeError
from arkade.lab import balance_words as words
from arkade.lab import simulate
from arkade.lab.balance import Balance, balance_of, balance_plan
from arkade.lab.balance_charts import balance_figures
from arkade.lab.balance_tables import page_sheets
from arkade.lab.results import results_of
from tests.lab.made_up import game


@pytest.fixture(scope="module")
def duels() -> Balance:
    results = simulate("worldbreakers", ["random"], 96, mode="preconstructed", decks=["earth", "moon"])
    return balance_of(arkade.load("worldbreakers"), results)


@pytest.fixture(scope="module")
def crews() -> Balance:
    return balance_of(arkade.load("sample"), simulate("sample", ["random"], 120, mode="together"))


def test_rivals_have_decks_pairs_and_turns(duels: Balance) -> None:
    assert (duels.together, duels.sides, duels.fair) == (False, 2, 0.5)
    assert {deck.name for deck in duels.decks} == {"earth", "moon"}
    assert len(duels.pairs) == 4
    assert {share.against for share in duels.turns} == {"", "earth", "moon"}
    assert duels.settings == []
    assert sum(count for _, count in duels.rounds) == duels.games == 96


def test_a_crew_has_settings_and_cards_that_came_up(crews: Balance) -> None:
    assert (crews.together, crews.decks, crews.turns) == (True, [], [])
    assert [share.name for share in crews.settings] == ["seats 2"]


def test_every_figure_says_what_one_learns(duels: Balance, crews: Balance) -> None:
    for balance in (duels, crews):
        figures = balance_figures(balance)
        assert len({figure.name for figure in figures}) == len(figures)
        for figure in figures:
            assert figure.sentence.endswith(".")
            assert figure.chart.to_dict()["$schema"]
    assert {"decks", "matrix", "turns", "length", "comebacks"} <= {figure.name for figure in balance_figures(duels)}
    assert {"crew", "length", "comebacks"} <= {figure.name for figure in balance_figures(crews)}


def test_lengths_that_no_game_had_keep_their_place_in_the_chart() -> None:
    balance = balance_of(arkade.load("sample"), results_of(game(n, (1.0, 0.0), rounds=n) for n in (3, 4, 7)))
    chart = next(figure.chart for figure in balance_figures(balance) if figure.name == "length")
    assert [(row["rounds"], row["games"]) for row in chart.data.to_dicts()] == [(3, 1), (4, 1), (5, 0), (6, 0), (7, 1)]


def test_every_table_has_a_cell_for_each_heading(duels: Balance, crews: Balance) -> None:
    for sheet in [*page_sheets(duels), *page_sheets(crews)]:
        assert {len(row) for row in sheet.rows} <= {len(sheet.headings)}


def test_an_edge_of_the_first_player_is_named_only_where_there_is_one() -> None:
    sample = arkade.load("sample")
    fair = balance_of(sample, results_of(game(n, (1.0, 0.0) if n % 2 else (0.0, 1.0)) for n in range(100)))
    edge = balance_of(sample, results_of(game(n, (1.0, 0.0) if n % 5 else (0.0, 1.0)) for n in range(100)))
    assert "no edge" in words.of_turns(fair)
    assert "Going first is an advantage: 80%" in words.of_turns(edge)


def test_games_that_failed_are_left_out_and_told() -> None:
    results = results_of([game(0, (1.0, 0.0)), game(1, (1.0, 0.0))])
    broken = results.games.with_columns(error=results.games["number"].replace_strict({0: None, 1: "it broke"}))
    results.games = broken
    measured = balance_of(arkade.load("sample"), results)
    assert (measured.games, measured.errors) == (1, 1)
    assert "1 games failed" in words.heading(measured)


def test_without_a_finished_game_there_is_nothing_to_measure() -> None:
    with pytest.raises(ArkadeError, match="nothing to measure"):
        balance_of(arkade.load("sample"), results_of([]))


# -- plans -------------------------------------------------------------------------------------------


def test_all_decks_of_a_mode_meet_unless_some_are_named() -> None:
    worldbreakers = arkade.load("worldbreakers")
    assert len(balance_plan(worldbreakers, "random", 1, None, {}, []).seatings) == 16
    assert len(balance_plan(worldbreakers, "random", 1, None, {}, ["earth", "moon"]).seatings) == 4
    assert len(balance_plan(worldbreakers, "random", 1, None, {"decks": ["earth", "moon"]}, []).seatings) == 1


def test_crews_of_every_size_and_level_take_their_turn() -> None:
    ship = arkade.load("ark_ship")
    plan = balance_plan(ship, "random", 1, None, {}, [])
    mode = ship.mode(None)
    assert len(plan.seatings) == len(mode.seats) * len(mode.samples)
    assert {len(seating.bots) for seating in plan.seatings} == set(mode.seats)
    assert [seating.deal for seating in plan.seatings] == list(range(len(plan.seatings)))
    two = balance_plan(ship, "random", 1, None, {"seats": 2, "level": "as written"}, [])
    assert [(len(seating.bots), seating.options["level"]) for seating in two.seatings] == [(2, "as written")]
