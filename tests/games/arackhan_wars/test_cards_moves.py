"""Actions that move cards: which card, where to, and what keeps them from it."""

from __future__ import annotations

import pytest

from tests.games.arackhan_wars.positions import plays


@pytest.mark.rule("AK-15.07")
@pytest.mark.rule("AK-15.09")
@pytest.mark.rule("AK-15.10")
def test_teleportation_moves_a_creature_to_any_empty_space_beside_another_card() -> None:
    plays("""
position:
  P1:
    battlefield: [{name: Yeti, space: "(1,1)"}, {name: Ice Protector, space: "(2,1)"}]
    astral plane: Teleportation
  P2:
    battlefield: {name: Scuttle Jaw, space: "(6,3)"}
steps:
  - P1: use Teleportation
  - refuse: {P1: choose Scuttle Jaw, rule: K-06}
  - P1: choose Yeti
  - refuse: {P1: "move Yeti to (1,1)", rule: AK-15.09}
  - refuse: {P1: "move Yeti to (2,1)", rule: AK-15.07}
  - refuse: {P1: "move Yeti to (0,1)", rule: AK-15.07}
  - refuse: {P1: "move Yeti to (5,4)", rule: AK-15.07}
  - P1: "move Yeti to (6,2)"
  - expect:
      P1: {battlefield: {contains: {name: Yeti, space: "(6,2)", deactivated: no}}, discard: Teleportation}
  - P1: attack Scuttle Jaw with Yeti
expect:
  P2: {discard: Scuttle Jaw}
""")


def test_forced_exile_moves_enemies_only() -> None:
    plays("""
position:
  P1:
    battlefield: [{name: Swamp Ogre, space: "(3,2)"}, {name: Swamp Hound, space: "(3,1)"}]
    astral plane: Forced Exile
  P2:
    battlefield: [{name: Yeti, space: "(3,3)"}, {name: Fortress of Myjir, space: "(4,3)"}]
steps:
  - P1: use Forced Exile
  - P1: "move Yeti to (2,1)"
expect:
  P2: {battlefield: {contains: {name: Yeti, space: "(2,1)"}}}
""")


@pytest.mark.rule("AK-20.09")
def test_an_enemy_spell_cannot_choose_what_it_does_not_affect() -> None:
    plays("""
position:
  P1:
    battlefield: {name: Swamp Hound, space: "(3,1)"}
    astral plane: Forced Exile
  P2:
    battlefield:
      - {name: Grey Knight, space: "(3,3)"}
      - {name: Sober Knight, space: "(4,3)"}
      - {name: Champion, space: "(5,3)"}
steps:
  - P1: use Forced Exile
  - refuse: {P1: choose Grey Knight, rule: AK-20.09}
  - expect: {options: {P1: [choose Sober Knight, choose Champion]}}
""")


@pytest.mark.rule("AK-20.09")
@pytest.mark.rule("AK-15.06")
def test_a_spell_that_could_only_choose_the_unaffected_cannot_be_used() -> None:
    plays("""
position:
  P1:
    battlefield: {name: Swamp Hound, space: "(3,2)"}
    astral plane: Forced Exile
  P2: {battlefield: {name: Grey Knight, space: "(3,3)"}}
steps:
  - refuse: {P1: use Forced Exile, rule: AK-15.06}
""")


@pytest.mark.rule("AK-15.08")
def test_coriolis_wind_moves_an_adjacent_enemy_within_a_distance() -> None:
    plays("""
position:
  P1:
    battlefield: [{name: Coriolis Wind, space: "(3,3)"}, {name: Nihilist Penguin, space: "(3,4)"}]
  P2:
    battlefield:
      - {name: Swamp Ogre, space: "(3,2)"}
      - {name: Slayer, space: "(4,3)"}
      - {name: Scuttle Jaw, space: "(6,3)"}
steps:
  - P1: use Coriolis Wind
  - expect: {options: {P1: [choose Swamp Ogre, choose Slayer]}}
  - P1: choose Swamp Ogre
  - refuse: {P1: "move Swamp Ogre to (7,3)", rule: AK-15.08}
  - P1: "move Swamp Ogre to (5,3)"
expect:
  P2: {battlefield: {contains: {name: Swamp Ogre, space: "(5,3)"}}}
  P1: {discard: Coriolis Wind}
""")


@pytest.mark.rule("AK-16.05")
@pytest.mark.rule("AK-20.12")
def test_armoured_convoy_moves_a_creature_and_makes_it_stronger_for_the_round() -> None:
    plays("""
position:
  P1:
    battlefield: [{name: Sober Knight, space: "(1,2)"}, {name: Phalanx, space: "(2,2)"}]
    astral plane: Armoured Convoy
  P2:
    battlefield: {name: Swamp Ogre, space: "(4,2)"}
    hand: [The Fog, The Fog]
steps:
  - P1: use Armoured Convoy
  - P1: choose Sober Knight
  - refuse: {P1: "move Sober Knight to (4,1)", rule: AK-15.08}
  - P1: "move Sober Knight to (3,2)"
  - expect:
      P1: {battlefield: {contains: {name: Sober Knight, shows: 2/1}}, astral plane: Armoured Convoy}
  - refuse: {P1: use Armoured Convoy, rule: AK-10.03}
  - P1: attack Swamp Ogre with Sober Knight
expect:
  P1: {battlefield: {contains: {name: Sober Knight, shows: 1/1}}, discard: Armoured Convoy}
  P2: {discard: Swamp Ogre}
""")


def test_on_leave_takes_a_creature_away_from_enemies_and_deactivates_it() -> None:
    plays("""
position:
  P1:
    battlefield:
      - {name: Champion, space: "(3,3)"}
      - {name: Grey Horseman, space: "(1,3)"}
      - {name: Phalanx, space: "(0,3)"}
    astral plane: On Leave
  P2:
    battlefield: [{name: Swamp Ogre, space: "(4,3)"}, {name: Slayer, space: "(1,1)"}]
steps:
  - P1: use On Leave
  - P1: choose Champion
  - refuse: {P1: "move Champion to (1,2)", rule: K-06}
  - refuse: {P1: "move Champion to (5,3)", rule: K-06}
  - expect:
      options:
        P1: ["move Champion to (0,2)", "move Champion to (2,3)", "move Champion to (1,4)", "move Champion to (0,4)"]
  - P1: "move Champion to (2,3)"
expect:
  P1: {battlefield: {contains: {name: Champion, space: "(2,3)", deactivated: yes}}}
""")


def test_marching_order_moves_any_number_of_creatures_each_once() -> None:
    plays("""
position:
  P1:
    battlefield:
      - {name: Champion, space: "(3,3)"}
      - {name: Phalanx, space: "(3,4)"}
      - {name: Grey Horseman, space: "(2,3)"}
    astral plane: Marching Order
  P2:
    battlefield: {name: Swamp Ogre, space: "(6,3)"}
steps:
  - P1: use Marching Order
  - refuse: {P1: choose Grey Horseman, rule: K-06}
  - P1: choose Champion
  - P1: "move Champion to (5,3)"
  - refuse: {P1: choose Champion, rule: K-06}
  - expect: {prompt: {P1: or pass}, options: {P1: [choose Phalanx, pass]}}
  - P1: choose Phalanx
  - refuse: {P1: "move Phalanx to (4,5)", rule: AK-15.07}
  - P1: "move Phalanx to (3,3)"
expect:
  P1:
    battlefield:
      - {name: Champion, space: "(5,3)", deactivated: no}
      - {name: Phalanx, space: "(3,3)"}
      - Grey Horseman
    discard: Marching Order
""")


def test_any_number_of_moves_may_be_none() -> None:
    plays("""
position:
  P1:
    battlefield: [{name: Ground Stomper, space: "(3,3)"}, {name: Xenodon, space: "(3,4)"}]
    astral plane: Musical Trance
  P2: {battlefield: {name: Swamp Ogre, space: "(6,3)"}}
steps:
  - P1: use Musical Trance
  - refuse: {P1: choose Xenodon, rule: K-06}
  - P1: pass
expect:
  P1: {battlefield: {contains: {name: Ground Stomper, space: "(3,3)"}}, discard: Musical Trance}
""")


def test_ice_wings_moves_one_creature_or_two_but_not_none() -> None:
    plays("""
position:
  P1:
    battlefield:
      - {name: Yeti, space: "(3,3)"}
      - {name: Ice Paladin, space: "(3,4)"}
      - {name: Dreki, space: "(2,4)"}
      - {name: Snow Griffin, space: "(2,3)"}
    astral plane: Ice Wings
  P2: {battlefield: {name: Swamp Ogre, space: "(6,3)"}}
steps:
  - P1: use Ice Wings
  - refuse: {P1: pass, rule: K-05}
  - refuse: {P1: choose Snow Griffin, rule: K-06}
  - P1: choose Yeti
  - P1: "move Yeti to (6,2)"
  - refuse: {P1: choose Yeti, rule: K-06}
  - P1: choose Dreki
  - P1: "move Dreki to (7,2)"
expect:
  asked: P1
  prompt: {P1: Your turn}
  P1: {battlefield: {contains: [{name: Yeti, space: "(6,2)"}, {name: Dreki, space: "(7,2)"}]}, discard: Ice Wings}
""")


def test_the_white_gates_move_what_is_adjacent_to_them() -> None:
    plays("""
position:
  P1:
    battlefield:
      - {name: The White Gates, space: "(3,3)"}
      - {name: Yeti, space: "(3,4)"}
      - {name: Nihilist Penguin, space: "(4,3)"}
      - {name: Ice Paladin, space: "(5,3)"}
  P2: {battlefield: {name: Swamp Ogre, space: "(1,3)"}}
steps:
  - P1: use The White Gates
  - expect: {options: {P1: [choose Nihilist Penguin, choose Yeti, pass]}}
  - P1: choose Yeti
  - P1: "move Yeti to (2,3)"
  - P1: pass
expect:
  P1:
    battlefield:
      - {name: The White Gates, deactivated: yes}
      - {name: Yeti, space: "(2,3)", deactivated: no}
      - {name: Nihilist Penguin, space: "(4,3)"}
      - Ice Paladin
""")


@pytest.mark.rule("AK-03.04")
def test_a_standard_bearer_leads_others_in_its_direction() -> None:
    plays("""
position:
  P1:
    battlefield:
      - {name: Standard-Bearer, space: "(2,4)"}
      - {name: Phalanx, space: "(2,3)"}
      - {name: Infantryman, space: "(5,3)"}
      - {name: Champion, space: "(3,5)"}
      - {name: Grey Horseman, space: "(4,4)"}
steps:
  - P1: use Standard-Bearer
  - refuse: {P1: "move Standard-Bearer to (3,3)", rule: AK-15.08}
  - refuse: {P1: "move Standard-Bearer to (1,4)", rule: AK-15.07}
  - P1: "move Standard-Bearer to (2,5)"
  - expect:
      options: {P1: [choose Phalanx, choose Infantryman, pass]}
      why not: {P1: {choose Champion: AK-15.07, choose Grey Horseman: K-06, choose Standard-Bearer: K-06}}
  - P1: [choose Phalanx, choose Infantryman]
expect:
  P1:
    battlefield:
      - {name: Standard-Bearer, space: "(2,5)", deactivated: yes}
      - {name: Phalanx, space: "(2,4)", deactivated: no}
      - {name: Infantryman, space: "(5,4)"}
      - {name: Champion, space: "(3,5)"}
      - {name: Grey Horseman, space: "(4,4)"}
""")
