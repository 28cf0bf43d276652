"""Crises on the ship (AS-06, AS-17): where a new one is placed, and how one is removed."""

from __future__ import annotations

from arkade.games.ark_ship.places import CRISIS_DECK, CRISIS_DISCARD
from arkade.games.ark_ship.printed import (
    FIRST_SPACE,
    FREEZER_REMOVALS,
    LAST_SPACE,
    LONE_REMOVALS,
    REMOVALS,
)
from arkade.games.ark_ship.state import NO_CARD, ArkShip


def place_crisis(g: ArkShip) -> None:
    """AS-06.01 to AS-06.04, AS-06.08: draw one and put it on a free crisis space, or where a die says."""
    deck = g.shared_zone(CRISIS_DECK)
    if not g.piles[deck]:
        for card in g.shared(CRISIS_DISCARD)[:]:
            g.move(card, deck)
        g.shuffle(deck)
    if not g.piles[deck]:
        return
    location = FIRST_SPACE
    while location <= LAST_SPACE and g.crisis_at[location] >= 0:
        location += 1
    if location > LAST_SPACE:
        location = g.roll(6)
    put_crisis(g, g.piles[deck][-1], location)


def put_crisis(g: ArkShip, crisis: int, location: int) -> None:
    """AS-06.05 to AS-06.07, AS-17.08: face up on a location, in place of the one that lay there."""
    if g.crisis_at[location] >= 0:
        discard_crisis(g, location)
    g.move(crisis, g.shared_zone(location))
    g.set_crisis(location, crisis)
    if g.listening:
        place = g.table.zone_names[g.shared_zone(location)]
        g.tell("crisis", f"{{0}} breaks out at {place}.", cards=(crisis,), rule="AS-06.07", number=location)


def discard_crisis(g: ArkShip, location: int) -> None:
    """AS-17.03: on the crisis discard pile."""
    crisis = g.crisis_at[location]
    g.set_crisis(location, NO_CARD)
    g.move(crisis, g.shared_zone(CRISIS_DISCARD))
    if g.listening:
        g.tell("discard", "{0} is discarded.", cards=(crisis,), rule="AS-17.03")


def remove_crisis(g: ArkShip, crisis: int) -> None:
    """AS-17.02, AS-17.03: a row has said so. Those who took part in the test remember it."""
    if crisis not in g.crisis_at:
        return
    discard_crisis(g, g.crisis_at.index(crisis))
    for crew in g.tested:
        if crew in g.crew:
            g.add_deed(crew, REMOVALS, 1)
            if g.printed(crisis).has_freezer_row:
                g.add_deed(crew, FREEZER_REMOVALS, 1)
            if len(g.tested) == 1:
                g.add_deed(crew, LONE_REMOVALS, 1)
