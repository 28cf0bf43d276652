"""Random play to the end of a game."""

from __future__ import annotations

import arkade
from arkade.kernel.rollout import play_at_random


def test_a_rollout_plays_to_the_end_and_counts_its_choices() -> None:
    g = arkade.load("sample").new(3, "free", {"seats": 3})
    g.choose(0, g.options(0)[0])
    made = play_at_random(g, "seed")
    assert g.over
    assert made == g.choices - 1 > 10


def test_the_same_seed_plays_the_same_game_and_another_seed_another() -> None:
    games = [arkade.load("sample").new(3, "free") for _ in range(3)]
    for g, seed in zip(games, ("a", "a", "b"), strict=True):
        play_at_random(g, seed)
    first, again, other = (g.record().choices for g in games)
    assert first == again != other
