"""Looking at decks: reading them from text, writing them as text, and naming each fault."""

from __future__ import annotations

from typing import Any

import arkade
from arkade.cardtext.decks import read_deck_text, write_deck_text
from arkade.kernel import ArkadeError, Game
from arkade.server.setup import deck_head, deck_value
from arkade.server.shapes import CheckDeck, CheckedDeck, FaultShape, OwnDeck


def check(name: str, wanted: CheckDeck) -> CheckedDeck:
    """A deck as it was read, and what is wrong with it."""
    game = arkade.load(name)
    deck = read(game, wanted)
    faults = faults_of(game, deck, wanted.mode, wanted.settings)
    return CheckedDeck(not faults, faults, deck, write_deck_text(deck.head, deck.cards))


def read(game: Game, wanted: CheckDeck) -> OwnDeck:
    if wanted.deck is not None:
        return wanted.deck
    if wanted.text is None:
        raise ArkadeError("say which deck: as cards or as text")
    head, cards = read_deck_text(wanted.text, deck_head(game))
    return OwnDeck(head=head, cards=list(cards))


def faults_of(game: Game, deck: OwnDeck, mode: str | None, settings: dict[str, Any]) -> list[FaultShape]:
    """Each fault of a deck with its rule, as the game names them."""
    value = deck_value(game, deck.head, deck.cards)
    if game.deck_faults is None:
        raise ArkadeError(f"{game.title} is played without decks of one's own")
    return [FaultShape(fault.rule, fault.words) for fault in game.deck_faults(value, settings)]
