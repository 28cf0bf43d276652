"""Attacks that texts tell a player to make, and what texts change about attacks."""

from __future__ import annotations

from typing import Final

from arkade.cardtext.effects import Amount, Effect
from arkade.games.worldbreakers.combat import attack, cannot_attack_at_all
from arkade.games.worldbreakers.printed import EVENT
from arkade.games.worldbreakers.state import GAINED_LETHAL, GAINED_OVERWHELM, UNBLOCKABLE, Worldbreakers

ANY_NUMBER: Final = 0
EXACTLY_ONE: Final = 1

GIFTS: Final = {
    0: "",
    GAINED_OVERWHELM: ". Your followers have overwhelm for this combat",
    GAINED_LETHAL: ". Your followers have lethal for this combat",
    UNBLOCKABLE: ". It cannot be blocked in this combat",
}


class Attack(Effect[Worldbreakers]):
    """WB-01.14: an attack that must be made if it can be; `gift` is what its followers have meanwhile."""

    def __init__(self, how_many: int, gift: int) -> None:
        self.how_many: Final = how_many
        self.gift: Final = gift

    def resolve(self, g: Worldbreakers, you: int, me: int, at: int) -> None:
        attack(g, you, self.how_many, me if g.is_kind(me, EVENT) else -1, self.gift)

    def payable(self, g: Worldbreakers, you: int, me: int, at: int) -> bool:
        return cannot_attack_at_all(g, you) is None

    def clause(self) -> str:
        words = "attack with exactly 1 follower" if self.how_many == EXACTLY_ONE else "attack"
        return words + GIFTS[self.gift]


class NobodyAttacks(Effect[Worldbreakers]):
    """WB-12.07, WB-30.14."""

    def resolve(self, g: Worldbreakers, you: int, me: int, at: int) -> None:
        g.no_attacks = 1
        if g.listening:
            g.tell("combat", "No player can attack until the end of the round.", you, rule="WB-12.07")

    def clause(self) -> str:
        return "until the end of the round, no player can attack"


class WorldbreakerDealsMore(Effect[Worldbreakers]):
    """WB-30.08: counts for Worldbreaker abilities that are used later in this combat."""

    def __init__(self, amount: Amount[Worldbreakers]) -> None:
        self.amount: Final = amount

    def resolve(self, g: Worldbreakers, you: int, me: int, at: int) -> None:
        count = self.amount.value(g, you, me, at)
        g.worldbreaker_wounds += count
        if g.listening:
            words = f"{{n}} more {'wound' if count == 1 else 'wounds'} in this combat"
            g.tell("combat", f"The Worldbreaker of {{seat}} deals {words}.", you, rule="WB-30.08", number=count)

    def clause(self) -> str:
        return f"your Worldbreaker deals {self.amount.of('more wound', 'more wounds')} in this combat"
