"""What texts teach crew: first ranks, ranks of any skill, and what an expert passes on."""

from __future__ import annotations

from typing import Final

from arkade.cardtext.effects import Effect
from arkade.games.ark_ship.printed import HIGHEST_RANK, SKILL_NAMES, SKILLS
from arkade.games.ark_ship.sheets import EVERY_SKILL, ask_rank, can_learn, gain_first_rank
from arkade.games.ark_ship.state import ArkShip


class GainFirstRank(Effect[ArkShip]):
    """AS-10.05: only for a crew with rank 0."""

    def __init__(self, skill: int) -> None:
        self.skill: Final = skill

    def resolve(self, g: ArkShip, you: int, me: int, at: int) -> None:
        gain_first_rank(g, me, self.skill)

    def payable(self, g: ArkShip, you: int, me: int, at: int) -> bool:
        return g.rank(me, self.skill) == 0

    def clause(self) -> str:
        return f"gain the first rank of {SKILL_NAMES[self.skill]}"


class GainAnyRank(Effect[ArkShip]):
    """AS-14.21."""

    def resolve(self, g: ArkShip, you: int, me: int, at: int) -> None:
        ask_rank(g, me, EVERY_SKILL)

    def payable(self, g: ArkShip, you: int, me: int, at: int) -> bool:
        return can_learn(g, me)

    def clause(self) -> str:
        return "gain a rank of any skill"


class TeachOthers(Effect[ArkShip]):
    """Each other crew gains the first rank of the skills in which this crew is expert."""

    def resolve(self, g: ArkShip, you: int, me: int, at: int) -> None:
        for crew in g.order:
            for skill in range(SKILLS):
                if crew != me and g.rank(me, skill) == HIGHEST_RANK:
                    gain_first_rank(g, crew, skill)

    def clause(self) -> str:
        return "each other crew gains the first rank of those skills"
