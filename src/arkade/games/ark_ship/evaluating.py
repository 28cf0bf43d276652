"""Evaluating the locations (AS-13): step 6 of a turn, room by room. Calm first, then a crisis or actions."""

from __future__ import annotations

from typing import Final

from arkade.cardtext.effects import perform
from arkade.games.ark_ship.goals import give_chance
from arkade.games.ark_ship.printed import (
    CALM,
    COMPUTERS_TURNS,
    FIRST_BAY,
    LAST_BAY,
    LAST_SPACE,
    MEDICINE_TURNS,
    NAVIGATION_TURNS,
    NOWHERE,
    TURNS_ALONE,
    Action,
)
from arkade.games.ark_ship.skill_tests import face_challenge, face_nobody
from arkade.games.ark_ship.state import NO_CARD, ArkShip
from arkade.games.ark_ship.stress import remove_stress
from arkade.kernel.question import PASS, Option, Question

SOOTHE: Final = 20
ACT: Final = 21
DEFER: Final = 22

DEFERRED: Final = 1 << 20
"""Added to the number of a crew that has let the others at its location go first."""

COUNTED_AT: Final = (-1, NAVIGATION_TURNS, -1, COMPUTERS_TURNS, MEDICINE_TURNS, -1, -1, -1, -1, -1, -1)
"""What life goals count by location when a crew uses a row that needs a skill."""


def evaluate_locations(g: ArkShip) -> None:
    """AS-13.01: all locations in numeric order, then what looks at the whole turn."""
    g.step = 6
    g.then(end_of_evaluation)
    evaluate_from(g, 1)


def evaluate_from(g: ArkShip, first: int) -> None:
    """AS-13.01, AS-13.09: the next location with crew or a crisis. The order is walked once."""
    place = g.place
    occupied = 0
    for crew in g.crew:
        occupied |= 1 << place[crew]
    for location in range(first, LAST_BAY + 1):
        challenge = g.crisis_at[location] if location <= LAST_SPACE else challenge_in_bay(g, location)
        if challenge >= 0 or occupied >> location & 1:
            g.then(evaluate_from, location + 1)
            g.then(give_chance)
            g.location = location
            if occupied >> location & 1:
                evaluate(g, location, challenge)
            else:
                face_nobody(g, challenge)
            return
    g.location = NOWHERE


def challenge_in_bay(g: ArkShip, location: int) -> int:
    """AS-20.04: the planet crisis that is evaluated, or -1. One that came to light in this turn waits for the next."""
    return NO_CARD if g.fresh >> location - FIRST_BAY & 1 else g.challenge_at(location)


def evaluate(g: ArkShip, location: int, challenge: int) -> None:
    """AS-13.02 to AS-13.05: Calm, then the crisis if there is one, otherwise actions."""
    here = g.here(location)
    if challenge >= 0:
        g.then(face_challenge, challenge)
    else:
        g.then(act_in_turn, location, *here)
    for crew in here[::-1]:
        if g.traits[crew] & CALM:
            g.then(ask_calm, crew)


def end_of_evaluation(g: ArkShip) -> None:
    """AS-13.10: texts that look at the whole turn, of crises still in play; and who was alone at its location."""
    g.location = NOWHERE
    g.tested = ()
    count_turns_alone(g)
    for crisis in g.lasting[::-1]:
        if g.printed(crisis).at_end_of_evaluation is not None:
            g.then(look_back, crisis)


def look_back(g: ArkShip, crisis: int) -> None:
    effect = g.printed(crisis).at_end_of_evaluation
    if effect is not None:
        perform(g, effect, g.captain(), crisis, NO_CARD, 0)


def count_turns_alone(g: ArkShip) -> None:
    places = [g.place[crew] for crew in g.crew]
    for crew in g.crew:
        location = g.place[crew]
        if location and places.count(location) == 1:
            g.add_deed(crew, TURNS_ALONE, 1)
        else:
            g.forget_deeds(crew, TURNS_ALONE)


# -- Calm ------------------------------------------------------------------------------------------


def ask_calm(g: ArkShip, crew: int) -> None:
    """AS-11.02, AS-11.03: one token from one crew at the location, itself included."""
    options = calm_options(g, g.owner[crew], crew)
    if len(options) > 1:
        g.ask(g.owner[crew], CALMING, crew)
        g.offer(g.owner[crew], options)


def calm_prompt(g: ArkShip, seat: int, crew: int) -> str:
    return f"{g.name(crew)} is Calm: remove 1 stress from a crew here."


def calm_candidates(g: ArkShip, seat: int, crew: int) -> list[Option]:
    options: list[Option] = [(SOOTHE, other, crew) for other in g.order]
    options.append(PASS)
    return options


def calm_forbids(g: ArkShip, seat: int, option: Option, crew: int) -> str | None:
    if option == PASS:
        return None
    return None if g.place[option[1]] == g.place[crew] and g.stress[option[1]] else "AS-11.02"


def calm_options(g: ArkShip, seat: int, crew: int) -> list[Option]:
    stress = g.stress
    options: list[Option] = [(SOOTHE, other, crew) for other in g.here(g.place[crew]) if stress[other]]
    options.append(PASS)
    return options


def calm_answer(g: ArkShip, seat: int, option: Option, crew: int) -> None:
    if option != PASS:
        remove_stress(g, option[1], 1)


# -- actions ---------------------------------------------------------------------------------------


def act_in_turn(g: ArkShip, location: int, *waiting: int) -> None:
    """AS-13.05, AS-13.06: crew act in order; one that has deferred comes after the others. Who can do nothing is not
    asked."""
    g.actor = NO_CARD
    place = 0
    while place < len(waiting):
        number = waiting[place]
        place += 1
        crew = number & ~DEFERRED
        if crew not in g.crew:
            continue
        rest = waiting[place:]
        actions = possible_actions(g, location, crew)
        if actions:
            if rest and number == crew:
                actions.append((DEFER, crew, 0))
            actions.append(PASS)
            g.ask(g.owner[crew], ACTING, location, number, *rest)
            g.offer(g.owner[crew], actions)
            return


def possible_actions(g: ArkShip, location: int, crew: int) -> list[Option]:
    seat = g.owner[crew]
    options: list[Option] = []
    for action in g.cards.actions[location]:
        if cannot_act(g, seat, crew, action) is None:
            options.append((ACT, crew, action.effect.key))
    return options


def cannot_act(g: ArkShip, seat: int, crew: int, action: Action) -> str | None:
    """AS-14.01, AS-14.02, AS-14.22: the rank that a row needs, and that it can do something."""
    if action.skill >= 0 and g.rank(crew, action.skill) < action.rank:
        return "AS-14.01"
    return None if action.effect.payable(g, seat, crew, NO_CARD) else "AS-14.22"


def acting_prompt(g: ArkShip, seat: int, location: int, number: int, *rest: int) -> str:
    return f"{g.name(number & ~DEFERRED)} may act at {g.table.zone_names[g.shared_zone(location)]}."


def acting_candidates(g: ArkShip, seat: int, location: int, number: int, *rest: int) -> list[Option]:
    crew = number & ~DEFERRED
    options: list[Option] = [(ACT, crew, action.effect.key) for action in g.cards.actions[location]]
    options.append((DEFER, crew, 0))
    options.append(PASS)
    return options


def acting_forbids(g: ArkShip, seat: int, option: Option, location: int, number: int, *rest: int) -> str | None:
    if option[0] == ACT:
        return cannot_act(g, seat, option[1], action_of(g, location, option[2]))
    if option[0] == DEFER:
        return None if rest and number & DEFERRED == 0 else "AS-13.06"
    return None


def acting_answer(g: ArkShip, seat: int, option: Option, location: int, number: int, *rest: int) -> None:
    """AS-13.06, AS-13.07: act, let the others go first, or do nothing."""
    if option[0] == DEFER:
        g.then(act_in_turn, location, *rest, number | DEFERRED)
        return
    if rest or option[0] == ACT:
        g.then(act_in_turn, location, *rest)
    if option[0] == ACT:
        take_action(g, seat, option[1], action_of(g, location, option[2]))


def action_of(g: ArkShip, location: int, key: int) -> Action:
    """The row of a location whose effect has this number."""
    rows = g.cards.actions[location]
    return rows[[row.effect.key for row in rows].index(key)]


def take_action(g: ArkShip, seat: int, crew: int, action: Action) -> None:
    """AS-14.03: carry out a row for a crew; life goals count the turns on which some rows were used."""
    g.actor = crew
    if action.skill >= 0 and COUNTED_AT[g.location] >= 0:
        g.add_deed(crew, COUNTED_AT[g.location], 1)
    perform(g, action.effect, seat, crew, crew, 0)


CALMING: Final = Question("calm", calm_prompt, calm_candidates, calm_answer, calm_forbids, calm_options)
ACTING: Final = Question("act", acting_prompt, acting_candidates, acting_answer, acting_forbids)
