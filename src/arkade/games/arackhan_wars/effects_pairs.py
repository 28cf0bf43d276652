"""Actions on two cards: they trade places, exchange Skills or tokens, or one becomes a copy of the other."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from arkade.cardtext.choices import CHOOSE_CARD, Selector
from arkade.cardtext.effects import IT, Effect, effect_of
from arkade.games.arackhan_wars.instructions import exchange_skills, exchange_tokens, trade_places, wear
from arkade.games.arackhan_wars.selectors import (
    CHANGES_NOTHING,
    NOT_ITS_WORDS,
    Another,
    called,
)
from arkade.games.arackhan_wars.state import UNTIL_TURN_END, ArackhanWars
from arkade.kernel.question import Option, Question


class Pair(Effect[ArackhanWars]):
    """The first card is chosen, then the second, which is never the first. The first is what `it` means afterwards."""

    def __init__(self, first: Selector[ArackhanWars], second: Selector[ArackhanWars]) -> None:
        self.first: Final = first
        self.second: Final = second

    def resolve(self, g: ArackhanWars, you: int, me: int, at: int) -> None:
        firsts = [card for card in self.first.universe(g, you, me, at) if self.is_first(g, card, you, me, at)]
        if len(firsts) == 1:
            choose_second(g, firsts[0], self.key, you, me, at)
        elif firsts:
            g.ask(you, FIRST, self.key, you, me, at)

    def payable(self, g: ArackhanWars, you: int, me: int, at: int) -> bool:
        for card in self.first.universe(g, you, me, at):
            if self.is_first(g, card, you, me, at):
                return True
        return False

    def is_first(self, g: ArackhanWars, card: int, you: int, me: int, at: int) -> bool:
        return self.refuses_first(g, card, you, me, at) is None

    def refuses_first(self, g: ArackhanWars, card: int, you: int, me: int, at: int) -> str | None:
        rule = self.first.refuses(g, card, you, me, at)
        return rule or (None if self.seconds(g, card, you, me, at) else CHANGES_NOTHING)

    def refuses_second(self, g: ArackhanWars, first: int, card: int, you: int, me: int, at: int) -> str | None:
        return NOT_ITS_WORDS if card == first else self.second.refuses(g, card, you, me, at)

    def seconds(self, g: ArackhanWars, first: int, you: int, me: int, at: int) -> list[int]:
        cards = self.second.universe(g, you, me, at)
        return [card for card in cards if self.refuses_second(g, first, card, you, me, at) is None]

    @abstractmethod
    def apply(self, g: ArackhanWars, first: int, second: int) -> None: ...

    def words(self) -> str:
        """`2 allied creatures`, `this card and another creature`."""
        one, other = self.first, self.second
        if isinstance(other, Another) and one.noun(many=False) == other.noun(many=False):
            return f"2 {one.noun(many=True)}"
        return f"{called(one)} and {called(other)}"


class TradePlaces(Pair):
    """AK-15.13."""

    def apply(self, g: ArackhanWars, first: int, second: int) -> None:
        trade_places(g, first, second)

    def clause(self) -> str:
        return f"trade the places of {self.words()}"


class ExchangeSkills(Pair):
    """AK-20.10: Attributes, Weaknesses and Actions stay where they are."""

    def apply(self, g: ArackhanWars, first: int, second: int) -> None:
        exchange_skills(g, first, second)

    def clause(self) -> str:
        return f"exchange the Skills of {self.words()} until the end of the Round"


class ExchangeTokens(Pair):
    """AK-23.19: each Creature is allied to the other player for the rest of the Round."""

    def apply(self, g: ArackhanWars, first: int, second: int) -> None:
        exchange_tokens(g, first, second)

    def clause(self) -> str:
        return f"exchange the Faction tokens of {self.words()} until the end of the Round"


class Copy(Pair):
    """AK-01.11: the first card has the characteristics of the second instead of its own."""

    def __init__(self, first: Selector[ArackhanWars], second: Selector[ArackhanWars], lasts: int) -> None:
        super().__init__(first, second)
        self.lasts: Final = lasts

    def apply(self, g: ArackhanWars, first: int, second: int) -> None:
        wear(g, first, second, self.lasts)

    def clause(self) -> str:
        until = "your turn" if self.lasts == UNTIL_TURN_END else "the Round"
        return f"make {called(self.first)} a copy of {called(self.second)} until the end of {until}"


# -- the two questions -----------------------------------------------------------------------------


def pair_of(g: ArackhanWars, key: int) -> Pair:
    effect = effect_of(g, key)
    assert isinstance(effect, Pair)
    return effect


def first_prompt(g: ArackhanWars, seat: int, key: int, you: int, me: int, at: int) -> str:
    effect = pair_of(g, key)
    return f"{g.name_for(seat, me)}: choose {called(effect.first)} ({effect.clause()})."


def first_candidates(g: ArackhanWars, seat: int, key: int, you: int, me: int, at: int) -> list[Option]:
    return [(CHOOSE_CARD, card, 0) for card in pair_of(g, key).first.universe(g, you, me, at)]


def first_forbids(g: ArackhanWars, seat: int, option: Option, key: int, you: int, me: int, at: int) -> str | None:
    return pair_of(g, key).refuses_first(g, option[1], you, me, at)


def first_answer(g: ArackhanWars, seat: int, option: Option, key: int, you: int, me: int, at: int) -> None:
    choose_second(g, option[1], key, you, me, at)


def choose_second(g: ArackhanWars, first: int, key: int, you: int, me: int, at: int) -> None:
    """Ask for the second card, unless there is only one."""
    seconds = pair_of(g, key).seconds(g, first, you, me, at)
    if len(seconds) == 1:
        bring_together(g, first, seconds[0], key, at)
    else:
        g.ask(you, SECOND, first, key, you, me, at)


def second_prompt(g: ArackhanWars, seat: int, first: int, key: int, you: int, me: int, at: int) -> str:
    effect = pair_of(g, key)
    chosen = "" if first == me else f" Chosen: {g.name_for(seat, first)}."
    return f"{g.name_for(seat, me)}: choose {called(effect.second)} ({effect.clause()}).{chosen}"


def second_candidates(g: ArackhanWars, seat: int, first: int, key: int, you: int, me: int, at: int) -> list[Option]:
    return [(CHOOSE_CARD, card, 0) for card in pair_of(g, key).second.universe(g, you, me, at)]


def second_forbids(
    g: ArackhanWars, seat: int, option: Option, first: int, key: int, you: int, me: int, at: int
) -> str | None:
    return pair_of(g, key).refuses_second(g, first, option[1], you, me, at)


def second_answer(g: ArackhanWars, seat: int, option: Option, first: int, key: int, you: int, me: int, at: int) -> None:
    bring_together(g, first, option[1], key, at)


def bring_together(g: ArackhanWars, first: int, second: int, key: int, at: int) -> None:
    g.memory[at + IT] = first
    pair_of(g, key).apply(g, first, second)


FIRST: Final = Question("first of two", first_prompt, first_candidates, first_answer, first_forbids)
SECOND: Final = Question("second of two", second_prompt, second_candidates, second_answer, second_forbids)
