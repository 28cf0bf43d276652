"""One instruction after the other: what an Action is made of, and doing a thing again."""

from __future__ import annotations

from typing import Final

from arkade.cardtext.choices import may_answer, may_candidates, may_forbids
from arkade.cardtext.effects import Effect, Sentences, effect_of
from arkade.games.arackhan_wars.state import ArackhanWars
from arkade.kernel.question import Question


class Steps(Sentences[ArackhanWars]):
    """AK-15.06: an Action of several sentences can be performed if its first one can; the others are carried out as far
    as possible."""

    def payable(self, g: ArackhanWars, you: int, me: int, at: int) -> bool:
        return self.parts[0].payable(g, you, me, at)

    def seems_payable(self, g: ArackhanWars, you: int, me: int, at: int) -> bool:
        return self.parts[0].seems_payable(g, you, me, at)


class Twice(Effect[ArackhanWars]):
    """`… Then you may do this again.`"""

    def __init__(self, part: Effect[ArackhanWars]) -> None:
        self.part: Final = part

    def resolve(self, g: ArackhanWars, you: int, me: int, at: int) -> None:
        g.then(offer_again, self.key, you, me, at)
        self.part.resolve(g, you, me, at)

    def payable(self, g: ArackhanWars, you: int, me: int, at: int) -> bool:
        return self.part.payable(g, you, me, at)

    def seems_payable(self, g: ArackhanWars, you: int, me: int, at: int) -> bool:
        return self.part.seems_payable(g, you, me, at)

    def clause(self) -> str:
        return f"{self.part.clause()}. Then you may do this again"

    def children(self) -> list[Effect[ArackhanWars]]:
        return [self.part]


def offer_again(g: ArackhanWars, key: int, you: int, me: int, at: int) -> None:
    """Ask wherever it seems possible to everybody: not being asked must not tell what is in the hand."""
    if effect_of(g, key).children()[0].seems_payable(g, you, me, at):
        g.ask(you, AGAIN, key, you, me, at)


def again_prompt(g: ArackhanWars, seat: int, key: int, you: int, me: int, at: int) -> str:
    return f"{g.name_for(seat, me)}: once more ({effect_of(g, key).children()[0].clause()})?"


AGAIN: Final = Question("again", again_prompt, may_candidates, may_answer, may_forbids)
