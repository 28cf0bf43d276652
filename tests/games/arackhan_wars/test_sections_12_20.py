"""What no scenario can show of attacks, moves and abilities (AK-12 to AK-20)."""

from __future__ import annotations

from random import Random

import pytest

from arkade.games.arackhan_wars import GAME
from arkade.games.arackhan_wars.board import NEIGHBOURS, listed
from arkade.games.arackhan_wars.moving import longer_stride, own_ends, walkable
from arkade.games.arackhan_wars.printed import DEACTIVATED, FLIGHT, INITIATIVE, MOVEMENT
from arkade.games.arackhan_wars.spaces import put_on, take_off
from arkade.games.arackhan_wars.state import BATTLEFIELD, NOTHING, ArackhanWars
from arkade.games.arackhan_wars.values import refresh_all
from arkade.kernel.viewing import log_view
from tests.games.arackhan_wars.positions import position, say

STOPPING_DECKS = {
    "Nakka": ["12 Xenodon", "6 Crawling Roots", "3 Lightning Dragon", "2 Lightning Bird"],
    "Blight": ["6 Swamp Hound", "6 Plague Collector", "2 Firestorm", "1 The Fear", "8 Scuttle Jaw"],
    "Grey Order": ["5 Grey Horseman", "2 Grey Knight", "2 Grey Priest", "6 Phalanx", "8 Sober Knight"],
}
"""Decks of cards that walk and of cards that stop others, or give them Initiative."""


@pytest.mark.rule("AK-12.15")
@pytest.mark.rule("AK-12.16")
def test_an_attack_goes_from_comparison_over_defeats_and_lines_to_spells_and_what_comes_after() -> None:
    g = position("""
  P1:
    battlefield:
      - {name: Explosive Centipede, space: "(2,3)"}
      - {name: Dragon Breath, space: "(3,4)"}
      - {name: Reptilian Beast, space: "(4,3)"}
      - {name: Eagle, space: "(0,2)"}
  P2:
    battlefield:
      - {name: Yeti, space: "(3,3)"}
      - {name: Sober Knight, space: "(3,2)"}
      - {name: Ice Golem, space: "(5,3)"}
""")
    say(g, 0, "strike all around Reptilian Beast", "Explosive Centipede joins against Yeti")
    say(g, 0, "Dragon Breath joins against Yeti")
    told = [line.text for line in log_view(g, None)]
    assert told[-7:] == [
        "Explosive Centipede, Reptilian Beast and Dragon Breath attack.",
        "Ice Golem holds: 2 against 3.",
        "Yeti is destroyed.",
        "Dragon Breath goes on against Sober Knight: 3 against 1.",
        "Sober Knight is destroyed.",
        "Dragon Breath is discarded.",
        "Explosive Centipede is destroyed.",
    ]


@pytest.mark.rule("AK-18.02")
@pytest.mark.rule("AK-18.03")
@pytest.mark.rule("AK-18.16")
@pytest.mark.parametrize(("first", "second"), [("Nakka", "Blight"), ("Blight", "Nakka"), ("Grey Order", "Blight")])
def test_a_card_walks_where_it_gets_step_by_step(first: str, second: str) -> None:
    """Each step is taken on a copy of the game, all values are worked out from scratch, and what the card is there
    says whether it takes another."""
    draw = Random(f"{first}/{second}")
    decks = [{"faction": name, "cards": STOPPING_DECKS[name]} for name in (first, second)]
    stops = 0
    for number in range(4):
        g = GAME.new(f"{second}/{number}", "constructed", {"decks": decks}, listening=False)
        while not g.over:
            assert isinstance(g, ArackhanWars)
            if g.question is not None and g.question.name == "activation":
                for card in walkers(g):
                    legal, stopped = ends_of_walks(g, card)
                    assert set(listed(own_ends(g, card))) == legal
                    stops += stopped
            seat = g.asked[0]
            g.choose(seat, draw.choice(g.options(seat)))
    assert stops > 100


def walkers(g: ArackhanWars) -> list[int]:
    """The cards on the Battlefield that could walk now if it were their turn, by Movement alone."""
    wanted = MOVEMENT | INITIATIVE if g.window else MOVEMENT
    cards = [card for seat in range(2) for card in g.pile(BATTLEFIELD, seat) if not g.limits[card] & DEACTIVATED]
    walking = [card for card in cards if g.attributes[card] & (wanted | FLIGHT) == wanted]
    return [card for card in walking if not longer_stride(g, card)]


def ends_of_walks(g: ArackhanWars, card: int) -> tuple[set[int], bool]:
    """Where a card may end its walk, and whether it was stopped somewhere on the way."""
    entered: set[int] = set()
    stopped = walk(g, card, g.place[card], g.stride[card], entered)
    others = [other for other in g.board if other not in (NOTHING, card)]
    beside = {near for other in others for near in NEIGHBOURS[g.place[other]]}
    return {space for space in entered if g.board[space] == NOTHING and space in beside}, stopped


def walk(g: ArackhanWars, card: int, space: int, steps: int, entered: set[int]) -> bool:
    """Note every space that a card can enter from a space; whether it was stopped before its steps were made."""
    stopped = False
    for near in NEIGHBOURS[space]:
        other = g.board[near]
        if other in (NOTHING, card) or g.controller(other) == g.controller(card):
            entered.add(near)
            if steps > 1:
                goes = walks_on(g, card, near)
                stopped = not goes or walk(g, card, near, steps - 1, entered) or stopped
    return stopped


def walks_on(g: ArackhanWars, card: int, space: int) -> bool:
    """Whether a card that lies on a space has what it needs to go on."""
    world = g.copy()
    take_off(world, card)
    put_on(world, card, space)
    refresh_all(world)
    if world.limits[card] & DEACTIVATED or not world.attributes[card] & MOVEMENT:
        return False
    return not world.window or bool(world.attributes[card] & INITIATIVE)


@pytest.mark.rule("AK-18.03")
def test_no_number_of_steps_leads_through_enemies() -> None:
    g = position("""
  P1: {battlefield: [{name: Swamp Hound, space: "(3,3)"}]}
  P2:
    battlefield:
      - {name: Yeti, space: "(3,2)"}
      - {name: Yeti, space: "(2,3)"}
      - {name: Yeti, space: "(4,3)"}
      - {name: Frozen Lightning, space: "(3,4)"}
""")
    assert isinstance(g, ArackhanWars)
    hound = g.pile(BATTLEFIELD, 0)[0]
    assert listed(walkable(g, hound, 9)) == [g.place[hound]]
