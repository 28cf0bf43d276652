"""Influences: which Skills, Benefits, Effects and Weaknesses work on which card now (AK-20)."""

from __future__ import annotations

from typing import Final

from arkade.games.arackhan_wars.board import AROUND_ONE, BESIDE, NEIGHBOURS, NOWHERE
from arkade.games.arackhan_wars.printed import (
    ADJACENT,
    AGAINST_ATTACKER,
    AGAINST_TARGET,
    ALLIED,
    ALWAYS,
    ANYWHERE,
    CREATURE,
    ENEMY,
    IN_OTHER_ROUNDS,
    IN_OWN_ROUNDS,
    ITSELF,
    PER_EXTRA_TOKEN,
    PER_NEIGHBOUR,
    SKILL,
    SPELL,
    WEAKNESS,
    WHILE_ACTIVE,
    WHILE_ANY,
    Face,
    Group,
    Influence,
)
from arkade.games.arackhan_wars.state import (
    ASTRAL_PLANE,
    BATTLEFIELD,
    FACE_DOWN,
    NOTHING,
    SEATS,
    TURNED,
    ArackhanWars,
)

BROAD: Final = 2
"""Influences that are felt beyond the neighbours."""

# -- which cards -----------------------------------------------------------------------------------


def revealed(g: ArackhanWars) -> list[int]:
    """All face-up cards in play, of both players."""
    cards: list[int] = []
    for zone in range(BATTLEFIELD * SEATS, (ASTRAL_PLANE + 1) * SEATS):
        if g.piles[zone]:
            cards += [card for card in g.piles[zone] if not g.marks[card] & FACE_DOWN]
    return cards


def neighbours(g: ArackhanWars, card: int) -> list[int]:
    """AK-03.05, AK-03.10: the revealed cards adjacent to a card."""
    space = g.place[card]
    if space == NOWHERE:
        return []
    cards = [g.board[near] for near in NEIGHBOURS[space]]
    return [near for near in cards if near != NOTHING and not g.marks[near] & FACE_DOWN]


def are_namesakes(g: ArackhanWars, card: int, other: int) -> bool:
    """AK-01.11: whether two cards have a name in common; a copy has the name of what it copies."""
    names = [face.name for face in g.faces_of(card)]
    for face in g.faces_of(other):
        if face.name in names:
            return True
    return False


def cards_of(g: ArackhanWars, group: Group, centre: int) -> list[int]:
    """The revealed cards where a group is looked for."""
    if group.zone == ADJACENT:
        return neighbours(g, centre)
    cards = revealed(g)
    return cards if group.zone == ANYWHERE else [card for card in cards if g.is_on_battlefield(card)]


def count(g: ArackhanWars, source: int, group: Group, centre: int) -> int:
    """How many other cards of a group there are, as the controller of the source sees it, around a card or anywhere."""
    seat = g.controller(source)
    found = 0
    for card in cards_of(g, group, centre):
        if card != centre and group.fits(g, card, seat):
            found += 1
    return found


def within_reach(g: ArackhanWars, source: int, influence: Influence) -> list[int]:
    """The cards that an influence could speak of from where its card lies."""
    zone = influence.reach.zone
    if zone == ITSELF:
        return [source]
    return neighbours(g, source) if zone == ADJACENT else revealed(g)


# -- which influences ------------------------------------------------------------------------------


def own_influences(g: ArackhanWars, card: int) -> list[Influence]:
    """All influences that a card has now, whomever they reach: its Skills may be another card's."""
    if not g.altered >> card & 1:
        return g.faces[g.face[card]].influences
    found: list[Influence] = []
    for face in g.faces_of(card):
        found += [influence for influence in face.influences if influence.label != SKILL]
    return found + skills_of(g, card)


def skills_of(g: ArackhanWars, card: int) -> list[Influence]:
    """The Skills that a card has, lost or not."""
    return [skill for face in skill_faces(g, card) for skill in face.skills]


def skill_faces(g: ArackhanWars, card: int) -> list[Face]:
    """The faces on which a card's Skills stand: other ones than its own while they are exchanged."""
    guise = g.skills[card]
    return [g.faces[number] for number in guise] if guise else g.faces_of(card)


def influences_of(g: ArackhanWars, card: int, zone: int) -> list[Influence]:
    """The influences of a card that reach no farther than a kind of zone: itself, its neighbours, or everything."""
    if not g.altered >> card & 1:
        face = g.faces[g.face[card]]
        return face.own if zone == ITSELF else face.near if zone == ADJACENT else face.broad
    return [influence for influence in own_influences(g, card) if place_of(influence) == zone]


def place_of(influence: Influence) -> int:
    zone = influence.reach.zone
    return zone if zone <= ADJACENT else BROAD


def influences_on(g: ArackhanWars, card: int, face: Face) -> list[tuple[int, Influence]]:
    """Every influence that works on a card now, with the card that it comes from."""
    found: list[tuple[int, Influence]] = []
    if face.own or g.altered >> card & 1:
        for influence in influences_of(g, card, ITSELF):
            if in_force(g, card, influence):
                found.append((card, influence))
    space = g.place[card]
    if space != NOWHERE:
        for near in AROUND_ONE[BESIDE[space] & g.emanating]:
            source = g.board[near]
            if not g.marks[source] & FACE_DOWN:
                collect(g, source, ADJACENT, card, found)
    for source in g.broad:
        collect(g, source, BROAD, card, found)
    return found


def collect(g: ArackhanWars, source: int, zone: int, card: int, found: list[tuple[int, Influence]]) -> None:
    """Add those influences of a source that reach as far as a kind of zone and work on a card. Which of them speak
    of it follows from faces and sides if both are as printed, with their Skills and not immune. A face keeps that."""
    unusual = g.altered | g.silenced | g.immune
    if unusual and (unusual >> source | unusual >> card) & 1:
        influences = left_over(g, source, zone, card)
    else:
        kept = g.faces[g.face[source]].upon
        relation = (g.face[card] * SEATS + (g.zone[source] ^ g.zone[card]) % SEATS) * (BROAD + 1) + zone
        if relation not in kept:
            kept[relation] = left_over(g, source, zone, card)
        influences = kept[relation]
    for influence in influences:
        is_in_force = (influence.when == ALWAYS and not unusual) or in_force(g, source, influence)
        if is_in_force and (not influence.between or is_between(g, card, influence.between)):
            found.append((source, influence))


def left_over(g: ArackhanWars, source: int, zone: int, card: int) -> list[Influence]:
    """What a card does not ignore of a source's influences that reach as far as a kind of zone and speak of it."""
    found: list[Influence] = []
    for influence in influences_of(g, source, zone):
        if speaks_of(g, source, influence, card):
            left = what_it_does_not_have(g, source, influence, card)
            if left is not None:
                found.append(left)
    return found


def works_on(g: ArackhanWars, source: int, influence: Influence, card: int) -> bool:
    """Whether an influence speaks of a card, as what it is and where it lies."""
    if not speaks_of(g, source, influence, card):
        return False
    return not influence.between or is_between(g, card, influence.between)


def speaks_of(g: ArackhanWars, source: int, influence: Influence, card: int) -> bool:
    """Whether a card is of the kind that an influence speaks of, and is not immune to it (AK-20.09)."""
    reach = influence.reach
    allied = g.zone[source] % SEATS == g.zone[card] % SEATS
    if not reach.sides & (ALLIED if allied else ENEMY) or not reach.kinds & g.faces[g.face[card]].kind:
        return False
    if reach.families and not reach.families & g.families(card):
        return False
    if not (reach.has_any_value or reach.least_value <= g.value(card) <= reach.most_value):
        return False
    return allied or not g.immune >> card & 1 or g.faces[g.face[source]].kind != SPELL


def is_between(g: ArackhanWars, card: int, names: tuple[str, ...]) -> bool:
    """Whether a card is adjacent to a card of each of some names."""
    seen = [face.name for near in neighbours(g, card) for face in g.faces_of(near)]
    for name in names:
        if name not in seen:
            return False
    return True


def in_force(g: ArackhanWars, source: int, influence: Influence) -> bool:
    """AK-20.01, AK-20.08: whether an influence of a card works at all now."""
    if influence.label == SKILL and g.silenced >> source & 1:
        return False
    when = influence.when
    if when == ALWAYS:
        return True
    if when == WHILE_ACTIVE:
        return not g.marks[source] & TURNED
    if when in (IN_OWN_ROUNDS, IN_OTHER_ROUNDS):
        return (g.controller(source) == g.starter) == (when == IN_OWN_ROUNDS)
    if when in (AGAINST_TARGET, AGAINST_ATTACKER):
        return False
    group = influence.group
    assert group is not None
    return (count(g, source, group, source) > 0) == (when == WHILE_ANY)


def what_it_does_not_have(g: ArackhanWars, source: int, influence: Influence, card: int) -> Influence | None:
    """AK-20.11: a Creature ignores an enemy Creature's Skill, and an allied Creature's Weakness, as far as it has the
    same itself. What is left of the influence, or None."""
    if influence.label != SKILL and influence.label != WEAKNESS:
        return influence
    if g.kind(source) != CREATURE or g.kind(card) != CREATURE or source == card:
        return influence
    enemies = g.controller(source) != g.controller(card)
    if enemies != (influence.label == SKILL):
        return influence
    left = influence
    for own in own_influences(g, card):
        if own.label == influence.label and own.reaches_like(influence) and not is_lost(g, card, own):
            left = left.without(own)
    return None if left.does_nothing() else left


def is_lost(g: ArackhanWars, card: int, influence: Influence) -> bool:
    return influence.label == SKILL and bool(g.silenced >> card & 1)


def multiplier(g: ArackhanWars, source: int, influence: Influence, card: int) -> int:
    """How often a change counts."""
    if influence.per == PER_EXTRA_TOKEN:
        return g.tokens[card]
    group = influence.group
    assert group is not None
    return count(g, source, group, card if influence.per == PER_NEIGHBOUR else source)
