"""What texts do to locations: develop, damage, deplete."""

from __future__ import annotations

from arkade.cardtext.choices import Target
from arkade.games.worldbreakers.effects_targeted import AtOnce
from arkade.games.worldbreakers.instructions import damage_location, deplete, develop
from arkade.games.worldbreakers.selectors import Damageable, Developable, narrowed
from arkade.games.worldbreakers.state import Worldbreakers


class Develop(AtOnce):
    """WB-11.12: like the action, without being one."""

    def __init__(self, target: Target[Worldbreakers]) -> None:
        super().__init__(narrowed(target, Developable(target.selector)))

    def apply(self, g: Worldbreakers, thing: int, you: int, me: int, at: int) -> None:
        develop(g, you, thing)

    def clause(self) -> str:
        return f"develop {self.target.clause()}"


class Damage(AtOnce):
    """WB-11.08, WB-16.02: hidden locations can be damaged by their controller only."""

    def __init__(self, target: Target[Worldbreakers]) -> None:
        super().__init__(narrowed(target, Damageable(target.selector)))

    def apply(self, g: Worldbreakers, thing: int, you: int, me: int, at: int) -> None:
        damage_location(g, thing)

    def clause(self) -> str:
        return f"damage {self.target.clause()}"


class DamageEvenHidden(AtOnce):
    """WB-16.05: the text says that hidden does not protect."""

    def __init__(self, target: Target[Worldbreakers]) -> None:
        super().__init__(narrowed(target, Developable(target.selector)))

    def apply(self, g: Worldbreakers, thing: int, you: int, me: int, at: int) -> None:
        damage_location(g, thing)

    def clause(self) -> str:
        return f"damage {self.target.clause()}, even if it is hidden"


class Deplete(AtOnce):
    """WB-11.10: no stage resolves, and it is not damage."""

    def apply(self, g: Worldbreakers, thing: int, you: int, me: int, at: int) -> None:
        deplete(g, thing)

    def clause(self) -> str:
        return f"deplete {self.target.clause()}"
