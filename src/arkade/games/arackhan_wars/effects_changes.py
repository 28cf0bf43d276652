"""Actions that change cards where they lie: tokens, numbers, control, and the end of them."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from arkade.cardtext.choices import Targeted
from arkade.cardtext.effects import IT, SIZE, Effect, effect_of, listing
from arkade.games.arackhan_wars.instructions import (
    absorb,
    add_token,
    boost,
    choose_numbers,
    deactivate,
    destroy,
    discard,
    guise_of,
    reactivate,
    skills_guise,
    take_over,
)
from arkade.games.arackhan_wars.state import TURNED, ArackhanWars
from arkade.kernel.question import Option, Question

CHOOSE_NUMBERS: Final = 31


class ToIt(Effect[ArackhanWars]):
    """Something that is done to the card that was chosen or moved before, while it is in play."""

    def resolve(self, g: ArackhanWars, you: int, me: int, at: int) -> None:
        card = g.memory[at + IT]
        if card >= 0 and g.is_in_play(card):
            self.apply(g, card)

    @abstractmethod
    def apply(self, g: ArackhanWars, card: int) -> None: ...


# -- tokens ----------------------------------------------------------------------------------------


class Deactivate(Targeted[ArackhanWars]):
    """AK-01.09: turn the token of an active card."""

    def apply(self, g: ArackhanWars, thing: int, you: int, me: int, at: int) -> None:
        deactivate(g, thing)

    def clause(self) -> str:
        return f"deactivate {self.target.clause()}"


class DeactivateIt(ToIt):
    def apply(self, g: ArackhanWars, card: int) -> None:
        deactivate(g, card)

    def clause(self) -> str:
        return "deactivate it"


class Reactivate(Targeted[ArackhanWars]):
    """AK-10.16: the cards can be activated again in this Round."""

    def apply(self, g: ArackhanWars, thing: int, you: int, me: int, at: int) -> None:
        reactivate(g, thing)

    def clause(self) -> str:
        return f"reactivate {self.target.clause()}"


class ReactivateIt(ToIt):
    """AK-10.16: it becomes active if it was not."""

    def apply(self, g: ArackhanWars, card: int) -> None:
        if g.marks[card] & TURNED:
            reactivate(g, card)

    def clause(self) -> str:
        return "reactivate it"


class ReactivateThis(Effect[ArackhanWars]):
    """AK-15.11: this card may still attack in this Round."""

    def resolve(self, g: ArackhanWars, you: int, me: int, at: int) -> None:
        if g.is_in_play(me):
            reactivate(g, me)

    def clause(self) -> str:
        return "reactivate this card"


class AddToken(Effect[ArackhanWars]):
    """AK-09.05."""

    def resolve(self, g: ArackhanWars, you: int, me: int, at: int) -> None:
        add_token(g, me)

    def clause(self) -> str:
        return "put another Faction token on this card"


# -- leaving, absorbing, changing sides ------------------------------------------------------------


class Destroy(Targeted[ArackhanWars]):
    """AK-01.07."""

    def apply(self, g: ArackhanWars, thing: int, you: int, me: int, at: int) -> None:
        remember_characteristics(g, thing, at)
        destroy(g, thing)

    def clause(self) -> str:
        return f"destroy {self.target.clause()}"


def remember_characteristics(g: ArackhanWars, card: int, at: int) -> None:
    """A card that leaves forgets what it had absorbed or exchanged, and later words may speak of what it was: keep the
    card, the faces that made it up, and those on which its Skills stood."""
    guise = guise_of(g, card)
    g.memory[at + SIZE :] = [card, len(guise), *guise, *skills_guise(g, card)]


class Absorb(Targeted[ArackhanWars]):
    """AK-20.06: a card has the characteristics of the one just destroyed on top of its own."""

    def resolve(self, g: ArackhanWars, you: int, me: int, at: int) -> None:
        """Only if one was destroyed."""
        if len(g.memory) > at + SIZE:
            super().resolve(g, you, me, at)

    def apply(self, g: ArackhanWars, thing: int, you: int, me: int, at: int) -> None:
        destroyed, count, *faces = g.memory[at + SIZE :]
        absorb(g, thing, destroyed, tuple(faces[:count]), tuple(faces[count:]))

    def clause(self) -> str:
        return f"add its characteristics to {self.target.clause()} until the end of the Round"


class Discard(Targeted[ArackhanWars]):
    """AK-16.03, AK-16.12: a Spell leaves play."""

    def apply(self, g: ArackhanWars, thing: int, you: int, me: int, at: int) -> None:
        discard(g, thing)

    def clause(self) -> str:
        return f"discard {self.target.clause()}"


class TakeOver(Targeted[ArackhanWars]):
    """AK-23.19: an enemy Creature bears the own token for as long as this Spell lies in play."""

    def apply(self, g: ArackhanWars, thing: int, you: int, me: int, at: int) -> None:
        take_over(g, thing, you, me)

    def clause(self) -> str:
        return f"put your Faction token on {self.target.clause()}, active side up, until this card is discarded"


# -- numbers ---------------------------------------------------------------------------------------


class Boost(ToIt):
    """AK-20.12."""

    def __init__(self, attack: int) -> None:
        self.attack: Final = attack

    def apply(self, g: ArackhanWars, card: int) -> None:
        boost(g, card, self.attack)

    def clause(self) -> str:
        return f"give it {self.attack:+} Attack until the end of the Round"


class ChooseNumbers(Effect[ArackhanWars]):
    """One of the printed pairs of Attack and Defense."""

    def __init__(self, pairs: list[tuple[int, int]]) -> None:
        self.pairs: Final = pairs

    def resolve(self, g: ArackhanWars, you: int, me: int, at: int) -> None:
        g.ask(you, NUMBERS, self.key, me)

    def clause(self) -> str:
        pairs = listing([f"{attack}/{defense}" for attack, defense in self.pairs], "or")
        return f"choose {pairs} as the Attack and Defense of this card until the end of the Round"


def numbers_prompt(g: ArackhanWars, seat: int, key: int, me: int) -> str:
    return f"{g.name_for(seat, me)}: {effect_of(g, key).clause()}."


def numbers_candidates(g: ArackhanWars, seat: int, key: int, me: int) -> list[Option]:
    effect = effect_of(g, key)
    assert isinstance(effect, ChooseNumbers)
    return [(CHOOSE_NUMBERS, attack, defense) for attack, defense in effect.pairs]


def numbers_answer(g: ArackhanWars, seat: int, option: Option, key: int, me: int) -> None:
    choose_numbers(g, me, option[1], option[2])


NUMBERS: Final = Question("numbers", numbers_prompt, numbers_candidates, numbers_answer)
