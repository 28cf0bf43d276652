"""Positions are laid out as they are written."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from arkade.games.sample import make_game
from arkade.kernel import Layout, Mark, State
from arkade.scenarios import Scenario, game_of, read_file, read_scenario, run
from arkade.scenarios.position import blank_table, set_up
from tests.scenarios.files import SAMPLE_FILES
from tests.scenarios.playing import failures

HAND = 1


def laid_out(scenario: Scenario) -> State:
    names = blank_table(scenario, game_of(scenario))
    set_up(scenario, names)
    names.g.run()
    return names.g


def position(text: str) -> State:
    return laid_out(read_scenario(f"{{game: sample, steps: [nobody reacts], position: {text}}}"))


def named(g: State, pile: list[int]) -> list[str]:
    return [g.name(card) for card in pile]


def test_a_pile_is_written_from_its_top_and_other_zones_in_their_order() -> None:
    g = position("{P1: {hand: Net, deck: [Heron, Gull, Fog], discard: [Diver, Net]}}")
    assert named(g, g.pile(0, 0)) == ["Fog", "Gull", "Heron"]
    assert named(g, g.pile(4, 0)) == ["Diver", "Net"]


def test_any_card_is_taken_from_the_game_or_from_a_list() -> None:
    g = position("{P1: {hand: [Net, any x14]}}")
    assert named(g, g.pile(HAND, 0))[1:] == [*g.table.faces, g.table.faces[0], g.table.faces[1]][:14]
    g = position("{any: [Fog, Gull], P1: {hand: any x3}}")
    assert named(g, g.pile(HAND, 0)) == ["Fog", "Gull", "Fog"]


def test_counters_are_numbers_seats_truths_or_cards() -> None:
    text = "{P1: {pearls: 4, hand: [Net, {name: Diver, called: D}, Diver], gained this round: yes}, P2: {hand: Fog},"
    g = position(text + " table: {lead: P2, tide: D, round: -3}, moment: round}")
    view = g.view(None)
    assert view.seats[0].counters["pearls"] == 4
    assert view.counters == {"round": -2, "tide": 1, "lead": "P2"}
    assert position(text + " table: {tide: Fog}}").view(None).counters["tide"] == 3


def test_a_card_of_which_there_are_two_must_be_called_something() -> None:
    with pytest.raises(Exception, match="there are 2 cards 'Diver': tell them apart by 'called'"):
        position("{P1: {hand: Diver x2}, table: {tide: Diver}}")


def test_a_position_begins_at_its_moment() -> None:
    assert position("{P1: {hand: Net}}").prompt(0).startswith("Choose a card")
    assert position("{moment: reveal, P1: {revealed: Net}, P2: {hand: Fog}}").prompt(1).endswith("React?")


def test_who_knows_a_card_follows_from_its_zone_unless_it_is_said() -> None:
    g = position(
        "{P1: {hand: [Net, {name: Fog, known: [P1, P2]}], discard: Gull,"
        " deck: [Diver, {name: Heron, known: P2}, {name: Gull, known: everybody}]},"
        " P2: {hand: [{name: Fog, known: nobody}, {name: Net, known: [P2, spectators]}]}}"
    )
    known = {g.name(card): [g.knows(viewer, card) for viewer in (0, 1, None)] for card in g.pile(HAND, 0)}
    assert known == {"Net": [True, False, False], "Fog": [True, True, False]}
    known = {g.name(card): [g.knows(viewer, card) for viewer in (0, 1, None)] for card in g.pile(0, 0)}
    assert known == {"Diver": [False] * 3, "Heron": [False, True, False], "Gull": [True] * 3}
    known = {g.name(card): [g.knows(viewer, card) for viewer in (0, 1, None)] for card in g.pile(HAND, 1)}
    assert known == {"Fog": [False] * 3, "Net": [False, True, True]}


def test_a_card_may_belong_to_somebody_else() -> None:
    g = position("{P1: {hand: [Net, {name: Fog, owner: P2}]}}")
    assert [g.owner[card] for card in g.pile(HAND, 0)] == [0, 1]


def test_marks_lie_on_cards_and_are_expected_there() -> None:
    game = make_game()
    plain = game.layout
    game.layout = Layout(plain.turn, plain.phase, plain.counters, plain.shared, [Mark("seen", "known")], plain.moments)
    text = "game: sample\nposition: {P1: {hand: [Net, {name: Diver, seen: 5}, Diver]}}\nexpect: "

    def found(expectation: str) -> list[str]:
        return run(read_scenario(text + expectation), game)

    assert found("{P1: {hand: [{name: Diver, seen: 1}, {name: Diver, Seen: 5}, Net]}}") == []
    assert found("{P1: {hand: {contains: {name: Diver, seen: 5}, lacks: {name: Net, seen: 5}}}}") == []
    assert found("{view: {P1: {P1: {hand: {contains: {name: Net, seen: 1}}}}}}") == []
    assert found("{P1: {hand: {contains: {name: Net, seen: 5}}}}") == [
        "at the end: P1's hand: expected at least Net (seen: 5), found Net (seen: 1), Diver (seen: 5), Diver (seen: 1)"
    ]


def test_cards_of_a_scenario_exist_in_it_and_nowhere_else() -> None:
    storm = "cards: [{name: Storm, speed: 1, text: Gain 5 pearls.}]\n"
    rest = "dice: 6\nposition: {moment: reveal, P1: {revealed: Storm}, P2: {hand: Net}}\nsteps: [nobody reacts]\n"
    assert failures(f"{storm}{rest}expect: {{P1: {{pearls: 5, discard: Storm}}}}") == []
    with pytest.raises(Exception, match="unknown card 'Storm'"):
        failures(f"{rest}expect: {{P1: {{pearls: 5}}}}")


@pytest.mark.parametrize("path", SAMPLE_FILES, ids=lambda path: path.stem)
def test_a_position_keeps_the_view_law(path: Path) -> None:
    g = laid_out(read_file(path))
    for seat in range(g.seats):
        seen = msgspec.json.encode(g.view(seat))
        for seed in range(3):
            assert msgspec.json.encode(g.determinize(seat, seed).view(seat)) == seen
