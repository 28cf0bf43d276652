"""The eye of a seat: all that a bot ever gets of a game."""

from __future__ import annotations

from arkade.kernel import Option, State, Table, View


class Eye:
    """One seat's eye on a running match: its options, its view, and worlds that fit what it knows.

    The match goes on under it, so one eye serves a bot from the first decision to the last. Options are
    cheap, a view costs more, and neither is worked out before it is looked at.
    """

    __slots__ = ("__match", "__table", "seat")

    def __init__(self, match: State, seat: int) -> None:
        self.__match = match
        self.__table: Table | None = None
        self.seat = seat

    @property
    def options(self) -> tuple[Option, ...]:
        """The legal answers of the seat, in a stable order."""
        return tuple(self.__match.options(self.seat))

    def view(self) -> View:
        """All that the seat may see, as plain data."""
        return self.__match.view(self.seat)

    def sample(self, seed: int | str) -> State:
        """A world that fits what the seat knows, to try things in.

        It has neither the match's seed nor its history: with those the true world could be played again.
        """
        world = self.__match.determinize(self.seat, seed)
        if self.__table is None:
            self.__table = without_seed(world.table)
        world.table = self.__table
        world.history = None
        world.story = None
        return world


def without_seed(table: Table) -> Table:
    """A match's table that does not tell how its cards were shuffled."""
    return Table(
        table.game, table.mode, table.seats, table.options, "", table.teams, table.zones, table.questions,
        table.faces, table.seat_names, table.effects,
    )  # fmt: skip
