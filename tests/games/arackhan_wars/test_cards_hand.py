"""Actions with the hand and the deck, and what the opponent learns of them."""

from __future__ import annotations

import pytest

from arkade.kernel import PASS
from tests.games.arackhan_wars.positions import plays, position, say


@pytest.mark.rule("AK-15.12")
def test_a_creature_rides_in_on_the_horse_of_avalon() -> None:
    plays("""
position:
  P1:
    battlefield: [{name: Horse of Avalon, space: "(3,3)"}, {name: Grey Horseman, space: "(3,4)"}]
    hand: [Titan, Warcry, Avalon Fortress]
  P2: {battlefield: {name: Swamp Ogre, space: "(4,3)"}}
steps:
  - P1: use Horse of Avalon
  - expect:
      options: {P1: choose Titan}
      why not: {P1: {choose Warcry: K-06, choose Avalon Fortress: K-06}}
      log lacks: {P2: Titan}
  - P1: choose Titan
  - expect:
      P1:
        battlefield: [Grey Horseman, {name: Titan, space: "(3,3)", deactivated: no}]
        discard: Horse of Avalon
        hand: 2
      log: {P2: "Titan comes into play at (3,3)"}
  - P1: attack Swamp Ogre with Titan
expect: {P2: {discard: Swamp Ogre}}
""")


@pytest.mark.rule("AK-15.06")
def test_a_player_is_asked_even_if_the_hand_holds_no_creature_for_the_horse() -> None:
    plays("""
position:
  P1:
    battlefield: {name: Horse of Avalon, space: "(3,3)"}
    hand: [Warcry, Avalon Fortress]
  P2: {battlefield: {name: Swamp Ogre, space: "(6,3)"}}
steps:
  - expect: {asked: P1, options: {P1: pass}}
  - refuse: {P1: use Horse of Avalon, rule: AK-15.06}
""")


def test_a_player_with_an_empty_hand_is_not_asked_for_the_horse() -> None:
    plays("""
position:
  P1: {battlefield: {name: Horse of Avalon, space: "(3,3)"}}
  P2: {battlefield: {name: Swamp Hound, space: "(6,3)"}, hand: Slayer}
expect: {asked: P2}
""")


@pytest.mark.parametrize(
    ("fairy", "offered"), [("Adrielle", "[choose Yeti, choose Ice Golem]"), ("Novice Fairy", "choose Yeti")]
)
def test_a_fairy_gives_way_to_a_creature_of_the_hand(fairy: str, offered: str) -> None:
    plays(f"""
position:
  P1:
    battlefield: [{{name: {fairy}, space: "(3,3)"}}, {{name: Nihilist Penguin, space: "(3,4)"}}]
    hand: [Yeti, Ice Golem, Blizzard]
  P2: {{battlefield: {{name: Swamp Ogre, space: "(4,3)"}}}}
steps:
  - P1: use {fairy}
  - expect: {{options: {{P1: {offered}}}}}
  - P1: choose Yeti
expect:
  P1: {{battlefield: [Nihilist Penguin, {{name: Yeti, space: "(3,3)"}}], discard: {fairy}, hand: [Ice Golem, Blizzard]}}
""")


def test_backup_puts_down_one_creature_or_two_beside_the_legion() -> None:
    plays("""
position:
  P1:
    battlefield: {name: Champion, space: "(1,3)"}
    astral plane: Backup
    hand: [Phalanx, Titan, Grey Horseman, Infantryman]
  P2: {battlefield: {name: Swamp Ogre, space: "(3,3)"}}
steps:
  - P1: use Backup
  - expect: {options: {P1: ["choose (1,2)", "choose (0,3)", "choose (1,4)"]}}
  - refuse: {P1: "choose (2,3)", rule: K-06}
  - refuse: {P1: "choose (1,3)", rule: AK-08.06}
  - refuse: {P1: "choose (0,1)", rule: K-06}
  - P1: "choose (1,2)"
  - expect:
      options: {P1: [choose Phalanx, choose Infantryman]}
      why not: {P1: {choose Titan: K-06, choose Grey Horseman: K-06}}
      view: {P2: {P1: {hand: a card x4}}}
  - P1: choose Phalanx
  - P1: do it
  - P1: "choose (1,1)"
  - P1: choose Infantryman
  - expect:
      asked: P1
      P1:
        battlefield:
          - Champion
          - {name: Phalanx, space: "(1,2)", deactivated: no, shows: 3/2}
          - {name: Infantryman, space: "(1,1)"}
        hand: [Titan, Grey Horseman]
        discard: Backup
      log lacks: {P2: Titan}
""")


def test_backup_is_offered_again_whatever_the_hand_holds() -> None:
    plays("""
position:
  P1:
    battlefield: {name: Champion, space: "(1,3)"}
    astral plane: Backup
    hand: [Phalanx, Warcry]
  P2: {battlefield: {name: Swamp Hound, space: "(5,3)"}}
steps:
  - P1: [use Backup, "choose (1,2)", choose Phalanx]
  - expect: {prompt: {P1: once more}, options: {P1: pass}, why not: {P1: {do it: K-06}}}
""")


def test_the_ancestral_library_exchanges_cards_in_secret() -> None:
    plays("""
position:
  P1:
    battlefield: [{name: Ancestral Library, space: "(3,3)"}, {name: Nihilist Penguin, space: "(3,4)"}]
    hand: Blizzard
    deck: [Yeti, Ice Golem, Dreki, Eagle, Gabriel]
  P2: {battlefield: {name: Swamp Hound, space: "(5,3)"}}
steps:
  - P1: use Ancestral Library
  - expect: {options: {P1: [draw 1, draw 2, draw 3, draw 4]}}
  - P1: draw 2
  - expect: {P1: {hand: [Blizzard, Yeti, Ice Golem]}}
  - P1: return Blizzard
  - P1: return Yeti
expect:
  asked: P1
  P1:
    hand: Ice Golem
    deck: {count: 5, contains: [Blizzard, Yeti]}
    battlefield: {contains: {name: Ancestral Library, deactivated: yes}}
  log: {P2: "P1: return a card to the deck", P1: P1 draws Ice Golem}
  log lacks: {P2: [Blizzard, Yeti, Ice Golem], spectators: Yeti}
  view: {P1: {P1: {deck: a card x5}}}
""")


@pytest.mark.rule("AK-07.04")
def test_the_ancestral_library_draws_no_more_than_the_deck_holds() -> None:
    plays("""
position:
  P1:
    battlefield: [{name: Ancestral Library, space: "(3,3)"}, {name: Nihilist Penguin, space: "(3,4)"}]
    deck: [Yeti, Ice Golem]
  P2: {battlefield: {name: Swamp Hound, space: "(5,3)"}}
steps:
  - P1: use Ancestral Library
  - refuse: {P1: draw 3, rule: AK-07.04}
  - P1: [draw 2, return Yeti, return Ice Golem]
expect: {P1: {hand: [], deck: 2}}
""")


@pytest.mark.rule("AK-15.06")
def test_the_ancestral_library_needs_a_deck() -> None:
    plays("""
position:
  P1:
    battlefield: [{name: Ancestral Library, space: "(3,3)"}, {name: Nihilist Penguin, space: "(3,4)"}]
    hand: Yeti
  P2: {battlefield: {name: Swamp Hound, space: "(5,3)"}}
steps:
  - refuse: {P1: use Ancestral Library, rule: AK-15.06}
""")


@pytest.mark.rule("AK-15.06")
def test_who_imagines_the_hand_without_a_creature_can_still_imagine_how_it_goes_on() -> None:
    """The opponent of the one who is asked knows that there is a creature, but an imagined hand may lack it."""
    g = position("""
  P1:
    battlefield: [{name: Horse of Avalon, space: "(3,3)"}, {name: Grey Horseman, space: "(3,4)"}]
    hand: Titan
    deck: [Warcry x10]
  P2: {battlefield: {name: Swamp Ogre, space: "(4,3)"}}
""")
    say(g, 0, "use Horse of Avalon")
    worlds = [g.determinize(1, seed) for seed in range(20)]
    assert [PASS] in [world.options(0) for world in worlds]
    for world in worlds:
        world.choose(0, world.options(0)[0])
        assert world.question is not None
    assert g.options(0) != [PASS]
