"""Expectations: what a scenario states of the table, each with the sentence for when it is not so."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from arkade.kernel import Counter
from arkade.kernel.errors import ArkadeError, unknown
from arkade.kernel.phrases import find_option, simplified, spoken
from arkade.kernel.zones import NOBODY
from arkade.scenarios.names import TABLE, Names
from arkade.scenarios.yaml_words import Tree, mapping_of, several, text_of
from arkade.scenarios.zone_checks import read_zone_check


class Check(Protocol):
    """One expectation: `faults` is empty while it holds."""

    def faults(self, names: Names) -> list[str]: ...


def differs(what: str, expected: object, found: object) -> list[str]:
    return [] if expected == found else [f"{what}: expected {expected}, found {found}"]


def holds(words: str, text: str) -> bool:
    """Whether a text has these words in this order, whatever their case and punctuation."""
    return f" {simplified(words)} " in f" {simplified(text)} "


@dataclass(frozen=True)
class CounterCheck:
    counter: Counter
    place: int
    value: str

    def faults(self, names: Names) -> list[str]:
        number = self.counter.read(names.g, None if self.place == NOBODY else self.place)
        if names.value(self.value) == number:
            return []
        what = f"{names.place_words(self.place)} {self.counter.name}"
        return [f"{what}: expected {self.value}, found {names.value_words(self.value, number)}"]


@dataclass(frozen=True)
class TurnCheck:
    seat: int

    def faults(self, names: Names) -> list[str]:
        turn = names.game.layout.turn(names.g)
        found = names.seats[turn] if 0 <= turn < len(names.seats) else "nobody"
        return differs("turn", names.seats[self.seat], found)


@dataclass(frozen=True)
class PhaseCheck:
    words: str

    def faults(self, names: Names) -> list[str]:
        phase = names.game.layout.phase(names.g)
        return [] if holds(self.words, phase) else [f"phase: expected {self.words!r}, found {phase!r}"]


@dataclass(frozen=True)
class AskedCheck:
    seats: tuple[int, ...]

    def faults(self, names: Names) -> list[str]:
        return differs("asked", seat_list(names, self.seats), seat_list(names, names.g.asked))


@dataclass(frozen=True)
class PromptCheck:
    seat: int
    words: str

    def faults(self, names: Names) -> list[str]:
        prompt = names.g.prompt(self.seat)
        if holds(self.words, prompt):
            return []
        return [f"prompt of {names.seats[self.seat]}: expected {self.words!r}, found {prompt or 'no question'!r}"]


@dataclass(frozen=True)
class OfferedCheck:
    """That an option is among the legal ones, in its full words; or that none begins with these words."""

    seat: int
    words: str
    wanted: bool

    def faults(self, names: Names) -> list[str]:
        offered = option_words(names, self.seat)
        wanted = simplified(self.words)
        listed = [simplified(words) for words in offered]
        there = wanted in listed if self.wanted else any(f"{words} ".startswith(f"{wanted} ") for words in listed)
        if there == self.wanted:
            return []
        expected = f"{self.words!r} to be offered" if self.wanted else f"{self.words!r} not to be offered"
        return [f"options of {names.seats[self.seat]}: expected {expected}, found {word_list(offered)}"]


@dataclass(frozen=True)
class OptionsCheck:
    """That the legal options are these and no others, in any order."""

    seat: int
    words: tuple[str, ...]

    def faults(self, names: Names) -> list[str]:
        offered = option_words(names, self.seat)
        if sorted(map(simplified, self.words)) == sorted(map(simplified, offered)):
            return []
        whose = f"options of {names.seats[self.seat]}"
        return [f"{whose}: expected {word_list(self.words)}, found {word_list(offered)}"]


@dataclass(frozen=True)
class WhyNotCheck:
    """That a choice is forbidden, and by which rule."""

    seat: int
    words: str
    rule: str

    def faults(self, names: Names) -> list[str]:
        what = f"why not {self.words!r}"
        try:
            rule = names.game.why_not(names.g, self.seat, find_option(names.g, self.seat, self.words))
        except ArkadeError as fault:
            return [f"{what}: {fault}"]
        return differs(what, self.rule, "that it is allowed" if rule is None else rule.id)


@dataclass(frozen=True)
class LogCheck:
    """That a viewer's log has a line with these words, or has none."""

    viewer: int | None
    words: str
    wanted: bool

    def faults(self, names: Names) -> list[str]:
        lines = [line.text for line in names.g.view(self.viewer).log if holds(self.words, line.text)]
        if bool(lines) == self.wanted:
            return []
        whose = f"log of {names.viewer_words(self.viewer)}"
        if self.wanted:
            return [f"{whose}: expected a line with {self.words!r}, found none"]
        return [f"{whose}: expected no line with {self.words!r}, found {lines[0]!r}"]


@dataclass(frozen=True)
class OverCheck:
    over: bool

    def faults(self, names: Names) -> list[str]:
        states = ("that the game goes on", "that the game is over")
        return differs("over", states[self.over], states[names.g.over])


@dataclass(frozen=True)
class ScoreCheck:
    seat: int
    score: float

    def faults(self, names: Names) -> list[str]:
        scores = names.g.outcome()
        found = "none, since the game goes on" if scores is None else f"{scores[self.seat]:g}"
        if scores is not None and abs(scores[self.seat] - self.score) < 0.001:
            return []
        return [f"score of {names.seats[self.seat]}: expected {self.score:g}, found {found}"]


def seat_list(names: Names, seats: tuple[int, ...]) -> str:
    return ", ".join(names.seats[seat] for seat in sorted(seats)) or "nobody"


def option_words(names: Names, seat: int) -> list[str]:
    return [spoken(names.g, seat, option) for option in names.g.options(seat)]


def word_list(words: tuple[str, ...] | list[str]) -> str:
    return ", ".join(f"{entry!r}" for entry in words) or "no options"


# -- reading ---------------------------------------------------------------------------------------


def read_expectations(names: Names, tree: Tree) -> list[Check]:
    """All expectations of an `expect` entry."""
    checks: list[Check] = []
    for word, value in mapping_of(tree, "an expectation").items():
        if word in READERS:
            checks += READERS[word](names, value)
        elif word == TABLE or names.is_seat(word):
            checks += read_place(names, word, value)
        else:
            raise unknown("expectation", word, [*READERS, TABLE, *names.seats])
    if not checks:
        raise ArkadeError("an expectation that expects nothing always holds")
    return checks


def read_place(names: Names, word: str, tree: Tree) -> list[Check]:
    """The zones and counters of a seat or of the table."""
    place = names.place(word)
    checks: list[Check] = []
    for name, value in mapping_of(tree, f"the expectation of {word}").items():
        zone = names.zone(place, name)
        counter = names.counter(place, name)
        if counter is not None and (zone is None or isinstance(value, str)):
            checks.append(CounterCheck(counter, place, text_of(value, "a number")))
        elif zone is not None:
            checks.append(read_zone_check(names, zone, f"{names.place_words(place)} {name}", None, value))
        else:
            raise names.unknown_entry(place, name)
    return checks


def read_view(names: Names, tree: Tree) -> list[Check]:
    """`view: {P2: {P1: {hand: [a card x4]}}}`: whose eyes, whose zone, what they see there."""
    checks: list[Check] = []
    for viewer, places in mapping_of(tree, "'view'").items():
        eyes = tuple(names.viewers(viewer))
        for word, zones in mapping_of(places, f"the view of {viewer}").items():
            place = names.place(word)
            for name, value in mapping_of(zones, f"the view of {viewer}").items():
                zone = names.zone(place, name)
                if zone is None:
                    raise names.unknown_entry(place, name)
                checks.append(read_zone_check(names, zone, f"{names.place_words(place)} {name}", eyes, value))
    return checks


def read_turn(names: Names, tree: Tree) -> list[Check]:
    return [TurnCheck(names.seat(text_of(tree, "'turn'")))]


def read_phase(names: Names, tree: Tree) -> list[Check]:
    return [PhaseCheck(text_of(tree, "'phase'"))]


def read_asked(names: Names, tree: Tree) -> list[Check]:
    if tree == "nobody":
        return [AskedCheck(())]
    return [AskedCheck(tuple(sorted(names.seat(text_of(word, "'asked'")) for word in several(tree))))]


def read_prompt(names: Names, tree: Tree) -> list[Check]:
    return [PromptCheck(seat, words) for seat, words in by_seat(names, tree, "'prompt'")]


def read_offered(names: Names, tree: Tree) -> list[Check]:
    return [OfferedCheck(seat, words, True) for seat, words in by_seat(names, tree, "'offered'")]


def read_not_offered(names: Names, tree: Tree) -> list[Check]:
    return [OfferedCheck(seat, words, False) for seat, words in by_seat(names, tree, "'not offered'")]


def read_options(names: Names, tree: Tree) -> list[Check]:
    return [
        OptionsCheck(names.seat(seat), tuple(text_of(word, "an option") for word in several(words)))
        for seat, words in mapping_of(tree, "'options'").items()
    ]


def read_why_not(names: Names, tree: Tree) -> list[Check]:
    return [
        WhyNotCheck(names.seat(seat), words, names.game.rules[text_of(rule, "a rule")].id)
        for seat, forbidden in mapping_of(tree, "'why not'").items()
        for words, rule in mapping_of(forbidden, "'why not'").items()
    ]


def read_log(names: Names, tree: Tree) -> list[Check]:
    return [LogCheck(viewer, words, True) for viewer, words in by_viewer(names, tree, "'log'")]


def read_log_lacks(names: Names, tree: Tree) -> list[Check]:
    return [LogCheck(viewer, words, False) for viewer, words in by_viewer(names, tree, "'log lacks'")]


def read_over(names: Names, tree: Tree) -> list[Check]:
    if tree not in ("yes", "no"):
        raise ArkadeError("'over' is yes or no")
    return [OverCheck(tree == "yes")]


def read_scores(names: Names, tree: Tree) -> list[Check]:
    checks: list[Check] = []
    for seat, score in mapping_of(tree, "'scores'").items():
        try:
            checks.append(ScoreCheck(names.seat(seat), float(text_of(score, "a score"))))
        except ValueError:
            raise ArkadeError(f"a score is a number such as 1, 0 or 0.5, not {score!r}") from None
    return checks


def by_seat(names: Names, tree: Tree, what: str) -> list[tuple[int, str]]:
    """`{P1: words}` or `{P1: [words, words]}` as pairs."""
    return [
        (names.seat(seat), text_of(word, what))
        for seat, words in mapping_of(tree, what).items()
        for word in several(words)
    ]


def by_viewer(names: Names, tree: Tree, what: str) -> list[tuple[int | None, str]]:
    return [
        (eyes, text_of(word, what))
        for viewer, words in mapping_of(tree, what).items()
        for eyes in names.viewers(viewer)
        for word in several(words)
    ]


READERS: dict[str, Callable[[Names, Tree], list[Check]]] = {
    "turn": read_turn,
    "phase": read_phase,
    "asked": read_asked,
    "prompt": read_prompt,
    "offered": read_offered,
    "not offered": read_not_offered,
    "options": read_options,
    "why not": read_why_not,
    "log": read_log,
    "log lacks": read_log_lacks,
    "view": read_view,
    "over": read_over,
    "scores": read_scores,
}
