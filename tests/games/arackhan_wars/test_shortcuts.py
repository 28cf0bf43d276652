"""Where the rules take a shortcut, it leads where the long way does."""

from __future__ import annotations

from random import Random

import pytest

from arkade.games.arackhan_wars import GAME
from arkade.games.arackhan_wars.attacking import joining_blows, targets_in_reach
from arkade.games.arackhan_wars.board import AROUND, AROUND_ONE, BESIDE, EVERYWHERE, SPACES, beside, listed
from arkade.games.arackhan_wars.decks import READY
from arkade.games.arackhan_wars.joining import helpers
from arkade.games.arackhan_wars.moving import can_go, can_move_by_itself, own_ends
from arkade.games.arackhan_wars.placing import free_spaces, has_room
from arkade.games.arackhan_wars.printed import DEACTIVATED, SPELL
from arkade.games.arackhan_wars.readiness import ATTACK, cannot_activate
from arkade.games.arackhan_wars.state import ACTIVATION_PHASE, BATTLEFIELD, PLACEMENT_PHASE, SEATS, ArackhanWars

PAIRS = [(first, list(READY)[-number]) for number, first in enumerate(READY) if number % 2]


def in_bits(spaces: int) -> list[int]:
    return [space for space in SPACES if spaces >> space & 1]


def on_battlefield(g: ArackhanWars) -> list[int]:
    return [card for seat in range(SEATS) for card in g.pile(BATTLEFIELD, seat)]


def test_spaces_as_bits_are_listed_in_their_order() -> None:
    draw = Random(1)
    for _ in range(500):
        spaces = draw.getrandbits(48) & EVERYWHERE
        assert listed(spaces) == in_bits(spaces)
    for bits, spaces_around in AROUND_ONE.items():
        assert spaces_around == in_bits(bits)
    for space in SPACES:
        assert BESIDE[space] == beside(1 << space)
        assert all(AROUND[space] & some in AROUND_ONE for some in (0, EVERYWHERE, draw.getrandbits(48)))


@pytest.mark.rule("AK-08.07")
@pytest.mark.rule("AK-18.01")
@pytest.mark.parametrize(("first", "second"), PAIRS)
def test_room_moves_and_company_are_what_the_long_way_finds(first: str, second: str) -> None:
    g = GAME.new(f"{first}/{second}", "constructed", {"decks": [first, second]}, listening=False)
    draw = Random(f"{second}/{first}")
    while not g.over:
        assert isinstance(g, ArackhanWars)
        if g.phase == PLACEMENT_PHASE:
            assert has_room(g) == (free_spaces(g) != 0)
        elif g.phase == ACTIVATION_PHASE:
            mobile = [card for card in on_battlefield(g) if can_move_by_itself(g, card)]
            assert [can_go(g, card) for card in mobile] == [own_ends(g, card) != 0 for card in mobile]
            check_helpers(g, g.turn_seat)
        seat = g.asked[0]
        g.choose(seat, draw.choice(g.options(seat)))


def check_helpers(g: ArackhanWars, seat: int) -> None:
    """Nobody who could join an attack is left out of those that are asked."""
    own = g.pile(BATTLEFIELD, seat)
    for attacker in own:
        if g.limits[attacker] & DEACTIVATED or g.kind(attacker) == SPELL:
            continue
        for target in targets_in_reach(g, attacker):
            found = helpers(g, seat, [(attacker, target)], [target])
            able = [card for card in own if card != attacker and cannot_activate(g, card, ATTACK) is None]
            joining = [card for card in able if joining_blows(g, [target], card)]
            assert [card for card in found if card in joining] == joining
