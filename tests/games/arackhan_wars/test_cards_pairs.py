"""Actions on two cards: trading places, exchanging Skills and tokens, becoming a copy."""

from __future__ import annotations

import pytest

from tests.games.arackhan_wars.positions import plays


@pytest.mark.rule("AK-15.11")
@pytest.mark.rule("AK-15.13")
def test_an_assassin_trades_places_and_attacks_from_there() -> None:
    plays("""
position:
  P1:
    battlefield:
      - {name: Assassin, space: "(1,1)"}
      - {name: Sober Knight, space: "(5,3)", deactivated: yes}
      - {name: Infantryman, space: "(1,2)"}
      - {name: Siege Tower, space: "(4,3)"}
  P2: {battlefield: {name: Swamp Ogre, space: "(6,3)"}}
steps:
  - P1: use Assassin
  - expect:
      options: {P1: [choose Sober Knight, choose Infantryman]}
      why not: {P1: {choose Assassin: K-06, choose Siege Tower: K-06, choose Swamp Ogre: K-06}}
  - P1: choose Sober Knight
  - expect:
      P1:
        battlefield:
          - {name: Assassin, space: "(5,3)", deactivated: no}
          - {name: Sober Knight, space: "(1,1)", deactivated: yes}
          - any x2
  - refuse: {P1: use Assassin, rule: AK-15.11}
  - P1: attack Swamp Ogre with Assassin
expect:
  P2: {discard: Swamp Ogre}
""")


def test_nemesio_of_the_nakka_makes_two_others_trade_places() -> None:
    plays("""
position:
  P1:
    battlefield:
      - {name: Nemesio of the Nakka, space: "(3,3)"}
      - {name: Xenodon, space: "(3,4)"}
      - {name: Behemoth, space: "(4,3)"}
      - {name: Mounted Banshee, space: "(2,3)"}
      - {name: Hexacarias, space: "(6,3)"}
  P2: {battlefield: {name: Swamp Ogre, space: "(6,2)"}}
steps:
  - P1: "use Nemesio of the Nakka"
  - expect:
      options: {P1: [choose Behemoth, choose Xenodon]}
      why not: {P1: {choose Mounted Banshee: K-06}}
  - P1: choose Xenodon
  - expect:
      prompt: {P1: "Chosen: Xenodon"}
      options: {P1: [choose Behemoth, choose Hexacarias]}
      why not: {P1: {choose Xenodon: K-06, choose Nemesio of the Nakka: K-06, choose Swamp Ogre: K-06}}
  - P1: choose Hexacarias
expect:
  P1: {battlefield: {contains: [{name: Xenodon, space: "(6,3)"}, {name: Hexacarias, space: "(3,4)"}]}}
""")


def test_warp_path_trades_places_once_or_twice() -> None:
    plays("""
position:
  P1:
    battlefield:
      - {name: Xenodon, space: "(3,4)"}
      - {name: Behemoth, space: "(4,3)"}
      - {name: Hexacarias, space: "(6,3)"}
    astral plane: Warp Path
  P2: {battlefield: {name: Swamp Ogre, space: "(6,2)"}}
steps:
  - P1: [use Warp Path, choose Xenodon, choose Behemoth]
  - expect: {prompt: {P1: once more}, options: {P1: [do it, pass]}}
  - P1: [do it, choose Xenodon, choose Hexacarias]
expect:
  asked: P1
  P1:
    battlefield:
      - {name: Xenodon, space: "(6,3)"}
      - {name: Behemoth, space: "(3,4)"}
      - {name: Hexacarias, space: "(4,3)"}
    discard: Warp Path
""")


@pytest.mark.rule("AK-15.06")
def test_places_cannot_be_traded_by_one_creature_alone() -> None:
    plays("""
position:
  P1:
    battlefield: {name: Xenodon, space: "(3,4)"}
    astral plane: Warp Path
  P2: {battlefield: {name: Swamp Ogre, space: "(4,4)"}}
steps:
  - refuse: {P1: use Warp Path, rule: AK-15.06}
""")


def test_nemesio_of_the_whitelands_exchanges_skills_for_the_round() -> None:
    plays("""
position:
  P1:
    battlefield:
      - {name: Nemesio of the Whitelands, space: "(3,3)"}
      - {name: Shield of Dawn, space: "(3,4)"}
      - {name: Yeti, space: "(2,3)"}
      - {name: Nihilist Penguin, space: "(4,3)"}
    hand: Yeti
  P2: {battlefield: {name: Swamp Ogre, space: "(6,2)"}, hand: Slayer x2}
steps:
  - expect: {P1: {battlefield: {contains: [{name: Nemesio of the Whitelands, shows: 0/5}, {name: Yeti, shows: 1/2}]}}}
  - P1: [use Nemesio of the Whitelands, choose Shield of Dawn]
  - expect:
      P1:
        battlefield:
          - {name: Nemesio of the Whitelands, shows: 0/1, deactivated: yes}
          - {name: Shield of Dawn, shows: 1/4}
          - {name: Yeti, shows: 1/3}
          - {name: Nihilist Penguin, shows: 0/2}
  - pass until: Place your first card
expect:
  P1: {battlefield: {contains: [{name: Nemesio of the Whitelands, shows: 0/5}, {name: Shield of Dawn, shows: 1/2}]}}
""")


@pytest.mark.rule("AK-23.19")
def test_nemesio_of_the_blight_exchanges_tokens_with_the_side_that_they_show() -> None:
    plays("""
position:
  P1:
    battlefield:
      - {name: Nemesio of the Blight, space: "(3,3)"}
      - {name: Scuttle Jaw, space: "(3,4)"}
      - {name: Swamp Hound, space: "(2,4)"}
    hand: Slayer
  P2:
    battlefield: [{name: Ice Golem, space: "(4,3)", deactivated: yes}, {name: Yeti, space: "(5,3)"}]
    hand: [Yeti, Yeti]
steps:
  - P1: "use Nemesio of the Blight"
  - expect:
      P1: {battlefield: {contains: {name: Ice Golem, deactivated: no}}}
      P2: {battlefield: {contains: {name: Scuttle Jaw, deactivated: yes}}}
  - P1: attack Yeti with Ice Golem
  - expect: {P2: {discard: Yeti}}
  - pass until: Place your first card
expect:
  P1: {battlefield: {contains: Scuttle Jaw, lacks: Ice Golem}}
  P2: {battlefield: {contains: Ice Golem, lacks: Scuttle Jaw}}
""")


@pytest.mark.rule("AK-01.11")
def test_nemesio_of_the_grey_order_sacrifices_then_copies_then_attacks() -> None:
    plays("""
position:
  P1:
    battlefield:
      - {name: Nemesio of the Grey Order, space: "(3,3)"}
      - {name: Infantryman, space: "(3,4)"}
      - {name: Sober Knight, space: "(2,4)"}
      - {name: Armorer, space: "(1,4)"}
    hand: Titan
  P2:
    battlefield: [{name: Abominable Hydra, space: "(4,3)"}, {name: Slayer, space: "(3,2)"}]
    hand: [Yeti, Yeti]
steps:
  - P1: "use Nemesio of the Grey Order"
  - expect:
      options: {P1: [choose Infantryman, choose Armorer]}
      why not: {P1: {choose Sober Knight: K-06, choose Slayer: K-06}}
  - P1: choose Infantryman
  - refuse: {P1: choose Nemesio of the Grey Order, rule: K-06}
  - P1: choose Abominable Hydra
  - expect:
      P1:
        discard: Infantryman
        battlefield: {contains: {name: Nemesio of the Grey Order, shows: "3/2, Omnistrike, value 12", deactivated: no}}
  - P1: strike all around Nemesio of the Grey Order
  - expect: {P2: {discard: [Slayer, Abominable Hydra]}}
  - pass until: Place your first card
expect:
  P1: {battlefield: {contains: {name: Nemesio of the Grey Order, shows: "0/1, Movement 2, value 2"}}}
""")


def test_mimicry_makes_a_used_creature_an_active_copy_for_the_turn() -> None:
    plays("""
position:
  P1:
    battlefield: [{name: Xenodon, space: "(3,3)", deactivated: yes}, {name: Hexacarias, space: "(3,4)"}]
    astral plane: Mimicry
  P2:
    battlefield: [{name: Child Eater, space: "(4,3)"}, {name: Berserker, space: "(3,2)"}]
steps:
  - P1: [use Mimicry, choose Xenodon]
  - refuse: {P1: choose Xenodon, rule: K-06}
  - P1: choose Child Eater
  - expect:
      P1:
        battlefield: {contains: {name: Xenodon, shows: "4/2, Perforation, value 13", deactivated: no}}
        discard: Mimicry
  - P1: attack Child Eater with Xenodon
expect:
  asked: P2
  P1: {battlefield: {contains: {name: Xenodon, shows: "1/1, Movement 2, value 3"}}}
  P2: {discard: Child Eater}
""")


@pytest.mark.rule("AK-20.10")
def test_what_is_no_number_goes_with_the_skills_too() -> None:
    """Nihilist Morgon goes as far as its own Movement, and the Dragon Slayer keeps no trophy, without their Skills."""
    plays("""
position:
  P1:
    battlefield:
      - {name: Nemesio of the Whitelands, space: "(1,3)"}
      - {name: Nihilist Morgon, space: "(2,3)"}
  P2: {battlefield: {name: Swamp Ogre, space: "(6,3)"}}
steps:
  - P1: move Nihilist Morgon
  - expect: {offered: {P1: "move Nihilist Morgon to (5,3)"}}
""")
    plays("""
position:
  P1:
    battlefield:
      - {name: Nemesio of the Whitelands, space: "(1,3)"}
      - {name: Nihilist Morgon, space: "(2,3)"}
  P2: {battlefield: {name: Swamp Ogre, space: "(6,3)"}}
steps:
  - P1: [use Nemesio of the Whitelands, choose Nihilist Morgon, move Nihilist Morgon]
  - refuse: {P1: "move Nihilist Morgon to (5,3)", rule: AK-18.02}
""")
    plays("""
position:
  P1:
    battlefield:
      - {name: Nemesio of the Whitelands, space: "(1,3)"}
      - {name: Dragon Slayer, space: "(2,3)"}
      - {name: Armorer, space: "(2,4)"}
  P2: {battlefield: {name: Eagle, space: "(3,3)"}}
steps:
  - P1: [use Nemesio of the Whitelands, choose Dragon Slayer]
  - P1: attack Eagle with Dragon Slayer
expect:
  P1: {under: []}
  P2: {discard: Eagle}
""")
