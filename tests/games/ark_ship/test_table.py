"""The table of ARK SHIP in words: what is over is counted, and a signal shows its points beside its targets."""

from __future__ import annotations

import io

from rich.console import Console

from arkade.table.drawing import draw_table
from tests.games.ark_ship.tables import GAME, position, say

POSITION = """
options: {seats: 2}
position:
  moment: assign crew
  table:
    memorial: [{name: Osei Brandt, owner: P1}, {name: Yara Denholm, owner: P2}]
    crisis discard: [Comet Dust, Memory Leak, Fungal Bloom]
    covered waveforms: [Waveform 1, Waveform 2]
    waveform slot 1: Waveform 7
    Survey Bay A: [{name: Terraforming, known: nobody}, {name: Signal 1, column 2: 1, column 5: 2}]
    Bridge: {name: Imka Halloran, owner: P1, colour: 3}
"""


def table_in_words() -> str:
    console = Console(file=io.StringIO(), width=200, markup=False, highlight=False)
    draw_table(console, GAME, position(POSITION).view(0))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_the_dead_discards_and_covered_waveforms_are_counted() -> None:
    shown = table_in_words()
    assert "memorial 2 · crisis discard 3" in shown
    assert "covered waveforms 2" in shown
    assert "Osei Brandt" not in shown
    assert "Waveform 7 (+1 0 0 0 0)" in shown


def test_a_signal_shows_its_points_beside_its_targets() -> None:
    assert "Signal 1 (points 0 1 0 0 2, target 0 1 3 1 1)" in table_in_words()


def test_the_colour_of_a_meeple_is_not_spelled_out() -> None:
    assert "Imka Halloran (P1)" in table_in_words()


def test_whoever_is_ready_is_shown_so_until_the_plan_stands() -> None:
    g = position("""
options: {seats: 2}
position:
  moment: assign crew
  table:
    Bridge: [{name: Imka Halloran, owner: P1}, {name: Yara Denholm, owner: P2}]
""")
    say(g, 0, "send Imka Halloran to Medical", "ready")
    assert [seat.counters for seat in g.view(None).seats] == [{"plan": "ready"}, {}]
    say(g, 1, "send Yara Denholm to Recreation", "ready")
    assert [seat.counters for seat in g.view(None).seats] == [{}, {}]
