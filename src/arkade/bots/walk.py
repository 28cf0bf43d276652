"""A walk through a world and down the tree at the same time."""

from __future__ import annotations

from arkade.bots.labels import Labels
from arkade.bots.tree import Spot, Table
from arkade.kernel.question import PASS, Option
from arkade.kernel.state import BALLOT, State


class Walk:
    """Where a walk stands: the world, the spot of the tree, and the seat that decides. While seats vote in secret the
    spot stays the same and the votes are gathered; when the last one is in, the spot that follows is that of all
    votes together."""

    def __init__(self, world: State, root: Spot, seat: int, labels: Labels) -> None:
        self.world = world
        self.spot = root
        self.seat = seat
        self.labels = labels
        self.votes: list[int] = []
        self.is_new = False

    def table_key(self) -> tuple[int, ...]:
        """Which table is the seat's at this spot: in a ballot of several parts it depends on its own parts so far."""
        if not self.votes:
            return (self.seat,)
        own = [self.seat]
        for place in range(0, len(self.votes), 4):
            if self.votes[place] == self.seat:
                own += self.votes[place + 1 : place + 4]
        return tuple(own)

    def table(self) -> Table:
        """What the seat has learned here. `is_new` says whether nobody has been here before."""
        key = self.table_key()
        found = self.spot.tables.get(key)
        self.is_new = found is None
        if found is None:
            found = Table(self.seat)
            self.spot.tables[key] = found
        return found

    def take(self, option: Option) -> bool:
        """Make a choice and go on to the next seat that is asked; whether that led to a spot that was not there yet."""
        world = self.world
        question = world.question
        assert question is not None
        verb, a, b = self.labels.of(world, option)
        secret = world.manner == BALLOT
        last = len(world.asked) == 1 and (not question.several or option == PASS)
        world.choose(self.seat, option)
        if secret:
            self.votes += (self.seat, verb, a, b)
        if world.over or (secret and not last):
            self.seat = next_asked(world, self.seat)
            return False
        step = (*self.votes, asking(world)) if secret else (verb, a, b, asking(world))
        self.votes = []
        self.seat = next_asked(world, self.seat)
        following = self.spot.following.get(step)
        if following is not None:
            self.spot = following
            return False
        self.spot.following[step] = Spot()
        self.spot = self.spot.following[step]
        return True


def next_asked(world: State, seat: int) -> int:
    """The next seat to answer: where several are asked, they take turns."""
    asked = world.asked
    for other in asked:
        if other > seat:
            return other
    return asked[0] if asked else seat


def asking(world: State) -> int:
    """Who is asked what, as a number."""
    question = world.question
    return world.asked[0] * 1000 + question.index if question is not None else -1
