# arkade: interpreted
"""The eye of a seat: all that a bot ever gets of a game."""

from __future__ import annotations

from arkade.kernel import Option, State, View


class Eye:
    """One seat's eye on a running match: its options, its view, and worlds that fit what it knows.

    The match goes on under it, so one eye serves a bot from the first decision to the last. Options are
    cheap, a view costs more, and neither is worked out before it is looked at.
    """

    __slots__ = ("__match", "seat")

    def __init__(self, match: State, seat: int) -> None:
        self.__match = match
        self.seat = seat

    @property
    def options(self) -> tuple[Option, ...]:
        """The legal answers of the seat, in a stable order."""
        return tuple(self.__match.options(self.seat))

    def view(self) -> View:
        """All that the seat may see, as plain data."""
        return self.__match.view(self.seat)

    def sample(self, seed: int | str) -> State:
        """A world that fits what the seat knows, to try things in. It does not tell how it came about."""
        world = self.__match.determinize(self.seat, seed)
        world.story = None
        return world
