"""Hostile input: how to make it out of good input, and what must come of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from hypothesis import strategies as st

from arkade import ArkadeError

T = TypeVar("T")

LONGEST_MESSAGE = 500

DEEP = 100_000
HUGE_NUMBERS = [10**19, -(10**19), 10**40, 10**400, 10**5000, 2**63, -(2**63) - 1]

anything: st.SearchStrategy[Any] = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.sampled_from(HUGE_NUMBERS[:4])
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=20)
    | st.sampled_from(["x" * 3000, "two\nlines", "\u2028", "\x00", "'\"", "{0}", "%s"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=8,
)


def good_or_refused(make: Callable[[], T]) -> T | None:
    """What is made, or None where it is refused as bad input should be: by one short sentence on one line.
    Any other exception is a fault, and passes through."""
    try:
        return make()
    except ArkadeError as fault:
        message = str(fault)
        assert message.strip()
        assert len(message) < LONGEST_MESSAGE, message
        assert len(message.splitlines()) == 1, repr(message)
        assert message.isprintable(), repr(message)
        return None


def refused(make: Callable[[], object]) -> str:
    """The sentence that refuses bad input."""
    fault: ArkadeError | None = None

    def keep() -> None:
        nonlocal fault
        try:
            make()
        except ArkadeError as found:
            fault = found
            raise

    good_or_refused(keep)
    assert fault is not None, "bad input was taken"
    return str(fault)


@st.composite
def damaged(draw: st.DrawFn, good: bytes) -> bytes:
    """Good bytes with a few faults: cut off, a bit flipped, some left out, some doubled, some of another kind."""
    data = bytearray(good)
    for _ in range(draw(st.integers(1, 3))):
        place = draw(st.integers(0, max(0, len(data) - 1)))
        length = draw(st.integers(1, 12))
        kind = draw(st.sampled_from(["cut", "flip", "leave out", "double", "insert"]))
        if kind == "cut":
            del data[place:]
        elif kind == "flip" and data:
            data[place] ^= 1 << draw(st.integers(0, 7))
        elif kind == "leave out":
            del data[place : place + length]
        elif kind == "double":
            data[place:place] = data[place : place + length]
        else:
            data[place:place] = draw(st.binary(min_size=1, max_size=12) | st.text(max_size=6).map(str.encode))
    return bytes(data)


def damaged_text(good: str) -> st.SearchStrategy[str]:
    return damaged(good.encode()).map(lambda data: data.decode("utf-8", "replace"))
