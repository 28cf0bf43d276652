"""Who may attack whom (AK-12, AK-13, AK-17): reach, limits of single cards, limits of groups.

A declared attack is a list of blows: an attacker with its target, or with OMNISTRIKE_ALL for the Omnistrike of a card
at all its adjacent enemies.
"""

from __future__ import annotations

from typing import Final

from arkade.games.arackhan_wars.board import AROUND, AROUND_ONE, COLUMNS, DISTANCE, NEIGHBOURS
from arkade.games.arackhan_wars.influences import in_force, own_influences
from arkade.games.arackhan_wars.printed import (
    BANNED_FROM_GROUPS,
    CREATURE,
    CREATURES_ADJACENT,
    CREATURES_IN_GROUPS,
    ELUSIVE,
    IMMUNE,
    LAND,
    NEVER_ATTACKS,
    NEVER_IN_GROUPS,
    NOT_ATTACKABLE,
    NOT_BY_CREATURES,
    NOT_IN_WINDOW,
    NOT_RIGHT_OR_BOTTOM,
    OMNISTRIKE,
    ONE_CREATURE,
    ONLY_ADJACENT_TARGETS,
    ONLY_EVEN_TARGETS,
    ONLY_FAR_TARGETS,
    ONLY_IN_GROUPS,
    ONLY_WITH_FAMILY,
    PURE_GROUPS,
    SPELL,
    STEALTH,
    STRIKES_ALLIES,
    SWEEPING,
)
from arkade.games.arackhan_wars.state import BATTLEFIELD, NOTHING, RESTRAINED, SEATS, ArackhanWars

OMNISTRIKE_ALL: Final = -1
"""The target of a card that strikes all its adjacent enemies."""

Blow = tuple[int, int]
NONE: Final[list[int]] = []

BARS: Final = NEVER_ATTACKS | NOT_IN_WINDOW
TARGET_LIMITS: Final = ONLY_FAR_TARGETS | ONLY_ADJACENT_TARGETS | ONLY_EVEN_TARGETS | NOT_RIGHT_OR_BOTTOM
DEFENDER_LIMITS: Final = NOT_ATTACKABLE | NOT_BY_CREATURES | CREATURES_ADJACENT | IMMUNE
CAUTIONS: Final = DEFENDER_LIMITS | ELUSIVE
GROUP_LIMITS: Final = ONLY_IN_GROUPS | NEVER_IN_GROUPS | BANNED_FROM_GROUPS | ONLY_WITH_FAMILY
GROUPED_DEFENDER_LIMITS: Final = CREATURES_IN_GROUPS | PURE_GROUPS | ONE_CREATURE
ATTACKER_LIMITS: Final = SWEEPING | BARS | TARGET_LIMITS | GROUP_LIMITS
"""What must be looked at before a card attacks; without any of it, it may attack every adjacent enemy without GUARDS
and nothing else."""
GUARDS: Final = CAUTIONS | GROUPED_DEFENDER_LIMITS

# -- single cards ----------------------------------------------------------------------------------


def cannot_attack(g: ArackhanWars, card: int) -> str | None:
    """The rule that keeps a card that could be activated from attacking anything now, or None."""
    if g.zone[card] // SEATS != BATTLEFIELD:
        return "AK-12.14"
    face = g.faces[g.face[card]]
    if not face.can_attack:
        return "AK-02.08" if face.kind == LAND else "AK-12.01"
    limits = g.limits[card]
    if limits & NEVER_ATTACKS or g.marks[card] & RESTRAINED or (g.window and limits & NOT_IN_WINDOW):
        return "AK-01.02"
    return None


def counted_distance(g: ArackhanWars, attacker: int, target: int) -> int:
    """AK-23.01, AK-23.03, AK-23.04: for a Creature, an adjacent card with Stealth is at distance 2."""
    distance = DISTANCE[g.place[attacker]][g.place[target]]
    if distance == 1 and g.attributes[target] & STEALTH and g.kind(attacker) == CREATURE:
        return 2
    return distance


def out_of_reach(g: ArackhanWars, attacker: int, target: int) -> str | None:
    """AK-12.03, AK-17.04, AK-17.09 to AK-17.12: the rule that puts a target beyond a card that attacks one target."""
    distance = counted_distance(g, attacker, target)
    if distance == 1:
        return leaves_out_others(g, attacker) if g.attributes[attacker] & OMNISTRIKE else None
    if distance <= g.range[attacker]:
        return None
    if DISTANCE[g.place[attacker]][g.place[target]] == 1:
        return "AK-23.02"
    return "AK-17.10" if g.range[attacker] else "AK-12.03"


def leaves_out_others(g: ArackhanWars, attacker: int) -> str:
    """AK-17.04, AK-17.12: the rule by which a card with Omnistrike does not attack a single adjacent card."""
    return "AK-17.12" if g.range[attacker] else "AK-17.04"


def protected(g: ArackhanWars, attacker: int, target: int) -> str | None:
    """The rule by which texts on the attacker or the target forbid this attack, whatever the group, or None."""
    limits, guard = g.limits[attacker], g.limits[target]
    if limits & TARGET_LIMITS and misses_its_kind(g, attacker, target, limits):
        return "AK-01.02"
    if not guard & DEFENDER_LIMITS:
        return None
    if guard & NOT_ATTACKABLE:
        return "AK-01.02"
    if g.kind(attacker) == SPELL:
        return "AK-20.09" if guard & IMMUNE else None
    far = DISTANCE[g.place[attacker]][g.place[target]] > 1
    return "AK-01.02" if guard & NOT_BY_CREATURES or (guard & CREATURES_ADJACENT and far) else None


def misses_its_kind(g: ArackhanWars, attacker: int, target: int, limits: int) -> bool:
    """Whether a target is not of the kind that the attacker's texts leave to it."""
    far = DISTANCE[g.place[attacker]][g.place[target]] > 1
    if limits & ONLY_FAR_TARGETS and not far:
        return True
    if limits & ONLY_ADJACENT_TARGETS and far:
        return True
    if limits & ONLY_EVEN_TARGETS and g.value(target) % 2:
        return True
    return bool(limits & NOT_RIGHT_OR_BOTTOM) and is_right_or_bottom(g, attacker, target)


def is_right_or_bottom(g: ArackhanWars, card: int, other: int) -> bool:
    """AK-03.14: a card faces the opponent; its bottom border is nearest to them, its right border at its controller's
    left. The first player sits below row 5, the second above row 0."""
    step = g.place[other] - g.place[card]
    return step in ((-COLUMNS, -1) if g.controller(card) == 0 else (COLUMNS, 1))


def cannot_be_target(g: ArackhanWars, attacker: int, target: int) -> str | None:
    """AK-12.02, AK-12.04, AK-12.05: the rule that makes a card no target at all, or None."""
    if g.controller(target) == g.controller(attacker):
        return "AK-12.04"
    return "AK-12.05" if g.kind(target) == SPELL else None


def cannot_hit(g: ArackhanWars, attacker: int, target: int) -> str | None:
    """The rule that keeps a card from taking part in an attack on one target, whatever the group, or None."""
    rule = cannot_be_target(g, attacker, target) or cannot_attack(g, attacker)
    return rule or out_of_reach(g, attacker, target) or protected(g, attacker, target)


def targets_in_reach(g: ArackhanWars, attacker: int) -> list[int]:
    """What a card that can attack could take part in an attack on, by itself (AK-13.02): what `cannot_hit` leaves.
    Without range these are neighbours."""
    if g.range[attacker] > 1:
        cards = g.piles[BATTLEFIELD * SEATS + 1 - g.zone[attacker] % SEATS]
        reach, far, places = g.range[attacker], DISTANCE[g.place[attacker]], g.place
        return [card for card in cards if far[places[card]] <= reach and reaches(g, attacker, card)]
    if g.attributes[attacker] & OMNISTRIKE:
        return []
    return struck_by(g, attacker)


def reaches(g: ArackhanWars, attacker: int, enemy: int) -> bool:
    """Whether a card with range may take part in an attack on an enemy card within that range."""
    if g.faces[g.face[enemy]].kind == SPELL:
        return False
    return out_of_reach(g, attacker, enemy) is None and protected(g, attacker, enemy) is None


def hits_neighbour(g: ArackhanWars, attacker: int, target: int) -> bool:
    """Whether a card may attack an adjacent enemy without range."""
    if g.attributes[target] & STEALTH and g.kind(attacker) == CREATURE:
        return False
    return protected(g, attacker, target) is None


def adjacent_enemies(g: ArackhanWars, card: int) -> list[int]:
    """Adjacent enemy Creatures and Lands."""
    space = g.place[card]
    if not AROUND[space] & g.taken[1 - g.zone[card] % SEATS]:
        return NONE
    found: list[int] = []
    board, zone = g.board, g.zone
    side = zone[card] % SEATS
    for near in NEIGHBOURS[space]:
        other = board[near]
        if other != NOTHING and zone[other] % SEATS != side and g.faces[g.face[other]].kind != SPELL:
            found.append(other)
    return found


def struck_by(g: ArackhanWars, attacker: int) -> list[int]:
    """AK-17.03, AK-17.04, AK-23.05: the adjacent enemies that a card may attack without range, whatever the group: what
    `hits_neighbour` leaves of them."""
    spaces = AROUND[g.place[attacker]] & g.taken[1 - g.zone[attacker] % SEATS]
    if not spaces:
        return NONE
    found: list[int] = []
    board, limits = g.board, g.limits
    choosy = limits[attacker] & TARGET_LIMITS
    for space in AROUND_ONE[spaces]:
        enemy = board[space]
        if not (limits[enemy] & CAUTIONS or choosy) or (g.kind(enemy) != SPELL and hits_neighbour(g, attacker, enemy)):
            found.append(enemy)
    return found


def allies_struck_by(g: ArackhanWars, attacker: int) -> list[int]:
    """AK-20.10: allied Creatures that an Omnistrike hits as if they were enemies."""
    if not g.limits[attacker] & STRIKES_ALLIES:
        return []
    side = g.controller(attacker)
    cards = [g.board[near] for near in NEIGHBOURS[g.place[attacker]]]
    allies = [card for card in cards if card != NOTHING and g.controller(card) == side and g.kind(card) == CREATURE]
    return [card for card in allies if hits_neighbour(g, attacker, card)]


# -- groups ----------------------------------------------------------------------------------------


def breaks_group_limit(g: ArackhanWars, target: int, members: list[int]) -> str | None:
    """AK-13.10, AK-13.12: the rule by which these cards may not attack a target together, or None."""
    guard = g.limits[target]
    if guard & GROUPED_DEFENDER_LIMITS:
        creatures = 0
        for card in members:
            creatures += g.kind(card) == CREATURE
        if refuses_mixture(guard, creatures, len(members)):
            return "AK-13.10"
    for card in members:
        limits = g.limits[card]
        if limits & GROUP_LIMITS and refuses_company(g, card, limits, members):
            return "AK-13.10"
    return None


def refuses_mixture(guard: int, creatures: int, members: int) -> bool:
    """Whether a target may not be attacked by so many Creatures among so many cards."""
    if guard & ONE_CREATURE and creatures > 1:
        return True
    if guard & CREATURES_IN_GROUPS and creatures == 1 and members == 1:
        return True
    return bool(guard & PURE_GROUPS) and creatures > 0 and (creatures < 2 or creatures < members)


def refuses_company(g: ArackhanWars, card: int, limits: int, members: list[int]) -> bool:
    """Whether a card may not attack in this company."""
    if len(members) == 1:
        return bool(limits & ONLY_IN_GROUPS)
    if limits & NEVER_IN_GROUPS:
        return True
    if limits & BANNED_FROM_GROUPS and not is_waived(g, card, members):
        return True
    return bool(limits & ONLY_WITH_FAMILY) and not is_among_family(g, card, members)


def is_waived(g: ArackhanWars, card: int, members: list[int]) -> bool:
    """Whether another card of the group lifts this card's ban from groups."""
    seat = g.controller(card)
    for other in members:
        if other != card:
            for influence in own_influences(g, other):
                waived = influence.waived
                if waived is not None and in_force(g, other, influence) and waived.fits(g, card, seat):
                    return True
    return False


def is_among_family(g: ArackhanWars, card: int, members: list[int]) -> bool:
    """Whether all others of a group are Creatures of the family that a card demands."""
    families = 0
    for influence in own_influences(g, card):
        families |= influence.family_groups
    for other in members:
        if other != card and not (g.kind(other) == CREATURE and g.families(other) & families):
            return False
    return True


# -- declared attacks ------------------------------------------------------------------------------


def members_against(g: ArackhanWars, blows: list[Blow], target: int) -> list[int]:
    """The attackers that take part against one target."""
    found: list[int] = []
    for attacker, aim in blows:
        if aim == target or (aim == OMNISTRIKE_ALL and target in struck_by(g, attacker)):
            found.append(attacker)
    return found


def targets_of(g: ArackhanWars, blows: list[Blow]) -> list[int]:
    """Every card that a declared attack aims at, each once, those of single attackers first."""
    found: list[int] = []
    for attacker, aim in blows:
        if aim == OMNISTRIKE_ALL:
            found += [target for target in struck_by(g, attacker) if target not in found]
        elif aim not in found:
            found.append(aim)
    return found


def forbids_attack(g: ArackhanWars, blows: list[Blow]) -> str | None:
    """The rule by which a declared attack can't be carried out as it stands, or None. An Omnistrike skips what it may
    not attack alone or in its group (AK-17.04), but it needs a target (AK-17.08)."""
    hits = 0
    for target in targets_of(g, blows):
        rule = breaks_group_limit(g, target, members_against(g, blows, target))
        if rule is None:
            hits += 1
        elif (target in [aim for _, aim in blows]) or len(members_against(g, blows, target)) > 1:
            return rule
    return None if hits else "AK-17.08"


def becomes_legal(g: ArackhanWars, blows: list[Blow], helpers: list[int]) -> str | None:
    """None where a declared attack is legal as it stands or would be with one more of some cards; otherwise the rule
    that it breaks. No limit of any card asks for more than one further card."""
    if not has_group_limits(g, blows):
        return None
    rule = forbids_attack(g, blows)
    if rule is not None:
        targets = targets_of(g, blows)
        for helper in helpers:
            for blow in joining_blows(g, targets, helper):
                if forbids_attack(g, [*blows, blow]) is None:
                    return None
    return rule


def has_group_limits(g: ArackhanWars, blows: list[Blow]) -> bool:
    """Whether anything limits the groups of a declared attack at all."""
    limits = g.limits
    for attacker, aim in blows:
        if limits[attacker] & GROUP_LIMITS:
            return True
        if aim == OMNISTRIKE_ALL:
            for target in struck_by(g, attacker):
                if limits[target] & GROUPED_DEFENDER_LIMITS:
                    return True
        elif limits[aim] & GROUPED_DEFENDER_LIMITS:
            return True
    return False


def joining_blows(g: ArackhanWars, targets: list[int], card: int) -> list[Blow]:
    """AK-13.02, AK-17.06, AK-17.07: the ways in which a card that could be activated may join an attack on some
    targets, group limits aside."""
    if cannot_attack(g, card) is not None:
        return []
    found: list[Blow] = [(card, target) for target in targets_in_reach(g, card) if target in targets]
    if g.attributes[card] & OMNISTRIKE and shares_a_target(g, card, targets):
        found.append((card, OMNISTRIKE_ALL))
    return found


def shares_a_target(g: ArackhanWars, card: int, targets: list[int]) -> bool:
    for target in struck_by(g, card):
        if target in targets:
            return True
    return False


def cannot_join(g: ArackhanWars, blows: list[Blow], blow: Blow) -> str | None:
    """The rule that keeps a card that could be activated from joining with a blow, group limits aside, or None."""
    attacker, aim = blow
    rule = cannot_attack(g, attacker)
    if rule is not None:
        return rule
    targets = targets_of(g, blows)
    if aim == OMNISTRIKE_ALL:
        if not g.attributes[attacker] & OMNISTRIKE:
            return "AK-17.02"
        return None if shares_a_target(g, attacker, targets) else "AK-17.07"
    if aim not in targets:
        return "AK-13.09"
    rule = out_of_reach(g, attacker, aim)
    if rule is not None:
        return rule if rule == leaves_out_others(g, attacker) else "AK-13.02"
    return protected(g, attacker, aim)
