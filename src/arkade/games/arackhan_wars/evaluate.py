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
from arkade.games.arackhan_wars.state import ACTIVATION_PHASE, BATTLEFIELD, FACE_DOWN, HAND, SEATS, TURNED, ArackhanWars
from arkade.kernel.evaluation import Feature


class FieldCard:
    """A card on the Battlefield, face up or face down, with what counts of it."""

    def __init__(self, g: ArackhanWars, card: int) -> None:
        printed = g.printed(card)
        face_down = bool(g.marks[card] & FACE_DOWN)
        self.kind: int = printed.kind
        self.place: int = g.place[card]
        self.face_down = face_down
        self.turned = bool(g.marks[card] & TURNED)
        self.mobile = bool(printed.attributes & (FLIGHT | MOVEMENT))
        self.value: int = g.value(card)
        self.attack: int = printed.attack if face_down else g.current_attack(card)
        self.defense: int = printed.defense if face_down else g.current_defense(card)
        self.reach: int = max(printed.range if face_down else g.range[card], 1)
        """How far it attacks."""


class Field:
    """What lies on the Battlefield on each side, looked at once for all features."""

    def __init__(self, g: ArackhanWars) -> None:
        self.g = g
        self.sides: list[list[FieldCard]] = [
            [FieldCard(g, card) for card in g.pile(BATTLEFIELD, seat)] for seat in range(SEATS)
        ]
        self.creatures: list[list[FieldCard]] = [of_kinds(side, CREATURE) for side in self.sides]
        self.scoring: list[list[FieldCard]] = [of_kinds(side, CREATURE | LAND) for side in self.sides]
        """The cards that can be worth points."""
        self.points: list[int] = [score(g, seat) + face_down_value(self.scoring[seat]) for seat in range(SEATS)]


def of_kinds(cards: list[FieldCard], kinds: int) -> list[FieldCard]:
    """The cards of some types."""
    return [card for card in cards if card.kind & kinds]


def face_down_value(cards: list[FieldCard]) -> int:
    found = 0
    for card in cards:
        if card.face_down:
            found += card.value
    return found


def points(field: Field, seat: int) -> float:
    """Points on the Battlefield, with those that are still face down."""
    return field.points[seat]


def late_points(field: Field, seat: int) -> float:
    """Points, the more so the fewer Rounds are left."""
    return field.points[seat] / (LAST_ROUND + 1 - field.g.round)


def attack(field: Field, seat: int) -> float:
    return sum([card.attack for card in field.creatures[seat]])


def defense(field: Field, seat: int) -> float:
    return sum([card.defense for card in field.scoring[seat]])


def beaten_by(field: Field, seat: int, attackers: list[FieldCard]) -> float:
    """Value of a player's cards whose Defense the attackers in reach could beat together."""
    found = 0
    for card in field.scoring[seat]:
        away = DISTANCE[card.place]
        threat = 0
        for enemy in attackers:
            if away[enemy.place] <= enemy.reach:
                threat += enemy.attack
        if threat > card.defense:
            found += card.value
    return found


def exposed(field: Field, seat: int) -> float:
    """Value that the enemies in reach could beat, in this Round or a later one."""
    return beaten_by(field, seat, field.creatures[1 - seat])


def exposed_now(field: Field, seat: int) -> float:
    """Value that the enemies in reach could beat in this Round."""
    return beaten_by(field, seat, fresh(field, 1 - seat))


def fresh(field: Field, seat: int) -> list[FieldCard]:
    """A player's cards that may still attack in this Round."""
    g = field.g
    if g.phase == ACTIVATION_PHASE and not g.window and g.turn_seat != seat and g.starter == seat:
        return []
    return [card for card in field.sides[seat] if card.kind & (CREATURE | SPELL) and not card.turned]


def reaching_cards(field: Field, seat: int) -> float:
    """How far beyond their neighbours cards attack."""
    return sum([card.reach - 1 for card in field.creatures[seat]])


def mobile_cards(field: Field, seat: int) -> float:
    return len([card for card in field.creatures[seat] if card.mobile])


def fresh_cards(field: Field, seat: int) -> float:
    return len(fresh(field, seat))


def cards_in_hand(field: Field, seat: int) -> float:
    return len(field.g.pile(HAND, seat))


def value_in_hand(field: Field, seat: int) -> float:
    g = field.g
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
