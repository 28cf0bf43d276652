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
    face = list(world.face)
    for cards in unknown_by_pool(world, 1 << seat).values():
        bound = world.bound(cards)
        if bound:
            binding = Binding(world, bound)
            put_in_order(binding, cards, face)
            mix(binding, cards, face, chance)
        else:
            lay_out(cards, sorted([face[card] for card in cards]), face)
            chance.exchange(cards, face)
    world.face = tuple(face)


def unknown_by_pool(world: State, bit: int) -> dict[int, list[int]]:
    """The cards that the seat of a bit does not know, those together that may be exchanged."""
    pools: dict[int, list[int]] = {}
    for card, known in enumerate(world.known):
        if not known & bit:
            pool = world.pool[card]
            if pool in pools:
                pools[pool].append(card)
            else:
                pools[pool] = [card]
    return pools


class Binding:
    """Which face may lie where in a world in which not every face may lie everywhere."""

    def __init__(self, world: State, bound: list[int]) -> None:
        self.world = world
        self.is_bound = [False] * len(world.face)
        for card in bound:
            self.is_bound[card] = True

    def fits(self, card: int, number: int) -> bool:
        """Whether a card may bear a face."""
        return not self.is_bound[card] or self.world.may_be(card, number)


def lay_out(cards: list[int], faces: list[int], face: list[int]) -> None:
    """Let each card have the face that stands at its place."""
    for place, card in enumerate(cards):
        face[card] = faces[place]


def put_in_order(binding: Binding, cards: list[int], face: list[int]) -> None:
    """Lay the faces out in one and the same order, whatever the true one is, so that what is dealt from it tells
    nothing of the true one. Cards that the kernel may not exchange at all are left to `State.imagine`."""
    movable = [card for card in cards if binding.fits(card, face[card])]
    faces = sorted([face[card] for card in movable])
    for place, card in enumerate(movable):
        if not binding.fits(card, faces[place]):
            faces = fitting(binding, movable, faces)
            break
    lay_out(movable, faces, face)


def fitting(binding: Binding, cards: list[int], faces: list[int]) -> list[int]:
    """The faces in an order in which every card may bear the one at its place. There is one: the true one."""
    holder = [-1] * len(faces)
    for card in range(len(cards)):
        find_face(binding, cards, faces, card, holder, [False] * len(faces))
    fitted = [0] * len(faces)
    for place, card in enumerate(holder):
        fitted[card] = faces[place]
    return fitted


def find_face(
    binding: Binding, cards: list[int], faces: list[int], card: int, holder: list[int], tried: list[bool]
) -> bool:
    """Give a card a face that it may bear, and where another card holds it already, find that one another."""
    for place, number in enumerate(faces):
        if tried[place] or not binding.fits(cards[card], number):
            continue
        tried[place] = True
        if holder[place] < 0 or find_face(binding, cards, faces, holder[place], holder, tried):
            holder[place] = card
            return True
    return False


def mix(binding: Binding, cards: list[int], face: list[int], chance: Chance) -> None:
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
            if binding.fits(first, face[second]) and binding.fits(second, face[first]):
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
