"""What Tidepool's words do."""

from __future__ import annotations

from typing import Final

from arkade.cardtext.choices import Selector, Target, Targeted
from arkade.cardtext.effects import Amount, Condition, Count, Effect, X
from arkade.games.sample.phases import draw_cards, gain_pearls, lose_pearls
from arkade.games.sample.state import DISCARD, HAND, Tidepool


class Gain(Effect[Tidepool]):
    def __init__(self, amount: Amount[Tidepool]) -> None:
        self.amount: Final = amount

    def resolve(self, g: Tidepool, you: int, me: int, at: int) -> None:
        gain_pearls(g, you, self.amount.value(g, you, me, at))

    def clause(self) -> str:
        return f"gain {self.amount.of('pearl', 'pearls')}"


class Draw(Effect[Tidepool]):
    def __init__(self, amount: Amount[Tidepool]) -> None:
        self.amount: Final = amount

    def resolve(self, g: Tidepool, you: int, me: int, at: int) -> None:
        draw_cards(g, you, self.amount.value(g, you, me, at))

    def clause(self) -> str:
        return f"draw {self.amount.of('card', 'cards')}"


class Discard(Targeted[Tidepool]):
    """TP-03.03: whoever discards chooses the card."""

    def apply(self, g: Tidepool, thing: int, you: int, me: int, at: int) -> None:
        g.move(thing, g.at(DISCARD, you))
        if g.listening:
            g.tell("discard", "{seat} discards {0}.", you, (thing,), "TP-03.03")

    def clause(self) -> str:
        return f"discard {self.target.clause()}"


class Lose(Targeted[Tidepool]):
    def __init__(self, target: Target[Tidepool], amount: Amount[Tidepool]) -> None:
        super().__init__(target)
        self.amount: Final = amount

    def apply(self, g: Tidepool, thing: int, you: int, me: int, at: int) -> None:
        lose_pearls(g, thing, self.amount.value(g, you, me, at))

    def clause(self) -> str:
        verb = "lose" if self.target.most > 1 else "loses"
        return f"{self.target.clause()} {verb} {self.amount.of('pearl', 'pearls')}"


class Look(Targeted[Tidepool]):
    """TP-03.07: only the player who looks learns the hand."""

    def apply(self, g: Tidepool, thing: int, you: int, me: int, at: int) -> None:
        hand = tuple(g.pile(HAND, thing))
        for card in hand:
            g.look(card, you)
        if g.listening:
            seen = " and ".join(f"{{{place}}}" for place in range(len(hand))) or "no card"
            whose = g.table.seat_names[thing]
            g.tell("look", f"{{seat}} looks at the hand of {whose}: {seen}.", you, hand, "TP-03.07",
                   seats=1 << you, otherwise=f"{{seat}} looks at the hand of {whose}.")  # fmt: skip

    def clause(self) -> str:
        return f"look at the hand of {self.target.clause()}"


class Roll(Effect[Tidepool]):
    def resolve(self, g: Tidepool, you: int, me: int, at: int) -> None:
        g.memory[at + X] = g.roll(6)
        if g.listening:
            g.tell("roll", "{seat} rolls a {n}.", you, number=g.memory[at + X])

    def clause(self) -> str:
        return "roll a die"


class Cancel(Effect[Tidepool]):
    """TP-02.04: the card that is about to resolve does nothing."""

    def resolve(self, g: Tidepool, you: int, me: int, at: int) -> None:
        g.cancelled = 1

    def clause(self) -> str:
        return "cancel that card"


class Fog(Effect[Tidepool]):
    """TP-03.05: rivals can't react until the round ends."""

    def resolve(self, g: Tidepool, you: int, me: int, at: int) -> None:
        for rival in g.rivals(you):
            g.fog |= 1 << rival

    def clause(self) -> str:
        return "until the end of the round, rivals cannot react"


class Shows(Condition[Tidepool]):
    def __init__(self, least: int) -> None:
        self.least: Final = least

    def holds(self, g: Tidepool, you: int, me: int, at: int) -> bool:
        return g.memory[at + X] >= self.least

    def clause(self) -> str:
        return f"it shows {self.least} or more"


class Fewest(Condition[Tidepool]):
    """TP-03.06: no other player has fewer."""

    def holds(self, g: Tidepool, you: int, me: int, at: int) -> bool:
        return g.pearls[you] == min(g.pearls)

    def clause(self) -> str:
        return "you have the fewest pearls"


class CardsInHand(Count[Tidepool]):
    def count(self, g: Tidepool, you: int, me: int, at: int) -> int:
        return len(g.pile(HAND, you))

    def clause(self) -> str:
        return "card in your hand"


class Rivals(Count[Tidepool]):
    def count(self, g: Tidepool, you: int, me: int, at: int) -> int:
        return len(g.rivals(you))

    def clause(self) -> str:
        return "rival"


class Rival(Selector[Tidepool]):
    """TP-03.02: a player of another team."""

    seats_not_cards = True

    def universe(self, g: Tidepool, you: int, me: int, at: int) -> list[int]:
        return list(range(g.seats))

    def refuses(self, g: Tidepool, thing: int, you: int, me: int, at: int) -> str | None:
        return None if g.table.teams[thing] != g.table.teams[you] else "TP-03.02"

    def noun(self, many: bool) -> str:
        return "rivals" if many else "rival"


class HandCard(Selector[Tidepool]):
    def universe(self, g: Tidepool, you: int, me: int, at: int) -> list[int]:
        return g.pile(HAND, you)

    def noun(self, many: bool) -> str:
        return "cards" if many else "card"
