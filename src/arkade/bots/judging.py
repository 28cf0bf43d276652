"""Judging: what a bot does with an imagined world to learn what an option is worth."""

from __future__ import annotations

from math import exp
from typing import Final

from arkade.kernel.chance import Chance
from arkade.kernel.errors import ArkadeError
from arkade.kernel.evaluation import Evaluation
from arkade.kernel.question import Option
from arkade.kernel.state import BALLOT, State

SETTLING: Final = 400
"""After so many choices a position is judged even if something is still under way."""


def evaluation_of(world: State, own: Evaluation | None) -> Evaluation:
    """How positions are judged: as a bot was told to, or as the game does it."""
    found = own if own is not None else world.table.game.evaluation
    if found is None:
        raise ArkadeError(f"{world.table.game.title} does not say how to judge a position; only random can play it")
    return found


def settle(world: State, evaluation: Evaluation, chance: Chance) -> None:
    """Play on at random, among what is worth a thought, until nothing is under way."""
    left = SETTLING
    while left and not evaluation.is_at_rest(world):
        left -= 1
        asked = world.asked
        seat = asked[0] if len(asked) == 1 else asked[chance.among(len(asked))]
        menu = evaluation.menu(world, seat)
        world.choose(seat, menu[chance.among(len(menu))])


def values_after(world: State, seat: int, option: Option, evaluation: Evaluation, chance: Chance) -> list[float]:
    """What a world is worth for each seat once somebody has chosen and what follows has settled. The world itself
    stays as it is."""
    twin = world.copy()
    twin.choose(seat, option)
    settle(twin, evaluation, chance)
    return evaluation.values(twin)


def reply(world: State, seat: int, evaluation: Evaluation, chance: Chance) -> Option:
    """What somebody else would answer: the option that looks best from their seat. They judge in a world of their own,
    in which all that they can't know is dealt anew, for they can't know what the thinking bot holds."""
    menu = evaluation.menu(world, seat)
    if len(menu) == 1:
        return menu[0]
    guess = world.determinize(seat, chance.word())
    best = menu[0]
    most = -1.0
    for option in menu:
        value = values_after(guess, seat, option, evaluation, chance)[seat]
        if value > most:
            best, most = option, value
    return best


def reopen_ballots(world: State, seat: int) -> None:
    """Let the others vote again who have voted in secret: in a world that was dealt anew their votes are drawn at
    random, and a rival that votes at random is a fool."""
    question = world.question
    if question is None or world.manner != BALLOT:
        return
    for voter in range(world.table.seats):
        if voter != seat and world.ballots[voter]:
            world.put_in(voter, ())
            world.summon(voter)
            world.menus[voter] = None


def pick(values: list[float], temperature: float, chance: Chance) -> int:
    """The place of the best value; with a temperature, of a good one, the better the likelier."""
    most = max(values)
    if temperature <= 0.0:
        return values.index(most)
    weights = [exp((value - most) / temperature) for value in values]
    left = chance.word() / 4294967296.0 * sum(weights)
    for place, weight in enumerate(weights):
        left -= weight
        if left < 0.0:
            return place
    return values.index(most)
