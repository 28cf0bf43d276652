"""What texts do to crew: stress, age, sickness, death, copies."""

from __future__ import annotations

from typing import Final

from arkade.cardtext.choices import Target, Targeted
from arkade.cardtext.effects import IT, Effect
from arkade.games.ark_ship.creation import copy_crew
from arkade.games.ark_ship.printed import STRESS_LIFTED
from arkade.games.ark_ship.sheets import age_crew, ask_lost_rank
from arkade.games.ark_ship.sickness import clear_sickness, die, get_sick
from arkade.games.ark_ship.state import ArkShip
from arkade.games.ark_ship.stress import gain_stress, remove_stress

Crew = Target[ArkShip]

ALL_STRESS: Final = 1000
"""More stress than anybody has."""


def doing(crew: Crew, verb: str) -> str:
    """The crew with a verb in its number: `all crew gain`, `one crew gains`."""
    return f"{crew.clause()} {verb}" if crew.words == "all" else f"{crew.clause()} {verb}s"


class GainStress(Targeted[ArkShip]):
    """AS-29.03."""

    def __init__(self, target: Crew, count: int) -> None:
        super().__init__(target)
        self.count: Final = count

    def apply(self, g: ArkShip, thing: int, you: int, me: int, at: int) -> None:
        gain_stress(g, thing, self.count)

    def clause(self) -> str:
        return f"{doing(self.target, 'gain')} {self.count} stress"


class GainOwnStress(Effect[ArkShip]):
    """AS-14.12, AS-14.21: the crew that acts."""

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def resolve(self, g: ArkShip, you: int, me: int, at: int) -> None:
        gain_stress(g, me, self.count)

    def clause(self) -> str:
        return f"gain {self.count} stress"


class RemoveStress(Targeted[ArkShip]):
    """AS-29.03, AS-21.03; a row of Recreation counts for a life goal of the crew that used it."""

    def __init__(self, target: Crew, count: int) -> None:
        super().__init__(target)
        self.count: Final = count

    def apply(self, g: ArkShip, thing: int, you: int, me: int, at: int) -> None:
        removed = remove_stress(g, thing, self.count)
        if removed and g.actor >= 0 and g.actor != thing:
            g.add_deed(g.actor, STRESS_LIFTED, removed)

    def payable(self, g: ArkShip, you: int, me: int, at: int) -> bool:
        for crew in self.target.selector.fitting(g, you, me, at):
            if g.stress[crew]:
                return True
        return False

    def clause(self) -> str:
        count = "all" if self.count == ALL_STRESS else str(self.count)
        return f"remove {count} stress from {self.target.clause()}"


class MoveAllStress(Targeted[ArkShip]):
    """AS-29.04: moving is not gaining."""

    def apply(self, g: ArkShip, thing: int, you: int, me: int, at: int) -> None:
        total = 0
        for crew in g.crew:
            total += g.stress[crew]
            g.stress[crew] = 0
        g.stress[thing] = total
        if g.listening:
            g.tell("stress", "All stress is on {0} now: {n}.", cards=(thing,), rule="AS-29.04", number=total)

    def clause(self) -> str:
        return f"move all stress from all crew to {self.target.clause()}"


class Age(Targeted[ArkShip]):
    """AS-24.02, AS-29.05."""

    def __init__(self, target: Crew, count: int) -> None:
        super().__init__(target)
        self.count: Final = count

    def apply(self, g: ArkShip, thing: int, you: int, me: int, at: int) -> None:
        age_crew(g, thing, self.count)

    def clause(self) -> str:
        return f"{doing(self.target, 'age')} by {self.count}"


class GainSickness(Targeted[ArkShip]):
    """AS-22.08."""

    def apply(self, g: ArkShip, thing: int, you: int, me: int, at: int) -> None:
        get_sick(g, thing)

    def clause(self) -> str:
        return f"{doing(self.target, 'gain')} sickness"


class ClearSickness(Targeted[ArkShip]):
    """AS-29.13."""

    def apply(self, g: ArkShip, thing: int, you: int, me: int, at: int) -> None:
        clear_sickness(g, thing)

    def clause(self) -> str:
        return f"{doing(self.target, 'clear')} a sickness box"


class LoseRank(Targeted[ArkShip]):
    """AS-29.12."""

    def apply(self, g: ArkShip, thing: int, you: int, me: int, at: int) -> None:
        ask_lost_rank(g, thing)

    def clause(self) -> str:
        return f"{doing(self.target, 'lose')} a rank"


class Die(Targeted[ArkShip]):
    """AS-29.14."""

    def apply(self, g: ArkShip, thing: int, you: int, me: int, at: int) -> None:
        die(g, thing)

    def clause(self) -> str:
        return doing(self.target, "die")


class ChooseCrew(Targeted[ArkShip]):
    """`choose one crew here`: what follows speaks of it."""

    def apply(self, g: ArkShip, thing: int, you: int, me: int, at: int) -> None:
        g.memory[at + IT] = thing

    def clause(self) -> str:
        return f"choose {self.target.clause()}"


class DoubleAge(Effect[ArkShip]):
    """AS-24.08: as many boxes as are checked now."""

    def resolve(self, g: ArkShip, you: int, me: int, at: int) -> None:
        crew = g.memory[at + IT]
        if crew in g.crew:
            age_crew(g, crew, g.age[crew])

    def clause(self) -> str:
        return "double its age"


class CopyIt(Effect[ArkShip]):
    """AS-29.09: a copy of the crew that was chosen."""

    def resolve(self, g: ArkShip, you: int, me: int, at: int) -> None:
        crew = g.memory[at + IT]
        if crew in g.crew:
            copy_crew(g, crew)

    def clause(self) -> str:
        return "copy it"


class CopyThis(Effect[ArkShip]):
    """AS-29.09: a copy of the crew whose life goal it is."""

    def resolve(self, g: ArkShip, you: int, me: int, at: int) -> None:
        if me in g.crew:
            copy_crew(g, me)

    def clause(self) -> str:
        return "copy this crew"
