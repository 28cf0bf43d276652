"""Conditions and counts: what a text can make depend on, and what it can count."""

from __future__ import annotations

from typing import Final

from arkade.cardtext.effects import Condition, Count
from arkade.games.arackhan_wars.influences import count
from arkade.games.arackhan_wars.printed import (
    IN_OTHER_ROUNDS,
    IN_OWN_ROUNDS,
    WHILE_ACTIVE,
    WHILE_ANY,
    WHILE_NONE,
    Group,
)
from arkade.games.arackhan_wars.selectors import noun_of, with_article
from arkade.games.arackhan_wars.state import ArackhanWars

SITUATIONS: Final = {
    WHILE_ACTIVE: "this card is active",
    IN_OWN_ROUNDS: "you are the starting player",
    IN_OTHER_ROUNDS: "you are not the starting player",
}


class Situation(Condition[ArackhanWars]):
    """What must be so for an influence to hold: one of the constants of `printed`, and the group it looks for."""

    def __init__(self, when: int, group: Group | None) -> None:
        self.when: Final = when
        self.group: Final = group

    def holds(self, g: ArackhanWars, you: int, me: int, at: int) -> bool:
        if self.when == WHILE_ACTIVE:
            return g.is_active(me)
        if self.group is None:
            return (g.starter == you) == (self.when == IN_OWN_ROUNDS)
        return (count(g, me, self.group, me) > 0) == (self.when == WHILE_ANY)

    def clause(self) -> str:
        if self.group is None:
            return SITUATIONS[self.when]
        noun = noun_of(self.group, many=False)
        return f"there is no {noun}" if self.when == WHILE_NONE else f"there is {with_article(noun)}"


class CardCount(Count[ArackhanWars]):
    """`for each adjacent allied creature`."""

    def __init__(self, group: Group) -> None:
        self.group: Final = group

    def count(self, g: ArackhanWars, you: int, me: int, at: int) -> int:
        return count(g, me, self.group, me)

    def clause(self) -> str:
        return noun_of(self.group, many=False)


class TokenCount(Count[ArackhanWars]):
    """AK-09.05: `for each Faction token on it beyond the first`."""

    def count(self, g: ArackhanWars, you: int, me: int, at: int) -> int:
        return g.tokens[me]

    def clause(self) -> str:
        return "Faction token on it beyond the first"
