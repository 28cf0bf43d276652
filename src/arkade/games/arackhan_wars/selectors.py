"""Selectors: the cards that a text speaks of, such as `an adjacent allied creature`, in words and on the table."""

from __future__ import annotations

from typing import Final

from arkade.cardtext.choices import Selector
from arkade.games.arackhan_wars.board import NEIGHBOURS
from arkade.games.arackhan_wars.influences import neighbours
from arkade.games.arackhan_wars.printed import (
    ADJACENT,
    ALLIED,
    ANY_TYPE,
    ANYWHERE,
    ATTRIBUTE_NAMES,
    CREATURE,
    ENEMY,
    FAMILIES,
    IMMUNE,
    LAND,
    NO_LIMIT,
    SPELL,
    Group,
)
from arkade.games.arackhan_wars.state import ASTRAL_PLANE, BATTLEFIELD, HAND, NOTHING, TURNED, ArackhanWars

NOT_ITS_WORDS: Final = "K-06"
CHANGES_NOTHING: Final = "AK-15.06"

NOUNS: Final = {
    CREATURE: ("creature", "creatures"),
    LAND: ("land", "lands"),
    SPELL: ("spell", "spells"),
    CREATURE | LAND: ("creature or land", "creatures and lands"),
    ANY_TYPE: ("card", "cards"),
}
"""A set of types as one card of it is called, and several."""

# -- in words --------------------------------------------------------------------------------------


def names_in(bits: int, names: tuple[str, ...]) -> list[str]:
    """The names that a set of bits stands for, by the place of each bit."""
    return [name for place, name in enumerate(names) if bits >> place & 1]


def noun_of(group: Group, many: bool) -> str:
    """`adjacent allied 6th Legion creatures of value 8 or less`, or one such creature."""
    words: list[str] = []
    if group.zone == ADJACENT:
        words.append("adjacent")
    if group.sides == ALLIED:
        words.append("allied")
    elif group.sides == ENEMY:
        words.append("enemy")
    if group.families:
        words.append(" or ".join(names_in(group.families, FAMILIES)))
    words.append(NOUNS[group.kinds][1 if many else 0])
    if group.most_value < NO_LIMIT:
        words.append(f"of value {group.most_value} or less")
    if group.least_value:
        words.append(f"of value {group.least_value} or more")
    if group.attributes:
        words.append(with_attributes(group.attributes))
    return " ".join(words)


def with_attributes(attributes: int) -> str:
    """`with Flight or Movement`."""
    return f"with {' or '.join(names_in(attributes, ATTRIBUTE_NAMES))}"


def article_of(noun: str) -> str:
    return "an" if noun[0] in "aeiou" else "a"


def with_article(noun: str) -> str:
    return f"{article_of(noun)} {noun}"


# -- on the table ----------------------------------------------------------------------------------


class CardsInPlay(Selector[ArackhanWars]):
    """Cards of a group as the card whose text it is sees them."""

    def __init__(self, group: Group) -> None:
        self.group: Final = group

    def universe(self, g: ArackhanWars, you: int, me: int, at: int) -> list[int]:
        if self.group.zone == ADJACENT:
            return neighbours(g, me)
        cards = g.pile(BATTLEFIELD, you) + g.pile(BATTLEFIELD, 1 - you)
        if self.group.zone == ANYWHERE:
            return cards + g.pile(ASTRAL_PLANE, you) + g.pile(ASTRAL_PLANE, 1 - you)
        return cards

    def refuses(self, g: ArackhanWars, thing: int, you: int, me: int, at: int) -> str | None:
        """AK-20.09: what an enemy spell does not affect it can't choose either."""
        if not self.group.fits(g, thing, you):
            return NOT_ITS_WORDS
        is_warded = bool(g.limits[thing] & IMMUNE) and g.controller(thing) != you
        return "AK-20.09" if is_warded and g.is_spell(me) else None

    def noun(self, many: bool) -> str:
        return noun_of(self.group, many)


class Another(CardsInPlay):
    """`another allied creature`, `other allied creatures`: not this card."""

    def refuses(self, g: ArackhanWars, thing: int, you: int, me: int, at: int) -> str | None:
        return NOT_ITS_WORDS if thing == me else super().refuses(g, thing, you, me, at)

    def noun(self, many: bool) -> str:
        return f"other {super().noun(many)}" if many else super().noun(many)


class ThisCard(Selector[ArackhanWars]):
    """The card whose text it is, while it lies on the Battlefield."""

    def universe(self, g: ArackhanWars, you: int, me: int, at: int) -> list[int]:
        return [me] if g.is_on_battlefield(me) else []

    def noun(self, many: bool) -> str:
        return "this card"


class ActiveCards(Selector[ArackhanWars]):
    """Of a kind, and active: what can be deactivated."""

    def __init__(self, kind: Selector[ArackhanWars]) -> None:
        self.kind: Final = kind

    def universe(self, g: ArackhanWars, you: int, me: int, at: int) -> list[int]:
        return self.kind.universe(g, you, me, at)

    def refuses(self, g: ArackhanWars, thing: int, you: int, me: int, at: int) -> str | None:
        return self.kind.refuses(g, thing, you, me, at) or (None if g.is_active(thing) else CHANGES_NOTHING)

    def noun(self, many: bool) -> str:
        return self.kind.noun(many)


class TurnedCards(ActiveCards):
    """Of a kind, and with a token on its deactivated side: what can be reactivated."""

    def refuses(self, g: ArackhanWars, thing: int, you: int, me: int, at: int) -> str | None:
        return self.kind.refuses(g, thing, you, me, at) or (None if g.marks[thing] & TURNED else CHANGES_NOTHING)


class CardsInHand(Selector[ArackhanWars]):
    """Cards of a group that their player holds. Nobody else knows how many there are to choose from."""

    secret = True

    def __init__(self, group: Group) -> None:
        self.group: Final = group

    def universe(self, g: ArackhanWars, you: int, me: int, at: int) -> list[int]:
        return g.pile(HAND, you)

    def refuses(self, g: ArackhanWars, thing: int, you: int, me: int, at: int) -> str | None:
        return None if self.group.fits(g, thing, you) else NOT_ITS_WORDS

    def noun(self, many: bool) -> str:
        return f"{noun_of(self.group, many)} from your hand"


def called(selector: Selector[ArackhanWars]) -> str:
    """`this card`, `another creature`, `an allied creature`."""
    noun = selector.noun(many=False)
    return noun if isinstance(selector, ThisCard) else f"{determiner(selector)} {noun}"


def determiner(selector: Selector[ArackhanWars]) -> str:
    """`a`, `an` or `another`."""
    return "another" if isinstance(selector, Another) else article_of(selector.noun(many=False))


class Surroundings:
    """What a space must lie beside and must not lie beside: `adjacent to an allied card and to no enemy card`."""

    def __init__(self, wanted: Group, unwanted: Group) -> None:
        self.wanted: Final = wanted
        self.unwanted: Final = unwanted

    def fits(self, g: ArackhanWars, space: int, seat: int, mover: int) -> bool:
        """Whether a space is such a one for a player, as if the card that is to go there were not on the board."""
        found = False
        for near in NEIGHBOURS[space]:
            card = g.board[near]
            if card != NOTHING and card != mover:
                if self.unwanted.fits(g, card, seat):
                    return False
                found = found or self.wanted.fits(g, card, seat)
        return found

    def clause(self) -> str:
        wanted = with_article(noun_of(self.wanted, many=False))
        return f"that is adjacent to {wanted} and to no {noun_of(self.unwanted, many=False)}"
