"""Digest: a fingerprint of a state, the same on every platform, plain or compiled."""

from __future__ import annotations

import sys
from array import array
from hashlib import blake2b
from typing import TYPE_CHECKING, Final
from zlib import crc32

if TYPE_CHECKING:
    from arkade.kernel.question import Step
    from arkade.kernel.state import State


STEP_NUMBERS: Final[dict[Step, int]] = {}
"""The number of each step that was ever on an agenda: it is read from its name, which takes a while."""


def digest_of(g: State) -> str:
    """Covers chance, cards, agenda, questions, answers and the game's own lists; not the story."""
    words = array("q", image_of(g))
    if sys.byteorder == "big":
        words.byteswap()
    return blake2b(words.tobytes(), digest_size=16).hexdigest()


def image_of(g: State) -> tuple[int, ...]:
    """All that a digest covers."""
    numbers: list[int] = []
    for part in parts(g):
        numbers.append(len(part))
        numbers += part
    return tuple(numbers)


def parts(g: State) -> list[list[int]]:
    """The state as lists of whole numbers."""
    question = g.question
    asking = [crc32(question.name.encode()) if question else 0, g.manner, g.left, g.out, int(g.over)]
    found = [g.chance.words(), list(g.face), list(g.owner), list(g.pool), g.zone, g.known, g.memory, *g.piles]
    found += [asking, list(g.asked), list(g.question_args), [round(score * 1000) for score in g.scores]]
    found += [[number for option in ballot for number in option] for ballot in g.ballots]
    found += [[step_number(step), *args] for step, args in g.agenda]
    return found + g.numbers()


def step_number(step: Step) -> int:
    """A number for a step that is the same on every platform."""
    number = STEP_NUMBERS.get(step)
    if number is None:
        number = crc32(f"{step.__module__}.{step.__name__}".encode())
        STEP_NUMBERS[step] = number
    return number
