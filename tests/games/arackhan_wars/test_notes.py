"""The worked scenarios of the rules: all seventy have a file, and so has every illegal move, refused by its rule."""

from __future__ import annotations

import re
from typing import cast

import pytest

from arkade.games.arackhan_wars import GAME
from arkade.games.arackhan_wars.decks import deck_of, faces_by_name, totals_of
from arkade.games.arackhan_wars.language import FOLDER
from arkade.games.arackhan_wars.state import ArackhanWars
from arkade.scenarios import Scenario, read_file, scenario_files

BY_NAME = faces_by_name(cast("ArackhanWars", GAME.blank()).faces)
NOTES = {path.stem: read_file(path) for path in scenario_files([FOLDER / "scenarios" / "notes"])}
ILLEGAL = {path.stem: read_file(path) for path in scenario_files([FOLDER / "scenarios" / "illegal"])}

SCENARIOS = 70

# The files of each illegal move, with the rule that forbids it.
REFUSED = {
    "diagonal_first_play": "AK-08.15",
    "first_play_outside_the_rectangle": "AK-08.14",
    "placing_adjacent_to_no_card": "AK-08.07",
    "global_spell_on_the_battlefield": "AK-08.05",
    "creature_on_the_astral_plane": "AK-08.04",
    "placing_off_the_board": "AK-03.04",
    "moving_off_the_board": "AK-03.04",
    "attacking_an_own_card": "AK-12.04",
    "attacking_a_spell": "AK-12.05",
    "attacking_at_distance_2": "AK-12.03",
    "activating_a_deactivated_card": "AK-10.05",
    "action_after_an_attack": "AK-10.04",
    "attacking_with_a_land": "AK-02.08",
    "no_initiative_in_the_window": "AK-11.05",
    "joining_out_of_reach": "AK-13.02",
    "moving_after_attacking": "AK-18.08",
    "moving_through_an_enemy_card": "AK-18.03",
    "flying_to_no_card": "AK-18.01",
    "walking_to_no_card": "AK-18.02",
}
# Those that cannot even be said: nobody is asked.
NEVER_ASKED = {"declining_perforation": "AK-19.04", "second_mulligan": "AK-05.08"}


def refusing_rules(scenario: Scenario) -> set[str]:
    """The rules by which choices in a scenario are refused."""
    return {step["refuse"]["rule"] for step in scenario.steps if isinstance(step, dict) and "refuse" in step}


def test_every_worked_scenario_has_a_file_that_is_named_by_its_number() -> None:
    told = {name: re.match(r"SC-(\d\d)\b", scenario.notes) for name, scenario in NOTES.items()}
    assert all(number is not None and name.startswith(f"sc{number[1]}") for name, number in told.items())
    assert {int(number[1]) for number in told.values() if number} == set(range(1, SCENARIOS + 1))


def test_every_illegal_move_is_refused_by_the_rule_that_forbids_it() -> None:
    assert {name: refusing_rules(ILLEGAL[name]) for name in REFUSED} == {name: {rule} for name, rule in REFUSED.items()}
    assert {name: scenario.rules for name, scenario in ILLEGAL.items()} == {
        name: [rule] for name, rule in (REFUSED | NEVER_ASKED).items()
    }


@pytest.mark.rule("AK-04.03")
@pytest.mark.parametrize(
    ("name", "cards", "points", "initiative"),
    [
        ("sc59-prebuilt-deck", 23, 125, 3),
        ("sc60-one-point-too-many", 23, 126, 3),
        ("sc61-legendary-twice", 23, 133, 4),
        ("sc62-six-initiative-cards", 23, 123, 6),
        ("sc63b-22-cards", 22, 124, 3),
        ("sc63c-24-cards", 24, 116, 3),
    ],
)
def test_the_decks_of_the_scenarios_add_up(name: str, cards: int, points: int, initiative: int) -> None:
    totals = totals_of(deck_of(NOTES[name].deck), BY_NAME)
    assert (totals.cards, totals.points, totals.initiative) == (cards, points, initiative)
