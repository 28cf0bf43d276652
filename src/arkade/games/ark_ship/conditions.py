"""What life goals wait for (AS-25.02): states of a crew's sheet, deeds, happenings, and the manner of its death."""

from __future__ import annotations

from typing import Final

from arkade.games.ark_ship.places import MEMORIAL
from arkade.games.ark_ship.printed import (
    AGED,
    CALM_TURNS,
    COMPUTERS_TURNS,
    DARING_SUCCESSES,
    DEATHS_SEEN,
    DECODED,
    DEED_BITS,
    DEED_MOST,
    FIRST_BOXES,
    FIRST_DEED,
    FREEZER_REMOVALS,
    HIGHEST_RANK,
    LEARNED,
    LOCATION_NAMES,
    LONE_REMOVALS,
    MEDICINE_TURNS,
    MENTORED,
    NAVIGATION_TURNS,
    PERFECT_TESTS,
    RANKS_GAINED,
    REMOVALS,
    SECOND_BOXES,
    SKILL_NAMES,
    STRESS_LIFTED,
    STRESSED,
    SURVIVED,
    TEAM_SUCCESS,
    TOKEN_PLACED,
    TRAIT_GAINED,
    TURNS_ALONE,
    UNHEARD,
    Aim,
    has_every_skill,
)
from arkade.games.ark_ship.skill_tests import is_beside_named
from arkade.games.ark_ship.state import ArkShip

# -- the sheet -------------------------------------------------------------------------------------


class ExpertIn(Aim):
    """AS-10.03: rank 2 in so many skills."""

    def __init__(self, count: int) -> None:
        super().__init__(LEARNED)
        self.count: Final = count

    def reached(self, g: ArkShip, crew: int) -> bool:
        return expert_skills(g, crew) >= self.count

    def experts_wanted(self) -> int:
        return self.count

    def clause(self) -> str:
        return f"when this crew is expert in {self.count} skills"


def expert_skills(g: ArkShip, crew: int) -> int:
    return (g.skills[crew] & SECOND_BOXES).bit_count()


class NarrowExpert(Aim):
    """Expert in some skills, with few ranks besides."""

    def __init__(self, count: int, most: int) -> None:
        super().__init__(LEARNED)
        self.count: Final = count
        self.most: Final = most

    def reached(self, g: ArkShip, crew: int) -> bool:
        experts = expert_skills(g, crew)
        ranks = (g.skills[crew] & FIRST_BOXES).bit_count() + HIGHEST_RANK * experts
        return experts >= self.count and ranks <= self.most

    def experts_wanted(self) -> int:
        return self.count

    def clause(self) -> str:
        return f"when this crew is expert in {self.count} skills with at most {self.most} ranks in all"


class RankInEverySkill(Aim):
    def __init__(self) -> None:
        super().__init__(LEARNED)

    def reached(self, g: ArkShip, crew: int) -> bool:
        return has_every_skill(g.skills[crew])

    def clause(self) -> str:
        return "when this crew has a rank in every skill"


class HasTraits(Aim):
    def __init__(self, count: int) -> None:
        super().__init__(TRAIT_GAINED)
        self.count: Final = count

    def reached(self, g: ArkShip, crew: int) -> bool:
        return g.traits[crew].bit_count() >= self.count

    def clause(self) -> str:
        return f"when this crew has {self.count} traits"


class HasAge(Aim):
    def __init__(self, boxes: int) -> None:
        super().__init__(AGED)
        self.boxes: Final = boxes

    def reached(self, g: ArkShip, crew: int) -> bool:
        return g.age[crew] >= self.boxes

    def age_wanted(self) -> int:
        return self.boxes

    def clause(self) -> str:
        return f"when this crew has {self.boxes} age boxes checked"


class BesideNamed(Aim):
    """AS-25.12: at the location of the crew that is written down. Nobody else can tell, so that nobody is asked for it
    outside the Assign crew step."""

    def __init__(self) -> None:
        super().__init__(0)

    def reached(self, g: ArkShip, crew: int) -> bool:
        return is_beside_named(g, crew)

    def is_secret(self) -> bool:
        return True

    def clause(self) -> str:
        return "when this crew is at the location of that crew"


# -- deeds -----------------------------------------------------------------------------------------


class Deed(Aim):
    """Something done so many times since the crew's creation."""

    def __init__(self, kind: int, count: int) -> None:
        super().__init__(FIRST_DEED << kind)
        self.kind: Final = kind
        self.shift: Final = DEED_BITS * kind
        self.count: Final = count

    def reached(self, g: ArkShip, crew: int) -> bool:
        return g.deeds[crew] >> self.shift & DEED_MOST >= self.count

    def deeds_wanted(self, kind: int) -> int:
        return self.count if kind == self.kind else UNHEARD

    def progress(self, g: ArkShip, crew: int) -> str:
        return f"{min(g.deeds[crew] >> self.shift & DEED_MOST, self.count)} of {self.count}"


class RemovedCrises(Deed):
    def __init__(self, count: int) -> None:
        super().__init__(REMOVALS, count)

    def clause(self) -> str:
        return f"after taking part in removing {self.count} crises"


class RemovedFreezerCrises(Deed):
    def __init__(self, count: int) -> None:
        super().__init__(FREEZER_REMOVALS, count)

    def clause(self) -> str:
        return f"after taking part in removing {self.count} crises with a freezer row"


class RemovedAlone(Deed):
    def __init__(self) -> None:
        super().__init__(LONE_REMOVALS, 1)

    def clause(self) -> str:
        return "after removing a crisis as the only crew in the test"


class WasAlone(Deed):
    def __init__(self, count: int) -> None:
        super().__init__(TURNS_ALONE, count)

    def clause(self) -> str:
        return f"after {self.count} turns in a row alone at its location"


ROW_DEEDS: Final = (-1, NAVIGATION_TURNS, -1, COMPUTERS_TURNS, MEDICINE_TURNS, -1, -1)
"""What is counted when a crew uses a skill's row, by location."""


class UsedRows(Deed):
    def __init__(self, skill: int, location: int, count: int) -> None:
        super().__init__(ROW_DEEDS[location], count)
        self.skill: Final = skill
        self.location: Final = location

    def clause(self) -> str:
        place = LOCATION_NAMES[self.location]
        article = "" if place == "Medical" else "the "
        return f"after using a {SKILL_NAMES[self.skill]} row of {article}{place} on {self.count} turns"


class LiftedStress(Deed):
    def __init__(self, count: int) -> None:
        super().__init__(STRESS_LIFTED, count)

    def clause(self) -> str:
        return f"after removing {self.count} stress from other crew by Herbology rows"


class GainedRanks(Deed):
    def __init__(self, count: int) -> None:
        super().__init__(RANKS_GAINED, count)

    def clause(self) -> str:
        return f"after gaining {self.count} ranks"


class StayedCalm(Deed):
    def __init__(self, count: int) -> None:
        super().__init__(CALM_TURNS, count)

    def clause(self) -> str:
        return f"after {self.count} turns in a row ended without stress"


class OthersDied(Deed):
    def __init__(self, count: int) -> None:
        super().__init__(DEATHS_SEEN, count)

    def clause(self) -> str:
        return f"after {self.count} other crew have died"


class DaringSuccess(Deed):
    """A success with 2 or fewer dice."""

    def __init__(self) -> None:
        super().__init__(DARING_SUCCESSES, 1)

    def clause(self) -> str:
        return "after a successful test with 2 or fewer dice"


class PerfectTest(Deed):
    """3 or more dice, all of them successes."""

    def __init__(self) -> None:
        super().__init__(PERFECT_TESTS, 1)

    def clause(self) -> str:
        return "after a test with 3 or more dice that are all successes"


# -- happenings ------------------------------------------------------------------------------------


class Happening(Aim):
    """Something that is over at the next chance to reveal."""

    def reached(self, g: ArkShip, crew: int) -> bool:
        return g.happened[crew] & self.listens > 0


class TeamSuccess(Happening):
    """A success with 2 or more others."""

    def __init__(self) -> None:
        super().__init__(TEAM_SUCCESS)

    def clause(self) -> str:
        return "when this crew succeeds in a test with 2 or more other crew"


class DecodedSignal(Happening):
    def __init__(self) -> None:
        super().__init__(DECODED)

    def clause(self) -> str:
        return "when its action decodes a signal"


class PlacedToken(Happening):
    def __init__(self) -> None:
        super().__init__(TOKEN_PLACED)

    def clause(self) -> str:
        return "when a test of this crew puts a token on a planet crisis"


class Survived(Happening):
    """With both sickness boxes checked, a roll against 3 or more that did not make sick."""

    def __init__(self) -> None:
        super().__init__(SURVIVED)

    def clause(self) -> str:
        return "when this crew has 2 sickness boxes and does not get sick on a roll against 3 or more"


class MuchStress(Happening):
    """4 or more stress at the end of a turn."""

    def __init__(self) -> None:
        super().__init__(STRESSED)

    def clause(self) -> str:
        return "when this crew has 4 or more stress at the end of a turn"


class Mentored(Happening):
    def __init__(self) -> None:
        super().__init__(MENTORED)

    def clause(self) -> str:
        return "when another crew at its location gains a rank in a skill in which this crew is expert"


# -- the manner of death ---------------------------------------------------------------------------


class DiesWithStress(Aim):
    def __init__(self, least: int) -> None:
        super().__init__(0)
        self.least: Final = least

    def reached(self, g: ArkShip, crew: int) -> bool:
        return g.stress[crew] >= self.least

    def clause(self) -> str:
        return f"if this crew dies with {self.least} or more stress"


class DiesWithoutStress(Aim):
    def __init__(self) -> None:
        super().__init__(0)

    def reached(self, g: ArkShip, crew: int) -> bool:
        return g.stress[crew] == 0

    def clause(self) -> str:
        return "if this crew dies with no stress"


class DiesYoung(Aim):
    def __init__(self, most: int) -> None:
        super().__init__(0)
        self.most: Final = most

    def reached(self, g: ArkShip, crew: int) -> bool:
        return g.age[crew] <= self.most

    def clause(self) -> str:
        return f"if this crew dies with at most {self.most} age boxes checked"


class DiesAfterOthers(Aim):
    def __init__(self, least: int) -> None:
        super().__init__(0)
        self.least: Final = least

    def reached(self, g: ArkShip, crew: int) -> bool:
        return len(g.shared(MEMORIAL)) >= self.least

    def clause(self) -> str:
        return f"if this crew dies with {self.least} or more portraits in the memorial"
