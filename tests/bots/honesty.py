"""Whether a bot decides by what its seat may know: its answers must be the same in every world that fits."""

from __future__ import annotations

from collections.abc import Callable

from arkade.bots import Bot, Eye
from arkade.kernel import State

WORLDS = 3


def differing_answers(make: Callable[[int], Bot], g: State, number: int, worlds: int = WORLDS) -> int:
    """How many of the seats that are asked answer differently where everything that is hidden was dealt anew."""
    return sum(not answers_alike(make, g, seat, number, worlds) for seat in g.asked)


def answers_alike(make: Callable[[int], Bot], g: State, seat: int, number: int, worlds: int) -> bool:
    true_answer = make(number).choose(Eye(g, seat))
    others = [g.determinize(seat, f"{number}/{turn}") for turn in range(worlds)]
    return all(make(number).choose(Eye(other, seat)) == true_answer for other in others)
