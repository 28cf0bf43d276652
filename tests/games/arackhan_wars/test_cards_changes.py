"""Actions that change one card after the other where it lies."""

from __future__ import annotations

import pytest

from tests.games.arackhan_wars.positions import plays


@pytest.mark.rule("AK-15.06")
def test_a_tomur_disc_deactivates_an_active_enemy() -> None:
    plays("""
position:
  P1:
    battlefield: [{name: Tomur Disc, space: "(3,3)"}, {name: Grey Horseman, space: "(3,4)"}]
  P2:
    battlefield:
      - {name: Swamp Ogre, space: "(4,3)"}
      - {name: Slayer, space: "(5,3)", deactivated: yes}
      - {name: Berserker, space: "(6,3)"}
steps:
  - P1: use Tomur Disc
  - expect:
      options: {P1: [choose Swamp Ogre, choose Berserker]}
      why not: {P1: {choose Slayer: AK-15.06, choose Grey Horseman: K-06}}
  - P1: choose Berserker
  - expect: {P2: {battlefield: {contains: {name: Berserker, deactivated: yes}}}}
  - refuse: {P1: attack Swamp Ogre with Tomur Disc, rule: AK-10.04}
""")


@pytest.mark.rule("AK-10.16")
def test_the_grey_order_rises_reactivates_as_many_as_its_player_likes() -> None:
    plays("""
position:
  P1:
    battlefield:
      - {name: Champion, space: "(3,3)", deactivated: yes}
      - {name: Grey Horseman, space: "(3,4)", deactivated: yes}
      - {name: Phalanx, space: "(2,4)", deactivated: yes}
      - {name: Infantryman, space: "(1,4)"}
    astral plane: The Grey Order Rises
  P2: {battlefield: {name: Swamp Ogre, space: "(4,3)"}}
steps:
  - P1: use The Grey Order Rises
  - expect: {why not: {P1: {choose Infantryman: AK-15.06}}}
  - P1: [choose Champion, choose Grey Horseman, pass]
  - expect:
      P1:
        battlefield:
          - {name: Champion, deactivated: no}
          - {name: Grey Horseman, deactivated: no}
          - {name: Phalanx, deactivated: yes}
          - any
  - P1: attack Swamp Ogre with Champion
expect: {P2: {discard: Swamp Ogre}}
""")


@pytest.mark.rule("AK-15.11")
def test_an_ice_elemental_chooses_its_numbers_and_attacks_with_them() -> None:
    plays("""
position:
  P1:
    battlefield: [{name: Ice Elemental, space: "(3,3)"}, {name: Shield of Dawn, space: "(3,4)"}]
    hand: Yeti
  P2: {battlefield: {name: Swamp Ogre, space: "(4,3)"}, hand: Slayer x2}
steps:
  - expect: {P1: {battlefield: {contains: {name: Ice Elemental, shows: 1/2}}}}
  - P1: use Ice Elemental
  - expect: {options: {P1: [choose 0/3, choose 2/1, choose 3/0]}}
  - P1: choose 3/0
  - expect: {P1: {battlefield: {contains: {name: Ice Elemental, shows: 3/0, deactivated: no}}}}
  - refuse: {P1: use Ice Elemental, rule: AK-15.11}
  - P1: attack Swamp Ogre with Ice Elemental
  - expect: {P2: {discard: Swamp Ogre}}
expect: {P1: {battlefield: {contains: {name: Ice Elemental, shows: 1/2}}}}
""")


@pytest.mark.rule("AK-16.03")
@pytest.mark.parametrize("spell", ["Esoteric Winter", "Negative Sorcery", "Forest Blast"])
def test_an_enemy_spell_is_discarded_from_the_battlefield_or_the_astral_plane(spell: str) -> None:
    plays(f"""
position:
  P1:
    battlefield: [{{name: Nihilist Penguin, space: "(3,3)"}}, {{name: Winter Protects, space: "(3,4)"}}]
    astral plane: [{spell}, Blizzard]
  P2:
    battlefield: [{{name: Swamp Ogre, space: "(4,3)"}}, {{name: The Fear, space: "(3,2)"}}]
    astral plane: The Fog
steps:
  - P1: use {spell}
  - expect: {{options: {{P1: [choose The Fear, choose The Fog]}}}}
  - refuse: {{P1: choose Blizzard, rule: K-06}}
  - refuse: {{P1: choose Swamp Ogre, rule: K-06}}
  - P1: choose The Fear
expect:
  P1: {{discard: {spell}}}
  P2: {{discard: The Fear, astral plane: The Fog}}
""")


@pytest.mark.rule("AK-20.06")
def test_essence_absorption_adds_what_was_destroyed_to_another_creature() -> None:
    plays("""
position:
  P1:
    battlefield:
      - {name: Swamp Hound, space: "(3,3)"}
      - {name: Winged Terror, space: "(3,4)"}
      - {name: Slayer, space: "(6,3)"}
    astral plane: Essence Absorption
    hand: Slayer
  P2: {battlefield: {name: Ice Golem, space: "(6,4)"}, hand: [Yeti, Yeti]}
steps:
  - P1: [use Essence Absorption, choose Winged Terror]
  - expect: {options: {P1: [choose Swamp Hound, choose Slayer]}, P1: {discard: Winged Terror}}
  - P1: choose Swamp Hound
  - expect:
      P1:
        battlefield: {contains: {name: Swamp Hound, shows: "3/2, Swarm, Flight, Movement 2, value 14"}}
        astral plane: Essence Absorption
  - pass until: Place your first card
expect:
  P1: {battlefield: {contains: {name: Swamp Hound, shows: "2/1, Movement 2, value 6"}}}
""")


@pytest.mark.rule("AK-20.06")
def test_what_is_absorbed_has_the_skills_that_it_was_given_in_exchange() -> None:
    plays("""
position:
  table: {starting player: P2}
  P1:
    battlefield:
      - {name: Swamp Hound, space: "(3,3)"}
      - {name: Scuttle Jaw, space: "(3,4)"}
      - {name: Forge Patriarch, space: "(6,3)"}
    astral plane: Essence Absorption
  P2: {battlefield: [{name: Nemesio of the Whitelands, space: "(6,2)"}, {name: Eagle, space: "(7,2)"}]}
steps:
  - P2: [use Nemesio of the Whitelands, choose Forge Patriarch, pass]
  - P1: [use Essence Absorption, choose Forge Patriarch, choose Swamp Hound]
expect:
  P1: {battlefield: [{name: Swamp Hound, shows: 4/4}, {name: Scuttle Jaw, shows: 1/0}]}
""")


@pytest.mark.rule("AK-23.19")
@pytest.mark.rule("AK-23.20")
def test_possession_holds_a_creature_until_the_spell_is_discarded() -> None:
    plays("""
position:
  P1:
    battlefield: {name: Swamp Hound, space: "(3,3)"}
    astral plane: Possession
    hand: Slayer
  P2:
    battlefield: [{name: Ice Golem, space: "(4,3)", deactivated: yes}, {name: Yeti, space: "(5,3)"}]
    hand: [Yeti, Yeti]
steps:
  - P1: [use Possession, choose Ice Golem]
  - expect: {P1: {battlefield: {contains: {name: Ice Golem, deactivated: no}}, astral plane: Possession}}
  - P1: attack Yeti with Ice Golem
  - pass until: Place your first card
expect:
  P1: {battlefield: Swamp Hound, discard: Possession}
  P2: {battlefield: {name: Ice Golem, deactivated: no}, discard: Yeti}
""")


@pytest.mark.rule("AK-09.05")
def test_a_protector_collects_tokens() -> None:
    plays("""
position:
  P1: {battlefield: [{name: Protector, space: "(3,3)", extra tokens: 1}, {name: Xenodon, space: "(3,4)"}]}
  P2: {battlefield: {name: Ice Golem, space: "(4,3)"}}
steps:
  - P1: use Protector
expect:
  P1: {battlefield: {contains: {name: Protector, extra tokens: 2, shows: 2/2, deactivated: yes}}}
""")
