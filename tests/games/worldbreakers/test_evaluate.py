"""A bot's eye for Worldbreakers: each feature counts what its name says."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import arkade
from arkade.games.worldbreakers import EVALUATION
from arkade.games.worldbreakers.evaluate import FEATURES
from arkade.kernel.rollout import play_at_random
from tests.games.positions import position_of

POSITION = """
game: worldbreakers
position:
  P1:
    power: 8
    mythium: 9
    Earth standing: 5
    Moon standing: 1
    hand: [Dogtamer, Pacify]
    followers:
      - {name: Gallant Soldier, exhausted: yes}
      - {name: Caravan Guard, wounds: 1}
    locations:
      - {name: Illicit Bazaar, stages: 3}
      - {name: The Den of Sabers, stages: 2}
  P2:
    power: 1
steps: [{P1: gain 1 mythium}]
"""

EXPECTED = {
    "power": 8,
    "near_the_goal": 2,
    "mythium": 6 + 3 * 0.4,
    "standing": 3 + 1,
    "cards_in_hand": 2,
    "strength": 2 + 2,
    "health": 1 + 3,
    "ready_followers": 1,
    "attackers_to_be": 1,
    "unopposed": 0,
    "turns_left": 4,
    "stages": 5,
    "safe_stages": 3,
    "deep_stages": 1,
}


def position() -> Any:
    return position_of(POSITION)


@pytest.mark.parametrize("feature", FEATURES, ids=lambda feature: feature.name)
def test_a_feature_counts_what_its_name_says(feature: Any) -> None:
    read: Callable[[Any, int], float] = feature.read
    assert read(position(), 0) == pytest.approx(EXPECTED[feature.name])


def test_the_side_that_has_everything_is_ahead() -> None:
    g = position()
    assert EVALUATION.value(g, 0) > 0.95
    assert EVALUATION.value(g, 1) < 0.05


def test_whoever_is_ahead_late_in_a_game_mostly_wins() -> None:
    """Over random games: the eye at the beginning of round 8 against who won."""
    game = arkade.load("worldbreakers")
    right = seen = 0
    for number in range(60):
        g: Any = game.new(f"eye {number}", listening=False)
        while not g.over and g.round < 8:
            seat = g.asked[0]
            options = g.options(seat)
            g.choose(seat, options[(g.choices * 7 + number) % len(options)])
        if g.over:
            continue
        ahead = 0 if EVALUATION.value(g, 0) > 0.5 else 1
        play_at_random(g, f"eye {number}")
        if g.scores[0] != g.scores[1]:
            seen += 1
            right += g.scores[ahead] == 1
    assert seen > 30
    assert right / seen > 0.6


def test_the_weights_are_data_beside_the_features() -> None:
    weights = Path(arkade.__file__).parent / "games" / "worldbreakers" / "weights.toml"
    assert weights.is_file()
    assert len(EVALUATION.weights) == len(FEATURES)
