"""A seat that is asked now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkade.kernel.question import Option

if TYPE_CHECKING:
    from arkade.kernel.state import State


class Decision:
    """A seat that is asked now. The prompt and the options are worked out when they are looked at."""

    def __init__(self, g: State, seat: int) -> None:
        self.g = g
        self.seat = seat

    @property
    def prompt(self) -> str:
        return self.g.prompt(self.seat)

    @property
    def options(self) -> list[Option]:
        return self.g.options(self.seat)
