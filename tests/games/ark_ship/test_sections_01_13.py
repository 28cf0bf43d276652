"""What no scenario can show of set-up, captaincy, the steps of a turn and the progress boxes (AS-01 to AS-13)."""

from __future__ import annotations

from typing import cast

import pytest

from arkade.games.ark_ship.printed import (
    COLUMNS,
    CREW,
    CRISIS,
    LIFE_GOAL,
    LOCATION,
    PLANET_CRISIS,
    SIGNAL,
    WAVEFORM,
)
from arkade.games.ark_ship.setup import start
from arkade.games.ark_ship.state import ArkShip
from tests.games.ark_ship.tables import GAME, play_until, position, say, zone

BAYS = ("Survey Bay A", "Survey Bay B")
DECKS = [("cargo", CREW, 40), ("life goal deck", LIFE_GOAL, 30), ("crisis deck", CRISIS, 30),
         ("waveform deck", WAVEFORM, 30)]  # fmt: skip


def laid_out(seed: int) -> ArkShip:
    """A table as it is set up, before the first turn begins."""
    g = cast("ArkShip", GAME.blank(seed, options={"seats": 4}))
    start(g)
    return g


def names(g: ArkShip, pile: list[int]) -> list[str]:
    return [g.name(card) for card in pile]


def kinds(g: ArkShip, pile: list[int]) -> list[int]:
    return [g.printed(card).kind for card in pile]


def known_to_anybody(g: ArkShip, card: int) -> bool:
    return any(g.knows(seat, card) for seat in (*range(g.table.seats), None))


# -- set-up ----------------------------------------------------------------------------------------


@pytest.mark.rule("AS-02.01")
def test_the_board_has_six_ship_locations_and_two_crisis_spaces() -> None:
    g = laid_out(1)
    rooms = ["Bridge", "Comms", "Archives", "Medical", "Recreation", "Training", "crisis space 7", "crisis space 8"]
    for number, room in enumerate(rooms, 1):
        (card,) = zone(g, room)
        assert g.printed(card).kind == LOCATION
        assert g.printed(card).number == number
        assert g.name(card).casefold() == room.casefold()


@pytest.mark.rule("AS-02.02")
@pytest.mark.parametrize(("bay", "number"), [("Survey Bay A", 9), ("Survey Bay B", 10)])
def test_the_survey_bays_are_locations_9_and_10(bay: str, number: int) -> None:
    """Crew are sent there by these numbers, once a planet crisis lies there face up."""
    table = f"Bridge: {{name: Imka Halloran, owner: P1}}, {bay}: {{name: Terraforming, known: everybody}}"
    g = position(f"position: {{moment: assign crew, table: {{{table}}}}}")
    say(g, 0, f"send Imka Halloran to {bay}")
    assert g.place[g.crew[0]] == number


@pytest.mark.rule("AS-02.03")
@pytest.mark.rule("AS-02.04")
@pytest.mark.rule("AS-02.05")
@pytest.mark.rule("AS-02.06")
@pytest.mark.parametrize(("deck", "kind", "count"), DECKS)
def test_a_deck_is_shuffled_and_face_down(deck: str, kind: int, count: int) -> None:
    g = laid_out(1)
    cards = zone(g, deck)
    assert kinds(g, cards) == [kind] * count
    assert len(set(names(g, cards))) == count, "each card once"
    assert not any(known_to_anybody(g, card) for card in cards)
    again, other = laid_out(1), laid_out(2)
    assert names(again, zone(again, deck)) == names(g, cards), "the seed settles the order"
    assert names(other, zone(other, deck)) != names(g, cards)


@pytest.mark.rule("AS-02.07")
def test_each_survey_bay_gets_a_planet_crisis_face_down_and_six_stay_in_the_box_unseen() -> None:
    dealt: set[str] = set()
    for seed in range(20):
        g = laid_out(seed)
        planets = [zone(g, bay)[0] for bay in BAYS]
        box = zone(g, "planet box")
        assert kinds(g, planets + box) == [PLANET_CRISIS] * 8
        assert len(box) == 6
        assert not any(known_to_anybody(g, card) for card in planets + box)
        dealt.update(names(g, planets))
    assert len(dealt) == 8, "any of them may be dealt"


@pytest.mark.rule("AS-02.08")
def test_each_planet_crisis_gets_a_signal_face_up_and_eight_stay_in_the_box_unseen() -> None:
    dealt: set[str] = set()
    for seed in range(30):
        g = laid_out(seed)
        signals = [zone(g, bay)[1] for bay in BAYS]
        box = zone(g, "signal box")
        assert [len(zone(g, bay)) for bay in BAYS] == [2, 2]
        assert kinds(g, signals + box) == [SIGNAL] * 10
        assert all(g.knows(seat, signal) for signal in signals for seat in (0, 1, 2, 3, None))
        assert len(box) == 8
        assert not any(known_to_anybody(g, card) for card in box)
        dealt.update(names(g, signals))
    assert len(dealt) == 10, "any of them may be dealt"


@pytest.mark.rule("AS-02.09")
def test_a_token_lies_on_the_0_line_of_each_column_of_both_signals() -> None:
    g = laid_out(1)
    assert [g.line(signal, column) for signal in g.undecoded() for column in range(COLUMNS)] == [0] * 10
    assert g.reserve == 0


@pytest.mark.rule("AS-02.10")
@pytest.mark.rule("AS-02.11")
@pytest.mark.rule("AS-02.13")
def test_no_box_is_checked_and_nothing_is_known_before_turn_1() -> None:
    g = laid_out(1)
    shown = g.view(None).counters
    assert [shown["progress"], shown["life-goal boxes"], shown["frozen"], shown["knowledge"]] == [0, 0, 24, 0]
    assert g.view(None).phase == "set-up"


@pytest.mark.rule("AS-02.13")
def test_the_ship_sheet_has_16_progress_boxes_and_12_life_goal_boxes() -> None:
    assert len(boxes_by_turn()) == 16
    g = position(
        """
position:
  moment: assign crew
  P1: {life goals: {name: Jack of All Trades, of: Imka Halloran}}
  P2: {life goals: {name: Higher Learning, of: Tobias Quill}}
  table:
    life-goal boxes: 11
    Bridge:
      - {name: Imka Halloran, owner: P1, Herbology: 1, Medicine: 1, Computers: 1, Navigation: 1, Engineering: 1}
      - {name: Tobias Quill, owner: P2, Medicine: 2, Computers: 2, Navigation: 2}
"""
    )
    say(g, 0, "reveal Jack of All Trades")
    assert g.goal_boxes == 12
    say(g, 1, "reveal Higher Learning")
    assert g.goal_boxes == 12


@pytest.mark.rule("AS-02.12")
def test_all_stress_is_in_the_pool_before_turn_1() -> None:
    assert not any(laid_out(1).stress)


@pytest.mark.rule("AS-02.14")
def test_crew_are_made_in_the_thaw_step_of_the_first_turn() -> None:
    g = laid_out(1)
    assert g.crew == ()
    g.run()
    play_until(g, lambda g: g.step == 5)
    assert (g.progress, len(g.crew)) == (1, 4)
    told = [line.rule for line in g.view(None).log]
    assert told.count("AS-08.08") == 4
    assert told.index("AS-08.08") > max(place for place, rule in enumerate(told) if rule == "AS-07.01")


@pytest.mark.rule("AS-02.15")
def test_there_is_neither_crisis_nor_waveform_before_turn_1() -> None:
    g = laid_out(1)
    assert not any(crisis >= 0 for crisis in g.crisis_at)
    for place in ("crisis discard", "waveform slot 1", "waveform slot 2", "covered waveforms"):
        assert zone(g, place) == []


# -- the captain -----------------------------------------------------------------------------------


@pytest.mark.rule("AS-03.08")
@pytest.mark.parametrize("seats", [1, 3, 4, 8])
def test_the_captaincy_goes_round_the_table(seats: int) -> None:
    crew = "Bridge: {name: Imka Halloran, owner: P1}"
    g = position(f"options: {{seats: {seats}}}\nposition: {{moment: ship progress, table: {{{crew}}}}}")
    play_until(g, lambda g: False)
    captains = [line.seat for line in g.view(None).log if line.rule == "AS-05.01"]
    assert captains == [turn % seats for turn in range(16)]


# -- the turn --------------------------------------------------------------------------------------

STEP_OF_RULE = {
    "AS-05.01": 1, "AS-06.07": 2, "AS-07.01": 3, "AS-08.08": 4, "AS-12.03": 5, "AS-15.10": 6, "AS-22.04": 7,
    "AS-24.07": 8,
}  # fmt: skip
"""The rule behind a line of the log that each step writes, and no other step of this turn."""


@pytest.mark.rule("AS-04.01")
def test_a_turn_has_its_eight_steps_in_order() -> None:
    g = position(
        """
options: {seats: 3}
dice: [1, 2, 3, 1, 1, 2, 3, 1, 1, 2, 3, 1, 6, 6, 6]
position:
  moment: ship progress
  table:
    cargo: [Imka Halloran, Tobias Quill, Yara Denholm]
    crisis deck: [Food Shortage, Cryo Failure]
    waveform deck: [Waveform 1, Waveform 2, Waveform 3, Waveform 4]
"""
    )
    play_until(g, lambda g: g.progress == 2)
    steps = [STEP_OF_RULE[line.rule] for line in g.view(None).log if line.rule in STEP_OF_RULE]
    first_turn = steps[: steps.index(1, 1)]
    assert first_turn == [1, 2, 2, 3, 3, 4, 4, 4, 5, 6, 6, 7, 7, 7, 8]


def boxes_by_turn() -> list[int]:
    """How many crises each turn of a voyage draws, as long as there are turns."""
    drawn: list[int] = []
    for checked in range(20):
        table = f"progress: {checked}, crisis deck: [Comet Dust, Power Surge, Cryo Failure, Fungal Bloom]"
        crew = "Bridge: {name: Imka Halloran, owner: P1}"
        g = position(f"position: {{moment: ship progress, table: {{{table}, {crew}}}}}")
        if g.over:
            break
        drawn.append(4 - len(zone(g, "crisis deck")))
    return drawn


@pytest.mark.rule("AS-05.03")
def test_the_boxes_bring_24_crises_in_all() -> None:
    upper, lower = [2, 1, 1, 1, 2, 1, 1, 1], [2, 1, 2, 1, 2, 2, 2, 2]
    assert boxes_by_turn() == upper + lower
    assert sum(boxes_by_turn()) == 24
