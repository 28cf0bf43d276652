"""Playing from outside: a whole game, by a function that picks one of the choices."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from arkade.client.seat import Seat
from arkade.server.messages import Refused
from arkade.server.scene import Asked, Choice, Scene

Pick = Callable[[Scene, Asked], Choice]
MOST_REFUSALS: Final = 20


async def play(seat: Seat, pick: Pick) -> Scene:
    """Choose whenever the seat is asked, until the game has ended; the last scene. Where several choose at the same
    time, others may change what can be chosen: then the choice is refused and made anew."""
    refusals = 0
    while await seat.my_turn():
        asked = seat.scene.question
        assert asked is not None
        answer = await seat.choose(pick(seat.scene, asked).option)
        refusals = refusals + 1 if isinstance(answer, Refused) else 0
        if isinstance(answer, Refused) and refusals > MOST_REFUSALS:
            raise RuntimeError(f"{answer.words} ({answer.code})")
    return seat.scene
