"""Static abilities (WB-15.01): what holds while its card is in play, without anybody doing anything."""

from __future__ import annotations

from typing import Final

from arkade.cardtext.effects import Condition, listing
from arkade.games.worldbreakers.printed import TYPE_NAMES, Static
from arkade.games.worldbreakers.state import Worldbreakers


class StrongCannotBlock(Static):
    """WB-30.11: the would-be blocker's strength is looked at when the block is announced."""

    def __init__(self, least: int) -> None:
        self.least: Final = least

    def forbids_block(self, g: Worldbreakers, me: int, blocker: int, attacker: int) -> str | None:
        return "WB-30.11" if attacker == me and g.strength(blocker) >= self.least else None

    def forbids_blocks(self) -> bool:
        return True

    def clause(self) -> str:
        return f"followers with {self.least} or more strength cannot block this follower"


class ShieldsTheWeaker(Static):
    """WB-30.10: while it is attacking itself, by current strength."""

    def forbids_block(self, g: Worldbreakers, me: int, blocker: int, attacker: int) -> str | None:
        if attacker == me or not g.is_attacking(me):
            return None
        return "WB-30.10" if g.strength(attacker) < g.strength(me) else None

    def forbids_blocks(self) -> bool:
        return True

    def clause(self) -> str:
        return "while this follower is attacking, other attacking followers with less strength cannot be blocked"


class Cheaper(Static):
    """`events and locations cost you 1 mythium less`."""

    def __init__(self, kinds: list[int], off: int) -> None:
        self.kinds: Final = kinds
        self.off: Final = off

    def gives_discounts(self) -> bool:
        return True

    def discount(self, g: Worldbreakers, me: int, card: int) -> int:
        return self.off if g.printed(card).kind in self.kinds else 0

    def clause(self) -> str:
        return f"{listing([TYPE_NAMES[kind] + 's' for kind in self.kinds])} cost you {self.off} mythium less"


class BonusWhile(Static):
    """`while …, this follower has +1/+1`."""

    def __init__(self, condition: Condition[Worldbreakers], strength: int, health: int) -> None:
        self.condition: Final = condition
        self.strength: Final = strength
        self.health: Final = health

    def changes_health(self) -> bool:
        return True

    def strength_bonus(self, g: Worldbreakers, me: int) -> int:
        return self.strength if self.condition.holds(g, g.controller(me), me, 0) else 0

    def health_bonus(self, g: Worldbreakers, me: int) -> int:
        return self.health if self.condition.holds(g, g.controller(me), me, 0) else 0

    def clause(self) -> str:
        return f"while {self.condition.clause()}, this follower has {self.strength:+}/{self.health:+}"


class StationaryWhile(Static):
    """`while …, this follower has stationary`."""

    def __init__(self, condition: Condition[Worldbreakers]) -> None:
        self.condition: Final = condition

    def makes_stationary(self, g: Worldbreakers, me: int) -> bool:
        return self.condition.holds(g, g.controller(me), me, 0)

    def clause(self) -> str:
        return f"while {self.condition.clause()}, this follower has stationary"


class StoredAsInHand(Static):
    """WB-30.04: stored locations need cost and standing when they are played."""

    def plays_stored(self) -> bool:
        return True

    def clause(self) -> str:
        return "locations stored here can be played as though they were in your hand"
