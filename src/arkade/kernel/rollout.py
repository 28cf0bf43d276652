"""Rollout: a game played to its end at random, with nothing but its own rules in between."""

from __future__ import annotations

from random import Random

from arkade.kernel.state import State


def play_at_random(g: State, seed: str) -> int:
    """Play on to the end, every option as likely as the others; the number of choices made. Of several seats that
    are asked at once the first answers first."""
    draw = Random(seed).random
    before = g.choices
    while not g.over:
        seat = g.asked[0]
        menu = g.options(seat)
        g.choose(seat, menu[int(draw() * len(menu))])
    return g.choices - before
