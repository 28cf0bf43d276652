"""A bot's eye for a position of Tidepool: what counts, by name. The weights stand in weights.toml."""

from __future__ import annotations

from typing import Final

from arkade.games.sample.phases import PICK
from arkade.games.sample.state import FRONT, HAND, Tidepool
from arkade.kernel.evaluation import Feature


def pearls(g: Tidepool, seat: int) -> float:
    return g.pearls[seat]


def late_pearls(g: Tidepool, seat: int) -> float:
    """Pearls, the more so the fewer rounds are left."""
    return g.pearls[seat] * g.round


def cards_in_hand(g: Tidepool, seat: int) -> float:
    return len(g.pile(HAND, seat))


def reactions(g: Tidepool, seat: int) -> float:
    """Cards in hand that could stop a rival's card."""
    return len([card for card in g.pile(HAND, seat) if g.faces.reaction[g.face[card]] is not None])


def cards_in_play(g: Tidepool, seat: int) -> float:
    return len(g.pile(FRONT, seat))


def tide(g: Tidepool, seat: int) -> float:
    """How high the tide stands, for those who play together against it."""
    return g.tide


def at_rest(g: Tidepool) -> bool:
    """A round is about to begin, and nobody has chosen a card yet."""
    return g.question is PICK and not any(g.ballots)


FEATURES: Final = [
    Feature("pearls", "pearls", pearls),
    Feature("late_pearls", "pearls late in the game", late_pearls),
    Feature("cards_in_hand", "cards in hand", cards_in_hand),
    Feature("reactions", "reactions in hand", reactions),
    Feature("cards_in_play", "cards in play", cards_in_play),
    Feature("tide", "the tide", tide),
]
