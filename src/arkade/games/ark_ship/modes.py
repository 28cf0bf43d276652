# arkade: interpreted
"""The ways to play ARK SHIP: together, one to eight players, on one of several levels."""

from __future__ import annotations

from typing import Final

from arkade.games.ark_ship.levels import AS_WRITTEN, LEVEL, LEVELS, SUITING
from arkade.kernel import Mode, Setting, among

SEATS: Final = (4, 1, 2, 3, 5, 6, 7, 8)
"""AS-03.01: one to eight players; four are asked for unless somebody says otherwise."""


def suiting_words() -> str:
    """Which level is an even challenge for how many players: `3 players 'as written', 5 players 'bare freezer'`."""
    found: list[str] = []
    for name in dict.fromkeys(SUITING.values()):
        seats = [str(seats) for seats, level in SUITING.items() if level == name]
        found.append(f"{' or '.join(seats)} players {name!r}")
    return ", ".join(found)


def make_modes() -> list[Mode]:
    """AS-01.01, AS-28.08: one side, and a level that is chosen before the game."""
    described = "; ".join([f"{name!r}: {level.title}" for name, level in LEVELS.items()])
    help_text = f"how hard it is ({described}). An even voyage: {suiting_words()}"
    return [
        Mode(
            "voyage",
            "all together, to the exoplanet",
            SEATS,
            lambda seats: [0] * seats,
            settings=[Setting(LEVEL, help_text, AS_WRITTEN, among(*LEVELS), suiting=SUITING)],
            samples=[{LEVEL: name} for name in LEVELS],
        )
    ]
