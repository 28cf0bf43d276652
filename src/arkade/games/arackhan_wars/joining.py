"""Declaring an attack (AK-13, AK-17.06): who joins, one card after the other, until it is carried out."""

from __future__ import annotations

from typing import Final

from arkade.cardtext.effects import listing
from arkade.games.arackhan_wars.attacking import (
    OMNISTRIKE_ALL,
    Blow,
    becomes_legal,
    cannot_join,
    forbids_attack,
    has_group_limits,
    joining_blows,
    members_against,
    targets_of,
)
from arkade.games.arackhan_wars.board import AROUND, EVERYWHERE
from arkade.games.arackhan_wars.printed import GRANTS_RANGE, SPELL
from arkade.games.arackhan_wars.readiness import ATTACK, cannot_activate
from arkade.games.arackhan_wars.resolving import attack_against, defense_against, resolve_attack
from arkade.games.arackhan_wars.state import BATTLEFIELD, SEATS, ArackhanWars
from arkade.kernel.question import Option, Question

JOIN: Final = 16
JOIN_STRIKE: Final = 17
GO: Final = 18
CARRY_OUT: Final[Option] = (GO, 0, 0)


def declare(g: ArackhanWars, seat: int, blows: list[Blow]) -> None:
    """AK-13.06: ask who joins, one by one, unless nobody can."""
    ordered = sorted(blows)
    options = ways_to_go_on(g, seat, ordered)
    if options == [CARRY_OUT]:
        resolve_attack(g, blows)
    else:
        g.ask(seat, JOINING, *[number for blow in ordered for number in blow])
        g.offer(seat, options)


def paired(numbers: tuple[int, ...]) -> list[Blow]:
    """The blows of an attack from the plain numbers of its question."""
    return [(numbers[place], numbers[place + 1]) for place in range(0, len(numbers), 2)]


def joining_prompt(g: ArackhanWars, seat: int, *numbers: int) -> str:
    blows = paired(numbers)
    names = [g.name(attacker) for attacker, _ in blows]
    aims = [aim_words(g, blows, target) for target in targets_of(g, blows)]
    return f"{listing(names)} against {listing(aims)}: who joins?"


def aim_words(g: ArackhanWars, blows: list[Blow], target: int) -> str:
    """`Yeti (3 against 2)`: what an attack that is being declared amounts to."""
    members = members_against(g, blows, target)
    attack = sum([attack_against(g, member, target) for member in members])
    return f"{g.name(target)} ({attack} against {defense_against(g, target, members)})"


def joining_candidates(g: ArackhanWars, seat: int, *numbers: int) -> list[Option]:
    options: list[Option] = []
    enemies = [card for card in g.pile(BATTLEFIELD, 1 - seat) if g.kind(card) != SPELL]
    for card in g.pile(BATTLEFIELD, seat):
        options += [(JOIN, card, target) for target in enemies]
        options.append((JOIN_STRIKE, card, 0))
    options.append(CARRY_OUT)
    return options


def joining_forbids(g: ArackhanWars, seat: int, option: Option, *numbers: int) -> str | None:
    blows = paired(numbers)
    if option == CARRY_OUT:
        return forbids_attack(g, blows)
    verb, card, target = option
    if card in [attacker for attacker, _ in blows]:
        return "AK-13.11"
    blow = (card, OMNISTRIKE_ALL if verb == JOIN_STRIKE else target)
    rule = cannot_activate(g, card, ATTACK) or cannot_join(g, blows, blow)
    more = [*blows, blow]
    return rule or becomes_legal(g, more, helpers(g, seat, more, targets_of(g, more)))


def helpers(g: ArackhanWars, seat: int, blows: list[Blow], targets: list[int]) -> list[int]:
    """The cards that could still join an attack on some targets: those beside one, and those that reach farther."""
    places = g.place
    spaces = EVERYWHERE if g.heard & GRANTS_RANGE else g.shooting
    for target in targets:
        spaces |= AROUND[places[target]]
    for attacker, _ in blows:
        spaces &= ~(1 << places[attacker])
    spaces &= g.taken[seat]
    if not spaces:
        return []
    cards = g.piles[BATTLEFIELD * SEATS + seat]
    return [card for card in cards if spaces >> places[card] & 1 and cannot_activate(g, card, ATTACK) is None]


def joining_options(g: ArackhanWars, seat: int, *numbers: int) -> list[Option]:
    return ways_to_go_on(g, seat, paired(numbers))


def ways_to_go_on(g: ArackhanWars, seat: int, blows: list[Blow]) -> list[Option]:
    """Who may join an attack that is being declared, and whether it may be carried out as it stands."""
    options: list[Option] = []
    targets = targets_of(g, blows)
    others = helpers(g, seat, blows, targets)
    for card in others:
        for blow in joining_blows(g, targets, card):
            more = [*blows, blow]
            if becomes_legal(g, more, [other for other in others if other != card]) is None:
                strikes = blow[1] == OMNISTRIKE_ALL
                options.append((JOIN_STRIKE, card, 0) if strikes else (JOIN, card, blow[1]))
    if not has_group_limits(g, blows) or forbids_attack(g, blows) is None:
        options.append(CARRY_OUT)
    return options


def joining_answer(g: ArackhanWars, seat: int, option: Option, *numbers: int) -> None:
    blows = paired(numbers)
    verb, card, target = option
    if verb == GO:
        resolve_attack(g, blows)
    else:
        declare(g, seat, [*blows, (card, OMNISTRIKE_ALL if verb == JOIN_STRIKE else target)])


JOINING: Final = Question("join", joining_prompt, joining_candidates, joining_answer, joining_forbids, joining_options)
