"""Determinize: a world that fits what one seat knows.

Faces of unknown cards are exchanged within their pools, secret answers of others are made anew, and chance is
seeded anew. The world carries neither the match's seed nor its choices, with which the true one could be played
again. What the seat's view shows does not change by one byte; the conformance suite holds this.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkade.kernel.chance import seeded
from arkade.kernel.errors import no_seat
from arkade.kernel.question import closes
from arkade.kernel.zones import SPECTATOR

if TYPE_CHECKING:
    from arkade.kernel.state import State

BALLOT_LIMIT = 200


def imagined(g: State, seat: int, seed: int | str) -> State:
    """The copy that `State.determinize` gives."""
    if not (0 <= seat < g.table.seats or seat == SPECTATOR):
        raise no_seat(seat, g.table.seats)
    world = g.copy()
    world.table = g.table.without_seed()
    world.history = None
    world.chance = seeded(f"{seed}/{seat}")
    exchange_faces(world, seat)
    world.imagine(seat)
    world.menus = [None] * world.table.seats
    remake_ballots(world, g, seat)
    return world


def exchange_faces(world: State, seat: int) -> None:
    """Deal the faces that the seat does not know anew among the cards that it does not know."""
    bit = 1 << seat
    pools: dict[int, list[int]] = {}
    for card, known in enumerate(world.known):
        if not known & bit:
            pools.setdefault(world.pool[card], []).append(card)
    face = list(world.face)
    for cards in pools.values():
        mix(world, cards, face)
    world.face = tuple(face)


def mix(world: State, cards: list[int], face: list[int]) -> None:
    """Exchange faces pairwise where both cards may bear the other's face.

    Where every face fits everywhere one pass is a fair shuffle. Where some do not, every pass is a step
    between fitting worlds, each as likely as its reverse; three passes forget the true one.
    """
    chance = world.chance
    passes = 1
    turn = 0
    while turn < passes:
        turn += 1
        for last in range(len(cards) - 1, 0, -1):
            first, second = cards[last], cards[chance.below(last + 1)]
            if face[first] == face[second]:
                continue
            if world.may_be(first, face[second]) and world.may_be(second, face[first]):
                face[first], face[second] = face[second], face[first]
            else:
                passes = 3


def remake_ballots(world: State, g: State, seat: int) -> None:
    """Let the others vote at random where they have voted, and start over where they have not finished."""
    question = world.question
    if question is None:
        return
    for voter in range(world.table.seats):
        if voter == seat or not g.ballots[voter]:
            continue
        world.put_in(voter, ())
        if voter in g.asked:
            continue
        asked = world.asked
        world.asked = (voter,)
        while len(world.ballots[voter]) < BALLOT_LIMIT:
            options = question.options(world, voter, world.question_args)
            option = options[world.chance.below(len(options))]
            world.put_in(voter, (*world.ballots[voter], option))
            if not question.several or closes(option):
                break
        world.asked = asked
