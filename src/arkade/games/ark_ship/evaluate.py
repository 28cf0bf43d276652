"""A bot's eye for a position of ARK SHIP: the chance to arrive with people in the freezer. Weights in weights.toml."""

from __future__ import annotations

from typing import Final

from arkade.games.ark_ship.assigning import ASSIGNING
from arkade.games.ark_ship.printed import COLUMNS, FIRST_BAY, SKILLS
from arkade.games.ark_ship.state import PLANNED, ArkShip
from arkade.kernel.evaluation import Feature

LAST_TURN: Final = 16
SIGNALS: Final = 2


def frozen(g: ArkShip, seat: int) -> float:
    """Humans in the freezer, less those that the rest of the voyage may well cost."""
    return g.frozen - 24 * (LAST_TURN - g.progress) / LAST_TURN


def open_crises(g: ArkShip, seat: int) -> float:
    return len(g.crises())


def freezer_crises(g: ArkShip, seat: int) -> float:
    """Crises that take people from the freezer while they lie there."""
    return sum([1 for crisis in g.crises() if g.printed(crisis).has_freezer_row])


def decoded(g: ArkShip, seat: int) -> float:
    return g.knowledge


def points_off(g: ArkShip, seat: int) -> float:
    """How far the points of undecoded signals are from their targets."""
    total = 0
    for signal in g.undecoded():
        lines = g.printed(signal).lines
        total += sum([abs(g.line(signal, column) - lines[column]) for column in range(COLUMNS)])
    return total


def tokens_missing(g: ArkShip, seat: int) -> float:
    """Tokens that planet crises in the light still need."""
    total = 0
    for bay in range(SIGNALS):
        planet = g.challenge_at(FIRST_BAY + bay)
        if planet >= 0:
            total += g.printed(planet).threshold - g.tokens[planet]
    return total


def planets_complete(g: ArkShip, seat: int) -> float:
    done = [planet for planet in g.planets if planet >= 0 and g.signals[g.planets.index(planet)] < 0]
    return sum([1 for planet in done if g.tokens[planet] >= g.printed(planet).threshold])


def crew(g: ArkShip, seat: int) -> float:
    return len(g.crew)


def ranks(g: ArkShip, seat: int) -> float:
    return sum([g.rank(member, skill) for member in g.crew for skill in range(SKILLS)])


def traits(g: ArkShip, seat: int) -> float:
    return sum([g.traits[member].bit_count() for member in g.crew])


def stress(g: ArkShip, seat: int) -> float:
    """Stress on the crew, more than 3 on one of them counting no further."""
    return sum([min(g.stress[member], 3) for member in g.crew])


def frailty(g: ArkShip, seat: int) -> float:
    """Red age boxes and sickness boxes of the crew."""
    return sum([g.red_boxes(member) + 2 * g.sickness[member] for member in g.crew])


def life_goals(g: ArkShip, seat: int) -> float:
    return g.goal_boxes


def at_rest(g: ArkShip) -> bool:
    """The crew is about to be assigned, and nobody has been yet."""
    if g.question is not ASSIGNING or any(g.ready):
        return False
    for member in g.crew:
        if g.this_turn[member] & PLANNED:
            return False
    return True


FEATURES: Final = [
    Feature("frozen", "people in the freezer for this time of the voyage", frozen),
    Feature("open_crises", "crises in play", open_crises),
    Feature("freezer_crises", "crises that thaw people", freezer_crises),
    Feature("decoded", "signals decoded", decoded),
    Feature("points_off", "steps to the targets of the signals", points_off),
    Feature("tokens_missing", "tokens that planet crises need", tokens_missing),
    Feature("planets_complete", "planet crises dealt with", planets_complete),
    Feature("crew", "active crew", crew),
    Feature("ranks", "ranks of the crew", ranks),
    Feature("traits", "traits of the crew", traits),
    Feature("stress", "stress on the crew", stress),
    Feature("frailty", "age and sickness of the crew", frailty),
    Feature("life_goals", "life goals fulfilled", life_goals),
]
