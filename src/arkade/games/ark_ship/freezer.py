"""The freezer (AS-26) and how the voyage ends for those in it."""

from __future__ import annotations

from typing import Final

from arkade.games.ark_ship.state import ArkShip

RATINGS: Final = ((21, "a new home"), (14, "a colony"), (7, "a settlement"), (1, "castaways"))


def lose_sleepers(g: ArkShip, count: int) -> None:
    """AS-26.02, AS-26.03, AS-26.08: check boxes, as far as there are any; with the last one all is lost."""
    lost = min(count, g.frozen)
    g.frozen -= lost
    if g.listening:
        g.tell("freezer", "The freezer loses {n}.", rule="AS-26.02", number=lost)
    if lost and not g.frozen:
        finish(g)


def finish(g: ArkShip) -> None:
    """AS-27.05 to AS-27.08, AS-01.01: all win if somebody is left in the freezer, and lose together otherwise."""
    g.survivors = len(g.crew) + g.frozen
    won = g.frozen > 0
    if g.listening:
        outcome = f"The ship arrives with {{n}} humans: {rating(g.survivors)}." if won else "Nobody is left to wake."
        g.tell("end", outcome, rule="AS-27.05" if won else "AS-27.06", number=g.survivors)
    g.end([1.0 if won else 0.0] * g.table.seats)


def rating(survivors: int) -> str:
    """AS-28.07: what becomes of so many survivors."""
    for least, words in RATINGS:
        if survivors >= least:
            return words
    return "nobody"
