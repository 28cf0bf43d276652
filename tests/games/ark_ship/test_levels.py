"""Levels (AS-28): what each of the optional rules changes, and that the rulebook's own setting changes nothing."""

from __future__ import annotations

import pytest

from arkade.games.ark_ship.freezer import rating
from arkade.games.ark_ship.levels import LEVELS, SUITING
from arkade.kernel import ArkadeError
from tests.games.ark_ship.tables import GAME, play_until, position, voyage, zone


def crises_in_play(seats: int, level: str) -> int:
    return sum(1 for crisis in voyage(1, seats, level).crisis_at if crisis >= 0)


@pytest.mark.rule("AS-28.01")
@pytest.mark.rule("AS-28.02")
@pytest.mark.parametrize("seats", range(1, 9))
def test_as_written_two_crises_come_in_turn_1_whatever_the_number_of_players(seats: int) -> None:
    assert crises_in_play(seats, "as written") == 2


@pytest.mark.rule("AS-28.04")
@pytest.mark.parametrize(("seats", "more"), [(4, 0), (5, 0), (6, 1), (7, 2), (8, 2)])
def test_on_a_crowded_ship_more_crises_come_with_6_players_or_more(seats: int, more: int) -> None:
    g = voyage(1, seats, "crowded ship")
    drawn = 30 - len(zone(g, "crisis deck"))
    assert drawn == 2 + more


@pytest.mark.rule("AS-28.03")
@pytest.mark.rule("AS-03.02")
@pytest.mark.parametrize(
    ("seats", "level", "crew"), [(3, "as written", 3), (3, "fourth hand", 4), (5, "fourth hand", 5)]
)
def test_the_fourth_hand_is_a_second_crew_of_the_first_of_three_players(seats: int, level: str, crew: int) -> None:
    g = voyage(1, seats, level)
    play_until(g, lambda g: g.step == 5)
    assert len(g.crew) == crew
    assert len(g.own_crew[0]) == crew - seats + 1


@pytest.mark.rule("AS-28.05")
@pytest.mark.rule("AS-08.03")
@pytest.mark.parametrize(
    ("level", "turn", "frozen"), [("as written", 2, 24), ("cold ship", 2, 23), ("cold ship", 1, 24)]
)
def test_on_a_cold_ship_thawing_after_turn_1_costs_a_freezer_box(level: str, turn: int, frozen: int) -> None:
    table = f"table: {{progress: {turn}, cargo: Imka Halloran}}"
    g = position(f"options: {{seats: 1, level: {level}}}\nposition: {{moment: thaw crew, {table}}}\ndice: [1, 2, 3, 1]")
    assert [g.name(crew) for crew in g.crew] == ["Imka Halloran"]
    assert g.frozen == frozen


@pytest.mark.rule("AS-28.06")
def test_a_rough_departure_begins_with_trouble_and_waveforms() -> None:
    g = voyage(1, 4, "rough departure")
    assert "Food Shortage" in [g.name(card) for card in zone(g, "Archives")]
    assert g.crisis_at[7] >= 0
    assert 30 - len(zone(g, "crisis deck")) == 2 + 2, "two before turn 1 and two in it"
    assert len(zone(g, "covered waveforms")) == 2, "those from before turn 1 are covered by those of turn 1"
    assert len(zone(voyage(1, 4), "covered waveforms")) == 0


@pytest.mark.rule("AS-28.09")
@pytest.mark.rule("AS-26.01")
@pytest.mark.parametrize(
    ("level", "asleep"),
    [("as written", 24), ("lean freezer", 20), ("meagre freezer", 16), ("bare freezer", 12), ("crowded ship", 24),
     ("lean crowded ship", 18), ("meagre crowded ship", 14)],
)  # fmt: skip
def test_a_smaller_freezer_has_fewer_asleep_from_the_start(level: str, asleep: int) -> None:
    assert voyage(1, 4, level).frozen == asleep


@pytest.mark.rule("AS-28.07")
@pytest.mark.parametrize(
    ("survivors", "words"),
    [(1, "castaways"), (6, "castaways"), (7, "a settlement"), (13, "a settlement"), (14, "a colony"),
     (20, "a colony"), (21, "a new home"), (32, "a new home")],
)  # fmt: skip
def test_survivors_are_rated(survivors: int, words: str) -> None:
    assert rating(survivors) == words


@pytest.mark.rule("AS-28.08")
def test_a_level_is_chosen_before_the_game_and_stands_in_its_record() -> None:
    g = voyage(1, 4, "cold ship")
    assert g.record().options == {"seats": 4, "level": "cold ship"}
    with pytest.raises(ArkadeError, match="must be one of as written"):
        GAME.new(options={"level": "easy"})


def test_the_help_of_the_level_says_which_one_suits_how_many_players() -> None:
    text = GAME.modes["voyage"].settings["level"].text
    assert list(SUITING) == list(range(1, 9))
    assert set(SUITING.values()) <= set(LEVELS)
    assert "3 players 'as written'" in text
    assert "5 players 'bare freezer'" in text


@pytest.mark.rule("AS-03.01")
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_can_be_played_by_one_to_eight(level: str) -> None:
    for seats in range(1, 9):
        g = voyage(f"{level} {seats}", seats, level)
        play_until(g, lambda g: False)
        assert g.over
        assert len(set(g.scores)) == 1, "all win or lose together"
