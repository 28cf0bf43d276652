"""What texts do with a player's deck: drawing, revealing, searching, looking, shuffling.

Cards that a text finds are kept in memory behind its first two places; `them` means those.
"""

from __future__ import annotations

from typing import Final

from arkade.cardtext.effects import IT, SIZE, Amount, Effect, X, carry_out
from arkade.games.worldbreakers.effects_play import DRAW_FOUND
from arkade.games.worldbreakers.instructions import draw_card, draw_cards
from arkade.games.worldbreakers.printed import FOLLOWER, LOCATION, TYPE_NAMES
from arkade.games.worldbreakers.state import DECK, Worldbreakers
from arkade.games.worldbreakers.triggers import settle
from arkade.kernel.question import Option, Question

NAME_TYPE: Final = 36
PUT_BELOW: Final = 37


class Draw(Effect[Worldbreakers]):
    def __init__(self, amount: Amount[Worldbreakers]) -> None:
        self.amount: Final = amount

    def resolve(self, g: Worldbreakers, you: int, me: int, at: int) -> None:
        draw_cards(g, you, self.amount.value(g, you, me, at))

    def clause(self) -> str:
        return f"draw {self.amount.of('card', 'cards')}"


# -- the top card ----------------------------------------------------------------------------------


class RevealTop(Effect[Worldbreakers]):
    """`reveal the top card of your deck`; with an empty deck there is no such card."""

    def resolve(self, g: Worldbreakers, you: int, me: int, at: int) -> None:
        deck = g.pile(DECK, you)
        g.memory[at + IT] = deck[-1] if deck else -1
        if deck:
            g.reveal(deck[-1])
            if g.listening:
                g.tell("reveal", "{seat} reveals {0}.", you, (deck[-1],))

    def clause(self) -> str:
        return "reveal the top card of your deck"


class DrawIt(Effect[Worldbreakers]):
    def resolve(self, g: Worldbreakers, you: int, me: int, at: int) -> None:
        card = g.memory[at + IT]
        if card >= 0:
            draw_card(g, you, card)
            settle(g)

    def clause(self) -> str:
        return "draw it"


class PutItBelow(Effect[Worldbreakers]):
    """`put it on the bottom of your deck`, where everybody who knows it goes on knowing it."""

    def resolve(self, g: Worldbreakers, you: int, me: int, at: int) -> None:
        card = g.memory[at + IT]
        if card >= 0:
            put_below(g, you, card)

    def clause(self) -> str:
        return "put it on the bottom of your deck"


def put_below(g: Worldbreakers, seat: int, card: int) -> None:
    g.move_to_bottom(card, g.at(DECK, seat))
    if g.listening:
        g.tell("bottom", "{seat} puts {0} on the bottom of the deck.", seat, (card,))


# -- turning up the deck ---------------------------------------------------------------------------


class RevealUntil(Effect[Worldbreakers]):
    """`reveal cards from the top of your deck until you reveal 2 followers`, or a follower and a location."""

    def __init__(self, followers: int, locations: int) -> None:
        self.followers: Final = followers
        self.locations: Final = locations

    def resolve(self, g: Worldbreakers, you: int, me: int, at: int) -> None:
        reveal_until(g, you, at, self.followers, self.locations)

    def clause(self) -> str:
        wanted = f"{self.followers} followers" if self.locations == 0 else "a follower and a location"
        return f"reveal cards from the top of your deck until you reveal {wanted}"


class NameType(Effect[Worldbreakers]):
    """`name follower or location`: what `that type` means afterwards."""

    def resolve(self, g: Worldbreakers, you: int, me: int, at: int) -> None:
        g.ask(you, NAMING, me, at)

    def clause(self) -> str:
        return "name follower or location"


def naming_prompt(g: Worldbreakers, seat: int, me: int, at: int) -> str:
    return f"{g.name_for(seat, me)}: name the type of card that you look for."


def naming_candidates(g: Worldbreakers, seat: int, me: int, at: int) -> list[Option]:
    return [(NAME_TYPE, FOLLOWER, 0), (NAME_TYPE, LOCATION, 0)]


def naming_answer(g: Worldbreakers, seat: int, option: Option, me: int, at: int) -> None:
    g.memory[at + X] = option[1]


class RevealUntilNamed(Effect[Worldbreakers]):
    def resolve(self, g: Worldbreakers, you: int, me: int, at: int) -> None:
        named = g.memory[at + X]
        reveal_until(g, you, at, 1 if named == FOLLOWER else 0, 1 if named == LOCATION else 0)

    def clause(self) -> str:
        return "reveal cards from the top of your deck until you reveal a card of that type"


def reveal_until(g: Worldbreakers, seat: int, at: int, followers: int, locations: int) -> None:
    """WB-15.25: turn up cards until those looked for have appeared, or the whole deck. What was found stays on
    top, in sight of all; the rest is out of the way at the bottom until the deck is shuffled."""
    wanted = [0] * len(TYPE_NAMES)
    wanted[FOLLOWER], wanted[LOCATION] = followers, locations
    found: list[int] = []
    passed: list[int] = []
    for card in reversed(g.pile(DECK, seat)):
        if sum(wanted) == 0:
            break
        g.reveal(card)
        kind = g.printed(card).kind
        if wanted[kind]:
            wanted[kind] -= 1
            found.append(card)
        else:
            passed.append(card)
    if g.listening:
        tell_revealed(g, seat, passed + found)
    for card in passed:
        g.move_to_bottom(card, g.at(DECK, seat))
    g.memory[at + IT] = found[0] if found else -1
    keep(g, at, found)


def tell_revealed(g: Worldbreakers, seat: int, cards: list[int]) -> None:
    names = ", ".join([f"{{{place}}}" for place in range(len(cards))]) or "no card"
    g.tell("reveal", f"{{seat}} reveals {names}.", seat, tuple(cards), "WB-15.25")


def keep(g: Worldbreakers, at: int, cards: list[int]) -> None:
    """Remember some cards as `them`."""
    g.memory[at + SIZE :] = cards


def forget_one(g: Worldbreakers, at: int, gone: int) -> None:
    """One of `them` is dealt with; the others remain."""
    keep(g, at, [card for card in g.memory[at + SIZE :] if card != gone])


class DrawThem(Effect[Worldbreakers]):
    """WB-15.26: the found cards count as drawn."""

    def __init__(self, words: str) -> None:
        self.words: Final = words

    def resolve(self, g: Worldbreakers, you: int, me: int, at: int) -> None:
        for card in g.memory[at + SIZE :]:
            draw_card(g, you, card)
        settle(g)

    def clause(self) -> str:
        return f"draw {self.words}"


class ShuffleDeck(Effect[Worldbreakers]):
    def resolve(self, g: Worldbreakers, you: int, me: int, at: int) -> None:
        g.shuffle(g.at(DECK, you))
        if g.listening:
            g.tell("shuffle", "{seat} shuffles the deck.", you)

    def clause(self) -> str:
        return "shuffle your deck"


# -- looking at the top of the deck ----------------------------------------------------------------


class LookAtTop(Effect[Worldbreakers]):
    """`look at the top 3 cards of your deck`: only their player learns them."""

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def resolve(self, g: Worldbreakers, you: int, me: int, at: int) -> None:
        top = g.pile(DECK, you)[-self.count :]
        top.reverse()
        for card in top:
            g.look(card, you)
        keep(g, at, top)
        if g.listening:
            g.tell("look", "{seat} looks at the top {n} cards of the deck.", you, number=len(top))

    def clause(self) -> str:
        return f"look at the top {self.count} cards of your deck"


class DrawOneOfThem(Effect[Worldbreakers]):
    def resolve(self, g: Worldbreakers, you: int, me: int, at: int) -> None:
        if len(g.memory) > at + SIZE:
            g.ask(you, TAKING, me, at)

    def clause(self) -> str:
        return "draw one of them"


def taking_prompt(g: Worldbreakers, seat: int, me: int, at: int) -> str:
    return f"{g.name_for(seat, me)}: choose the card that you draw."


def taking_candidates(g: Worldbreakers, seat: int, me: int, at: int) -> list[Option]:
    return [(DRAW_FOUND, card, 0) for card in g.memory[at + SIZE :]]


def taking_answer(g: Worldbreakers, seat: int, option: Option, me: int, at: int) -> None:
    forget_one(g, at, option[1])
    draw_card(g, seat, option[1])
    settle(g)


class PutOthersBelow(Effect[Worldbreakers]):
    """`put the others on the bottom of your deck in any order`: one by one, each below those before it."""

    def resolve(self, g: Worldbreakers, you: int, me: int, at: int) -> None:
        left = len(g.memory) - at - SIZE
        if left == 1:
            put_below(g, you, g.memory.pop())
        elif left > 1:
            g.ask(you, ORDERING, self.key, you, me, at)

    def clause(self) -> str:
        return "put the others on the bottom of your deck in any order"


def ordering_prompt(g: Worldbreakers, seat: int, key: int, you: int, me: int, at: int) -> str:
    return f"{g.name_for(seat, me)}: choose the next card that goes to the bottom of your deck."


def ordering_candidates(g: Worldbreakers, seat: int, key: int, you: int, me: int, at: int) -> list[Option]:
    return [(PUT_BELOW, card, 0) for card in g.memory[at + SIZE :]]


def ordering_answer(g: Worldbreakers, seat: int, option: Option, key: int, you: int, me: int, at: int) -> None:
    forget_one(g, at, option[1])
    g.then(carry_out, key, you, me, at)
    put_below(g, you, option[1])


NAMING: Final = Question("name a type", naming_prompt, naming_candidates, naming_answer)
TAKING: Final = Question("draw one", taking_prompt, taking_candidates, taking_answer)
ORDERING: Final = Question("order", ordering_prompt, ordering_candidates, ordering_answer)
