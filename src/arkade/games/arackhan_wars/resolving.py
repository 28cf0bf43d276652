"""Carrying out an attack (AK-12.16, AK-14, AK-19): compare, defeat, follow lines, discard Spells, what comes after."""

from __future__ import annotations

from arkade.cardtext.effects import listing
from arkade.games.arackhan_wars.attacking import (
    OMNISTRIKE_ALL,
    Blow,
    allies_struck_by,
    breaks_group_limit,
    members_against,
    protected,
    targets_of,
)
from arkade.games.arackhan_wars.board import DISTANCE, NOWHERE, next_space
from arkade.games.arackhan_wars.influences import own_influences, revealed, skill_faces, within_reach, works_on
from arkade.games.arackhan_wars.instructions import (
    conquer,
    deactivate,
    destroy,
    discard,
    put_under,
    turn_token,
)
from arkade.games.arackhan_wars.printed import (
    AGAINST_ATTACKER,
    AGAINST_TARGET,
    ALTERS_COMBAT,
    CREATURE,
    DIES_AFTER_ATTACK,
    DIES_ON_FAILURE,
    INVERTED,
    LAND,
    PERFORATION,
    REGENERATION,
    SILENCED,
    SKILL,
    SPELL,
    UNCHANGEABLE,
    Influence,
)
from arkade.games.arackhan_wars.state import ATTACKED, FACE_DOWN, NOTHING, ArackhanWars
from arkade.games.arackhan_wars.values import refresh

Fall = tuple[int, list[int]]
"""A defeated card and the cards that it falls to."""

Line = tuple[int, int, int, int]
"""An attack that goes on by Perforation: the attacker, its direction, the last space hit, the value that is left."""

# -- numbers of one attack -------------------------------------------------------------------------


def attack_against(g: ArackhanWars, attacker: int, target: int) -> int:
    """AK-12.11: the Attack of a card against one target."""
    if not g.heard & ALTERS_COMBAT or g.limits[attacker] & INVERTED:
        return g.current_attack(attacker)
    attack = g.attack[attacker]
    for influence in own_influences(g, attacker):
        suits = influence.when == AGAINST_TARGET and holds(g, attacker, influence)
        if suits and g.kind(target) == CREATURE and g.attributes[target] & influence.versus:
            attack += influence.attack
    return max(attack, 0)


def defense_against(g: ArackhanWars, target: int, attackers: list[int]) -> int:
    """AK-12.11: the Defense of a card against those that attack it."""
    if not g.heard & ALTERS_COMBAT or g.limits[target] & (INVERTED | UNCHANGEABLE):
        return g.current_defense(target)
    defense = g.defense[target]
    for source in revealed(g):
        for influence in own_influences(g, source):
            if influence.when == AGAINST_ATTACKER and holds(g, source, influence):
                reaches = target in within_reach(g, source, influence) and works_on(g, source, influence, target)
                if reaches and any_has(g, attackers, influence.versus):
                    defense += influence.defense
    return max(defense, 0)


def holds(g: ArackhanWars, source: int, influence: Influence) -> bool:
    """Whether a conditional influence is not lost with the Skills of its card."""
    return influence.label != SKILL or not g.limits[source] & SILENCED


def any_has(g: ArackhanWars, attackers: list[int], attributes: int) -> bool:
    """Whether a Creature that takes part in the attack has one of some Attributes."""
    for card in attackers:
        if g.kind(card) == CREATURE and g.attributes[card] & attributes:
            return True
    return False


# -- the attack ------------------------------------------------------------------------------------


def resolve_attack(g: ArackhanWars, blows: list[Blow]) -> None:
    """AK-12.16: one declared attack from comparison to the texts that follow it."""
    seat = g.controller(blows[0][0])
    attackers = [attacker for attacker, _ in blows]
    if g.listening:
        names = listing([f"{{{place}}}" for place in range(len(attackers))])
        verb = "attacks" if len(attackers) == 1 else "attack"
        g.tell("attack", f"{names} {verb}.", seat, tuple(attackers), "AK-12.16")
    fallen, failed, lines = compare(g, blows)
    for attacker in attackers:
        use_up(g, attacker, ATTACKED)
    defeat(g, fallen, seat)
    failed += follow_lines(g, lines, seat)
    for attacker in attackers:
        face = g.faces[g.face[attacker]]
        if face.kind == SPELL and not face.stays and g.is_in_play(attacker):
            discard(g, attacker)
    end_attack(g, attackers, failed)


def use_up(g: ArackhanWars, card: int, mark: int) -> None:
    """AK-10.06: a card has been activated."""
    g.marks[card] |= mark
    turn_token(g, card)
    if card in g.movers:
        g.movers = tuple([mover for mover in g.movers if mover != card])


def compare(g: ArackhanWars, blows: list[Blow]) -> tuple[list[Fall], list[int], list[Line]]:
    """AK-12.06, AK-13.04, AK-14.08, AK-17.05: who falls to whom, whose attack failed, and the lines that go on. All
    comparisons use the situation before any card leaves. An Omnistrike skips what it may not attack (AK-17.04)."""
    fallen: list[Fall] = []
    failed: list[int] = []
    lines: list[Line] = []
    for target, members in struck(g, blows):
        if breaks_group_limit(g, target, members) is not None:
            continue
        values = [attack_against(g, member, target) for member in members]
        if sum(values) > defense_against(g, target, members):
            fallen.append((target, members))
            for member, value in zip(members, values, strict=True):
                if g.attributes[member] & PERFORATION and DISTANCE[g.place[member]][g.place[target]] == 1:
                    lines.append((member, g.place[target] - g.place[member], g.place[target], value - 1))
        else:
            failed += members
            if g.listening:
                words = f"{{0}} holds: {{n}} against {defense_against(g, target, members)}."
                g.tell("hold", words, g.controller(target), (target,), "AK-12.07", sum(values))
    return fallen, failed, lines


def struck(g: ArackhanWars, blows: list[Blow]) -> list[Fall]:
    """The targets of an attack and the allied cards that an Omnistrike hits too, each with its attackers."""
    found: list[Fall] = []
    for target in targets_of(g, blows):
        found.append((target, members_against(g, blows, target)))
    for attacker, aim in blows:
        if aim == OMNISTRIKE_ALL:
            for ally in allies_struck_by(g, attacker):
                strike_too(found, ally, attacker)
    return found


def strike_too(found: list[Fall], target: int, attacker: int) -> None:
    """Let one more card strike a target: several that strike the same one at the same time are listed together."""
    for card, members in found:
        if card == target:
            members.append(attacker)
            return
    found.append((target, [attacker]))


def defeat(g: ArackhanWars, fallen: list[Fall], seat: int) -> None:
    """AK-14.01, AK-14.03, AK-23.08: destroyed, conquered, or saved by Regeneration. These defeats happen together, so
    what becomes of each card is settled before the first one leaves (AK-14.08)."""
    if not fallen:
        return
    fates = [(target, regenerates(g, target, to), trophy_keeper(g, target, to)) for target, to in fallen]
    for target, is_saved, keeper in fates:
        if g.kind(target) == LAND:
            conquer(g, target, seat)
        elif is_saved:
            deactivate(g, target)
        elif keeper == NOTHING or not g.is_on_battlefield(keeper):
            destroy(g, target)
        else:
            put_under(g, target, keeper)
    refresh(g)


def regenerates(g: ArackhanWars, target: int, attackers: list[int]) -> bool:
    """AK-23.08 to AK-23.10: an active Creature, and no Spell took part."""
    if not g.attributes[target] & REGENERATION or not g.is_active(target):
        return False
    for attacker in attackers:
        if g.kind(attacker) == SPELL:
            return False
    return True


def trophy_keeper(g: ArackhanWars, target: int, attackers: list[int]) -> int:
    """AK-20.14: the attacker under which a destroyed Creature goes, or NOTHING."""
    for attacker in attackers:
        if not g.limits[attacker] & SILENCED:
            for face in skill_faces(g, attacker):
                if face.trophies & g.attributes[target]:
                    return attacker
    return NOTHING


# -- Perforation -----------------------------------------------------------------------------------


def follow_lines(g: ArackhanWars, lines: list[Line], seat: int) -> list[int]:
    """AK-19.01 to AK-19.15: lines go on together, card by card, until each ends. The attackers whose line failed."""
    failed: list[int] = []
    while lines:
        following: list[Line] = []
        fallen: list[Fall] = []
        for attacker, direction, last, value in lines:
            space = next_space(last, direction)
            card = g.board[space] if space != NOWHERE else NOTHING
            if card == NOTHING or not may_go_on(g, attacker, card, seat):
                continue
            defense = defense_against(g, card, [attacker])
            if g.listening:
                words = f"{{0}} goes on against {{1}}: {max(value, 0)} against {defense}."
                g.tell("perforation", words, seat, (attacker, card), "AK-19.01")
            if max(value, 0) > defense:
                strike_too(fallen, card, attacker)
                following.append((attacker, direction, space, value - 1))
            else:
                failed.append(attacker)
        defeat(g, fallen, seat)
        lines = following
    return failed


def may_go_on(g: ArackhanWars, attacker: int, card: int, seat: int) -> bool:
    """AK-19.02, AK-19.06, AK-19.15: whether a line hits a card; otherwise it ends there without failing."""
    if g.controller(card) == seat or g.kind(card) == SPELL or g.marks[card] & FACE_DOWN:
        return False
    if not g.is_on_battlefield(attacker):
        return True
    return protected(g, attacker, card) is None and breaks_group_limit(g, card, [attacker]) is None


# -- after the attack ------------------------------------------------------------------------------


def end_attack(g: ArackhanWars, attackers: list[int], failed: list[int]) -> None:
    """AK-12.16: texts that apply after an attack."""
    for attacker in attackers:
        limits = g.limits[attacker]
        is_doomed = limits & DIES_AFTER_ATTACK or (limits & DIES_ON_FAILURE and attacker in failed)
        if is_doomed and g.is_on_battlefield(attacker) and g.kind(attacker) != SPELL:
            destroy(g, attacker)
