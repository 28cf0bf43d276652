"""A bot's eye for ARK SHIP: each feature counts what its name says."""

from __future__ import annotations

from typing import Any

import pytest

from arkade.games.ark_ship import EVALUATION
from arkade.games.ark_ship.evaluate import FEATURES
from tests.games.ark_ship.tables import position

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

EXPECTED = {
    "frozen": 17 - 12,
    "open_crises": 2,
    "freezer_crises": 1,
    "decoded": 1,
    "points_off": 2 + 1 + 1,
    "tokens_missing": 2,
    "planets_complete": 0,
    "crew": 2,
    "ranks": 4,
    "traits": 3,
    "stress": 3,
    "frailty": 4 + 2 + 1,
    "life_goals": 2,
}


@pytest.mark.parametrize("feature", FEATURES, ids=lambda feature: feature.name)
def test_a_feature_counts_what_its_name_says(feature: Any) -> None:
    assert feature.read(position(POSITION), 0) == pytest.approx(EXPECTED[feature.name])


def test_all_seats_see_the_same_chance_and_a_complete_planet_raises_it() -> None:
    g = position(POSITION)
    better = position(POSITION.replace("tokens: 3", "tokens: 5"))
    assert EVALUATION.value(g, 0) == EVALUATION.value(g, 1)
    assert EVALUATION.value(better, 0) > EVALUATION.value(g, 0)
    assert dict(EVALUATION.parts(better, 0))["planet crises dealt with"] == pytest.approx(1.0)


def test_an_emptier_freezer_is_a_worse_position() -> None:
    values = [EVALUATION.value(position(POSITION.replace("frozen: 17", f"frozen: {left}")), 0) for left in (3, 10, 24)]
    assert values == sorted(values)
    assert values[0] < 0.5 < values[-1]
