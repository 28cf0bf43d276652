"""The rulebook of a game: numbered rules read from its rules.md, shown to players and cited by id.

A rule is a line `- **WB-07.03** Players alternate turns. [flow]`; an indented line below it that begins with
`- Ruling:` settles what the printed rules leave open. `## 07 The round` heads a section.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from arkade.kernel.errors import ArkadeError, shorten, unknown

RULE: Final = re.compile(r"^- \*\*([A-Z]+-\d+(?:\.\d+)?)\*\* (.*?)(?: \[([a-z, ]+)\])?$")
RULING: Final = re.compile(r"^\s+- Ruling: (.*)$")
SECTION: Final = re.compile(r"^## (?:(\d+) )?(.*)$")

KERNEL_RULES: Final = """
## 00 At every table
- **K-01** The game is over: nothing can be chosen any more. [flow]
- **K-02** This seat is not asked now. [flow]
- **K-03** That is no answer to what is asked. [flow]
- **K-04** Something was revealed since the last choice, so it can't be taken back. [flow]
- **K-05** This choice must be made; it can't be passed. [flow]
- **K-06** The words of the card do not let it choose that. [flow]
"""


class Rule:
    """One numbered rule."""

    def __init__(self, id: str, text: str, kind: str, section: str) -> None:
        self.id = id
        self.text = text
        self.kind = kind
        self.section = section
        self.rulings: list[str] = []


class RuleBook:
    """The rules of a game by id, in the order of the book, with those of the kernel at the front."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.by_id: dict[str, Rule] = {}
        self.kernel = {rule.id for rule in read_rules(KERNEL_RULES)}
        for rule in (*read_rules(KERNEL_RULES), *read_rules(text)):
            if rule.id in self.by_id:
                raise ArkadeError(f"rule {shorten(rule.id)} stands twice in the rules")
            self.by_id[rule.id] = rule

    def __getitem__(self, id: str) -> Rule:
        rule = self.by_id.get(id.upper())
        if rule is None:
            raise unknown("rule", id, self.by_id)
        return rule

    def __iter__(self) -> Iterator[Rule]:
        """The game's own rules."""
        return iter([rule for rule in self.by_id.values() if rule.id not in self.kernel])

    def __len__(self) -> int:
        return len(self.by_id) - len(self.kernel)

    def words(self, id: str) -> str:
        """The sentence of a rule, as a refusal quotes it."""
        rule = self.by_id.get(id)
        return rule.text if rule is not None else "That is not allowed."


def read_rules(text: str) -> list[Rule]:
    """All rules in a text, each with its section's title and its rulings."""
    rules: list[Rule] = []
    section = ""
    for line in text.splitlines():
        if found := SECTION.match(line):
            section = found.group(2)
        elif found := RULE.match(line):
            rules.append(Rule(found.group(1), found.group(2), found.group(3) or "", section))
        elif (found := RULING.match(line)) and rules:
            rules[-1].rulings.append(found.group(1))
    return rules
