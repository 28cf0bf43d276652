# arkade: interpreted
"""The ways to play ARK SHIP: together, one to eight players, on one of several levels."""

from __future__ import annotations

from typing import Final

from arkade.games.ark_ship.levels import AS_WRITTEN, LEVEL, LEVELS
from arkade.kernel import Mode, Setting, among

SEATS: Final = (4, 1, 2, 3, 5, 6, 7, 8)
"""AS-03.01: one to eight players; four are asked for unless somebody says otherwise."""


def make_modes() -> list[Mode]:
    """AS-01.01, AS-28.08: one side, and a level that is chosen before the game."""
    described = "; ".join([f"{name!r}: {level.title}" for name, level in LEVELS.items()])
    return [
        Mode(
            "voyage",
            "all together, to the exoplanet",
            SEATS,
            lambda seats: [0] * seats,
            settings=[Setting(LEVEL, f"how hard it is ({described})", AS_WRITTEN, among(*LEVELS))],
            samples=[{LEVEL: name} for name in LEVELS],
        )
    ]
