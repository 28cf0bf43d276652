"""Rules of ARK SHIP from the locations to the words on cards, where a scenario can't show all of them."""

from __future__ import annotations

from random import Random

import pytest

from arkade.games.ark_ship.assigning import ASSIGN, CALL_BACK
from arkade.games.ark_ship.language import POOL, make_print
from arkade.games.ark_ship.printed import COLUMNS, COMMS, LIFE_GOAL
from arkade.games.ark_ship.state import ArkShip
from arkade.kernel import PASS
from tests.games.ark_ship.tables import position

LOCATIONS = {card.name: card.text for card in POOL.cards if card.type == "location"}
GOALS = [face for face in make_print(POOL).faces if face.kind == LIFE_GOAL]


ENGINEERS = """
position:
  moment: assign crew
  table:
    frozen: 24
    waveform deck: [Waveform 1, Waveform 2, Waveform 3, Waveform 4, Waveform 5, Waveform 6, Waveform 7, Waveform 8]
    Bridge:
      - {name: Imka Halloran, owner: P1, Engineering: 2}
      - {name: Tobias Quill, owner: P2, Engineering: 2}
    Survey Bay A: [{name: Terraforming, known: nobody}, Signal 8]
    Survey Bay B: [{name: Barren Seas, known: nobody}, Signal 10]
"""


def choose_for_the_signals(g: ArkShip, whim: Random) -> None:
    """One choice of a crew that goes to Comms whenever it can, and does there whatever comes to mind."""
    seat = g.asked[0]
    options = [option for option in g.options(seat) if option[0] != CALL_BACK and option != PASS]
    comms = [option for option in options if option[0] == ASSIGN and option[2] == COMMS]
    g.choose(seat, whim.choice(comms or options or [PASS]))


@pytest.mark.rule("AS-18.02")
def test_each_column_has_one_token_on_a_line_from_0_to_3_for_the_whole_voyage() -> None:
    g = position(ENGINEERS)
    whim = Random(2)
    seen: set[int] = set()
    while not g.over:
        lines = [g.line(signal, column) for signal in g.undecoded() for column in range(COLUMNS)]
        seen.update(lines)
        assert len(lines) + g.reserve + sum(g.tokens) == 2 * COLUMNS, "no token is lost, and none is added"
        choose_for_the_signals(g, whim)
    assert seen == {0, 1, 2, 3}


@pytest.mark.rule("AS-21.05")
def test_of_all_locations_two_give_stress_and_one_removes_it() -> None:
    gives = [name for name, text in LOCATIONS.items() if "Gain 1 stress" in text]
    removes = [name for name, text in LOCATIONS.items() if "stress from" in text]
    others = [name for name, text in LOCATIONS.items() if "stress" in text and name not in gives + removes]
    assert (gives, removes, others) == (["Archives", "Training"], ["Recreation"], [])


@pytest.mark.rule("AS-25.02")
def test_every_goal_tells_when_it_is_revealed_or_what_it_is_scored_for() -> None:
    assert len(GOALS) == 30
    for goal in GOALS:
        assert not (goal.immediate and goal.reveal is not None), f"{goal.name} is revealed at one time"
        assert goal.reveal is not None or goal.score is not None, f"{goal.name} says what it takes"


@pytest.mark.rule("AS-26.07")
def test_everybody_sees_all_boxes_of_the_ship_sheet() -> None:
    g = position("""
options: {seats: 3}
position:
  moment: assign crew
  table: {progress: 7, frozen: 19, life-goal boxes: 4, Bridge: {name: Imka Halloran, owner: P1}}
""")
    for viewer in (0, 1, 2, None):
        counters = g.view(viewer).counters
        assert (counters["progress"], counters["frozen"], counters["life-goal boxes"]) == (7, 19, 4)


def arrival(frozen: int, crew: int) -> ArkShip:
    """A ship that has arrived with so many humans asleep and awake."""
    names = ["Imka Halloran", "Tobias Quill", "Yara Denholm", "Osei Brandt"][:crew]
    awake = ", ".join(f"{{name: {name}, owner: P{number}}}" for number, name in enumerate(names, start=1))
    table = f"progress: 16, frozen: {frozen}, Bridge: [{awake}]"
    return position(f"position: {{moment: arrival, table: {{{table}}}}}")


@pytest.mark.rule("AS-27.08")
def test_equal_numbers_of_survivors_are_equal_whoever_they_are() -> None:
    asleep, awake = arrival(frozen=12, crew=0), arrival(frozen=8, crew=4)
    assert (asleep.survivors, awake.survivors) == (12, 12)
    assert list(asleep.scores) == list(awake.scores) == [1.0] * 4
    assert asleep.view(None).log[-1].text == awake.view(None).log[-1].text
