# arkade: interpreted
"""What can go wrong through no fault of the program: bad names, bad files, illegal choices."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

LONGEST: Final = 480
"""The most letters of an error."""


class ArkadeError(Exception):
    """Bad input. Its text is one sentence that says what was wrong and what would be right, on one line that can be
    shown anywhere, whatever the input was."""

    def __init__(self, text: str) -> None:
        super().__init__(shorten(printable(text), LONGEST))


class Illegal(ArkadeError):
    """A choice that the rules do not allow, with the id of the rule that forbids it."""

    def __init__(self, rule: str, words: str) -> None:
        super().__init__(f"{words} ({rule})")
        self.rule = rule
        self.words = words

    def __reduce__(self) -> tuple[type[Illegal], tuple[str, str]]:
        return (Illegal, (self.rule, self.words))


class BadRecord(ArkadeError):
    """A record that cannot be read, or that belongs to other rules or other cards."""


def unknown(kind: str, name: str, known: Iterable[str]) -> ArkadeError:
    """The error for a name that nothing answers to, with the nearest name that something does."""
    names = sorted(known)
    near = get_close_matches(name.casefold(), [entry.casefold() for entry in names], n=1)
    if near:
        meant = next(entry for entry in names if entry.casefold() == near[0])
        return ArkadeError(f"unknown {kind} {shorten(name)!r}: did you mean {meant!r}?")
    if names and len(names) <= 12:
        return ArkadeError(f"unknown {kind} {shorten(name)!r}: there are {', '.join(names)}")
    return ArkadeError(f"unknown {kind} {shorten(name)!r}")


def no_seat(seat: int, seats: int) -> ArkadeError:
    """The error for a seat that is not at the table."""
    return ArkadeError(f"there is no seat {seat}: the seats are 0 to {seats - 1}")


def printable(text: str) -> str:
    """Text from outside with line breaks and other signs that move a screen written out: `\\n`, `\\x1b`."""
    return "".join([letter if letter.isprintable() else ascii(letter)[1:-1] for letter in text])


def shorten(text: str, limit: int = 60) -> str:
    """Text from outside, cut so that a hostile name does not fill the screen."""
    return text if len(text) <= limit else text[:limit] + "…"
