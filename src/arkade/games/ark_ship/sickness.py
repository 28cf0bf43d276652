"""Sickness and death (AS-22, AS-23): step 7 of a turn, and what becomes of the dead."""

from __future__ import annotations

from typing import Final

from arkade.games.ark_ship.goals import discard_goal, settle_goal_at_death
from arkade.games.ark_ship.places import MEMORIAL
from arkade.games.ark_ship.printed import CAREFUL, DEATHS_SEEN, NOWHERE, SURVIVED
from arkade.games.ark_ship.state import ArkShip
from arkade.kernel.cards import changed

SICKNESS_BOXES: Final = 2
SURVIVORS_TARGET: Final = 3
"""The target from which a crew with both boxes checked counts as a survivor."""


def roll_for_sickness(g: ArkShip) -> None:
    """AS-22.01, AS-22.10: each crew rolls, one after another."""
    g.step = 7
    for crew in g.order[::-1]:
        g.then(roll_against_sickness, crew)


def roll_against_sickness(g: ArkShip, crew: int) -> None:
    """AS-22.02 to AS-22.05: red boxes and stress against a die with all that is added to it."""
    if crew not in g.crew:
        return
    target = g.red_boxes(crew) + g.stress[crew]
    rolled = g.roll(6) + roll_bonus(g, crew)
    if g.listening:
        words = f"{{0}} rolls {{n}} against sickness {target}."
        g.tell("sickness roll", words, cards=(crew,), rule="AS-22.04", number=rolled)
    if rolled <= target:
        get_sick(g, crew)
    elif target >= SURVIVORS_TARGET and g.sickness[crew] == SICKNESS_BOXES:
        g.happens_to(crew, SURVIVED)


def roll_bonus(g: ArkShip, crew: int) -> int:
    """AS-22.03: Medical, Careful, and what crises say."""
    bonus = g.sickness_bonus
    if g.traits[crew] & CAREFUL:
        bonus += 1
    for crisis in g.lasting:
        for static in g.faces[g.face[crisis]].statics:
            bonus += static.sickness_change()
    return bonus


def get_sick(g: ArkShip, crew: int) -> None:
    """AS-22.06 to AS-22.08: check a sickness box; the third sickness kills."""
    if crew not in g.crew:
        return
    if g.sickness[crew] == SICKNESS_BOXES:
        die(g, crew)
        return
    g.sickness = changed(g.sickness, crew, g.sickness[crew] + 1)
    if g.listening:
        words = f"{{0}} gets sick: {{n}} of {SICKNESS_BOXES} boxes."
        g.tell("sick", words, cards=(crew,), rule="AS-22.06", number=g.sickness[crew])


def clear_sickness(g: ArkShip, crew: int) -> None:
    """AS-29.13: uncheck one sickness box."""
    if g.sickness[crew]:
        g.sickness = changed(g.sickness, crew, g.sickness[crew] - 1)
        if g.listening:
            words = f"{{0}} recovers: {{n}} of {SICKNESS_BOXES} boxes."
            g.tell("sick", words, cards=(crew,), rule="AS-29.13", number=g.sickness[crew])


def die(g: ArkShip, crew: int) -> None:
    """AS-23.01, AS-23.02: first the life goal is looked at, then the crew is laid to rest."""
    if crew not in g.crew:
        return
    if g.listening:
        g.tell("death", "{0} dies.", cards=(crew,), rule="AS-23.01")
    g.then(lay_to_rest, crew)
    settle_goal_at_death(g, crew)


def lay_to_rest(g: ArkShip, crew: int) -> None:
    """AS-23.03 to AS-23.06: stress and colour to the supply, portrait and sheet to the memorial."""
    seat = g.owner[crew]
    g.set_crew(seat, tuple([other for other in g.own_crew[seat] if other != crew]))
    g.stress[crew] = 0
    g.place[crew] = NOWHERE
    g.happened[crew] = 0
    g.colour = changed(g.colour, crew, 0)
    g.move(crew, g.shared_zone(MEMORIAL))
    discard_goal(g, crew)
    for other in g.crew:
        g.add_deed(other, DEATHS_SEEN, 1)
