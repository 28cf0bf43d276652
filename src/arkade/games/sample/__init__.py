# arkade: interpreted
"""Tidepool, the sample game: its cards are read, and all its parts are put together."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from lark import Token, v_args

from arkade.cardtext import (
    QUESTIONS,
    Amount,
    Builder,
    CardEntry,
    CardPool,
    Language,
    PerCount,
    Target,
    each,
    load_cards,
    one,
)
from arkade.cardtext import up_to as up_to_some
from arkade.cardtext.decks import DeckEntry
from arkade.games.sample import effects as e
from arkade.games.sample.evaluate import FEATURES, at_rest
from arkade.games.sample.layout import LAYOUT, WORDS, ZONES
from arkade.games.sample.phases import PICK, REACTION, start
from arkade.games.sample.state import Faces, Tidepool
from arkade.kernel import Game, Mode, RuleBook, Table
from arkade.kernel.chance import Chance
from arkade.kernel.evaluation import Evaluation
from arkade.kernel.starting import first_player_is_there, first_player_setting

FOLDER = Path(__file__).parent


class Card(CardEntry, frozen=True, kw_only=True):
    """A card of Tidepool: the slower, the later it resolves."""

    speed: int


@v_args(inline=True)
class TidepoolBuilder(Builder):
    """Which words make which effect."""

    reaction = staticmethod(lambda: "Reaction")
    in_play = staticmethod(lambda: "In play")
    gains_pearls = staticmethod(lambda: "you gain pearls")
    gain = e.Gain
    draw = e.Draw
    lose = e.Lose
    look = e.Look
    roll = e.Roll
    cancel = e.Cancel
    fog = e.Fog
    fewest = e.Fewest
    cards_in_hand = e.CardsInHand
    rivals = e.Rivals

    def gain_per(self, amount: Amount[Tidepool], per: e.CardsInHand) -> e.Gain:
        return e.Gain(PerCount(amount, per))

    def discard(self) -> e.Discard:
        return e.Discard(one(e.HandCard()))

    def shows(self, least: Token) -> e.Shows:
        return e.Shows(int(least))

    def one_rival(self) -> Target[Tidepool]:
        return one(e.Rival())

    def each_rival(self) -> Target[Tidepool]:
        return each(e.Rival())

    def up_to_rivals(self, most: Token) -> Target[Tidepool]:
        return up_to_some(int(most), e.Rival())


LANGUAGE = Language((FOLDER / "grammar.lark").read_text(encoding="utf-8"), TidepoolBuilder())
POOL = load_cards(sorted((FOLDER / "cards").glob("*.toml")), Card, LANGUAGE)
RULES = RuleBook((FOLDER / "rules.md").read_text(encoding="utf-8"))
WEIGHTS = tomllib.loads((FOLDER / "weights.toml").read_text(encoding="utf-8"))
EVALUATION = Evaluation(FEATURES, WEIGHTS, at_rest)


TWICE = ("Diver", "Bulwark")
DECK = DeckEntry(
    name="tidepool",
    title="The deck of every player",
    cards=tuple(card.name for card in POOL.cards for _ in range(2 if card.name in TWICE else 1)),
)
"""TP-01.01: all players have the same deck. It holds the cards of the files only."""


def print_cards(pool: CardPool[Card], deck: DeckEntry) -> Faces:
    """What is printed on the cards, by face, and the deck that everybody has."""
    faces = Faces()
    faces.speed = [card.speed for card in pool.cards]
    for column, timing in ((faces.effect, ""), (faces.reaction, "Reaction"), (faces.in_play, "In play")):
        column += [next((line for line in lines if line.timing == timing), None) for lines in pool.abilities]
    face_by_name = {card.name: face for face, card in enumerate(pool.cards)}
    faces.deck = [face_by_name[name] for name in deck.cards]
    return faces


def mode(name: str, title: str, seats: Sequence[int], teams: Callable[[int], Sequence[int]]) -> Mode:
    """A way to play Tidepool. TP-01.04: in each it may be set who leads first."""
    leading = first_player_setting("leads the first round", max(seats))
    return Mode(name, title, seats, teams, [leading], check=first_player_is_there)


def make_game(more_cards: Sequence[Mapping[str, object]] = ()) -> Game:
    """Tidepool, perhaps with more cards that a scenario tries out."""
    return game_of(POOL.with_cards(more_cards, Card, LANGUAGE), {DECK.name: DECK})


def game_of(pool: CardPool[Card], decks: Mapping[str, DeckEntry]) -> Game:
    """Tidepool with these cards and this deck."""
    faces = print_cards(pool, decks[DECK.name])

    def empty(table: Table, chance: Chance) -> Tidepool:
        return Tidepool(table, chance, faces)

    return Game(
        name="sample",
        title="Tidepool",
        summary="Pearl fishers at low tide: choose in secret, resolve by speed, mind the tide.",
        version="1",
        minutes=(10, 20),
        modes=[
            mode("free", "everybody for themselves", (2, 3, 4), range),
            mode("teams", "two against two", (4,), lambda seats: [0, 1, 0, 1]),
            mode("together", "all against the tide", (2, 3, 4), lambda seats: [0] * seats),
        ],
        cards=pool.cards,
        rules=RULES,
        zones=ZONES,
        questions=[*QUESTIONS, PICK, REACTION],
        verbs=WORDS,
        layout=LAYOUT,
        empty=empty,
        start=start,
        content=pool.content,
        effects=pool.effects,
        evaluation=EVALUATION,
        decks=decks,
    )


GAME = make_game()
