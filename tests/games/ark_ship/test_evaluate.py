"""A bot's eye for ARK SHIP: features count what their names say, and a plan is judged by what it is likely to bring."""

from __future__ import annotations

from typing import Any

import pytest

from arkade.games.ark_ship import EVALUATION
from arkade.games.ark_ship.evaluate import FEATURES, survey
from arkade.games.ark_ship.prospects import FREE_FOR_PLANETS, HIDDEN_TOKENS, TURNS_FOR_A_STEP, TURNS_FOR_A_TOKEN
from tests.games.ark_ship.tables import position, say

POSITION = """
options: {seats: 2}
position:
  moment: assign crew
  table:
    progress: 8
    frozen: 17
    life-goal boxes: 2
    knowledge: 1
    crisis space 7: Cryo Failure
    Medical: Comet Dust
    Survey Bay A: {name: Terraforming, tokens: 3}
    Survey Bay B: [{name: Barren Seas, known: nobody}, {name: Signal 1, column 2: 1, column 3: 1, column 5: 2}]
    Bridge:
      - {name: Imka Halloran, owner: P1, Herbology: 2, Medicine: 1, Calm: yes, Careful: yes, age: 8, sickness: 1}
      - {name: Tobias Quill, owner: P2, Navigation: 1, Clever: yes, stress: 5, age: 2}
"""

LATER = 8 / 16
EXPECTED = {
    "frozen": 17 - 2,
    "turns": 8,
    "open_crises": 2,
    "freezer_crises": 1,
    "harm": 1,
    "work": TURNS_FOR_A_TOKEN * 2 + TURNS_FOR_A_STEP * (2 + 1 + 1) + TURNS_FOR_A_TOKEN * HIDDEN_TOKENS,
    "unsent": 2,
    "ranks": 4 * LATER,
    "traits": 3 * LATER,
    "stress": 4,
    "illness": 1 + 3 / 6 + 1,
    "deaths": 0,
    "life_goals": 2 * LATER,
}
PLAIN = [feature for feature in FEATURES if feature.name in EXPECTED]


@pytest.mark.parametrize("feature", PLAIN, ids=lambda feature: feature.name)
def test_a_feature_counts_what_its_name_says(feature: Any) -> None:
    assert feature.read(survey(position(POSITION)), 0) == pytest.approx(EXPECTED[feature.name])


def test_of_two_planet_crises_the_lighter_one_is_done_first_and_what_there_is_no_time_for_costs_people() -> None:
    near_the_end = survey(position(POSITION.replace("progress: 8", "progress: 15")))
    halfway = survey(position(POSITION))
    assert FREE_FOR_PLANETS * near_the_end.time * 2 < TURNS_FOR_A_TOKEN * 2
    assert near_the_end.lost > 10 + 9
    assert 5 < halfway.lost < 13


def test_the_margin_is_what_the_planet_crises_leave_and_weighs_more_when_turns_are_few() -> None:
    by_name = {feature.name: feature for feature in FEATURES}
    ahead = survey(position(POSITION))
    assert by_name["margin"].read(ahead, 0) == pytest.approx(17 - 2 - ahead.lost)
    assert by_name["late_margin"].read(ahead, 0) == pytest.approx((17 - 2 - ahead.lost) / 9)


def test_all_seats_see_the_same_chance_and_a_complete_planet_raises_it() -> None:
    g = position(POSITION)
    better = position(POSITION.replace("tokens: 3", "tokens: 5"))
    assert EVALUATION.value(g, 0) == EVALUATION.value(g, 1)
    assert EVALUATION.value(better, 0) > EVALUATION.value(g, 0)


def test_an_emptier_freezer_is_a_worse_position() -> None:
    values = [EVALUATION.value(position(POSITION.replace("frozen: 17", f"frozen: {left}")), 0) for left in (3, 10, 24)]
    assert values == sorted(values)
    assert values[0] < values[-1]


def sent(text: str, *orders: str) -> Any:
    """What is to be expected when the first player gives these orders."""
    g = position(text)
    say(g, 0, *orders)
    return survey(g)


ONE_CREW = """
options: {seats: 2}
position:
  moment: assign crew
  table:
    progress: 4
    frozen: 20
    crisis space 7: Cryo Failure
    waveform slot 1: Waveform 4
    Survey Bay A: [{name: Barren Seas, known: nobody}, Signal 8]
    Bridge: {name: Imka Halloran, owner: P1, SKILLS}
"""


def test_a_crew_that_is_sent_to_a_crisis_is_taken_at_its_chance() -> None:
    text = ONE_CREW.replace("SKILLS", "Medicine: 2")
    assert sent(text).toll == 2
    facing = sent(text, "send Imka Halloran to crisis space 7")
    assert facing.toll == pytest.approx(2 * 1 / 8 + 1 * 6 / 8)
    assert facing.freezer_crises == pytest.approx(7 / 8)
    assert facing.new_stress == pytest.approx(7 / 8)


def test_an_inspiring_crew_rolls_again_what_fails() -> None:
    facing = sent(ONE_CREW.replace("SKILLS", "Medicine: 2, Inspiring: yes"), "send Imka Halloran to crisis space 7")
    assert facing.freezer_crises == pytest.approx(1 - (3 / 4) ** 3)


@pytest.mark.parametrize(("rank", "nearer"), [(1, 3), (2, 4)])
def test_an_engineer_brings_a_signal_nearer_and_an_expert_leaves_out_what_leads_away(rank: int, nearer: int) -> None:
    text = ONE_CREW.replace("SKILLS", f"Engineering: {rank}").replace("Signal 8]", "{name: Signal 8, column 3: 3}]")
    idle, busy = sent(text), sent(text, "send Imka Halloran to Comms")
    assert (idle.decoding.steps_off(0), busy.decoding.steps_off(0)) == (6, 6 - nearer)


@pytest.mark.parametrize(
    ("room", "skills", "what", "change"),
    [
        ("Bridge", "Navigation: 1", "bonus", 1),
        ("Bridge", "Navigation: 2", "more_dice", 1),
        ("Bridge", "Medicine: 1", "ranks", 1),
        ("Comms", "Medicine: 1", "ranks", 1),
        ("Archives", "Computers: 1", "new_stress", 1),
        ("Archives", "Medicine: 1", "ranks", 1),
        ("Medical", "Medicine: 2", "sickness_bonus", 2),
        ("Medical", "Computers: 2", "ranks", 1),
        ("Recreation", "Medicine: 1", "ranks", 1),
        ("Training", "Medicine: 1", "ranks", 1),
        ("Training", "Medicine: 1", "new_stress", 1),
    ],
)
def test_a_room_is_expected_to_be_used_for_what_it_is_there(room: str, skills: str, what: str, change: int) -> None:
    text = ONE_CREW.replace("SKILLS", skills)
    idle, busy = sent(text), sent(text, f"send Imka Halloran to {room}")
    assert getattr(busy, what) - getattr(idle, what) == change


@pytest.mark.parametrize(("skills", "left"), [("stress: 3", [0]), ("Herbology: 2, stress: 3", [0]), ("stress: 0", [0])])
def test_who_relaxes_sheds_all_stress(skills: str, left: list[int]) -> None:
    assert sent(ONE_CREW.replace("SKILLS", skills), "send Imka Halloran to Recreation").stress == left
