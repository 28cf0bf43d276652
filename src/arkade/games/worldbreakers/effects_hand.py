"""What texts do with cards in hands, in discard piles and stored under other cards."""

from __future__ import annotations

from typing import Final

from arkade.cardtext.choices import Targeted
from arkade.cardtext.effects import IT, SIZE, Amount, Effect
from arkade.games.worldbreakers.effects_targeted import AtOnce
from arkade.games.worldbreakers.instructions import discard_from_hand, storage_left, store
from arkade.games.worldbreakers.state import HAND, Worldbreakers
from arkade.kernel.question import Option, Question

DISCARD_CARD: Final = 38
SHOW_CARD: Final = 39
DISCARD_SHOWN: Final = 40

# -- discarding ------------------------------------------------------------------------------------


class DiscardCard(Effect[Worldbreakers]):
    """WB-15.27: the player who discards chooses."""

    def resolve(self, g: Worldbreakers, you: int, me: int, at: int) -> None:
        make_discard(g, you, me)

    def payable(self, g: Worldbreakers, you: int, me: int, at: int) -> bool:
        return len(g.pile(HAND, you)) > 0

    def clause(self) -> str:
        return "discard a card"


class OpponentDiscards(Effect[Worldbreakers]):
    """WB-15.27: of the opponent's own choice."""

    def __init__(self, who: str) -> None:
        self.who: Final = who

    def resolve(self, g: Worldbreakers, you: int, me: int, at: int) -> None:
        make_discard(g, 1 - you, me)

    def clause(self) -> str:
        return f"{self.who} discards a card"


def make_discard(g: Worldbreakers, seat: int, me: int) -> None:
    """A player discards a card of their choice, if they have one."""
    hand = g.pile(HAND, seat)
    if len(hand) == 1:
        discard_from_hand(g, hand[0])
    elif hand:
        g.ask(seat, DISCARDING, me)


def discarding_prompt(g: Worldbreakers, seat: int, me: int) -> str:
    return f"{g.name_for(seat, me)}: choose a card that you discard."


def discarding_candidates(g: Worldbreakers, seat: int, me: int) -> list[Option]:
    return [(DISCARD_CARD, card, 0) for card in g.pile(HAND, seat)]


def discarding_answer(g: Worldbreakers, seat: int, option: Option, me: int) -> None:
    discard_from_hand(g, option[1])


# -- showing part of a hand ------------------------------------------------------------------------


class DefenderReveals(Effect[Worldbreakers]):
    """WB-30.20: the defending player chooses which cards to show; a smaller hand is shown whole."""

    def __init__(self, amount: Amount[Worldbreakers]) -> None:
        self.amount: Final = amount

    def resolve(self, g: Worldbreakers, you: int, me: int, at: int) -> None:
        count = self.amount.value(g, you, me, at)
        hand = g.pile(HAND, 1 - you)
        if len(hand) > count:
            g.ask(1 - you, SHOWING, me, at, count)
            return
        for card in hand:
            show_card(g, 1 - you, card)

    def clause(self) -> str:
        return f"the defending player reveals {self.amount.of('card', 'cards')} from their hand"


def show_card(g: Worldbreakers, seat: int, card: int) -> None:
    """Reveal a card of a hand and remember it as one of `them`."""
    g.memory.append(card)
    g.reveal(card)
    if g.listening:
        g.tell("reveal", "{seat} reveals {0}.", seat, (card,), "WB-30.20")


def showing_prompt(g: Worldbreakers, seat: int, me: int, at: int, left: int) -> str:
    return f"{g.name_for(seat, me)}: choose a card of your hand to reveal ({left} to go)."


def showing_candidates(g: Worldbreakers, seat: int, me: int, at: int, left: int) -> list[Option]:
    shown = g.memory[at + SIZE :]
    return [(SHOW_CARD, card, 0) for card in g.pile(HAND, seat) if card not in shown]


def showing_answer(g: Worldbreakers, seat: int, option: Option, me: int, at: int, left: int) -> None:
    show_card(g, seat, option[1])
    if left > 1:
        g.ask(seat, SHOWING, me, at, left - 1)


class DiscardShown(Effect[Worldbreakers]):
    """`they discard one of them of your choice`. It is named by what is printed on it, since nobody can tell two
    copies in a hand apart."""

    def resolve(self, g: Worldbreakers, you: int, me: int, at: int) -> None:
        if len(g.memory) > at + SIZE:
            g.ask(you, NAMING_SHOWN, me, at)

    def clause(self) -> str:
        return "they discard one of them of your choice"


def naming_shown_prompt(g: Worldbreakers, seat: int, me: int, at: int) -> str:
    return f"{g.name_for(seat, me)}: name the card that your opponent discards."


def naming_shown_candidates(g: Worldbreakers, seat: int, me: int, at: int) -> list[Option]:
    return [(DISCARD_SHOWN, face, 0) for face in sorted({g.face[card] for card in g.memory[at + SIZE :]})]


def naming_shown_answer(g: Worldbreakers, seat: int, option: Option, me: int, at: int) -> None:
    for card in g.memory[at + SIZE :]:
        if g.face[card] == option[1]:
            discard_from_hand(g, card)
            return


# -- storing and returning -------------------------------------------------------------------------


class StoreFromHand(Targeted[Worldbreakers]):
    """WB-16.20: `store a follower from your hand here`, where there is room."""

    def payable(self, g: Worldbreakers, you: int, me: int, at: int) -> bool:
        return storage_left(g, me) > 0 and super().payable(g, you, me, at)

    def seems_payable(self, g: Worldbreakers, you: int, me: int, at: int) -> bool:
        return storage_left(g, me) > 0 and len(g.pile(HAND, you)) > 0

    def apply(self, g: Worldbreakers, thing: int, you: int, me: int, at: int) -> None:
        store(g, thing, me)

    def clause(self) -> str:
        return f"store {self.target.clause()} here"


class StoreIt(Effect[Worldbreakers]):
    """WB-16.20, WB-30.04: `store it here`, where there is room."""

    def resolve(self, g: Worldbreakers, you: int, me: int, at: int) -> None:
        store(g, g.memory[at + IT], me)

    def payable(self, g: Worldbreakers, you: int, me: int, at: int) -> bool:
        card = g.memory[at + IT]
        return storage_left(g, me) > 0 and card >= 0 and g.zone[card] == g.at(HAND, you)

    def clause(self) -> str:
        return "store it here"


class ReturnToHand(AtOnce):
    """WB-15.26: returned, not drawn."""

    def apply(self, g: Worldbreakers, thing: int, you: int, me: int, at: int) -> None:
        g.move(thing, g.at(HAND, you))
        if g.listening:
            g.tell("return", "{seat} returns {0} to the hand.", you, (thing,), "WB-15.26")

    def clause(self) -> str:
        return f"return {self.target.clause()} to your hand"


DISCARDING: Final = Question("discard", discarding_prompt, discarding_candidates, discarding_answer)
SHOWING: Final = Question("show a card", showing_prompt, showing_candidates, showing_answer)
NAMING_SHOWN: Final = Question("name a card", naming_shown_prompt, naming_shown_candidates, naming_shown_answer)
