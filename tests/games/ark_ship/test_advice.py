"""Advice for bots in ARK SHIP: where the answer is plain, only that answer is left."""

from __future__ import annotations

from typing import Any

import pytest

from arkade.games.ark_ship import EVALUATION
from tests.games.ark_ship.tables import position, say, voyage


def advised(g: Any, seat: int = 0) -> list[str]:
    """The options that are left, in words."""
    words = {entry.option: entry.words for entry in g.view(seat).options}
    return [words[option] for option in EVALUATION.menu(g, seat)]


SIGNALS = """
position:
  moment: evaluate
  table:
    Comms: {name: Imka Halloran, owner: P1, Engineering: 2}
    Archives: {name: Tobias Quill, owner: P1, Computers: 2}
    waveform slot 1: Waveform 3
    waveform slot 2: Waveform 20
    Survey Bay A:
      - {name: Barren Seas, known: nobody}
      - {name: Signal 7, column 1: 2, column 3: 1, column 4: 2, column 5: 2}
    Survey Bay B: [{name: Terraforming, known: nobody}, Signal 2]
"""


def test_of_waveforms_and_signals_the_pair_that_leads_nearest_is_left_and_then_the_columns_that_help() -> None:
    g = position(SIGNALS)
    say(g, 0, "apply any points")
    assert advised(g) == ["apply Waveform 3 to Signal 7"]
    say(g, 0, "apply Waveform 3 to Signal 7")
    assert advised(g) == ["move column 1"]
    say(g, 0, "move column 1")
    assert advised(g) == ["leave column 3"]


def test_a_point_is_set_where_that_helps_most() -> None:
    g = position(SIGNALS)
    say(g, 0, "pass", "set a point to 0")
    assert advised(g) == ["column 4 of Signal 7"]


def test_a_point_is_raised_only_where_it_is_too_low() -> None:
    g = position(SIGNALS)
    say(g, 0, "pass", "add 1 to a point")
    assert advised(g) == ["column 1 of Signal 7"]


def test_everybody_is_sent_then_ready_and_nobody_is_called_back() -> None:
    g = voyage("advice", 2)
    while g.step < 5:
        g.choose(g.asked[0], g.options(g.asked[0])[0])
    seat = g.asked[0]
    assert all(words.startswith(("send", "write")) for words in advised(g, seat))
    while advised(g, seat) != ["ready"]:
        g.choose(seat, EVALUATION.menu(g, seat)[0])
    g.choose(seat, EVALUATION.menu(g, seat)[0])
    assert advised(g, seat) == ["pass"]


def test_dice_that_fail_are_rolled_again_and_no_others() -> None:
    g = position("""
position:
  moment: evaluate
  table: {crisis space 7: [Cryo Failure, {name: Imka Halloran, owner: P1, Medicine: 2, Engineering: 2, Inspiring: yes}]}
""")
    kept = 0
    while (left := advised(g)) != ["pass"]:
        assert len(left) == 1
        assert int(left[0].split()[2]) < 4
        say(g, 0, left[0])
        kept += 1
    assert kept == sum(1 for die in g.dice if die < 0)
    assert all(die < 0 or die >= 4 for die in g.dice)


def test_calm_helps_whoever_has_most_stress() -> None:
    g = position("""
position:
  moment: evaluate
  table:
    Training:
      - {name: Imka Halloran, owner: P1, Calm: yes, stress: 1}
      - {name: Tobias Quill, owner: P2, stress: 3}
""")
    assert advised(g) == ["Imka Halloran calms Tobias Quill"]


@pytest.mark.parametrize(("stress", "answer"), [(0, "Tobias Quill takes the stress of Imka Halloran"), (2, "pass")])
def test_an_empathetic_crew_spares_only_those_who_are_worse_off(stress: int, answer: str) -> None:
    g = position(f"""
dice: [1]
position:
  moment: evaluate
  table:
    Training:
      - {{name: Imka Halloran, owner: P1, stress: 1}}
      - {{name: Tobias Quill, owner: P2, Empathetic: yes, stress: {stress}}}
""")
    say(g, 0, "gain 1 stress")
    assert advised(g, 1) == [answer]


def test_a_crew_that_may_act_acts_or_passes_but_does_not_wait() -> None:
    g = position("""
position:
  moment: evaluate
  table: {Training: [{name: Imka Halloran, owner: P1}, {name: Tobias Quill, owner: P2}]}
""")
    assert advised(g) == ["Imka Halloran: gain 1 stress and gain a rank of any skill", "pass"]


@pytest.mark.parametrize("seats", [1, 4, 8])
def test_advice_always_leaves_something_that_is_legal_and_a_voyage_comes_to_its_end(seats: int) -> None:
    g = voyage("advised", seats)
    for turn in range(5000):
        if g.over:
            break
        seat = g.asked[turn % len(g.asked)]
        menu = EVALUATION.menu(g, seat)
        assert menu
        assert set(menu) <= set(g.options(seat))
        g.choose(seat, menu[turn % len(menu)])
    assert g.over
