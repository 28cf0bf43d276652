# arkade: interpreted
"""Setting up (WB-06): how a match of each mode begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from arkade.games.worldbreakers.deck_rules import cannot_be_in_deck
from arkade.games.worldbreakers.decks import DECKS, PRECONSTRUCTED, Deck, deck_of
from arkade.games.worldbreakers.draft import start_draft
from arkade.games.worldbreakers.rounds import begin_game
from arkade.games.worldbreakers.state import DECK, POOL, WORLDBREAKER_SLOT, Worldbreakers

KNOWN_FACES: Final[dict[str, list[int]]] = {}
"""The preconstructed decks as faces, by their names."""


def start(g: Worldbreakers) -> None:
    """Set up a match of any mode and put its first step on the agenda."""
    if g.table.mode == "draft":
        start_draft(g)
        return
    ready = cast("Mapping[str, Deck]", g.table.game.decks)
    for seat, value in enumerate(cast("list[Any]", g.table.options[DECKS])):
        deck = deck_of(value, ready)
        lay_out(g, seat, deck)
        if g.table.mode == "constructed":
            leave_out(g, seat, deck)
    begin_game(g)


def lay_out(g: Worldbreakers, seat: int, deck: Deck) -> None:
    """WB-06.01: the Worldbreaker in play, the deck face down."""
    leader, *cards = faces_of(g, deck)
    g.add_cards([leader], g.at(WORLDBREAKER_SLOT, seat), seat, seat)
    g.add_cards(cards, g.at(DECK, seat), seat, seat)


def faces_of(g: Worldbreakers, deck: Deck) -> list[int]:
    """The Worldbreaker and the cards of a deck as faces. Those of the preconstructed decks are looked up once: the
    cards of the files have the same numbers whatever a scenario or a designer adds to them."""
    ready_made = PRECONSTRUCTED.get(deck.name) is deck
    if ready_made and deck.name in KNOWN_FACES:
        return KNOWN_FACES[deck.name]
    face = g.table.game.face
    faces = [face(name) for name in (deck.worldbreaker, *deck.cards)]
    if ready_made:
        KNOWN_FACES[deck.name] = faces
    return faces


def leave_out(g: Worldbreakers, seat: int, deck: Deck) -> None:
    """A constructed deck is secret: every card that it might hold lies with its player, so that the opponent can't
    tell the cards in the deck from those that were left out."""
    face = g.table.game.face
    worldbreaker = g.faces[face(deck.worldbreaker)]
    chosen = {face(name) for name in deck.cards}
    usable = [number for number, printed in enumerate(g.faces) if cannot_be_in_deck(printed, worldbreaker) is None]
    g.add_cards([number for number in usable if number not in chosen], g.at(POOL, seat), seat, seat)
