"""Made-up results, of which it is known what a measurement should find."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from arkade.lab.played import CardPlayed, GamePlayed
from arkade.lab.results import Results, results_of

CARDS = tuple(f"Card {number:02}" for number in range(20))


def game(
    number: int,
    outcome: Sequence[float],
    decks: Sequence[str] = (),
    first: int | None = 0,
    leads: Sequence[Sequence[float]] = (),
    rounds: int = 5,
    cards: Sequence[CardPlayed] = (),
    teams: Sequence[int] = (0, 1),
    settings: str = "{}",
    deal: int | None = None,
) -> GamePlayed:
    """A game of a run, with what matters for a test."""
    return GamePlayed(
        number=number,
        deal=number if deal is None else deal,
        game="sample",
        mode="free",
        settings=settings,
        seed=f"0/{number}",
        bots=["random"] * len(teams),
        decks=list(decks),
        teams=list(teams),
        first=first,
        outcome=list(outcome),
        rounds=rounds,
        decisions=10 * rounds,
        leads=[list(values) for values in leads],
        digest="",
        cards=list(cards),
    )


def games_with_a_strong_card(count: int, strength: float) -> Results:
    """Games of two seats with the same twenty cards, of which each may be in an opening hand; who has the first card
    there wins so much oftener."""
    chance = Random(7)
    found: list[GamePlayed] = []
    for number in range(count):
        held = [{card for card in CARDS if chance.random() < 0.3} for _ in range(2)]
        edge = strength * ((CARDS[0] in held[0]) - (CARDS[0] in held[1]))
        won = chance.random() < 0.5 + edge
        cards = [
            CardPlayed(seat, card, 1, int(card in held[seat]), 0, 0, int(card in held[seat]))
            for seat in range(2)
            for card in CARDS
        ]
        found.append(game(number, (1.0, 0.0) if won else (0.0, 1.0), cards=cards, first=number % 2))
    return results_of(found)
