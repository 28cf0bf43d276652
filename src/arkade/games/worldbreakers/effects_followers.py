"""What texts do to followers: wounds, counters, defeat, strength, and what they may do in a combat."""

from __future__ import annotations

from typing import Final

from arkade.cardtext.choices import Target, one
from arkade.cardtext.effects import Amount, X
from arkade.games.worldbreakers.effects_targeted import AtOnce
from arkade.games.worldbreakers.instructions import (
    deal_wounds,
    defeat,
    heal_all,
    put_counter,
    put_stationary,
    ready,
    remove_from_combat,
)
from arkade.games.worldbreakers.printed import WORLDBREAKER
from arkade.games.worldbreakers.selectors import DefendingFollower
from arkade.games.worldbreakers.state import CANNOT_BLOCK, Worldbreakers


class XPlus(Amount[Worldbreakers]):
    """`X+1`."""

    def __init__(self, more: int) -> None:
        super().__init__(more, f"X+{more}")

    def value(self, g: Worldbreakers, you: int, me: int, at: int) -> int:
        return g.memory[at + X] + self.number

    def of(self, one: str, many: str) -> str:
        return f"{self.word} {many}"


class DealWounds(AtOnce):
    """`deal 2 wounds to a follower`: dealt by no follower, so lethal has no part in it."""

    def __init__(self, amount: Amount[Worldbreakers], target: Target[Worldbreakers]) -> None:
        super().__init__(target)
        self.amount: Final = amount

    def apply(self, g: Worldbreakers, thing: int, you: int, me: int, at: int) -> None:
        deal_wounds(g, thing, self.amount.value(g, you, me, at))

    def clause(self) -> str:
        return f"deal {self.amount.of('wound', 'wounds')} to {self.target.clause()}"


class ThisDealsWounds(DealWounds):
    """`this follower deals 1 wound to …`: dealt by the card itself (WB-16.06). What a Worldbreaker deals in this
    combat may have been raised (WB-30.08)."""

    def __init__(self, who: str, amount: Amount[Worldbreakers], target: Target[Worldbreakers]) -> None:
        super().__init__(amount, target)
        self.who: Final = who

    def apply(self, g: Worldbreakers, thing: int, you: int, me: int, at: int) -> None:
        more = g.worldbreaker_wounds if g.is_kind(me, WORLDBREAKER) else 0
        deal_wounds(g, thing, self.amount.value(g, you, me, at) + more, me)

    def clause(self) -> str:
        return f"{self.who} deals {self.amount.of('wound', 'wounds')} to {self.target.clause()}"


class Bloodshed(AtOnce):
    """WB-16.01: a follower that attacks alone may deal wounds to one of the defending player's followers."""

    def __init__(self, count: int) -> None:
        super().__init__(one(DefendingFollower()))
        self.count: Final = count

    def payable(self, g: Worldbreakers, you: int, me: int, at: int) -> bool:
        return g.attacks_alone(me) and super().payable(g, you, me, at)

    def apply(self, g: Worldbreakers, thing: int, you: int, me: int, at: int) -> None:
        deal_wounds(g, thing, self.count, me)

    def clause(self) -> str:
        return f"bloodshed {self.count}"


class PutCounter(AtOnce):
    def apply(self, g: Worldbreakers, thing: int, you: int, me: int, at: int) -> None:
        put_counter(g, thing)

    def clause(self) -> str:
        return f"put a +1/+1 counter on {self.target.clause()}"


class PutStationary(AtOnce):
    def apply(self, g: Worldbreakers, thing: int, you: int, me: int, at: int) -> None:
        put_stationary(g, thing)

    def clause(self) -> str:
        return f"put a stationary counter on {self.target.clause()}"


class Defeat(AtOnce):
    def apply(self, g: Worldbreakers, thing: int, you: int, me: int, at: int) -> None:
        defeat(g, thing)

    def clause(self) -> str:
        return f"defeat {self.target.clause()}"


class Heal(AtOnce):
    def apply(self, g: Worldbreakers, thing: int, you: int, me: int, at: int) -> None:
        heal_all(g, thing)

    def clause(self) -> str:
        return f"remove all wounds from {self.target.clause()}"


class Ready(AtOnce):
    def apply(self, g: Worldbreakers, thing: int, you: int, me: int, at: int) -> None:
        ready(g, thing)

    def clause(self) -> str:
        return f"ready {self.target.clause()}"


class RemoveFromCombat(AtOnce):
    def apply(self, g: Worldbreakers, thing: int, you: int, me: int, at: int) -> None:
        remove_from_combat(g, thing)

    def clause(self) -> str:
        return f"remove from combat {self.target.clause()}"


class GetsStrength(AtOnce):
    """`an attacking follower gets +1 strength for this combat`."""

    def __init__(self, target: Target[Worldbreakers], change: int) -> None:
        super().__init__(target)
        self.change: Final = change

    def apply(self, g: Worldbreakers, thing: int, you: int, me: int, at: int) -> None:
        g.combat_strength[thing] += self.change
        if g.listening:
            g.tell("strength", f"{{0}} gets {self.change:+} strength for this combat.", you, (thing,), "WB-15.24")

    def clause(self) -> str:
        verb = "get" if self.target.most > 1 else "gets"
        return f"{self.target.clause()} {verb} {self.change:+} strength for this combat"


class CannotBlock(AtOnce):
    def apply(self, g: Worldbreakers, thing: int, you: int, me: int, at: int) -> None:
        g.combat_marks[thing] |= CANNOT_BLOCK
        if g.listening:
            g.tell("combat", "{0} cannot block in this combat.", you, (thing,), "WB-15.24")

    def clause(self) -> str:
        return f"choose {self.target.clause()}. It cannot block in this combat"
