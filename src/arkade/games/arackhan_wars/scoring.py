"""The final count (AK-22)."""

from __future__ import annotations

from arkade.games.arackhan_wars.influences import neighbours
from arkade.games.arackhan_wars.printed import CREATURE, SCORES_ENEMIES_NEARBY, SCORES_TROPHIES, SILENCED, SPELL
from arkade.games.arackhan_wars.state import BATTLEFIELD, DISCARD, FACE_DOWN, SEATS, UNDER, ArackhanWars


def score(g: ArackhanWars, seat: int) -> int:
    """AK-22.01 to AK-22.05, AK-22.09: the game values of a player's revealed cards, with what cards add to them."""
    total = 0
    for card in g.piles[BATTLEFIELD * SEATS + seat]:
        if not g.marks[card] & FACE_DOWN and g.kind(card) != SPELL:
            total += g.value(card) + bonus(g, card, seat)
    return total


def bonus(g: ArackhanWars, card: int, seat: int) -> int:
    """AK-22.09: the extra points that a card grants."""
    kind = g.printed(card).bonus
    if not kind or (g.limits[card] & SILENCED and g.kind(card) == CREATURE):
        return 0
    points = 0
    if kind & SCORES_TROPHIES:
        points += sum([g.value(trophy) for trophy in g.pile(UNDER, seat) if g.host[trophy] == card])
    if kind & SCORES_ENEMIES_NEARBY:
        points += sum([g.value(enemy) for enemy in enemies_nearby(g, card, seat)])
    return points


def enemies_nearby(g: ArackhanWars, card: int, seat: int) -> list[int]:
    """Enemy Creatures adjacent to a card or to an allied Creature beside it, each once."""
    beside = neighbours(g, card)
    allies = [near for near in beside if g.controller(near) == seat and g.kind(near) == CREATURE]
    seen = beside + [far for ally in allies for far in neighbours(g, ally)]
    enemies = [near for near in seen if g.controller(near) != seat and g.kind(near) == CREATURE]
    return list(dict.fromkeys(enemies))


def cards_in_play(g: ArackhanWars, seat: int) -> int:
    """AK-22.07: own cards on the Battlefield."""
    return len([card for card in g.pile(BATTLEFIELD, seat) if g.kind(card) != SPELL])


def fallen_creatures(g: ArackhanWars, seat: int) -> int:
    """AK-22.07: Creatures in the own discard pile."""
    return len([card for card in g.pile(DISCARD, seat) if g.kind(card) == CREATURE])


def final_scores(g: ArackhanWars) -> list[float]:
    """AK-22.06, AK-22.07: the higher total, then more cards, then fewer fallen Creatures, then a draw."""
    first = (score(g, 0), cards_in_play(g, 0), -fallen_creatures(g, 0))
    second = (score(g, 1), cards_in_play(g, 1), -fallen_creatures(g, 1))
    if first == second:
        return [0.5, 0.5]
    return [1.0, 0.0] if first > second else [0.0, 1.0]
