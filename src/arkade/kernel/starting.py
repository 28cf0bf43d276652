"""Who goes first: by lot, or as it was set when the match was made."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from arkade.kernel.game import Setting, among
from arkade.kernel.state import State

FIRST_PLAYER: Final = "first player"
BY_LOT: Final = "lot"


def first_player_setting(what: str, seats: int) -> Setting:
    """A setting for tables of up to so many seats; `what` says what the first player does."""
    names = [seat_called(seat) for seat in range(seats)]
    text = f"who {what}: {BY_LOT}, {', '.join(names[:-1])} or {names[-1]}"
    return Setting(FIRST_PLAYER, text, BY_LOT, among(BY_LOT, *names))


def seat_called(seat: int) -> str:
    return f"P{seat + 1}"


def first_player_is_there(settings: Mapping[str, Any]) -> str | None:
    """The check of a mode for several numbers of seats: who goes first must sit at the table."""
    first, seats = settings[FIRST_PLAYER], settings["seats"]
    if first == BY_LOT or first in [seat_called(seat) for seat in range(seats)]:
        return None
    return f"setting {FIRST_PLAYER!r} names {first}, who is not at a table of {seats}"


def first_player(g: State) -> int:
    """The seat that goes first."""
    for seat in range(g.table.seats):
        if g.table.options[FIRST_PLAYER] == seat_called(seat):
            return seat
    return g.pick(g.table.seats)
