"""A plan: what a way through several choices says about the first of them."""

from __future__ import annotations

from abc import abstractmethod

from arkade.kernel.question import Option

Line = tuple[tuple[int, Option], ...]
"""Choices one after the other, each with the seat that makes it."""


class Plan:
    """The options of a decision in one world, with the best that each can lead to."""

    def __init__(self, seat: int, options: list[Option]) -> None:
        self.seat = seat
        self.options = options
        self.best: list[float] = []

    @abstractmethod
    def line(self, place: int) -> Line:
        """The choices that are expected after a first one, itself included."""
