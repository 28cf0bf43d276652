"""Determinize: a world that fits what one seat knows.

Faces of unknown cards are exchanged within their pools, secret answers of others are made anew, and chance is
seeded anew. The world carries neither the match's seed nor its choices, with which the true one could be played
again. What the seat's view shows does not change by one byte, and the world itself follows from the seed and from
what the seat knows, not from what is true; the conformance suite holds both.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkade.kernel.chance import Chance, seeded
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
    world.choices = 0
    chance = seeded(f"{seed}/{seat}")
    world.chance = chance
    exchange_faces(world, seat, Chance(chance.word(), chance.word(), chance.word(), 1, ()))
    world.imagine(seat)
    world.menus = [None] * world.table.seats
    remake_ballots(world, g, seat)
    return world


def exchange_faces(world: State, seat: int, chance: Chance) -> None:
    """Deal the faces that the seat does not know anew among the cards that it does not know. The dealing has a chance
    of its own, because how often it throws depends on the true faces."""
    bit = 1 << seat
    pools: dict[int, list[int]] = {}
    for card, known in enumerate(world.known):
        if not known & bit:
            pools.setdefault(world.pool[card], []).append(card)
    face = list(world.face)
    for cards in pools.values():
        put_in_order(world, cards, face)
        mix(world, cards, face, chance)
    world.face = tuple(face)


def put_in_order(world: State, cards: list[int], face: list[int]) -> None:
    """Lay the faces out in one and the same order, whatever the true one is, so that what is dealt from it tells
    nothing of the true one. Cards that the kernel may not exchange at all are left to `State.imagine`."""
    movable = [card for card in cards if world.may_be(card, face[card])]
    faces = sorted([face[card] for card in movable])
    for place, card in enumerate(movable):
        if not world.may_be(card, faces[place]):
            faces = fitting(world, movable, faces)
            break
    for place, card in enumerate(movable):
        face[card] = faces[place]


def fitting(world: State, cards: list[int], faces: list[int]) -> list[int]:
    """The faces in an order in which every card may bear the one at its place. There is one: the true one."""
    holder = [-1] * len(faces)
    for card in range(len(cards)):
        find_face(world, cards, faces, card, holder, [False] * len(faces))
    fitted = [0] * len(faces)
    for place, card in enumerate(holder):
        fitted[card] = faces[place]
    return fitted


def find_face(
    world: State, cards: list[int], faces: list[int], card: int, holder: list[int], tried: list[bool]
) -> bool:
    """Give a card a face that it may bear, and where another card holds it already, find that one another."""
    for place, number in enumerate(faces):
        if tried[place] or not world.may_be(cards[card], number):
            continue
        tried[place] = True
        if holder[place] < 0 or find_face(world, cards, faces, holder[place], holder, tried):
            holder[place] = card
            return True
    return False


def mix(world: State, cards: list[int], face: list[int], chance: Chance) -> None:
    """Exchange faces pairwise where both cards may bear the other's face.

    Where every face fits everywhere one pass is a fair shuffle. Where some do not, every pass is a step
    between fitting worlds, each as likely as its reverse; three passes forget the first.
    """
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
