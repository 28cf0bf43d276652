"""A question: what a seat can be asked, which answers there are, what forbids them, what they do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

Option = tuple[int, int, int]
"""An answer: a verb of the game and two whole numbers whose meaning the verb gives."""

PASS: Final[Option] = (0, 0, 0)
"""Verb 0 of every game: let it pass, be done, decline."""

CONCEDE: Final[Option] = (-1, 0, 0)
"""Accepted from any seat at any time while the game runs; never listed among a decision's options."""

NO_ANSWER: Final[Option] = (-2, 0, 0)
"""What no question offers: it stands for anything from outside that is no answer at all."""

Step = Callable[..., None]
Candidates = Callable[..., list[Option]]
Forbids = Callable[..., str | None]
Prompt = Callable[..., str]


def never(g: Any, seat: int, option: Option, *args: int) -> str | None:
    """The predicate of a question whose every candidate is legal."""
    return None


def closes(option: Option) -> bool:
    """A ballot of several parts is closed by passing."""
    return option == PASS


def as_option(numbers: Sequence[object]) -> Option:
    """An answer as it comes from outside, a list or a tuple, in the form that rules compare."""
    if isinstance(numbers, (tuple, list)) and len(numbers) == 3:
        verb, a, b = numbers
        if isinstance(verb, int) and isinstance(a, int) and isinstance(b, int):
            return (int(verb), int(a), int(b))
    return NO_ANSWER


class Question:
    """One kind of decision. All of its parts are module-level functions of the game's rules.

    `candidates(g, seat, *args)` lists every well-formed answer, the illegal ones included.
    `forbids(g, seat, option, *args)` is the one predicate: the id of the rule that forbids it, or None.
    `options(g, seat, *args)` may list the legal answers faster than filtering the candidates does; the
    conformance suite holds the two against each other.
    `answer(g, seat, option, *args)` carries the answer out. A ballot's answer gets the whole tuple of
    options that the seat put in.
    `several`: a ballot has several parts and is closed by PASS.
    """

    def __init__(
        self,
        name: str,
        prompt: Prompt,
        candidates: Candidates,
        answer: Step,
        forbids: Forbids = never,
        options: Candidates | None = None,
        several: bool = False,
    ) -> None:
        self.name = name
        self.index = -1
        self.prompt = prompt
        self.candidates = candidates
        self.forbids = forbids
        self.answer = answer
        self.listed = options
        self.several = several
        self.window = False
        self.repeats = False

    def options(self, g: Any, seat: int, args: tuple[int, ...]) -> list[Option]:
        """The legal answers, in a stable order."""
        listed = self.listed
        if listed is not None:
            if not args:
                return listed(g, seat)
            return listed(g, seat, args[0]) if len(args) == 1 else listed(g, seat, *args)
        forbids = self.forbids
        if forbids is never:
            return self.candidates(g, seat, *args)
        return [option for option in self.candidates(g, seat, *args) if forbids(g, seat, option, *args) is None]


class Window(Question):
    """A reaction window: every seat in turn order may react or pass.

    Every seat is asked, whether or not it holds anything to react with, because skipping a seat would tell
    the others what it does not hold. `asks` may leave a seat out for a reason that everybody can see.
    With `repeats` a reaction gives all seats another chance; without, each seat is asked once.
    """

    def __init__(
        self,
        name: str,
        prompt: Prompt,
        candidates: Candidates,
        answer: Step,
        forbids: Forbids = never,
        options: Candidates | None = None,
        repeats: bool = False,
        asks: Callable[..., bool] | None = None,
    ) -> None:
        super().__init__(name, prompt, candidates, answer, forbids, options)
        self.window = True
        self.repeats = repeats
        self.asks = asks
