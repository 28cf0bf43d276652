"""Tables for the tests of ARK SHIP: new voyages, positions written as in scenarios, and crews in a hurry."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import arkade
from arkade.games.ark_ship.assigning import CALL_BACK
from arkade.games.ark_ship.state import ArkShip
from arkade.kernel import PASS, Game, Option
from arkade.kernel.phrases import find_option
from arkade.scenarios.file import read_scenario
from arkade.scenarios.position import blank_table, set_up

GAME: Game = arkade.load("ark_ship")


def voyage(seed: int | str, seats: int, level: str = "as written") -> ArkShip:
    """A new voyage at its first decision."""
    return cast("ArkShip", GAME.new(seed, options={"seats": seats, "level": level}))


def position(text: str) -> ArkShip:
    """A position as a scenario writes it, at its first decision."""
    scenario = read_scenario(f"game: ark_ship\n{text}\nsteps: [{{P1: ready}}]")
    names = blank_table(scenario, GAME)
    set_up(scenario, names)
    names.g.run()
    return cast("ArkShip", names.g)


def zone(g: ArkShip, name: str) -> list[int]:
    """The cards of a zone that all share, by its name."""
    found = zip(g.table.zone_names, g.table.zone_owner, strict=True)
    return g.piles[next(number for number, entry in enumerate(found) if entry == (name, -1))]


def crew_called(g: ArkShip, name: str) -> int:
    """An active crew by its name."""
    return next(crew for crew in g.crew if g.name(crew) == name)


def say(g: ArkShip, seat: int, *phrases: str) -> None:
    """Let a seat choose what these words mean, one after the other."""
    for phrase in phrases:
        g.choose(seat, find_option(g, seat, phrase))


def first_choice(g: ArkShip, seat: int) -> Option:
    """What a crew in a hurry does: pass where it can, otherwise the first thing, and never call anybody back."""
    options = [option for option in g.options(seat) if option[0] != CALL_BACK]
    return PASS if PASS in options else options[0]


def play_until(g: ArkShip, reached: Callable[[ArkShip], bool]) -> None:
    """Let everybody hurry until something is so, or the voyage is over."""
    while not g.over and not reached(g):
        seat = g.asked[0]
        g.choose(seat, first_choice(g, seat))
