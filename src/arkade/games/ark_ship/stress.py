"""Stress (AS-21): gaining it, taking it over from somebody, and getting rid of it."""

from __future__ import annotations

from typing import Final

from arkade.games.ark_ship.printed import EMPATHETIC
from arkade.games.ark_ship.state import ArkShip
from arkade.kernel.question import PASS, Option, Question

TAKE: Final = 14


def gain_stress(g: ArkShip, crew: int, count: int) -> None:
    """AS-21.01, AS-21.02: tokens on the crew's sheet; an Empathetic crew beside it may take each of them."""
    if count <= 0 or crew not in g.crew:
        return
    if takers_for(g, crew):
        for _ in range(count):
            g.then(offer_token, crew, 0)
    else:
        put_stress(g, crew, count)


def put_stress(g: ArkShip, crew: int, count: int) -> None:
    g.stress[crew] += count
    if g.listening:
        g.tell("stress", "{0} gains {n} stress.", cards=(crew,), rule="AS-21.01", number=count)


def takers_for(g: ArkShip, crew: int) -> list[int]:
    """AS-11.07, AS-11.09: the other Empathetic crew at the crew's location, in order."""
    location = g.place[crew]
    if not location:
        return []
    place = g.place
    traits = g.traits
    return [other for other in g.order if place[other] == location and other != crew and traits[other] & EMPATHETIC]


def offer_token(g: ArkShip, crew: int, asked: int) -> None:
    """AS-11.07, AS-11.08: one token goes round the Empathetic crew, and stays with the first that takes it."""
    if crew not in g.crew:
        return
    takers = takers_for(g, crew)
    if asked < len(takers):
        g.ask(g.owner[takers[asked]], TAKING, crew, takers[asked], asked)
    else:
        put_stress(g, crew, 1)


def taking_prompt(g: ArkShip, seat: int, crew: int, taker: int, asked: int) -> str:
    return f"{g.name(crew)} gains 1 stress. Shall {g.name(taker)} take it?"


def taking_candidates(g: ArkShip, seat: int, crew: int, taker: int, asked: int) -> list[Option]:
    return [(TAKE, taker, crew), PASS]


def taking_answer(g: ArkShip, seat: int, option: Option, crew: int, taker: int, asked: int) -> None:
    if option == PASS:
        offer_token(g, crew, asked + 1)
    else:
        put_stress(g, taker, 1)


def remove_stress(g: ArkShip, crew: int, count: int) -> int:
    """AS-21.03: back to the pool, at most what there is. The number of tokens removed."""
    removed = min(count, g.stress[crew])
    if removed:
        g.stress[crew] -= removed
        if g.listening:
            g.tell("stress", "{0} loses {n} stress.", cards=(crew,), rule="AS-21.03", number=removed)
    return removed


TAKING: Final = Question("taking stress", taking_prompt, taking_candidates, taking_answer)
