"""Chance: the same numbers everywhere, and fair ones."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise, permutations

import pytest

from arkade import ArkadeError
from arkade.kernel.chance import Chance, seeded

WORDS_OF_SEEDS: list[tuple[int | str, list[int], int]] = [
    (0, [3159920838, 2143171353, 1817312964, 4093578756], 361443183),
    (7, [2462677165, 1077277579, 3198345673, 316502199], 1245553814),
    (-1, [291479877, 2316810280, 2401203090, 2287243151], 1616077197),
    ("tide", [1083816281, 2443107523, 233692454, 2277466189], 3887367847),
]
"""The first four words of a few seeds and the thousandth, as an independent sfc32 gives them."""


SHUFFLING = """
from signal import ITIMER_REAL, SIGALRM, default_int_handler, setitimer, signal

from arkade.kernel.chance import seeded

signal(SIGALRM, default_int_handler)
setitimer(ITIMER_REAL, 0.3)
chance = seeded("shuffling")
things = list(range(60_000))
try:
    while True:
        chance.shuffle(things)
except KeyboardInterrupt:
    print("interrupted")
"""
"""A program that shuffles until it is interrupted, by a signal that strikes wherever Python happens to be."""


def chi_square(counts: Sequence[int], expected: float) -> float:
    return sum((count - expected) ** 2 / expected for count in counts)


@pytest.mark.parametrize(("seed", "first", "thousandth"), WORDS_OF_SEEDS)
def test_a_seed_gives_the_words_that_it_always_gave(seed: int | str, first: list[int], thousandth: int) -> None:
    chance = seeded(seed)
    words = [chance.word() for _ in range(1000)]
    assert words[:4] == first
    assert words[999] == thousandth


def test_an_exchange_throws_as_below_does() -> None:
    places = [3, 4, 7, 11, 12, 40, 41]
    for seed in range(300):
        exchanged, thrown = list(range(50)), list(range(50))
        chance, twin = seeded(seed), seeded(seed)
        chance.exchange(places, exchanged)
        for last in range(len(places) - 1, 0, -1):
            first, second = places[last], places[twin.below(last + 1)]
            thrown[first], thrown[second] = thrown[second], thrown[first]
        assert exchanged == thrown
        assert chance.words() == twin.words()


def test_an_exchange_throws_again_where_a_word_would_not_be_fair() -> None:
    """The largest word of all is left over where 3 share; the next word of these numbers decides."""
    unfair = Chance(0xFFFFFFFF, 0, 5, 0, ())
    things = [0, 1, 2]
    unfair.exchange([0, 1, 2], things)
    assert unfair.counter == 3


def test_a_die_and_a_shuffle_of_a_seed_are_what_they_always_were() -> None:
    chance = seeded(7)
    assert [chance.below(6) for _ in range(12)] == [1, 1, 1, 3, 1, 3, 2, 0, 0, 1, 4, 3]
    things = list(range(10))
    seeded(7).shuffle(things)
    assert things == [0, 6, 4, 5, 8, 7, 1, 9, 2, 3]


def test_words_stay_within_32_bits_and_reach_both_ends() -> None:
    chance = seeded("ends")
    words = [chance.word() for _ in range(4000)]
    assert 0 <= min(words) < 2**32 // 1000
    assert 2**32 - 2**32 // 1000 < max(words) < 2**32


@pytest.mark.parametrize("count", [1, 2, 7, 60, 300, 16383])
def test_a_place_among_some_is_the_share_of_a_word(count: int) -> None:
    words, places = seeded("places"), seeded("places")
    assert [places.among(count) for _ in range(500)] == [words.word() * count >> 32 for _ in range(500)]


def test_ctrl_c_in_the_midst_of_chance_is_an_interruption_like_any_other() -> None:
    """Compiled code can't be interrupted where it multiplies large numbers: the whole process would end."""
    done = subprocess.run([sys.executable, "-c", SHUFFLING], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout, done.stderr) == (0, "interrupted\n", "")


def test_the_counter_wraps_around_at_32_bits() -> None:
    chance = Chance(1, 2, 3, 0xFFFFFFFF, ())
    assert chance.word() == 2
    assert chance.counter == 0


def test_a_copy_goes_on_alike_and_apart() -> None:
    chance = seeded(3)
    chance.loaded = (4, 4)
    twin = chance.copy()
    assert [twin.throw(6) for _ in range(5)] == [chance.throw(6) for _ in range(5)]
    twin.word()
    assert twin.words() != chance.words()


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    firsts = [seeded(seed).word() for seed in range(1000)]
    assert len(set(firsts)) == 1000
    odd = sum(word & 1 for word in firsts)
    assert 440 < odd < 560


def test_a_number_and_the_text_that_writes_it_are_one_seed() -> None:
    assert seeded(12).words() == seeded("12").words()


@pytest.mark.parametrize("sides", [2, 3, 6, 7, 10, 20])
def test_dice_are_fair(sides: int) -> None:
    chance = seeded(f"fair {sides}")
    throws = 3000 * sides
    counts = Counter(chance.below(sides) for _ in range(throws))
    assert sorted(counts) == list(range(sides))
    assert chi_square(list(counts.values()), throws / sides) < 3 * sides + 12


def test_throws_in_a_row_do_not_depend_on_each_other() -> None:
    chance = seeded("pairs")
    throws = [chance.below(6) for _ in range(36_001)]
    pairs = Counter(pairwise(throws))
    assert len(pairs) == 36
    assert chi_square(list(pairs.values()), 1000) < 90


def test_every_order_of_a_shuffle_is_as_likely_as_another() -> None:
    chance = seeded("orders")
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        things = [0, 1, 2, 3]
        chance.shuffle(things)
        counts[tuple(things)] += 1
    assert set(counts) == set(permutations(range(4)))
    assert chi_square(list(counts.values()), 1000) < 60


@pytest.mark.parametrize("limit", [3 << 30, (1 << 31) + 1, 0xFFFFFFFF, 1 << 32])
def test_a_limit_near_the_size_of_a_word_is_not_biased(limit: int) -> None:
    """A word taken modulo such a limit would give small numbers twice as often as large ones."""
    chance = seeded(f"awkward {limit}")
    numbers = [chance.below(limit) for _ in range(8000)]
    assert all(0 <= number < limit for number in numbers)
    quarters = Counter(number * 4 // limit for number in numbers)
    assert chi_square([quarters[quarter] for quarter in range(4)], 2000) < 20


def test_a_choice_among_one_is_that_one() -> None:
    chance = seeded(5)
    assert {chance.below(1) for _ in range(20)} == {0}


@pytest.mark.parametrize("limit", [0, -1, (1 << 32) + 1])
def test_a_choice_that_cannot_be_fair_is_refused(limit: int) -> None:
    with pytest.raises(ValueError, match="no fair choice"):
        seeded(5).below(limit)


def test_fixed_throws_come_first_and_leave_the_generator_alone() -> None:
    chance, untouched = seeded(9), seeded(9)
    chance.loaded = (5, 0)
    assert [chance.throw(6), chance.throw(6)] == [5, 0]
    assert chance.words() == untouched.words()
    assert chance.throw(6) == untouched.below(6)


@pytest.mark.parametrize("number", [-1, 6])
def test_a_fixed_throw_that_no_die_shows_is_an_error_in_words(number: int) -> None:
    chance = seeded(9)
    chance.loaded = (number,)
    with pytest.raises(ArkadeError, match=f"a fixed throw of {number + 1} does not fit a choice among 6"):
        chance.throw(6)


def test_a_shuffle_does_not_use_up_fixed_throws() -> None:
    chance = seeded(9)
    chance.loaded = (1,)
    chance.shuffle([1, 2, 3])
    assert chance.loaded == (1,)


def test_a_shuffle_takes_as_many_things_as_a_half_word_can_count() -> None:
    with pytest.raises(ArkadeError, match="65537 cards are too many to shuffle"):
        seeded(1).shuffle([0] * 65537)


def test_a_large_shuffle_is_fair_too() -> None:
    """Beyond the table of fair limits: where does the last of 300 things go?"""
    chance = seeded("large")
    firsts = [0] * 3
    for _ in range(900):
        things = list(range(300))
        chance.shuffle(things)
        firsts[things.index(299) // 100] += 1
    assert all(250 < count < 350 for count in firsts), firsts
