"""The zones of ARK SHIP: what each player keeps, the decks, and the ship as rooms."""

from __future__ import annotations

from typing import Final

from arkade.games.ark_ship.printed import LOCATION_NAMES
from arkade.kernel.zones import HAND, OPEN, PILE, SPREAD, ZonePlan

# Zones of each player: life goals that only their owner reads (AS-25.01), and those that are revealed (AS-25.10).
HIDDEN_GOALS: Final = 0
OPEN_GOALS: Final = 1
KINDS: Final = 2

# Zones that all share. The ten rooms stand first but one, so that a location's number is that of its room.
OFF_DUTY: Final = 0
CARGO: Final = 11
THAWING: Final = 12
MEMORIAL: Final = 13
GOAL_DECK: Final = 14
GOAL_DISCARD: Final = 15
CRISIS_DECK: Final = 16
CRISIS_DISCARD: Final = 17
WAVEFORM_DECK: Final = 18
FIRST_SLOT: Final = 19
SECOND_SLOT: Final = 20
COVERED_WAVEFORMS: Final = 21
PLANET_BOX: Final = 22
SIGNAL_BOX: Final = 23

ROOMS: Final = [(name, OPEN) for name in LOCATION_NAMES[1:9]] + [(name, SPREAD) for name in LOCATION_NAMES[9:]]

ZONES: Final = ZonePlan(
    [("life goals", HAND), ("revealed goals", OPEN)],
    [
        ("off duty", OPEN),
        *ROOMS,
        ("cargo", PILE),
        ("thawing", OPEN),
        ("memorial", OPEN),
        ("life goal deck", PILE),
        ("life goal discard", OPEN),
        ("crisis deck", PILE),
        ("crisis discard", OPEN),
        ("waveform deck", PILE),
        ("waveform slot 1", OPEN),
        ("waveform slot 2", OPEN),
        ("covered waveforms", OPEN),
        ("planet box", PILE),
        ("signal box", PILE),
    ],
)
