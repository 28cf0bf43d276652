"""The catalog: games, cards, rules and decks as the pages show them. All of it is worked out once."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any, Final, Literal

import msgspec

import arkade
from arkade.bots import BOTS
from arkade.kernel import Game, Mode, Setting
from arkade.kernel.game import PrintedCard
from arkade.kernel.layout import Board, Layout, Mark
from arkade.kernel.phrases import simplified
from arkade.kernel.verbs import CARD
from arkade.kernel.zones import HAND, OPEN, PILE, SPREAD
from arkade.server.keywords import keywords, pattern_of, standing_on
from arkade.server.setup import DECKS, deck_head, ready_decks
from arkade.server.shapes import (
    BoardShape,
    BotShape,
    CardShape,
    CardsShape,
    CounterShape,
    GameDetail,
    GameShape,
    LayoutShape,
    MarkShape,
    ModeShape,
    ReadyDeck,
    RuleShape,
    RulesShape,
    SettingShape,
    ZoneShape,
)
from arkade.table.printed import stats

SHOWS: Final[dict[int, Literal["open", "hand", "pile", "spread"]]] = {
    OPEN: "open", HAND: "hand", PILE: "pile", SPREAD: "spread",
}  # fmt: skip

# -- games -----------------------------------------------------------------------------------------


@lru_cache
def games() -> list[GameShape]:
    return [game_shape(arkade.load(name)) for name in arkade.GAMES]


def game_shape(game: Game) -> GameShape:
    return GameShape(
        game.name,
        game.title,
        game.summary,
        game.version,
        game.seats,
        game.minutes,
        len(game.cards),
        len(game.rules),
        [mode_shape(mode) for mode in game.modes.values()],
        [BotShape(name, recipe.text) for name, recipe in BOTS.items()],
    )


def mode_shape(mode: Mode) -> ModeShape:
    settings = [
        SettingShape(setting.name, setting.text, setting.default, list(setting.choices), suiting_of(setting))
        for setting in mode.settings.values()
        if setting.name != DECKS
    ]
    return ModeShape(mode.name, mode.title, list(mode.seats), settings, decks_brought(mode))


def suiting_of(setting: Setting) -> dict[str, Any]:
    """What a setting should be, by the number of seats."""
    return {str(seats): value for seats, value in setting.suiting.items()}


def decks_brought(mode: Mode) -> Literal["none", "ready", "own"]:
    """Whether seats bring decks. Where decks are secret, they may be their own."""
    if DECKS not in mode.settings:
        return "none"
    return "own" if mode.settings[DECKS].secret else "ready"


@lru_cache
def game_detail(name: str) -> GameDetail:
    game = arkade.load(name)
    return GameDetail(game_shape(game), layout_shape(game, game.layout), decks_of(game), deck_head(game))


def decks_of(game: Game) -> list[ReadyDeck]:
    """The ready decks that seats may bring, each with the modes in which it may be played."""
    head = deck_head(game)
    modes = {mode.name: ready_decks(game, mode) for mode in game.modes.values()}
    return [
        ReadyDeck(
            name, deck.title, getattr(deck, head, ""), list(deck.cards), [mode for mode in modes if name in modes[mode]]
        )
        for name, deck in game.decks.items()
        if any(name in decks for decks in modes.values())
    ]


def layout_shape(game: Game, layout: Layout) -> LayoutShape:
    each = [(name, shows, True) for name, shows in game.zones.each]
    shared = [(name, shows, False) for name, shows in game.zones.shared]
    return LayoutShape(
        [ZoneShape(name, SHOWS[shows], own, name in layout.always) for name, shows, own in [*each, *shared]],
        [
            *[CounterShape(counter.name, "seat", counter.minor) for counter in layout.counters],
            *[CounterShape(counter.name, "table", counter.minor) for counter in layout.shared],
        ],
        [mark_shape(mark) for mark in layout.marks if not mark.silent],
        None if layout.board is None else board_shape(layout.board),
        list(layout.phases),
    )


def mark_shape(mark: Mark) -> MarkShape:
    if mark.flag:
        return MarkShape(mark.name, "flag", [])
    if mark.part.kind == CARD:
        return MarkShape(mark.name, "card", [])
    return MarkShape(mark.name, "named" if mark.part.names else "number", mark.part.names)


def board_shape(board: Board) -> BoardShape:
    spaces, special = sorted(board.spaces), sorted(board.special)
    return BoardShape(board.mark, board.columns, board.rows, spaces, list(board.names), special)


# -- cards -----------------------------------------------------------------------------------------


@lru_cache
def cards(name: str) -> CardsShape:
    """All cards of a game, with the keywords that stand on them."""
    game = arkade.load(name)
    words = keywords(game)
    patterns = {keyword.word: pattern_of(keyword.word) for keyword in words}
    return CardsShape([card_shape(card, patterns) for card in game.cards], words)


def card_shape(card: PrintedCard, patterns: dict[str, re.Pattern[str]]) -> CardShape:
    text = card.text.strip()
    fields: dict[str, Any] = msgspec.to_builtins(stats(card))
    named = standing_on(text, fields, patterns)
    return CardShape(card.name, fields, text, named, bool(getattr(card, "designed", False)))


# -- rules -----------------------------------------------------------------------------------------


def rules(name: str, search: str) -> RulesShape:
    """The rules of a game, or those in which every word of a search stands."""
    game = arkade.load(name)
    book = [*game.rules, *[game.rules[id] for id in sorted(game.rules.kernel)]]
    shapes = [RuleShape(rule.id, rule.section, rule.kind, rule.text, rule.rulings) for rule in book]
    words = simplified(search[:200]).split()
    return RulesShape([shape for shape in shapes if all(word in searched(shape) for word in words)])


def searched(rule: RuleShape) -> str:
    return simplified(" ".join([rule.id, rule.section, rule.text, *rule.rulings]))
