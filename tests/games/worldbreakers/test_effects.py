"""What effects share: no question tells a hand, one instruction hits all at once, looking changes nothing."""

from __future__ import annotations

import random

import pytest

import arkade
from arkade.scenarios.file import read_scenario
from arkade.scenarios.run import run

GAME = arkade.load("worldbreakers")


def plays(text: str) -> None:
    """Run a scenario of this game, given without its first lines."""
    assert run(read_scenario(f"game: worldbreakers\ntitle: a test\n{text}"), GAME) == []


# -- what a question tells the opponent ------------------------------------------------------------


@pytest.mark.rule("WB-16.20")
def test_storing_from_the_hand_is_asked_about_even_if_nothing_fits() -> None:
    plays("""
position:
  P1: {mythium: 5, Moon standing: 2, hand: [Patient Mentor, Surge], deck: Surge}
  P2: {deck: Surge}
steps:
  - P1: play Patient Mentor
  - refuse: {P1: use Patient Mentor, rule: WB-15.08}
  - P1: pass
expect: {asked: P2}
""")


@pytest.mark.rule("WB-15.08")
def test_storing_from_an_empty_hand_is_not_asked_about() -> None:
    plays("""
position:
  P1: {mythium: 5, Moon standing: 2, hand: Patient Mentor, deck: Surge}
  P2: {deck: Surge}
steps:
  - P1: play Patient Mentor
expect: {asked: P2}
""")


def test_the_only_follower_in_hand_is_asked_for_like_one_of_several() -> None:
    plays("""
position:
  P1: {mythium: 5, Moon standing: 2, hand: [Patient Mentor, Surge, Dogtamer], deck: Surge}
  P2: {deck: Surge}
steps:
  - P1: play Patient Mentor
  - P1: use Patient Mentor
  - expect: {options: {P1: choose Dogtamer}}
  - P1: choose Dogtamer
expect:
  P1: {stored: Dogtamer, hand: [Surge, Surge]}
""")


@pytest.mark.rule("WB-01.13")
def test_a_card_to_play_is_asked_for_even_if_none_can_be_played() -> None:
    plays("""
position:
  P1: {hand: [Gratuitous Gift, Champion of the Tumen, Surge], deck: Surge}
  P2: {deck: Surge}
steps:
  - P1: play Gratuitous Gift
  - expect:
      options: {P1: pass}
      why not: {P1: {play Champion of the Tumen: WB-09.04, play Surge: K-06}}
  - P1: pass
expect: {asked: P2}
""")


def test_what_a_player_looks_at_stays_with_that_player() -> None:
    plays("""
position:
  P1: {mythium: 3, Moon standing: 2, hand: Fanciful Astronomer, deck: [Pacify, Surge, Dogtamer, Blood Moon]}
  P2: {deck: Surge}
steps:
  - P1: play Fanciful Astronomer
  - P1: use Fanciful Astronomer
  - P1: [draw Surge, put Pacify on the bottom]
expect:
  P1: {hand: Surge, deck: [Blood Moon, Pacify, Dogtamer]}
  view:
    P1: {P1: {deck: [a card, Pacify, Dogtamer]}}
    P2: {P1: {deck: a card x3, hand: a card}}
  log lacks: {P2: Pacify, spectators: Surge}
""")


@pytest.mark.rule("WB-15.25")
def test_cards_turned_up_are_seen_by_all_until_the_deck_is_shuffled() -> None:
    plays("""
position:
  P1: {mythium: 2, Stars standing: 1, hand: Inspirational Vision, deck: [Pacify, Surge, Caravan Guard, Blood Moon]}
  P2: {deck: Surge}
steps:
  - P1: play Inspirational Vision
  - P1: name follower
  - expect:
      view: {P2: {P1: {deck: [Caravan Guard, a card, Pacify, Surge]}}}
  - P1: draw Caravan Guard
expect:
  view: {P2: {P1: {deck: a card x3, hand: Caravan Guard}}}
""")


@pytest.mark.rule("WB-15.25")
def test_a_search_that_finds_nothing_turns_up_everything_and_goes_on() -> None:
    plays("""
position:
  P1: {mythium: 2, Stars standing: 1, hand: Inspirational Vision, deck: [Pacify, Surge]}
  P2: {deck: Surge}
steps:
  - P1: play Inspirational Vision
  - P1: name location
expect:
  P1: {hand: [], deck: 2, discard: Inspirational Vision}
  log: {P2: "P1 reveals Pacify, Surge"}
  asked: P2
""")


# -- one instruction, one moment -------------------------------------------------------------------


@pytest.mark.rule("WB-10.08")
@pytest.mark.rule("WB-30.27")
def test_followers_defeated_by_one_instruction_are_defeated_together() -> None:
    """All four see the first defeat of the round, since none of them is gone before the others."""
    plays("""
position:
  P1: {mythium: 7, Moon standing: 3, hand: Blood Moon, followers: [Callous Closer, Serendipitous Witness], deck: Surge}
  P2: {followers: [Callous Closer, Serendipitous Witness], deck: Pacify}
steps:
  - P1: play Blood Moon
  - P1: defeat each follower
  - P1: use Callous Closer
  - P2: use Callous Closer
expect:
  P1: {mythium: 1, hand: Surge, followers: []}
  P2: {mythium: 1, hand: Pacify, followers: []}
""")


@pytest.mark.rule("WB-15.07")
def test_an_ability_may_be_made_possible_by_another_that_waits_with_it() -> None:
    plays("""
position:
  P1: {mythium: 3, Moon standing: 2, hand: Moon Apprentice, deck: Surge}
  P2: {deck: Surge}
steps:
  - P1: play Moon Apprentice
  - refuse: {P1: "use Moon Apprentice: if you have 3 or more standing in one guild", rule: WB-15.08}
  - P1: "use Moon Apprentice: gain 1 Moon standing"
  - P1: "use Moon Apprentice: if you have 3 or more standing in one guild"
expect:
  P1: {Moon standing: 3, hand: Surge}
""")


# -- looking changes nothing -----------------------------------------------------------------------


@pytest.mark.parametrize("deck", ["earth", "stars", "moon", "void"])
def test_looking_at_a_decision_leaves_the_game_as_it_was(deck: str) -> None:
    chooser = random.Random(deck)
    g = GAME.new(deck, "preconstructed", {"decks": [deck, "void"]})
    while not g.over:
        before = g.digest()
        (decision,) = g.decisions
        options = decision.options
        assert decision.prompt
        g.view(decision.seat)
        assert g.digest() == before
        g.choose(decision.seat, chooser.choice(options))
