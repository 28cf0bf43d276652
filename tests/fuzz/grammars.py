"""Random texts of a card language: whatever its grammar allows, and whatever it does not."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from hypothesis import strategies as st
from lark.grammar import NonTerminal, Symbol

from arkade.cardtext import Language

NAME = "Old Heron"
SPOKEN = {"NAME": NAME, "_NEWLINE": "\n"}
NO_SPACE_BEFORE = {",", ".", ";", ":"}
DEEPEST = 5


def language_of(name: str) -> Language:
    language = import_module(f"arkade.games.{name}").LANGUAGE
    assert isinstance(language, Language)
    return language


Expansions = dict[str, list[tuple[Symbol, ...]]]


@cache
def expansions(name: str) -> Expansions:
    """What each symbol of the grammar can be, as lists of symbols."""
    found: Expansions = {}
    for rule in language_of(name).parser.rules:
        found.setdefault(rule.origin.name, []).append(tuple(rule.expansion))
    return found


@cache
def heights(name: str) -> dict[str, int]:
    """How deep the shallowest text of each symbol is."""
    table = expansions(name)
    found = dict.fromkeys(table, 1000)
    for _ in range(50):
        for symbol, ways in table.items():
            found[symbol] = min(height(way, found) for way in ways)
    return found


def height(way: tuple[Symbol, ...], known: dict[str, int]) -> int:
    return 1 + max((known.get(part.name, 0) for part in way if isinstance(part, NonTerminal)), default=0)


@st.composite
def sentences(draw: st.DrawFn, name: str) -> str:
    """A text that the grammar allows."""
    return joined(expand(draw, name, NonTerminal("start"), 0))


def expand(draw: st.DrawFn, name: str, symbol: Symbol, depth: int) -> list[str]:
    if not isinstance(symbol, NonTerminal):
        return [spoken(draw, name, symbol.name)]
    ways = expansions(name)[symbol.name]
    if depth > DEEPEST:
        lowest = min(height(way, heights(name)) for way in ways)
        ways = [way for way in ways if height(way, heights(name)) == lowest]
    way = ways[draw(st.integers(0, len(ways) - 1))]
    return [word for part in way for word in expand(draw, name, part, depth + 1)]


def spoken(draw: st.DrawFn, name: str, terminal: str) -> str:
    if terminal == "INT":
        return str(draw(st.integers(0, 12)))
    if terminal == "SIGNED":
        return f"{draw(st.integers(-9, 9)):+}"
    return SPOKEN.get(terminal) or language_of(name).words[terminal]


def joined(words: list[str]) -> str:
    text = ""
    for word in words:
        tight = not text or text.endswith("\n") or word == "\n" or word in NO_SPACE_BEFORE
        text += word if tight else f" {word}"
    return text.strip("\n")


def word_salads(name: str) -> st.SearchStrategy[str]:
    """Words of the language in any order, with some that are not of it."""
    known = sorted({*language_of(name).words.values(), NAME, "\n", "3", "+1"})
    strange = ["0", "-0", "9999999", "x" * 900, "→→", "''", "\x00", "½", "ﬁ", "-", "’s", "\u2028", "{0}"]
    return st.lists(st.sampled_from(known + strange) | st.text(max_size=5), max_size=30).map(" ".join)
