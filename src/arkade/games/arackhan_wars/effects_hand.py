"""Actions with cards in hand: putting them into play, and exchanging them with the deck.

What a player holds is nobody else's business: a player is asked for a card of the hand even where only one fits.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from arkade.cardtext.choices import Targeted, one
from arkade.cardtext.effects import Effect, X, effect_of
from arkade.games.arackhan_wars.board import SPACES
from arkade.games.arackhan_wars.instructions import destroy, discard, put_into_play
from arkade.games.arackhan_wars.selectors import NOT_ITS_WORDS, CardsInHand, Surroundings, article_of
from arkade.games.arackhan_wars.spaces import is_free
from arkade.games.arackhan_wars.state import DECK, HAND, NOTHING, ArackhanWars
from arkade.kernel.question import Option, Question

CHOOSE_SPACE: Final = 32
DRAW_CARDS: Final = 33
RETURN_CARD: Final = 34

# -- into play -------------------------------------------------------------------------------------


class FromHand(Targeted[ArackhanWars]):
    """AK-15.12: a card of the hand comes into play, face up and active."""

    def __init__(self, held: CardsInHand) -> None:
        super().__init__(one(held, article_of(held.noun(many=False))))

    def seems_payable(self, g: ArackhanWars, you: int, me: int, at: int) -> bool:
        return len(g.pile(HAND, you)) > 0


class TakeItsPlace(FromHand):
    """The card takes the space of this one, which leaves first."""

    def payable(self, g: ArackhanWars, you: int, me: int, at: int) -> bool:
        return g.is_on_battlefield(me) and super().payable(g, you, me, at)

    def seems_payable(self, g: ArackhanWars, you: int, me: int, at: int) -> bool:
        return g.is_on_battlefield(me) and super().seems_payable(g, you, me, at)

    def apply(self, g: ArackhanWars, thing: int, you: int, me: int, at: int) -> None:
        space = g.place[me]
        self.leave(g, me)
        put_into_play(g, thing, space)

    @abstractmethod
    def leave(self, g: ArackhanWars, me: int) -> None: ...

    @abstractmethod
    def leaving(self) -> str:
        """The word for how this card leaves."""

    def clause(self) -> str:
        return f"{self.leaving()} this card and put {self.target.clause()} in its place"


class DestroyAndPut(TakeItsPlace):
    """AK-14.01."""

    def leave(self, g: ArackhanWars, me: int) -> None:
        destroy(g, me)

    def leaving(self) -> str:
        return "destroy"


class DiscardAndPut(TakeItsPlace):
    """AK-16.05."""

    def leave(self, g: ArackhanWars, me: int) -> None:
        discard(g, me)

    def leaving(self) -> str:
        return "discard"


class PutFromHand(FromHand):
    """A card of the hand goes to an empty space with certain neighbours. The space is chosen first: a card that was
    chosen but not yet put down would be known to one player only, and yet be settled for both."""

    def __init__(self, held: CardsInHand, surroundings: Surroundings) -> None:
        super().__init__(held)
        self.surroundings: Final = surroundings

    def resolve(self, g: ArackhanWars, you: int, me: int, at: int) -> None:
        spaces = self.spaces(g, you)
        if len(spaces) == 1:
            choose_held(g, spaces[0], self.key, you, me, at)
        elif spaces:
            g.ask(you, PUT_SPACE, self.key, you, me, at)

    def payable(self, g: ArackhanWars, you: int, me: int, at: int) -> bool:
        return super().payable(g, you, me, at) and len(self.spaces(g, you)) > 0

    def seems_payable(self, g: ArackhanWars, you: int, me: int, at: int) -> bool:
        return super().seems_payable(g, you, me, at) and len(self.spaces(g, you)) > 0

    def apply(self, g: ArackhanWars, thing: int, you: int, me: int, at: int) -> None:
        put_into_play(g, thing, g.memory[at + X])

    def refuses_space(self, g: ArackhanWars, space: int, you: int) -> str | None:
        """AK-08.06: the rule that keeps a card from a space, or None."""
        if not is_free(g, space):
            return "AK-08.06"
        return None if self.surroundings.fits(g, space, you, NOTHING) else NOT_ITS_WORDS

    def spaces(self, g: ArackhanWars, you: int) -> list[int]:
        return [space for space in SPACES if self.refuses_space(g, space, you) is None]

    def clause(self) -> str:
        return f"put {self.target.clause()} on an empty space {self.surroundings.clause()}"


def put_from_hand_of(g: ArackhanWars, key: int) -> PutFromHand:
    effect = effect_of(g, key)
    assert isinstance(effect, PutFromHand)
    return effect


def choose_held(g: ArackhanWars, space: int, key: int, you: int, me: int, at: int) -> None:
    """The space is chosen; ask for the card."""
    g.memory[at + X] = space
    effect = put_from_hand_of(g, key)
    effect.target.aim(g, effect, you, me, at)


def put_space_prompt(g: ArackhanWars, seat: int, key: int, you: int, me: int, at: int) -> str:
    return f"{g.name_for(seat, me)}: choose a space ({effect_of(g, key).clause()})."


def put_space_candidates(g: ArackhanWars, seat: int, key: int, you: int, me: int, at: int) -> list[Option]:
    return [(CHOOSE_SPACE, space, 0) for space in SPACES]


def put_space_forbids(g: ArackhanWars, seat: int, option: Option, key: int, you: int, me: int, at: int) -> str | None:
    return put_from_hand_of(g, key).refuses_space(g, option[1], you)


def put_space_answer(g: ArackhanWars, seat: int, option: Option, key: int, you: int, me: int, at: int) -> None:
    choose_held(g, option[1], key, you, me, at)


# -- drawing and returning -------------------------------------------------------------------------


class DrawUpTo(Effect[ArackhanWars]):
    """AK-07.04: at least 1 card, as many as the player likes up to a number; the deck may hold fewer. How many it was
    is kept in memory."""

    def __init__(self, most: int) -> None:
        self.most: Final = most

    def resolve(self, g: ArackhanWars, you: int, me: int, at: int) -> None:
        most = min(self.most, len(g.pile(DECK, you)))
        if most == 1:
            draw_cards(g, you, 1, at)
        elif most:
            g.ask(you, HOW_MANY, self.key, me, at)

    def payable(self, g: ArackhanWars, you: int, me: int, at: int) -> bool:
        return len(g.pile(DECK, you)) > 0

    def clause(self) -> str:
        return f"draw up to {self.most} cards"


def draw_cards(g: ArackhanWars, seat: int, count: int, at: int) -> None:
    g.memory[at + X] = count
    for _ in range(count):
        card = g.draw(g.at(DECK, seat), g.at(HAND, seat))
        if g.listening:
            g.tell("draw", "{seat} draws {0}.", seat, (card,))


def how_many_prompt(g: ArackhanWars, seat: int, key: int, me: int, at: int) -> str:
    return f"{g.name_for(seat, me)}: choose how many cards you draw."


def how_many_candidates(g: ArackhanWars, seat: int, key: int, me: int, at: int) -> list[Option]:
    effect = effect_of(g, key)
    assert isinstance(effect, DrawUpTo)
    return [(DRAW_CARDS, count, 0) for count in range(1, effect.most + 1)]


def how_many_forbids(g: ArackhanWars, seat: int, option: Option, key: int, me: int, at: int) -> str | None:
    return None if option[1] <= len(g.pile(DECK, seat)) else "AK-07.04"


def how_many_answer(g: ArackhanWars, seat: int, option: Option, key: int, me: int, at: int) -> None:
    draw_cards(g, seat, option[1], at)


class ReturnAsMany(Effect[ArackhanWars]):
    """As many cards of the hand as were drawn go back, one at a time; then the deck is shuffled, so that nobody knows
    where they are."""

    def resolve(self, g: ArackhanWars, you: int, me: int, at: int) -> None:
        count = min(g.memory[at + X], len(g.pile(HAND, you)))
        if count:
            g.ask(you, RETURNING, me, count)

    def clause(self) -> str:
        return "shuffle as many cards from your hand into your deck"


def returning_prompt(g: ArackhanWars, seat: int, me: int, left: int) -> str:
    return f"{g.name_for(seat, me)}: choose a card that goes back into your deck ({left} to go)."


def returning_candidates(g: ArackhanWars, seat: int, me: int, left: int) -> list[Option]:
    return [(RETURN_CARD, card, 0) for card in g.pile(HAND, seat)]


def returning_answer(g: ArackhanWars, seat: int, option: Option, me: int, left: int) -> None:
    g.move(option[1], g.at(DECK, seat))
    if left > 1:
        g.ask(seat, RETURNING, me, left - 1)
        return
    g.shuffle(g.at(DECK, seat))
    if g.listening:
        g.tell("shuffle", "{seat} shuffles the deck.", seat)


PUT_SPACE: Final = Question("put space", put_space_prompt, put_space_candidates, put_space_answer, put_space_forbids)
HOW_MANY: Final = Question("how many", how_many_prompt, how_many_candidates, how_many_answer, how_many_forbids)
RETURNING: Final = Question("return", returning_prompt, returning_candidates, returning_answer)
