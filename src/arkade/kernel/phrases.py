"""Phrases: which option of a seat typed words mean.

The words of an option are those of the log. Case, accents and punctuation do not matter. What reads exactly as
it was typed comes first, then the number in the list of options, then the beginning of an option, then words
within it. Legal options are looked at before illegal candidates, so that a refused move can be explained by its
rule. Only words that the seat may hear are ever compared or quoted.
"""

from __future__ import annotations

import re
import unicodedata
from difflib import get_close_matches
from typing import Final

from arkade.kernel.errors import ArkadeError, Illegal, shorten
from arkade.kernel.question import CONCEDE, Option
from arkade.kernel.state import State

LENGTH_LIMIT: Final = 200
LISTED: Final = 6
WORD: Final = re.compile(r"(?:(?<![^\W_])[-+](?=\d))?[^\W_]+")
APOSTROPHES: Final = re.compile(r"['’]")
COPY: Final = re.compile(r"^(.*\S)\s+#(\d{1,3})$", re.DOTALL)

EXACT: Final = 0
BEGINNING: Final = 1
WITHIN: Final = 2
SCATTERED: Final = 3


def find_option(g: State, seat: int, text: str) -> Option:
    """The option that typed words mean. Where several options read the same, as with two copies of a card, the
    first one listed is meant; `play Diver #2` means the second, legal ones counted first.

    Illegal (K-01, K-02, K-03) says that nothing can be answered, or that no answer reads so; ArkadeError lists
    the options where the words fit several.
    """
    text = text[:LENGTH_LIMIT].strip()
    if simplified(text) == simplified(spoken(g, seat, CONCEDE)):
        return CONCEDE
    candidates = candidates_of(g, seat)
    legal = g.options(seat)
    numbered = COPY.match(text)
    if numbered is None:
        return match(g, seat, text, 1, legal, [legal, candidates])
    illegal = [option for option in candidates if option not in legal]
    return match(g, seat, numbered.group(1), int(numbered.group(2)), legal, [legal + illegal])


def candidates_of(g: State, seat: int) -> list[Option]:
    """Every well-formed answer of a seat, legal or not; Illegal where it is not asked."""
    question = g.question
    if question is None or seat not in g.asked:
        rule = "K-01" if g.over else "K-02"
        raise Illegal(rule, g.table.game.rules.words(rule))
    return question.candidates(g, seat, *g.question_args)


def match(g: State, seat: int, text: str, copy: int, legal: list[Option], groups: list[list[Option]]) -> Option:
    """Look through groups of options in one manner after the other, the strictest first."""
    wanted = simplified(text)
    for manner in (EXACT, BEGINNING, WITHIN, SCATTERED):
        for options in groups:
            found = fitting(g, seat, options, wanted, manner)
            if found:
                return chosen_copy(g, seat, found, copy, text)
        if manner == EXACT and wanted.isdecimal() and 1 <= int(wanted) <= len(legal):
            return legal[int(wanted) - 1]
    raise no_answer(g, seat, groups[-1], wanted, text)


def simplified(text: str) -> str:
    """A text as its words are compared: small letters without accents, single spaces, signs only on numbers."""
    plain = unicodedata.normalize("NFKD", APOSTROPHES.sub("", text).casefold())
    letters = "".join([sign for sign in plain if not unicodedata.combining(sign)])
    return " ".join(WORD.findall(letters))


def spoken(g: State, seat: int, option: Option) -> str:
    return g.table.game.verbs.words(g, option, seat)


def fitting(g: State, seat: int, options: list[Option], wanted: str, manner: int) -> list[Option]:
    """The options that typed words fit in one manner."""
    if not wanted:
        return []
    verbs = g.table.game.verbs
    found: list[Option] = []
    for option in options:
        for reading in verbs.readings(g, option, seat):
            if fits(simplified(reading), wanted, manner):
                found.append(option)
                break
    return found


def fits(words: str, wanted: str, manner: int) -> bool:
    if manner == EXACT:
        return words == wanted
    if manner == BEGINNING:
        return words.startswith(wanted)
    if manner == WITHIN:
        return f" {wanted}" in f" {words}"
    return has_in_order(words.split(" "), wanted.split(" "))


def has_in_order(words: list[str], wanted: list[str]) -> bool:
    """Whether each typed word begins a word of the option, in the same order."""
    place = 0
    for word in words:
        if place < len(wanted) and word.startswith(wanted[place]):
            place += 1
    return place == len(wanted)


def chosen_copy(g: State, seat: int, found: list[Option], copy: int, text: str) -> Option:
    """The option meant among those that fit: they must all read the same."""
    readings = list(dict.fromkeys([spoken(g, seat, option) for option in found]))
    if len(readings) > 1:
        listed = ", ".join([f"{reading!r}" for reading in readings[:LISTED]])
        more = f" and {len(readings) - LISTED} more" if len(readings) > LISTED else ""
        raise ArkadeError(f"{shorten(text)!r} may mean {listed}{more}: which one?")
    if not 1 <= copy <= len(found):
        there = "is 1" if len(found) == 1 else f"are {len(found)}"
        raise Illegal("K-03", f"There is no number {copy} of {readings[0]!r}; there {there}.")
    return found[copy - 1]


def no_answer(g: State, seat: int, options: list[Option], wanted: str, text: str) -> Illegal:
    """The error for words that nothing reads like, with the nearest that something does."""
    readings = {simplified(spoken(g, seat, option)): spoken(g, seat, option) for option in options}
    near = get_close_matches(wanted, list(readings), n=2)
    meant = " or ".join([f"{readings[reading]!r}" for reading in near])
    hint = f"; did you mean {meant}?" if meant else "."
    return Illegal("K-03", f"{shorten(text)!r} is no answer to what is asked{hint}")
