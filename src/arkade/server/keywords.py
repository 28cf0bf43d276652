"""The words that a game's rules explain, and on which cards they stand."""

from __future__ import annotations

import re
from typing import Any, Final

from arkade.kernel import Game
from arkade.server.shapes import KeywordShape

KEYWORD: Final = "keyword"
FORMS: Final = (
    re.compile(r"^([A-Z][\w'-]*(?: [A-Za-z'-]{2,}){0,2}?)(?: [NX]| → effect)?: (.+)$"),
    re.compile(r"^([A-Z][\w'-]*) N is (.+)$"),
    re.compile(r"^An? (\S+ counter) ((?:adds|gives) .+)$"),
    re.compile(r'^"([^"]+)"(?: on a card)?(?: means|:) (.+)$'),
)
"""Rules that explain a word: `Swarm: the card has …`, `Movement N: the card may …`, `Migrate → effect: either …`,
`Bloodshed N is an …`, `A stationary counter gives …`, `"Oldest" means most …`."""
QUOTED: Final = re.compile(r'"([^"]+)"')
"""Words that a rule speaks of: `"Closed" locations cannot be …`. The whole rule explains them."""
TOO_PLAIN: Final = frozenset({"remove"})
"""Words that a rule explains in one of their senses, while cards use others too: to remove a crisis, or stress."""
NOT_RULES: Final = frozenset({"flavour", "ours"})
"""Fields of a card that hold prose."""
FORMS_OF_A_WORD: Final = {
    "N": r"\w+", "X": r"\w+", "N+": r"\w+\+", "a": "(?:an?|the|this|its)", "the": "(?:an?|the|this|its)",
    "1st": "(?:1st|first)",
}  # fmt: skip
"""How words of a rule may stand on a card: numbers in place of N, `copy this crew` for `copy a crew`."""


def keywords(game: Game) -> list[KeywordShape]:
    """The words that the rules explain, each with its rule. What a rule explains outright goes before what it mentions;
    where several explain the same, the first does."""
    told = [rule for rule in game.rules if KEYWORD in rule.kind]
    found: dict[str, KeywordShape] = {}
    for rule in told:
        for match in filter(None, (form.match(rule.text) for form in FORMS)):
            found.setdefault(match.group(1).lower(), keyword(match.group(1), match.group(2), rule.id))
    for rule in told:
        for word in QUOTED.findall(rule.text):
            found.setdefault(word.lower(), keyword(word, rule.text, rule.id))
    return [found[word] for word in found if word not in TOO_PLAIN]


def keyword(word: str, text: str, rule: str) -> KeywordShape:
    return KeywordShape(word[:1].upper() + word[1:], text, rule)


def pattern_of(phrase: str) -> re.Pattern[str]:
    """Finds a word, or a few, where they stand alone: small or large, and a verb also as others do it."""
    words = [FORMS_OF_A_WORD.get(word, re.escape(word)) for word in phrase.split()]
    if len(words) > 1:
        words[0] += "(?:e?s)?"
    return re.compile(rf"(?<!\w){' '.join(words)}(?!\w)", re.IGNORECASE)


def standing_on(text: str, fields: dict[str, Any], patterns: dict[str, re.Pattern[str]]) -> list[str]:
    """The words that stand on a card, be it in its text or in its fields."""
    printed = f"{text} { {name: value for name, value in fields.items() if name not in NOT_RULES} }"
    return [word for word, pattern in patterns.items() if pattern.search(printed)]
