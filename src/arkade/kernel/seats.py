"""Seats: who sits after whom, who plays with whom, and who is still in the game."""

from __future__ import annotations

from arkade.kernel.cards import Cards


class Seats(Cards):
    """The part of a state that knows its seats. `out` has a bit for each seat that has left the game."""

    __slots__ = ("out",)

    out: int

    @property
    def seats(self) -> int:
        return self.table.seats

    def next_seat(self, seat: int) -> int:
        """The next seat in turn order that is still in the game."""
        seats = self.table.seats
        following = (seat + 1) % seats
        while self.out >> following & 1 and following != seat:
            following = (following + 1) % seats
        return following

    def seats_from(self, first: int) -> list[int]:
        """All seats still in the game, in turn order, beginning with a given one."""
        seats = self.table.seats
        order = [(first + step) % seats for step in range(seats)]
        return [seat for seat in order if not self.out >> seat & 1]

    def rivals(self, seat: int) -> list[int]:
        """The seats of other teams that are still in the game, in turn order after this seat."""
        teams = self.table.teams
        return [other for other in self.seats_from(seat) if teams[other] != teams[seat]]

    def allies(self, seat: int) -> list[int]:
        """The other seats of the same team that are still in the game."""
        teams = self.table.teams
        return [other for other in self.seats_from(seat) if teams[other] == teams[seat] and other != seat]
