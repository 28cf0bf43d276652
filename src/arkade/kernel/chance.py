"""Chance: the one small generator inside a game's state.

The algorithm is sfc32 (a small fast counting generator): additions, shifts and exclusive-ors of 32-bit
words only, so that every intermediate value stays below 2**54. It gives the same numbers on every platform,
plain or compiled. Words are never multiplied whole: compiled code hands factors of 30 bits and more to Python, which
takes longer, and which may be interrupted there by Ctrl-C where compiled code can't be.
"""

from __future__ import annotations

from hashlib import blake2b
from struct import unpack
from typing import Final

from arkade.kernel.errors import ArkadeError

WORD: Final = 0xFFFFFFFF
LIMIT: Final = 0x100000000
HALF_LIMIT: Final = 0x10000
FAIR_LIMITS: Final = 128


def fair_halves(limit: int) -> int:
    """How many of the numbers of 16 bits can be shared fairly among so many: the largest multiple of the limit."""
    return HALF_LIMIT - HALF_LIMIT % limit


FAIR: Final = [fair_halves(last + 1) for last in range(FAIR_LIMITS)]
"""By the place of the last card that is not yet settled."""


class Chance:
    """A seeded source of dice and shuffles; `loaded` holds throws that a scenario has fixed."""

    def __init__(self, a: int, b: int, c: int, counter: int, loaded: tuple[int, ...]) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter
        self.loaded = loaded

    def copy(self) -> Chance:
        return Chance(self.a, self.b, self.c, self.counter, self.loaded)

    def word(self) -> int:
        """The next 32 random bits."""
        b = self.b
        c = self.c
        result = (self.a + b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = (((c << 21) | (c >> 11)) + result) & WORD
        return result

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1, each as likely as the others."""
        if not 0 < limit <= LIMIT:
            raise ValueError(f"there is no fair choice among {limit}")
        fair = LIMIT - LIMIT % limit
        number = self.word()
        while number >= fair:
            number = self.word()
        return number % limit

    def among(self, count: int) -> int:
        """A place from 0 to count - 1, quicker than `below`, for choices of bots: with 32 random bits and some thousand
        places none is more likely than another by more than a millionth part. It is the word times the count without
        the lowest 32 bits, worked out by halves."""
        number = self.word()
        return (number >> 16) * count + ((number & 0xFFFF) * count >> 16) >> 16

    def throw(self, limit: int) -> int:
        """Like `below`, but a throw that a scenario has fixed comes first."""
        if not self.loaded:
            return self.below(limit)
        number = self.loaded[0]
        self.loaded = self.loaded[1:]
        if not 0 <= number < limit:
            raise ArkadeError(f"a fixed throw of {number + 1} does not fit a choice among {limit}")
        return number

    def shuffle(self, things: list[int]) -> None:
        """Put a list in random order, in place. What `word` and `below` do is written out here, and each word serves
        two cards, because games begin with shuffles and long runs begin many games."""
        if len(things) > HALF_LIMIT:
            raise ArkadeError(f"{len(things)} cards are too many to shuffle")
        a, b, c, counter = self.a, self.b, self.c, self.counter
        last = len(things) - 1
        fair = FAIR if last < FAIR_LIMITS else [fair_halves(place + 1) for place in range(last + 1)]
        while last > 0:
            number = (a + b + counter) & WORD
            counter += 1
            a = b ^ (b >> 9)
            b = (c + (c << 3)) & WORD
            c = (((c << 21) | (c >> 11)) + number) & WORD
            for half in (number & 0xFFFF, number >> 16):
                if half < fair[last]:
                    other = half % (last + 1)
                    things[last], things[other] = things[other], things[last]
                    last -= 1
        self.a, self.b, self.c, self.counter = a, b, c, counter & WORD

    def exchange(self, places: list[int], things: list[int]) -> None:
        """Put the things at some places in random order, in place, by one throw of `below` for each place from the last
        down, which is written out here because every imagined world begins with them."""
        a, b, c, counter = self.a, self.b, self.c, self.counter
        last = len(places) - 1
        while last > 0:
            number = (a + b + counter) & WORD
            counter = (counter + 1) & WORD
            a = b ^ (b >> 9)
            b = (c + (c << 3)) & WORD
            c = (((c << 21) | (c >> 11)) + number) & WORD
            if number < LIMIT - LIMIT % (last + 1):
                first, second = places[last], places[number % (last + 1)]
                things[first], things[second] = things[second], things[first]
                last -= 1
        self.a, self.b, self.c, self.counter = a, b, c, counter

    def words(self) -> list[int]:
        return [self.a, self.b, self.c, self.counter, *self.loaded]


def seeded(seed: int | str) -> Chance:
    """A generator for a seed: any whole number or any text."""
    a, b, c = unpack("<3I", blake2b(f"{seed}".encode(), digest_size=12).digest())
    chance = Chance(a, b, c, 1, ())
    for _ in range(12):
        chance.word()
    return chance
