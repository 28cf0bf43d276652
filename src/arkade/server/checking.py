"""Looking at decks: reading them from text, writing them as text, and naming each fault."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import arkade
from arkade.cardtext.decks import read_deck_text, write_deck_text
from arkade.kernel import ArkadeError, Game, Mode
from arkade.kernel.errors import unknown
from arkade.kernel.game import DeckFault
from arkade.server.catalog import decks_brought
from arkade.server.explaining import rule_text
from arkade.server.messages import RuleText
from arkade.server.setup import DECKS, Setup, deck_head, deck_value
from arkade.server.shapes import CheckDeck, CheckedDeck, FaultShape, OwnDeck


class BrokenRule(ArkadeError):
    """Something that a rule of the game does not allow at a table that is to be made."""

    def __init__(self, words: str, rule: RuleText) -> None:
        super().__init__(words)
        self.rule = rule


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
    """Each fault of a deck with its rule, as the game names them, for a mode and some of its settings."""
    value = deck_value(game, deck.head, deck.cards)
    meant = mode_for(game, mode)
    for name, wanted in settings.items():
        setting = meant.settings.get(name)
        if setting is None or name == DECKS:
            raise unknown(f"setting of {meant.title}", name, [known for known in meant.settings if known != DECKS])
        complaint = setting.check(wanted)
        if complaint is not None:
            raise ArkadeError(f"setting {name!r} {complaint}")
    return [FaultShape(fault.rule, fault.words) for fault in named_faults(game, value, settings)]


def mode_for(game: Game, name: str | None) -> Mode:
    """The mode that a deck is meant for; if that is not said, the first that knows decks of one's own."""
    own = [mode for mode in game.modes.values() if decks_brought(mode) == "own"]
    if not own:
        raise ArkadeError(f"{game.title} is played without decks of one's own")
    mode = own[0] if name is None else game.mode(name)
    if mode not in own:
        others = ", ".join(repr(other.name) for other in own)
        raise ArkadeError(f"{game.title} ({mode.title}) is played without decks of one's own; mode {others} is not")
    return mode


def named_faults(game: Game, deck: Any, settings: dict[str, Any]) -> Sequence[DeckFault]:
    return [] if game.deck_faults is None else game.deck_faults(deck, settings)


def check_table(game: Game, setup: Setup) -> None:
    """Refuse a table that can't be played; where a deck of somebody's own is the reason, with the rule that it
    breaks."""
    try:
        game.blank(setup.seed, setup.mode, setup.options())
    except ArkadeError as fault:
        own = [seat.deck for seat in setup.seats if isinstance(seat.deck, dict)]
        if decks_brought(game.mode(setup.mode)) == "own":
            for found in [found for deck in own for found in named_faults(game, deck, setup.settings)]:
                raise BrokenRule(str(fault), rule_text(game.rules[found.rule])) from None
        raise
