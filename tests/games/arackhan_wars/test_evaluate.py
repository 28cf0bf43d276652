"""A bot's eye for AracKhan Wars: each feature counts what its name says."""

from __future__ import annotations

from typing import Any

import pytest

import arkade
from arkade.games.arackhan_wars import EVALUATION
from arkade.games.arackhan_wars.evaluate import FEATURES
from arkade.games.arackhan_wars.state import BATTLEFIELD
from arkade.kernel.rollout import play_at_random
from tests.games.positions import position_of

POSITION = """
game: arackhan_wars
position:
  P1:
    hand: [Yeti, Winter Protects]
    battlefield:
      - {name: Slayer, space: "(3,2)"}
      - {name: Forge Patriarch, space: "(4,3)"}
  P2:
    battlefield:
      - {name: Scuttle Jaw, space: "(2,1)"}
      - {name: Death Crawler, space: "(3,1)"}
      - {name: Fanatic, space: "(4,1)"}
steps: [{P1: pass}]
"""

EXPECTED = {
    "points": (14, 7),
    "late_points": (14 / 9, 7 / 9),
    "attack": (2 + 2, 1 + 2 + 2),
    "defense": (2 + 2, 0),
    "exposed": (0, 2),
    "exposed_now": (0, 2),
    "reaching_cards": (0, 0),
    "mobile_cards": (0, 0),
    "fresh_cards": (2, 3),
    "cards_in_hand": (2, 0),
    "value_in_hand": (3, 0),
}
"""In round 1, on the first player's turn: for each feature what the first and the second player have. Slayer can beat
Death Crawler beside it."""


def position() -> Any:
    return position_of(POSITION)


def counted(g: Any, name: str, seat: int) -> float:
    """What a seat has of a feature."""
    read = next(feature.read for feature in FEATURES if feature.name == name)
    return read(EVALUATION.survey(g), seat)


@pytest.mark.parametrize("feature", FEATURES, ids=lambda feature: feature.name)
def test_a_feature_counts_what_its_name_says(feature: Any) -> None:
    g = position()
    assert (counted(g, feature.name, 0), counted(g, feature.name, 1)) == pytest.approx(EXPECTED[feature.name])


def test_what_was_activated_is_no_threat_in_this_round_any_more() -> None:
    g = position()
    g.choose(0, (0, 0, 0))
    assert g.turn_seat == 1
    assert counted(g, "exposed_now", 1) == 0
    assert counted(g, "exposed", 1) == 2
    assert counted(g, "fresh_cards", 0) == 0


def test_a_card_that_lies_face_down_counts_as_what_it_will_be() -> None:
    g: Any = arkade.load("arackhan_wars").new(3, listening=False)
    while g.round == 0:
        g.choose(g.asked[0], g.options(g.asked[0])[-1])
    seat = g.asked[0]
    assert counted(g, "points", seat) == 0
    while g.asked == (seat,):
        g.choose(seat, g.options(seat)[0])
    assert counted(g, "points", seat) == sum(g.value(card) for card in g.pile(BATTLEFIELD, seat)) > 0


def test_whoever_is_ahead_in_the_last_round_mostly_wins() -> None:
    """Over random games: the eye at the beginning of the last Round against who won."""
    game = arkade.load("arackhan_wars")
    right = 0
    for number in range(30):
        g: Any = game.new(f"eye {number}", listening=False)
        while g.round < 9:
            seat = g.asked[0]
            options = g.options(seat)
            g.choose(seat, options[(g.choices * 7 + number) % len(options)])
        ahead = 0 if EVALUATION.value(g, 0) > 0.5 else 1
        play_at_random(g, f"eye {number}")
        right += g.scores[ahead] == 1
    assert right >= 21
