"""Two worlds that a seat can't tell apart: the same choice in both must look the same to it.

The view law compares a position with its other worlds. What a choice tells, in the log and by what it turns
up, is only seen by making the same choice in both. A world is brought into line with the true game in whatever
the choice shows to the seat; what is left is hidden, and must not make a difference.
"""

from __future__ import annotations

from arkade.kernel import LogLine, Option, State
from arkade.kernel.viewing import log_view

Told = list[tuple[str, int, str, int, int]]


def knows(g: State, viewer: int, card: int) -> bool:
    """Like `State.knows`, with SPECTATOR for one who only watches."""
    return bool(g.known[card] >> viewer & 1)


def lookalike(g: State, viewer: int, seed: int | str, choice: tuple[int, Option]) -> tuple[State, State] | None:
    """The game after a choice, and another world after the same choice with the same luck, where nothing that
    the viewer was shown differs. None where no such world was found or the choice is not one in it."""
    after = made(g, choice)
    world = g.determinize(viewer, seed)
    world.chance = g.chance.copy()
    if not take_ballots(world, g):
        return None
    for _ in range(len(g.face)):
        other = made(world, choice) if choice[1] in world.options(choice[0]) else None
        if other is None:
            return None
        differing = [card for card in shown_in_both(g, after, other, viewer) if after.face[card] != other.face[card]]
        if not differing:
            return after, other
        if not give_face(world, differing[0], g, viewer):
            return None
    return None


def made(g: State, choice: tuple[int, Option]) -> State:
    twin = g.copy()
    twin.listening = True
    twin.choose(*choice)
    return twin


def take_ballots(world: State, g: State) -> bool:
    """Let the others have voted as they did, where the world allows that."""
    question = g.question
    assert question is not None
    for voter in range(g.seats):
        if not g.ballots[voter]:
            continue
        if question.several or g.ballots[voter][0] not in question.options(world, voter, g.question_args):
            return False
        world.put_in(voter, g.ballots[voter])
    return True


def shown_in_both(g: State, after: State, other: State, viewer: int) -> list[int]:
    """The cards that the viewer learns from the choice in both worlds."""
    return [
        card
        for card in range(len(g.face))
        if not knows(g, viewer, card) and knows(after, viewer, card) and knows(other, viewer, card)
    ]


def give_face(world: State, card: int, g: State, viewer: int) -> bool:
    """Let a card have its true face in another world too, by exchanging it with a card that nobody misses."""
    face = list(world.face)
    for other in range(len(face)):
        unseen = not knows(world, viewer, other) and world.pool[other] == world.pool[card]
        if unseen and face[other] == g.face[card] and face[other] != g.face[other]:
            face[card], face[other] = face[other], face[card]
            world.face = tuple(face)
            world.menus = [None] * world.seats
            return True
    return False


def new_lines(before: State, after: State, viewer: int | None) -> list[LogLine]:
    """What a viewer is told by a choice."""
    return log_view(after, viewer)[len(log_view(before, viewer)) :]


def outline(lines: list[LogLine]) -> Told:
    """What happened, without the words: who did what, and how many cards were shown."""
    return [(line.what, line.seat, line.rule, line.number, len(line.cards)) for line in lines]
