"""Levels: how hard the voyage is (AS-28), by optional rules that are chosen before the game begins."""

from __future__ import annotations

from typing import Final, cast

from arkade.games.ark_ship.state import FREEZER_BOXES, ArkShip

LEVEL: Final = "level"

AS_WRITTEN: Final = "as written"

CREW_EACH: Final = (0, 4, 2, 1)
"""How many crew a player has, by the number of players as long as they are few."""


class Level:
    """Optional rules that are chosen together (AS-28.03 to AS-28.06, AS-28.09)."""

    def __init__(
        self,
        title: str,
        fourth_hand: bool = False,
        crowded: bool = False,
        cold: bool = False,
        rough: bool = False,
        awake: int = 0,
    ) -> None:
        self.title: Final = title
        self.fourth_hand: Final = fourth_hand
        self.crowded: Final = crowded
        self.cold: Final = cold
        self.rough: Final = rough
        self.awake: Final = awake


LEVELS: Final = {
    AS_WRITTEN: Level("the rulebook's own"),
    "fourth hand": Level("with 3 players the first has 2 crew", fourth_hand=True),
    "crowded ship": Level("more crises with 6 players or more", crowded=True),
    "cold ship": Level("crew thawed after turn 1 cost a freezer box", cold=True),
    "rough departure": Level("crises and waveforms are there from the start", rough=True),
    "cold crowded ship": Level("more crises with 6 players or more, and a cold ship", crowded=True, cold=True),
    "lean freezer": Level("ours: 20 asleep instead of 24", awake=4),
    "meagre freezer": Level("ours: 16 asleep instead of 24", awake=8),
    "bare freezer": Level("ours: 12 asleep instead of 24", awake=12),
    "lean crowded ship": Level("ours: more crises with 6 players or more, 18 asleep", crowded=True, awake=6),
    "meagre crowded ship": Level("ours: more crises with 6 players or more, 14 asleep", crowded=True, awake=10),
}

SUITING: Final = {
    1: "meagre freezer",
    2: "lean freezer",
    3: AS_WRITTEN,
    4: "meagre freezer",
    5: "bare freezer",
    6: "meagre crowded ship",
    7: "lean crowded ship",
    8: "meagre crowded ship",
}
"""By number of players, the level on which a competent crew arrives about every second time."""


def level_of(g: ArkShip) -> Level:
    """The level of a match."""
    return LEVELS[cast("str", g.table.options.get(LEVEL, AS_WRITTEN))]


def quota(g: ArkShip, seat: int) -> int:
    """AS-03.02 to AS-03.05, AS-28.03: how many crew a player has."""
    seats = g.table.seats
    if seats > 3:
        return 1
    return 2 if seats == 3 and seat == 0 and level_of(g).fourth_hand else CREW_EACH[seats]


def more_crises(g: ArkShip) -> int:
    """AS-28.02, AS-28.04: none by the rulebook; on a crowded ship 1 with 6 players and 2 with 7 or 8."""
    if not level_of(g).crowded:
        return 0
    return (0, 0, 0, 0, 0, 0, 1, 2, 2)[g.table.seats]


def sleepers(g: ArkShip) -> int:
    """AS-26.01, AS-28.09: how many humans are frozen when the ship departs."""
    return FREEZER_BOXES - level_of(g).awake


def costs_sleepers(g: ArkShip) -> bool:
    """AS-08.03, AS-28.05: thawing is free, except on a cold ship after the first turn."""
    return g.progress > 1 and level_of(g).cold
