"""A bot's eye for a position of ARK SHIP: the chance to arrive with people in the freezer. Weights in weights.toml."""

from __future__ import annotations

from typing import Final

from arkade.games.ark_ship.advice import UNDER_WAY
from arkade.games.ark_ship.prospects import LAST_TURN, Prospects
from arkade.games.ark_ship.state import ArkShip
from arkade.kernel.evaluation import Feature

SOON: Final = 4
"""In so many turns the troubles of today have done most of their harm."""


def survey(g: ArkShip) -> Prospects:
    """What all features are read from."""
    return Prospects(g)


def soon(ahead: Prospects) -> float:
    """How much today's troubles can still matter."""
    return min(ahead.time, SOON) / SOON


def later(ahead: Prospects) -> float:
    """How much of the voyage is still to come."""
    return ahead.time / LAST_TURN


def frozen(ahead: Prospects, seat: int) -> float:
    """Humans in the freezer when this turn is over."""
    return ahead.g.frozen - ahead.toll


def margin(ahead: Prospects, seat: int) -> float:
    """Humans who are left if the planet crises cost what they are likely to."""
    return ahead.g.frozen - ahead.toll - ahead.lost


def late_margin(ahead: Prospects, seat: int) -> float:
    """The same, counting the more the fewer turns are left to change it."""
    return margin(ahead, seat) / (1 + ahead.time)


def turns(ahead: Prospects, seat: int) -> float:
    return ahead.time


def open_crises(ahead: Prospects, seat: int) -> float:
    return ahead.crises * soon(ahead)


def freezer_crises(ahead: Prospects, seat: int) -> float:
    """Crises that take people from the freezer while they lie there."""
    return ahead.freezer_crises * soon(ahead)


def harm(ahead: Prospects, seat: int) -> float:
    """Rows that hurt the crew or the signals in this turn."""
    return ahead.harm * soon(ahead)


def work(ahead: Prospects, seat: int) -> float:
    """Turns of one crew that the planet crises still take."""
    return ahead.work


def unsent(ahead: Prospects, seat: int) -> float:
    return ahead.unsent


def ranks(ahead: Prospects, seat: int) -> float:
    return ahead.ranks * later(ahead)


def traits(ahead: Prospects, seat: int) -> float:
    g = ahead.g
    return sum([g.traits[member].bit_count() for member in g.crew]) * later(ahead)


def stress(ahead: Prospects, seat: int) -> float:
    """Stress on the crew, more than 4 on one of them counting no further."""
    return (sum([min(tokens, 4) for tokens in ahead.stress]) + ahead.new_stress) * soon(ahead)


def illness(ahead: Prospects, seat: int) -> float:
    """Sickness boxes that the crew have or are likely to have after this turn."""
    g = ahead.g
    return (sum([g.sickness[member] for member in g.crew]) + ahead.illness) * soon(ahead)


def deaths(ahead: Prospects, seat: int) -> float:
    return ahead.deaths * soon(ahead)


def life_goals(ahead: Prospects, seat: int) -> float:
    return ahead.g.goal_boxes * later(ahead)


def at_rest(g: ArkShip) -> bool:
    """Nothing is half done: what a question leaves open is known, or taken at its likely outcome."""
    return g.question not in UNDER_WAY


FEATURES: Final = [
    Feature("frozen", "people in the freezer after this turn", frozen),
    Feature("margin", "people left after the planet crises", margin),
    Feature("late_margin", "people left, near the end", late_margin),
    Feature("turns", "turns to come", turns),
    Feature("open_crises", "crises that stay", open_crises),
    Feature("freezer_crises", "crises that stay and thaw people", freezer_crises),
    Feature("harm", "harm to the crew and the signals", harm),
    Feature("work", "work on signals and planet crises", work),
    Feature("unsent", "crew still to be sent", unsent),
    Feature("ranks", "ranks of the crew", ranks),
    Feature("traits", "traits of the crew", traits),
    Feature("stress", "stress on the crew", stress),
    Feature("illness", "sickness of the crew", illness),
    Feature("deaths", "crew likely to die", deaths),
    Feature("life_goals", "life goals fulfilled", life_goals),
]
