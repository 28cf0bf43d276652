"""Current values: Attack, Defense, Attributes and limits of each card, as Skills, Benefits, Effects and Weaknesses
make them (AK-20).

They are kept by card and worked out anew only where something has changed: `touch` notes the spaces around a
card that comes, goes or changes, `refresh` evaluates the cards there. The order is that of AK-20.10.
"""

from __future__ import annotations

from typing import Final

from arkade.games.arackhan_wars.board import AROUND, AROUND_ONE, COLUMNS, EVERYWHERE, NOWHERE, ROWS, listed
from arkade.games.arackhan_wars.influences import are_namesakes, influences_on, multiplier, revealed
from arkade.games.arackhan_wars.printed import (
    ABLE,
    CREATURE,
    ELUSIVE,
    IMMUNE,
    INVERTED,
    LOOKS_AROUND,
    MOVEMENT,
    NO_FAMILY,
    OMNISTRIKE,
    ONCE,
    RANGED_ATTACK,
    SILENCED,
    STEALTH,
    SWARM,
    SWARMS_BY_NAME,
    SWEEPING,
    UNCHANGEABLE,
)
from arkade.games.arackhan_wars.protection import protection
from arkade.games.arackhan_wars.state import ASTRAL_PLANE, BATTLEFIELD, FACE_DOWN, SEATS, ArackhanWars

ALL: Final = EVERYWHERE | 1 << COLUMNS * ROWS
"""Every space, and a bit beside theirs for the Astral Planes."""

CHOSEN_BASE: Final = 100
"""`chosen` holds 1 + Attack * CHOSEN_BASE + Defense of a card whose numbers were chosen, or 0."""

WEIGHED_LIMITS: Final = INVERTED | SILENCED | IMMUNE
"""What does not simply hold where an influence says so."""

# -- what has changed ------------------------------------------------------------------------------


def touch(g: ArackhanWars, card: int) -> None:
    """AK-20.03: a revealed card in play has come, is about to go, or has changed. It is evaluated anew, with its
    neighbours if it influences them or somebody counts neighbours, and with everything if it is felt or counted
    everywhere."""
    space = g.place[card]
    is_felt_far = g.faces[g.face[card]].broad or (g.altered and is_broad(g, card))
    if is_felt_far or (g.watched and (g.families(card) or NO_FAMILY) & g.watched):
        g.stale = ALL
    elif space == NOWHERE:
        g.stale |= 1 << COLUMNS * ROWS
    elif g.heard & LOOKS_AROUND or g.emanating >> space & 1:
        g.stale |= AROUND[space]
    else:
        g.stale |= 1 << space


def is_broad(g: ArackhanWars, card: int) -> bool:
    """Whether a card has influences that are felt on the whole Battlefield."""
    if g.altered >> card & 1 and (g.guises[card] or g.skills[card]):
        return True
    return bool(g.faces[g.face[card]].broad)


def refresh(g: ArackhanWars) -> None:
    """Evaluate all cards that something may have changed for."""
    if not g.stale:
        return
    if g.stale == ALL:
        g.broad = tuple([card for card in revealed(g) if is_broad(g, card)])
    if g.warding or g.silenced or g.immune:
        refresh_protection(g)
    stale = g.stale
    g.stale = 0
    marks = g.marks
    spaces = stale & (g.taken[0] | g.taken[1])
    for space in AROUND_ONE[spaces] if spaces in AROUND_ONE else listed(spaces):
        card = g.board[space]
        if not marks[card] & FACE_DOWN:
            evaluate(g, card)
    if stale >> COLUMNS * ROWS & 1:
        for seat in range(SEATS):
            for card in g.piles[ASTRAL_PLANE * SEATS + seat]:
                if not marks[card] & FACE_DOWN:
                    evaluate(g, card)


def refresh_protection(g: ArackhanWars) -> None:
    """Who has lost the Skills and who is immune; where that has changed, what it influences has changed too."""
    before = (g.silenced, g.immune)
    g.silenced, g.immune = protection(g)
    changed = before[0] ^ g.silenced | before[1] ^ g.immune
    if changed:
        for card in revealed(g):
            if changed >> card & 1:
                touch(g, card)


def refresh_all(g: ArackhanWars) -> None:
    """Evaluate every card from scratch."""
    g.stale = ALL
    refresh(g)


# -- one card --------------------------------------------------------------------------------------


def evaluate(g: ArackhanWars, card: int) -> None:
    """AK-20.10: work out the current values of a card in play."""
    face = g.faces[g.face[card]]
    found = influences_on(g, card, face)
    is_altered = (g.altered | g.silenced | g.immune) >> card & 1
    if not (found or is_altered or face.attributes & SWARM):
        g.attack[card] = face.attack
        g.defense[card] = face.defense
        g.attributes[card] = face.attributes
        g.range[card] = face.range
        g.stride[card] = face.stride
        g.limits[card] = face.limits
        return
    attack, defense, attributes, reach, stride = face.attack, face.defense, face.attributes, face.range, face.stride
    if is_altered:
        if g.guises[card]:
            attack, defense, attributes, reach, stride = sum_of_guise(g, card)
        if g.chosen[card]:
            attack, defense = divmod(g.chosen[card] - 1, CHOSEN_BASE)
    gains = losses = limits = inversions = 0
    for _, influence in found:
        if (influence.limits or influence.gains or influence.losses) and not influence.reach.attributes:
            gains |= influence.gains
            losses |= influence.losses
            limits |= influence.limits
            if influence.limits & INVERTED:
                inversions += 1
    if gains or losses:
        attributes = (attributes | gains) & ~losses
    changeable = not limits & UNCHANGEABLE
    if is_altered and changeable:
        attack += g.boosts[card]
    for source, influence in found:
        if influence.reach.attributes and not influence.reach.attributes & attributes:
            continue
        reach += influence.range_bonus
        if (influence.attack or influence.defense) and (changeable or source == card):
            times = 1 if influence.per == ONCE else multiplier(g, source, influence, card)
            attack += influence.attack * times
            defense += influence.defense * times
    if attributes & SWARM:
        attack += swarm(g, card, limits)
    g.attack[card] = attack
    g.defense[card] = defense
    g.attributes[card] = attributes
    g.range[card] = reach if attributes & RANGED_ATTACK else 0
    g.stride[card] = stride if attributes & MOVEMENT else 0
    limits &= ~WEIGHED_LIMITS
    if inversions & 1:
        limits |= INVERTED
    if is_altered:
        limits |= personal_limits(g, card)
    if attributes & STEALTH:
        limits |= ELUSIVE
    if attributes & (OMNISTRIKE | RANGED_ATTACK):
        limits |= SWEEPING
    g.limits[card] = limits | face.limits


def personal_limits(g: ArackhanWars, card: int) -> int:
    """What holds for a card that has lost its Skills, is immune or wears a guise."""
    limits = ABLE if g.guises[card] else 0
    if g.silenced >> card & 1:
        limits |= SILENCED
    if g.immune >> card & 1:
        limits |= IMMUNE
    return limits


def sum_of_guise(g: ArackhanWars, card: int) -> tuple[int, int, int, int, int]:
    """AK-20.06: the numbers of several faces are added; an Attribute counts once."""
    attack = defense = attributes = reach = stride = 0
    for number in g.guises[card]:
        face = g.faces[number]
        attack += face.attack
        defense += face.defense
        attributes |= face.attributes
        reach += face.range
        stride += face.stride
    return attack, defense, attributes, reach, stride


def swarm(g: ArackhanWars, card: int, limits: int) -> int:
    """AK-17.13 to AK-17.15: other Creatures of its family, of both players."""
    families = g.families(card)
    by_name = limits & SWARMS_BY_NAME
    count = 0
    for seat in range(SEATS):
        for other in g.piles[BATTLEFIELD * SEATS + seat]:
            if other == card or g.marks[other] & FACE_DOWN or g.kind(other) != CREATURE:
                continue
            if are_namesakes(g, card, other) if by_name else g.families(other) & families:
                count += 1
    return count
