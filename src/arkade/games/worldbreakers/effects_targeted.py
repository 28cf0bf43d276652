"""One instruction about several cards: it happens to all of them at the same time."""

from __future__ import annotations

from arkade.cardtext.choices import Targeted
from arkade.cardtext.effects import IT
from arkade.games.worldbreakers.state import Worldbreakers


class AtOnce(Targeted[Worldbreakers]):
    """WB-10.08, WB-15.19: nothing is checked and nothing resolves before all chosen cards are dealt with."""

    def apply_all(self, g: Worldbreakers, things: list[int], you: int, me: int, at: int) -> None:
        for thing in things:
            g.memory[at + IT] = thing
            self.apply(g, thing, you, me, at)
