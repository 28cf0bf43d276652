"""Chances: how likely a pool of dice is to bring so many successes."""

from __future__ import annotations

from typing import Final

SIDES: Final = 6
LEAST_SUCCESS: Final = 4
MOST_DICE: Final = 20
MOST_SUCCESSES: Final = 8


def at_least(dice: int, each: float) -> list[float]:
    """By number of successes, how likely so many dice bring at least that, each succeeding with this chance."""
    exactly = [1.0]
    for _ in range(dice):
        miss = [chance * (1.0 - each) for chance in exactly] + [0.0]
        hit = [0.0] + [chance * each for chance in exactly]
        exactly = [miss[place] + hit[place] for place in range(len(miss))]
    return [sum(exactly[least:]) for least in range(MOST_SUCCESSES + 2)]


def chances_of(each: float) -> tuple[list[float], ...]:
    return tuple([at_least(dice, each) for dice in range(MOST_DICE + 1)])


def once_more(each: float) -> float:
    """The chance of a die that may be rolled again when it fails."""
    return 1.0 - (1.0 - each) * (1.0 - each)


BY_BONUS: Final = tuple([chances_of(min(SIDES - LEAST_SUCCESS + 1 + bonus, SIDES) / SIDES) for bonus in range(4)])
"""By what is added to each die, by number of dice, by least number of successes."""

BY_BONUS_WITH_REROLL: Final = tuple(
    [chances_of(once_more(min(SIDES - LEAST_SUCCESS + 1 + bonus, SIDES) / SIDES)) for bonus in range(4)]
)
"""The same where every die that fails is rolled once more (AS-11.05)."""


def successes(dice: int, bonus: int, reroll: bool) -> list[float]:
    """How likely a pool is to bring at least 0, 1, 2 and so on successes."""
    table = BY_BONUS_WITH_REROLL if reroll else BY_BONUS
    return table[min(max(bonus, 0), 3)][min(max(dice, 0), MOST_DICE)]


def between(chances: list[float], low: int, high: int) -> float:
    """How likely the successes lie from low to high."""
    more = chances[high + 1] if high < MOST_SUCCESSES else 0.0
    return chances[min(low, MOST_SUCCESSES + 1)] - more
