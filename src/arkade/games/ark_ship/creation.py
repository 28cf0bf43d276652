"""Thawing crew (AS-08): step 4 of a turn, and copies of crew (AS-29.09)."""

from __future__ import annotations

from typing import Final

from arkade.games.ark_ship.freezer import lose_sleepers
from arkade.games.ark_ship.goals import completed_rows, draw_goal
from arkade.games.ark_ship.levels import costs_sleepers, quota
from arkade.games.ark_ship.places import CARGO, THAWING
from arkade.games.ark_ship.printed import BRIDGE, NOWHERE
from arkade.games.ark_ship.sheets import age_crew, roll_skill
from arkade.games.ark_ship.state import MOST_CREW, ArkShip
from arkade.kernel.cards import changed

SKILL_DICE: Final = 3


def thaw_crew(g: ArkShip) -> None:
    """AS-08.01, AS-08.02: players below their quota create crew, one after another, the captain first."""
    g.step = 4
    if not can_create(g):
        return
    short = [seat for seat in range(g.table.seats) if len(g.own_crew[seat]) < quota(g, seat)]
    if short:
        captain = g.captain()
        from_captain = [seat for seat in short if seat >= captain]
        g.then(thaw_crew)
        create_crew(g, from_captain[0] if from_captain else short[0])


def can_create(g: ArkShip) -> bool:
    """AS-08.12, AS-08.14: a portrait must be left, and a colour."""
    return len(g.crew) < MOST_CREW and len(g.shared(CARGO)) > 0


def create_crew(g: ArkShip, seat: int) -> None:
    """AS-08.04 to AS-08.06: a sheet, then skill dice, then the age; the portrait lies beside the sheet from the
    start, because the sheet needs a name. Dice wait only where one of them leaves a choice."""
    crew = new_sheet(g, seat)
    g.then(finish_crew, crew)
    g.then(roll_age, crew)
    left = SKILL_DICE + completed_rows(g)
    while left and g.question is None:
        roll_skill(g, crew)
        left -= 1
    for _ in range(left):
        g.then(roll_skill, crew)


def new_sheet(g: ArkShip, seat: int) -> int:
    """AS-08.08: the top portrait and the first unused colour, for an empty sheet."""
    crew = g.draw(g.shared_zone(CARGO), g.shared_zone(THAWING))
    g.owner = changed(g.owner, crew, seat)
    g.colour = changed(g.colour, crew, first_unused_colour(g))
    g.set_crew(seat, (*g.own_crew[seat], crew))
    if g.listening:
        g.tell("thaw", "{seat} thaws {0}.", seat, (crew,), rule="AS-08.08")
    return crew


def first_unused_colour(g: ArkShip) -> int:
    used = [g.colour[crew] for crew in g.crew]
    colour = 1
    while colour in used:
        colour += 1
    return colour


def roll_age(g: ArkShip, crew: int) -> None:
    """AS-08.07: as many age boxes as the die shows."""
    age_crew(g, crew, g.roll(6))


def finish_crew(g: ArkShip, crew: int) -> None:
    """AS-08.09 to AS-08.11: the meeple on the Bridge, the life goal; the crew is called as its portrait."""
    g.move(crew, g.shared_zone(BRIDGE))
    g.place[crew] = NOWHERE
    if costs_sleepers(g):
        lose_sleepers(g, 1)
        if g.over:
            return
    draw_goal(g, crew)


def copy_crew(g: ArkShip, original: int) -> None:
    """AS-29.09, AS-29.10: the same skills, traits, age and sickness; all else is new. Off duty on the Bridge."""
    if not can_create(g):
        return
    crew = new_sheet(g, g.owner[original])
    g.skills[crew] = g.skills[original]
    g.traits = changed(g.traits, crew, g.traits[original])
    g.age[crew] = g.age[original]
    g.sickness = changed(g.sickness, crew, g.sickness[original])
    g.move(crew, g.shared_zone(BRIDGE))
    if g.listening:
        g.tell("copy", "{0} is a copy of {1}.", cards=(crew, original), rule="AS-29.09")
    draw_goal(g, crew)
