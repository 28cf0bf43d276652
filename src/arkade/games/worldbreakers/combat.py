"""Combat (WB-12 to WB-14): declaring attackers, blocking one by one, fighting, breaching."""

from __future__ import annotations

from typing import Final

from arkade.cardtext.effects import listing
from arkade.games.worldbreakers.instructions import damage_location, gain_power, sentence_to_defeat
from arkade.games.worldbreakers.printed import (
    ATTACKS,
    BLOCKED,
    BLOCKS,
    BREACH,
    BREACH_POWER,
    COMBAT_ENDED,
    COMBAT_ENDING,
    OVERWHELMED,
    YOUR_ATTACK,
)
from arkade.games.worldbreakers.state import (
    ATTACK_PHASE,
    BREACHING,
    CANNOT_BLOCK,
    DEFENSE_PHASE,
    FOLLOWERS,
    FRONT,
    LONE_ATTACKS,
    NO_COMBAT,
    OUTCOME_PHASE,
    SEATS,
    UNBLOCKABLE,
    Worldbreakers,
)
from arkade.games.worldbreakers.triggers import raise_for_card, raise_for_seat, settle
from arkade.kernel.question import PASS, Option, Question

DECLARE: Final = 15
BLOCK: Final = 16
DAMAGE_LOCATION: Final = 17

# -- whether ---------------------------------------------------------------------------------------


def cannot_begin_combat(g: Worldbreakers) -> str | None:
    """The rule that keeps everybody from attacking now, or None."""
    if g.combat:
        return "WB-12.03"
    if g.in_rally:
        return "WB-17.04"
    return "WB-12.07" if g.no_attacks else None


def cannot_attack(g: Worldbreakers, card: int) -> str | None:
    """WB-12.04, WB-12.05: only ready followers without stationary are declared."""
    if g.exhausted[card]:
        return "WB-12.04"
    return "WB-12.05" if g.is_stationary(card) else None


def possible_attackers(g: Worldbreakers, seat: int) -> list[int]:
    exhausted = g.exhausted
    followers = g.piles[FOLLOWERS * SEATS + seat]
    return [card for card in followers if not exhausted[card] and not g.is_stationary(card)]


def cannot_attack_at_all(g: Worldbreakers, seat: int) -> str | None:
    """WB-08.09: an attack needs at least one follower that can be declared."""
    if g.combat or g.in_rally or g.no_attacks:
        return cannot_begin_combat(g)
    exhausted = g.exhausted
    for card in g.piles[FOLLOWERS * SEATS + seat]:
        if not exhausted[card] and not g.is_stationary(card):
            return None
    return "WB-08.09"


def cannot_block(g: Worldbreakers, blocker: int, attacker: int) -> str | None:
    """The rule that keeps a follower from blocking an attacking one, or None."""
    return keeps_from_blocking(g, blocker, attacker, guards(g))


def guards(g: Worldbreakers) -> list[int]:
    """The attackers whose static abilities can forbid a block."""
    return [card for card in g.attackers() if g.faces[g.face[card]].forbids_blocks]


def keeps_from_blocking(g: Worldbreakers, blocker: int, attacker: int, guarding: list[int]) -> str | None:
    """The same, where it is known who forbids blocks."""
    if g.exhausted[blocker]:
        return "WB-13.12"
    if g.combat_marks[blocker] & CANNOT_BLOCK:
        return "WB-13.02"
    if g.combat_marks[attacker] & UNBLOCKABLE:
        return "WB-30.22"
    for guard in guarding:
        for static in g.faces[g.face[guard]].statics:
            rule = static.forbids_block(g, guard, blocker, attacker)
            if rule is not None:
                return rule
    return None


# -- the Attack Phase ------------------------------------------------------------------------------


def attack(g: Worldbreakers, seat: int, only_one: int, event_card: int, marks: int) -> None:
    """WB-12.01: begin a combat, if one can begin. `only_one` limits it to exactly one attacker (WB-12.06);
    `event_card` is the resolving event that says to attack, or -1; `marks` are what it gives the followers for this
    combat: all that are in play now (WB-15.23), or the one that attacks."""
    rule = cannot_attack_at_all(g, seat)
    if rule is not None:
        if g.listening:
            g.tell("combat", "{seat} cannot attack now.", seat, rule=rule)
        return
    g.combat = ATTACK_PHASE
    g.attacker = seat
    g.combat_event = event_card
    g.combat_power_gains = 0
    g.succeeded = 0
    g.worldbreaker_wounds = 0
    if not only_one:
        for follower in g.followers(seat):
            g.combat_marks[follower] |= marks
    if g.listening:
        g.tell("combat", "{seat} attacks.", seat, rule="WB-12.01")
    g.ask(seat, ATTACKERS, only_one, marks)


def attackers_prompt(g: Worldbreakers, seat: int, only_one: int, marks: int) -> str:
    if only_one:
        return "Choose the one follower that attacks."
    return "Choose the followers that attack, one by one; pass when all are chosen."


def attackers_candidates(g: Worldbreakers, seat: int, only_one: int, marks: int) -> list[Option]:
    return [(DECLARE, card, 0) for card in g.pile(FOLLOWERS, seat)] + [PASS]


def attackers_forbids(g: Worldbreakers, seat: int, option: Option, only_one: int, marks: int) -> str | None:
    if option == PASS:
        return None if g.pile(FRONT, seat) else "WB-12.04"
    return cannot_attack(g, option[1])


def attackers_options(g: Worldbreakers, seat: int, only_one: int, marks: int) -> list[Option]:
    """The followers that can be declared, as `attackers_forbids` tells them."""
    options: list[Option] = [(DECLARE, card, 0) for card in possible_attackers(g, seat)]
    if g.piles[FRONT * SEATS + seat]:
        options.append(PASS)
    return options


def attackers_answer(g: Worldbreakers, seat: int, option: Option, only_one: int, marks: int) -> None:
    """WB-12.04: declared followers step into the front row and are exhausted."""
    if option != PASS:
        g.exhausted[option[1]] = 1
        if only_one:
            g.combat_marks[option[1]] |= marks
        g.move(option[1], g.at(FRONT, seat))
        options = attackers_options(g, seat, only_one, marks)
        if not only_one and len(options) > 1:
            g.ask(seat, ATTACKERS, only_one, marks)
            g.offer(seat, options)
            return
    after_declaring(g)


def after_declaring(g: Worldbreakers) -> None:
    """WB-12.08 to WB-12.10: the Attacks abilities of the attackers and all Your Attack abilities."""
    seat = g.attacker
    attackers = g.pile(FRONT, seat)
    first_alone = len(attackers) == 1 and g.tally[LONE_ATTACKS * SEATS + seat] == 0
    if len(attackers) == 1:
        g.tally[LONE_ATTACKS * SEATS + seat] += 1
    g.then(begin_defense)
    for card in attackers:
        raise_for_card(g, ATTACKS, card, -1)
    raise_for_seat(g, YOUR_ATTACK, seat, -1, first_alone)
    settle(g)


# -- the Defense Phase -----------------------------------------------------------------------------


def begin_defense(g: Worldbreakers) -> None:
    """WB-12.12: with no attacker left there is nothing to block."""
    if g.attackers():
        g.combat = DEFENSE_PHASE
        next_block(g)
    else:
        begin_outcome(g)


def next_block(g: Worldbreakers) -> None:
    """WB-13.01, WB-13.16: one block at a time, until the defender declines or can block no more."""
    pairs = block_options(g, g.defender)
    if len(pairs) > 1:
        g.ask(g.defender, BLOCKING)
        g.offer(g.defender, pairs)
    else:
        begin_outcome(g)


def blocking_prompt(g: Worldbreakers, seat: int) -> str:
    return "Choose a follower that blocks and the attacker that it blocks, or pass."


def block_candidates(g: Worldbreakers, seat: int) -> list[Option]:
    return [(BLOCK, card, attacker) for card in g.pile(FOLLOWERS, seat) for attacker in g.attackers()] + [PASS]


def block_forbids(g: Worldbreakers, seat: int, option: Option) -> str | None:
    return None if option == PASS else cannot_block(g, option[1], option[2])


def block_options(g: Worldbreakers, seat: int) -> list[Option]:
    """The legal blocks; followers that are exhausted are left out at once."""
    ready = [card for card in g.pile(FOLLOWERS, seat) if not g.exhausted[card]]
    attackers = g.attackers()
    guarding = guards(g)
    options = [
        (BLOCK, card, foe) for card in ready for foe in attackers if keeps_from_blocking(g, card, foe, guarding) is None
    ]
    options.append(PASS)
    return options


def block_answer(g: Worldbreakers, seat: int, option: Option) -> None:
    """WB-13.03 to WB-13.05: the blocker is exhausted; Blocks abilities, then those of the blocked follower."""
    if option == PASS:
        begin_outcome(g)
        return
    blocker, attacker = option[1], option[2]
    g.exhausted[blocker] = 1
    g.blocker = blocker
    g.blocked = attacker
    g.then(next_block)
    g.then(fight, blocker, attacker)
    raise_for_card(g, BLOCKS, blocker, -1)
    raise_for_card(g, BLOCKED, attacker, -1)
    settle(g)


def fight(g: Worldbreakers, blocker: int, attacker: int) -> None:
    """WB-13.06, WB-13.10: both deal their strength at the same time, if both are still there."""
    g.then(after_fight, attacker)
    if not g.is_attacking(attacker) or not g.is_follower_in_play(blocker):
        return
    hits, hits_back = g.strength(attacker), g.strength(blocker)
    g.wounds[blocker] += hits
    g.wounds[attacker] += hits_back
    if hits and g.has_lethal(attacker):
        sentence_to_defeat(g, blocker)
    if hits_back and g.has_lethal(blocker):
        sentence_to_defeat(g, attacker)
    if g.listening:
        g.tell("fight", f"{{0}} deals {hits} and {{1}} deals {hits_back}.", g.attacker, (attacker, blocker), "WB-13.06")
    if hits and g.has_overwhelm(attacker) and (g.underway[blocker] or g.wounds[blocker] >= g.health(blocker)):
        g.then(overwhelm, attacker)
    g.unsettled = 1
    settle(g)


def overwhelm(g: Worldbreakers, attacker: int) -> None:
    """WB-16.09, WB-16.11: the blocker was defeated by the wounds of the fight."""
    raise_for_card(g, OVERWHELMED, attacker, -1)
    gain_power(g, g.attacker, 1)


def after_fight(g: Worldbreakers, attacker: int) -> None:
    """WB-13.09, WB-13.10: an attacker that is still there was blocked and leaves combat, exhausted."""
    if g.is_attacking(attacker):
        g.move(attacker, g.at(FOLLOWERS, g.attacker))
    g.blocker = -1
    g.blocked = -1


# -- the Outcome Phase -----------------------------------------------------------------------------


def begin_outcome(g: Worldbreakers) -> None:
    """WB-14.01 to WB-14.04: what still attacks breaches, and all its power is one gain."""
    g.combat = OUTCOME_PHASE
    g.then(end_combat)
    g.then(ending_combat)
    breaching = g.attackers()
    if not breaching:
        return
    g.succeeded = 1
    g.then(ask_damage)
    g.then(breach_abilities)
    for card in breaching:
        g.combat_marks[card] |= BREACHING
        raise_for_card(g, BREACH_POWER, card, -1)
    if g.listening:
        names = listing([f"{{{place}}}" for place in range(len(breaching))])
        g.tell("breach", f"{{seat}} breaches with {names}.", g.attacker, tuple(breaching), "WB-14.01", len(breaching))
    gain_power(g, g.attacker, len(breaching))


def breach_abilities(g: Worldbreakers) -> None:
    """WB-14.05, WB-14.06: Breach abilities of the followers that breached and are still in play."""
    for card in g.followers(g.attacker):
        if g.combat_marks[card] & BREACHING:
            raise_for_card(g, BREACH, card, -1)
    settle(g)


def cannot_damage(g: Worldbreakers, seat: int, location: int) -> str | None:
    """WB-11.05, WB-16.02, WB-16.03: whether a player may damage a location."""
    if g.stages[location] == 0:
        return "WB-11.05"
    hidden = g.printed(location).hidden and g.controller(location) != seat
    return "WB-16.02" if hidden else None


def ask_damage(g: Worldbreakers) -> None:
    """WB-14.07, WB-14.08: one location, once."""
    options = damage_options(g, g.attacker)
    if len(options) > 1:
        g.ask(g.attacker, DAMAGING)
        g.offer(g.attacker, options)


def damage_prompt(g: Worldbreakers, seat: int) -> str:
    return "The attack succeeded: damage a location of the defender, or pass."


def damage_candidates(g: Worldbreakers, seat: int) -> list[Option]:
    return [(DAMAGE_LOCATION, location, 0) for location in g.locations(g.defender)] + [PASS]


def damage_forbids(g: Worldbreakers, seat: int, option: Option) -> str | None:
    if option == PASS:
        return None
    rule = cannot_damage(g, seat, option[1])
    return "WB-16.03" if rule == "WB-16.02" else rule


def damage_options(g: Worldbreakers, seat: int) -> list[Option]:
    return [option for option in damage_candidates(g, seat) if damage_forbids(g, seat, option) is None]


def damage_answer(g: Worldbreakers, seat: int, option: Option) -> None:
    if option != PASS:
        damage_location(g, option[1])


def ending_combat(g: Worldbreakers) -> None:
    """WB-14.11: Interrupts to the end of combat, of the event that began it."""
    if g.combat_event >= 0:
        raise_for_card(g, COMBAT_ENDING, g.combat_event, -1)
        settle(g)


def end_combat(g: Worldbreakers) -> None:
    """WB-14.12 to WB-14.14: the front row is cleared, what lasted for the combat ends, Responses follow."""
    seat = g.attacker
    for card in g.pile(FRONT, seat)[:]:
        g.move(card, g.at(FOLLOWERS, seat))
    for side in range(g.table.seats):
        for card in g.followers(side):
            g.combat_strength[card] = 0
            g.combat_marks[card] = 0
    g.combat = NO_COMBAT
    event_card = g.combat_event
    g.combat_event = -1
    if g.listening:
        g.tell("combat", "The combat ends.", seat, rule="WB-14.12")
    if event_card >= 0:
        raise_for_card(g, COMBAT_ENDED, event_card, -1)
    settle(g)


ATTACKERS: Final = Question(
    "attackers",
    attackers_prompt,
    attackers_candidates,
    attackers_answer,
    attackers_forbids,
    attackers_options,
)
BLOCKING: Final = Question("block", blocking_prompt, block_candidates, block_answer, block_forbids, block_options)
DAMAGING: Final = Question("damage", damage_prompt, damage_candidates, damage_answer, damage_forbids, damage_options)
