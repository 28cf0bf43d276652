"""The zones of AracKhan Wars (AK-03.01), in the order of the constants of state.py."""

from __future__ import annotations

from typing import Final

from arkade.kernel.zones import HAND, OPEN, PILE, SPREAD, ZonePlan

ZONES: Final = ZonePlan(
    [
        ("deck", PILE),
        ("hand", HAND),
        ("discard", OPEN),
        ("battlefield", SPREAD),
        ("astral plane", SPREAD),
        ("under", OPEN),
    ]
)
