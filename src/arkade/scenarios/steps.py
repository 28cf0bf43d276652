"""Steps: what happens in a scenario, one thing after the other."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from arkade.kernel import PASS, Illegal
from arkade.kernel.errors import ArkadeError, unknown
from arkade.kernel.phrases import find_option
from arkade.scenarios.expect import Check, holds, read_expectations
from arkade.scenarios.names import EVERYBODY, Names, throws
from arkade.scenarios.yaml_words import Tree, mapping_of, several, text_of

NOBODY_REACTS = "nobody reacts"
PASS_LIMIT = 500


class Failed(Exception):
    """A step that did not go as the scenario says; its sentences tell why."""

    def __init__(self, *sentences: str) -> None:
        super().__init__(*sentences)
        self.sentences = sentences


class Step(Protocol):
    """Something that happens. `words` is how a failure calls it."""

    @property
    def words(self) -> str: ...

    def carry_out(self, names: Names) -> None:
        """Do it, or raise Failed."""


@dataclass(frozen=True)
class Choice:
    """A seat chooses: `P1: play Heron`."""

    words: str
    seat: int
    phrase: str

    def carry_out(self, names: Names) -> None:
        choose(names, self.seat, self.phrase)


@dataclass(frozen=True)
class SameChoice:
    """Every seat that is asked now gives the same answer: `everybody: pass`."""

    words: str
    phrase: str

    def carry_out(self, names: Names) -> None:
        if not names.g.asked:
            raise Failed("nobody is asked")
        for seat in names.g.asked:
            choose(names, seat, self.phrase)


@dataclass(frozen=True)
class NobodyReacts:
    """All pass in the reaction windows that are open now or open one after the other."""

    words: str

    def carry_out(self, names: Names) -> None:
        if not reacting(names):
            raise Failed(f"nobody is asked to react; {who_is_asked(names)}")
        while reacting(names):
            pass_for_all(names)


@dataclass(frozen=True)
class PassUntil:
    """All pass until a seat is asked, or until somebody is asked something with these words."""

    words: str
    phrase: str

    def carry_out(self, names: Names) -> None:
        for _ in range(PASS_LIMIT):
            if self.reached(names):
                return
            pass_for_all(names)
        raise Failed(f"it did not come within {PASS_LIMIT} passes")

    def reached(self, names: Names) -> bool:
        g = names.g
        if g.over:
            raise Failed("the game is over before that")
        if names.is_seat(self.phrase):
            return names.seat(self.phrase) in g.asked
        return any(holds(self.phrase, g.prompt(seat)) for seat in g.asked)


@dataclass(frozen=True)
class Refusal:
    """A choice that must be refused: `refuse: {P1: play Heron, rule: TP-02.01}`."""

    words: str
    seat: int
    phrase: str
    rule: str

    def carry_out(self, names: Names) -> None:
        try:
            names.g.choose(self.seat, find_option(names.g, self.seat, self.phrase))
        except Illegal as refusal:
            if refusal.rule != self.rule:
                raise Failed(f"expected a refusal by {self.rule}, found: {refusal}") from None
        except ArkadeError as fault:
            raise Failed(str(fault)) from None
        else:
            raise Failed(f"expected a refusal by {self.rule}, but it was allowed")


@dataclass(frozen=True)
class FixedDice:
    """The next throws: `dice: [1, 3]`."""

    words: str
    throws: tuple[int, ...]

    def carry_out(self, names: Names) -> None:
        names.g.chance.loaded += self.throws


@dataclass(frozen=True)
class Expectation:
    """What must hold now: `expect: {…}`."""

    words: str
    checks: list[Check]

    def carry_out(self, names: Names) -> None:
        faults = [fault for check in self.checks for fault in check.faults(names)]
        if faults:
            raise Failed(*faults)


def choose(names: Names, seat: int, phrase: str) -> None:
    try:
        names.g.choose(seat, find_option(names.g, seat, phrase))
    except ArkadeError as fault:
        asked = f" {who_is_asked(names)}" if isinstance(fault, Illegal) and fault.rule == "K-02" else ""
        raise Failed(f"{fault}{asked}") from None


def reacting(names: Names) -> bool:
    """Whether a reaction window is open."""
    question = names.g.question
    return question is not None and question.window


def pass_for_all(names: Names) -> None:
    """Let every seat that is asked now pass once."""
    g = names.g
    for seat in g.asked:
        if PASS not in g.options(seat):
            raise Failed(f"{names.seats[seat]} can't pass: {g.prompt(seat)}")
        g.choose(seat, PASS)


def who_is_asked(names: Names) -> str:
    asked = [f"{names.seats[seat]} is asked: {names.g.prompt(seat)}" for seat in names.g.asked]
    return " ".join(asked) or "nobody is asked anything"


# -- reading ---------------------------------------------------------------------------------------


def read_steps(names: Names, trees: list[Tree]) -> list[tuple[int, Step]]:
    """All steps of a scenario with their numbers; ArkadeError names the one that is not well formed."""
    steps: list[tuple[int, Step]] = []
    for number, tree in enumerate(trees, start=1):
        try:
            steps += [(number, step) for step in read_step(names, tree)]
        except ArkadeError as fault:
            raise ArkadeError(f"step {number}: {fault}") from None
    return steps


def read_step(names: Names, tree: Tree) -> list[Step]:
    if tree == NOBODY_REACTS:
        return [NobodyReacts(NOBODY_REACTS)]
    entries = mapping_of(tree, "a step")
    steps: list[Step] = []
    for word, value in entries.items():
        if word in READERS:
            steps.append(READERS[word](names, value))
        elif names.is_seat(word):
            phrases = [text_of(phrase, "a choice") for phrase in several(value)]
            steps += [Choice(f"{word}: {phrase}", names.seat(word), phrase) for phrase in phrases]
        else:
            raise unknown("step", word, [*READERS, NOBODY_REACTS, *names.seats])
    if not steps:
        raise ArkadeError("a step without words")
    return steps


def read_same_choice(names: Names, tree: Tree) -> Step:
    phrase = text_of(tree, "a choice")
    return SameChoice(f"{EVERYBODY}: {phrase}", phrase)


def read_pass_until(names: Names, tree: Tree) -> Step:
    phrase = text_of(tree, "'pass until'")
    return PassUntil(f"pass until: {phrase}", phrase)


def read_refusal(names: Names, tree: Tree) -> Step:
    entries = dict(mapping_of(tree, "'refuse'"))
    rule = text_of(entries.pop("rule", ""), "the rule of a refusal")
    if len(entries) != 1:
        raise ArkadeError("'refuse' has one seat with its words, and the rule that forbids them")
    ((seat, words),) = entries.items()
    phrase = text_of(words, "a choice")
    return Refusal(f"refuse {seat}: {phrase}", names.seat(seat), phrase, names.game.rules[rule].id)


def read_dice(names: Names, tree: Tree) -> Step:
    words = [text_of(word, "a throw of the dice") for word in several(tree)]
    return FixedDice(f"dice: {', '.join(words)}", throws(words))


def read_expectation(names: Names, tree: Tree) -> Step:
    return Expectation("expect", read_expectations(names, tree))


READERS: dict[str, Callable[[Names, Tree], Step]] = {
    "everybody": read_same_choice,
    "pass until": read_pass_until,
    "refuse": read_refusal,
    "dice": read_dice,
    "expect": read_expectation,
}
