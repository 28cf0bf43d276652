"""A bot's eye for a position of AracKhan Wars: what counts, by name. The weights stand in weights.toml.

A card that lies face down counts as what it will be: a bot judges imagined worlds, in which every card has a face.
"""

from __future__ import annotations

from typing import Final

from arkade.games.arackhan_wars.activation import ACTIVATION
from arkade.games.arackhan_wars.board import DISTANCE
from arkade.games.arackhan_wars.placing import CARD
from arkade.games.arackhan_wars.printed import CREATURE, FLIGHT, LAND, MOVEMENT, SPELL
from arkade.games.arackhan_wars.rounds import LAST_ROUND
from arkade.games.arackhan_wars.scoring import score
from arkade.games.arackhan_wars.state import ACTIVATION_PHASE, BATTLEFIELD, FACE_DOWN, HAND, TURNED, ArackhanWars
from arkade.kernel.evaluation import Feature


def own(g: ArackhanWars, seat: int, kinds: int) -> list[int]:
    """A player's cards of some types on the Battlefield, face up or face down."""
    return [card for card in g.pile(BATTLEFIELD, seat) if g.kind(card) & kinds]


def attack_of(g: ArackhanWars, card: int) -> int:
    return g.printed(card).attack if g.marks[card] & FACE_DOWN else g.current_attack(card)


def defense_of(g: ArackhanWars, card: int) -> int:
    return g.printed(card).defense if g.marks[card] & FACE_DOWN else g.current_defense(card)


def reach_of(g: ArackhanWars, card: int) -> int:
    """How far a card attacks."""
    return max(g.printed(card).range if g.marks[card] & FACE_DOWN else g.range[card], 1)


def points(g: ArackhanWars, seat: int) -> float:
    """Points on the Battlefield, with those that are still face down."""
    hidden = [g.value(card) for card in own(g, seat, CREATURE | LAND) if g.marks[card] & FACE_DOWN]
    return score(g, seat) + sum(hidden)


def late_points(g: ArackhanWars, seat: int) -> float:
    """Points, the more so the fewer Rounds are left."""
    return points(g, seat) / (LAST_ROUND + 1 - g.round)


def attack(g: ArackhanWars, seat: int) -> float:
    return sum([attack_of(g, card) for card in own(g, seat, CREATURE)])


def defense(g: ArackhanWars, seat: int) -> float:
    return sum([defense_of(g, card) for card in own(g, seat, CREATURE | LAND)])


def beaten_by(g: ArackhanWars, seat: int, attackers: list[int]) -> float:
    """Value of a player's cards whose Defense the attackers in reach could beat together."""
    found = 0
    for card in own(g, seat, CREATURE | LAND):
        threat = 0
        for enemy in attackers:
            if DISTANCE[g.place[enemy]][g.place[card]] <= reach_of(g, enemy):
                threat += attack_of(g, enemy)
        if threat > defense_of(g, card):
            found += g.value(card)
    return found


def exposed(g: ArackhanWars, seat: int) -> float:
    """Value that the enemies in reach could beat, in this Round or a later one."""
    return beaten_by(g, seat, own(g, 1 - seat, CREATURE))


def exposed_now(g: ArackhanWars, seat: int) -> float:
    """Value that the enemies in reach could beat in this Round."""
    return beaten_by(g, seat, fresh(g, 1 - seat))


def fresh(g: ArackhanWars, seat: int) -> list[int]:
    """A player's cards that may still attack in this Round."""
    if g.phase == ACTIVATION_PHASE and not g.window and g.turn_seat != seat and g.starter == seat:
        return []
    return [card for card in own(g, seat, CREATURE | SPELL) if not g.marks[card] & TURNED]


def reaching_cards(g: ArackhanWars, seat: int) -> float:
    """How far beyond their neighbours cards attack."""
    return sum([reach_of(g, card) - 1 for card in own(g, seat, CREATURE)])


def mobile_cards(g: ArackhanWars, seat: int) -> float:
    return len([card for card in own(g, seat, CREATURE) if g.printed(card).attributes & (FLIGHT | MOVEMENT)])


def fresh_cards(g: ArackhanWars, seat: int) -> float:
    return len(fresh(g, seat))


def cards_in_hand(g: ArackhanWars, seat: int) -> float:
    return len(g.pile(HAND, seat))


def value_in_hand(g: ArackhanWars, seat: int) -> float:
    return sum([g.value(card) for card in g.pile(HAND, seat) if g.kind(card) != SPELL])


def at_rest(g: ArackhanWars) -> bool:
    """Somebody is to place or to activate a card, or the game has not begun yet."""
    return g.question is CARD or g.question is ACTIVATION or g.round == 0


FEATURES: Final = [
    Feature("points", "points on the Battlefield", points),
    Feature("late_points", "points with the end near", late_points),
    Feature("attack", "Attack on the Battlefield", attack),
    Feature("defense", "Defense on the Battlefield", defense),
    Feature("exposed", "value that its enemies could beat", exposed),
    Feature("exposed_now", "value that its enemies could beat in this Round", exposed_now),
    Feature("reaching_cards", "Ranged Attack", reaching_cards),
    Feature("mobile_cards", "cards that move", mobile_cards),
    Feature("fresh_cards", "cards that may still attack in this Round", fresh_cards),
    Feature("cards_in_hand", "cards in hand", cards_in_hand),
    Feature("value_in_hand", "value in hand", value_in_hand),
]
