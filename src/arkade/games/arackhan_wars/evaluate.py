"""A bot's eye for a position of AracKhan Wars: what counts, by name. The weights stand in weights.toml."""

from __future__ import annotations

from typing import Final

from arkade.games.arackhan_wars.activation import ACTIVATION
from arkade.games.arackhan_wars.attacking import adjacent_enemies
from arkade.games.arackhan_wars.placing import CARD
from arkade.games.arackhan_wars.printed import CREATURE, FLIGHT, LAND, MOVEMENT, SPELL
from arkade.games.arackhan_wars.scoring import score
from arkade.games.arackhan_wars.state import BATTLEFIELD, FACE_DOWN, HAND, ArackhanWars
from arkade.kernel.evaluation import Feature

LAST_ROUND: Final = 9


def own(g: ArackhanWars, seat: int, kinds: int) -> list[int]:
    """A player's revealed cards of some types on the Battlefield."""
    cards = g.pile(BATTLEFIELD, seat)
    return [card for card in cards if g.kind(card) & kinds and not g.marks[card] & FACE_DOWN]


def points(g: ArackhanWars, seat: int) -> float:
    return score(g, seat)


def late_points(g: ArackhanWars, seat: int) -> float:
    """Points, the more so the fewer Rounds are left."""
    return score(g, seat) * g.round / LAST_ROUND


def face_down_cards(g: ArackhanWars, seat: int) -> float:
    """Cards on the Battlefield whose value nobody else knows yet."""
    return len([card for card in g.pile(BATTLEFIELD, seat) if g.marks[card] & FACE_DOWN])


def attack(g: ArackhanWars, seat: int) -> float:
    return sum([g.current_attack(card) for card in own(g, seat, CREATURE)])


def defense(g: ArackhanWars, seat: int) -> float:
    return sum([g.current_defense(card) for card in own(g, seat, CREATURE | LAND)])


def exposed(g: ArackhanWars, seat: int) -> float:
    """Value of cards whose Defense the enemies beside them could beat together."""
    found = 0
    for card in own(g, seat, CREATURE | LAND):
        threat = sum([g.current_attack(enemy) for enemy in adjacent_enemies(g, card)])
        if threat > g.current_defense(card):
            found += g.value(card)
    return found


def reaching_cards(g: ArackhanWars, seat: int) -> float:
    """How far beyond their neighbours cards attack."""
    return sum([max(g.range[card] - 1, 0) for card in own(g, seat, CREATURE)])


def mobile_cards(g: ArackhanWars, seat: int) -> float:
    return len([card for card in own(g, seat, CREATURE) if g.attributes[card] & (FLIGHT | MOVEMENT)])


def active_cards(g: ArackhanWars, seat: int) -> float:
    return len([card for card in own(g, seat, CREATURE | SPELL) if g.is_active(card)])


def cards_in_hand(g: ArackhanWars, seat: int) -> float:
    return len(g.pile(HAND, seat))


def at_rest(g: ArackhanWars) -> bool:
    """Somebody is to place or to activate a card, or the game has not begun yet."""
    return g.question is CARD or g.question is ACTIVATION or g.round == 0


FEATURES: Final = [
    Feature("points", "points on the Battlefield", points),
    Feature("late_points", "points with the end near", late_points),
    Feature("face_down_cards", "cards still face down", face_down_cards),
    Feature("attack", "Attack on the Battlefield", attack),
    Feature("defense", "Defense on the Battlefield", defense),
    Feature("exposed", "value that its neighbours could beat", exposed),
    Feature("reaching_cards", "Ranged Attack", reaching_cards),
    Feature("mobile_cards", "cards that move", mobile_cards),
    Feature("active_cards", "active cards", active_cards),
    Feature("cards_in_hand", "cards in hand", cards_in_hand),
]
