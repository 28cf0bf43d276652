"""Continuous texts of crises (AS-17.06) and of revealed life goals (AS-25.10)."""

from __future__ import annotations

from typing import Final

from arkade.games.ark_ship.printed import LAST_BAY, LOCATION_NAMES, Static
from arkade.games.ark_ship.state import PLANNED, ArkShip

EVERYWHERE: Final = (1 << LAST_BAY + 1) - 1


class RemovesHighest(Static):
    """AS-15.14, AS-17.07."""

    def changes_dice(self) -> bool:
        return True

    def dice_removed(self) -> int:
        return 1

    def clause(self) -> str:
        return "remove the highest die from each other test"


class OnesCancel(Static):
    """AS-15.08, AS-15.09, AS-17.07."""

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def changes_dice(self) -> bool:
        return True

    def cancelled_by_ones(self) -> int:
        return self.count

    def clause(self) -> str:
        return f"each natural 1 in each other test cancels {self.count} {'success' if self.count == 1 else 'successes'}"


class FewCrewEach(Static):
    """AS-29.19: with 1 player the number is doubled."""

    def __init__(self, most: int) -> None:
        self.most: Final = most

    def limits_assignment(self) -> bool:
        return True

    def closed_to(self, g: ArkShip, bearer: int, crew: int) -> int:
        most = self.most * 2 if g.table.seats == 1 else self.most
        sent = [other for other in g.own_crew[g.owner[crew]] if other != crew and g.this_turn[other] & PLANNED]
        return EVERYWHERE if len(sent) >= most else 0

    def closing_rule(self) -> str:
        return "AS-29.19"

    def clause(self) -> str:
        return f"each player may only assign {self.most} crew"


class FewCrewTogether(Static):
    """AS-01.10, AS-12.06."""

    def __init__(self, most: int) -> None:
        self.most: Final = most

    def limits_assignment(self) -> bool:
        return True

    def closed_to(self, g: ArkShip, bearer: int, crew: int) -> int:
        taken = [g.place[other] for other in g.crew if other != crew and g.this_turn[other] & PLANNED]
        closed = 0
        for location in taken:
            if taken.count(location) >= self.most:
                closed |= 1 << location
        return closed

    def clause(self) -> str:
        return f"at most {self.most} crew may be assigned to the same location"


class Closed(Static):
    """AS-29.11: unless there is a crisis."""

    def __init__(self, first: int, second: int) -> None:
        self.first: Final = first
        self.second: Final = second

    def limits_assignment(self) -> bool:
        return True

    def closed_to(self, g: ArkShip, bearer: int, crew: int) -> int:
        first = 1 << self.first if g.crisis_at[self.first] < 0 else 0
        return first | (1 << self.second if g.crisis_at[self.second] < 0 else 0)

    def closing_rule(self) -> str:
        return "AS-29.11"

    def clause(self) -> str:
        return f"{LOCATION_NAMES[self.first]} and {LOCATION_NAMES[self.second]} are closed"


class NobodyStays(Static):
    """AS-01.10, AS-12.07: about the location to which a crew was sent last; one that is new, or was off duty, is at
    none."""

    def limits_assignment(self) -> bool:
        return True

    def closed_to(self, g: ArkShip, bearer: int, crew: int) -> int:
        return 1 << g.came_from[crew]

    def clause(self) -> str:
        return "a crew may not be assigned to the location where it is now"


class MoreStressFromFailure(Static):
    """AS-16.01."""

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def stress_added(self) -> int:
        return self.count

    def clause(self) -> str:
        return f"a crew that gains stress from a failed test gains {self.count} more"


class ChangesSicknessRolls(Static):
    """AS-22.03."""

    def __init__(self, change: int) -> None:
        self.change: Final = change

    def sickness_change(self) -> int:
        return self.change

    def clause(self) -> str:
        return f"all sickness rolls get {self.change:+}"


class SkipsWaveforms(Static):
    """AS-07.01, AS-01.10."""

    def skips_waveforms(self) -> bool:
        return True

    def clause(self) -> str:
        return "skip the New waveform step"


class RedBoxesDoNotCount(Static):
    """AS-22.02, AS-25.10."""

    def ignores_red_boxes(self) -> bool:
        return True

    def clause(self) -> str:
        return "red age boxes do not count for this crew"


class KeepsAway(Static):
    """AS-25.10: a location to which the crew may not be assigned."""

    def __init__(self, location: int) -> None:
        self.location: Final = location

    def limits_assignment(self) -> bool:
        return True

    def closed_to(self, g: ArkShip, bearer: int, crew: int) -> int:
        return 1 << self.location if crew == bearer else 0

    def closing_rule(self) -> str:
        return "AS-25.10"

    def clause(self) -> str:
        return f"this crew may not be assigned to {LOCATION_NAMES[self.location]}"


class ExcitedNear(Static):
    """AS-15.05, AS-25.10: stress and dice in tests beside the crew that is written down."""

    def __init__(self, stress: int, dice: int) -> None:
        self.stress: Final = stress
        self.dice: Final = dice

    def stress_near(self) -> int:
        return self.stress

    def dice_near(self) -> int:
        return self.dice

    def clause(self) -> str:
        dice = "die" if self.dice == 1 else "dice"
        gains = f"gains {self.stress} stress and adds {self.dice} {dice}"
        return f"in tests at the location of that crew this crew {gains}"
