"""What texts do to the round and to Worldbreakers: exhausting, readying, extra actions, delayed gains."""

from __future__ import annotations

from typing import Final

from arkade.cardtext.effects import Amount, Effect
from arkade.games.worldbreakers.instructions import exhaust, ready
from arkade.games.worldbreakers.state import EXTRA_ACTIONS, RALLY_MYTHIUM, SEATS, Worldbreakers


class ExhaustThis(Effect[Worldbreakers]):
    """WB-10.06: as a cost, it needs a ready card."""

    def __init__(self, who: str) -> None:
        self.who: Final = who

    def resolve(self, g: Worldbreakers, you: int, me: int, at: int) -> None:
        exhaust(g, me)

    def payable(self, g: Worldbreakers, you: int, me: int, at: int) -> bool:
        return g.exhausted[me] == 0

    def clause(self) -> str:
        return f"exhaust {self.who}"


class ReadyWorldbreaker(Effect[Worldbreakers]):
    def resolve(self, g: Worldbreakers, you: int, me: int, at: int) -> None:
        worldbreaker = g.worldbreaker(you)
        if worldbreaker >= 0:
            ready(g, worldbreaker)

    def clause(self) -> str:
        return "ready your Worldbreaker"


class ExtraAction(Effect[Worldbreakers]):
    """WB-07.09, WB-30.13: they add up, and those not taken in this round are lost."""

    def __init__(self, amount: Amount[Worldbreakers]) -> None:
        self.amount: Final = amount

    def resolve(self, g: Worldbreakers, you: int, me: int, at: int) -> None:
        count = self.amount.value(g, you, me, at)
        g.tally[EXTRA_ACTIONS * SEATS + you] += count
        if g.listening:
            words = f"extra {'action' if count == 1 else 'actions'} on the next turn of this round"
            g.tell("action", f"{{seat}} has {{n}} {words}.", you, rule="WB-07.09", number=count)

    def clause(self) -> str:
        return f"on your next turn this round, take {self.amount.of('extra action', 'extra actions')}"


class GainInRally(Effect[Worldbreakers]):
    """WB-30.31: a gain that waits for Rally step 1."""

    def __init__(self, amount: Amount[Worldbreakers]) -> None:
        self.amount: Final = amount

    def resolve(self, g: Worldbreakers, you: int, me: int, at: int) -> None:
        count = self.amount.value(g, you, me, at)
        g.tally[RALLY_MYTHIUM * SEATS + you] += count
        if g.listening:
            g.tell("mythium", "{seat} gains {n} mythium in the next Rally Phase.", you, rule="WB-30.31", number=count)

    def clause(self) -> str:
        return f"at the start of this round's Rally Phase, gain {self.amount.of('mythium', 'mythium')}"
