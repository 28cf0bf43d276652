# arkade: interpreted
"""AracKhan Wars. All its parts are put together here."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence

from arkade.cardtext import QUESTIONS, CardPool
from arkade.cardtext.decks import Fault
from arkade.games.arackhan_wars.activation import ACTIVATION, MOVING
from arkade.games.arackhan_wars.deck_rules import DECK_RULES
from arkade.games.arackhan_wars.decks import (
    DECK_SOURCES,
    EXTENSION,
    READY,
    Deck,
    broken_rules,
    deck_of,
    faces_by_name,
    faults_of,
    fitted,
)
from arkade.games.arackhan_wars.effect_questions import EFFECT_QUESTIONS
from arkade.games.arackhan_wars.evaluate import FEATURES, Field, at_rest
from arkade.games.arackhan_wars.joining import JOINING
from arkade.games.arackhan_wars.language import FOLDER, LANGUAGE, POOL, Card, make_faces
from arkade.games.arackhan_wars.layout import LAYOUT, WORDS
from arkade.games.arackhan_wars.modes import make_modes
from arkade.games.arackhan_wars.places import ZONES
from arkade.games.arackhan_wars.placing import CARD, SPACE
from arkade.games.arackhan_wars.rounds import END_MOVE, MULLIGAN
from arkade.games.arackhan_wars.setup import DECK_CHOICE, start
from arkade.games.arackhan_wars.state import ArackhanWars
from arkade.kernel import Game, RuleBook, Table
from arkade.kernel.chance import Chance
from arkade.kernel.evaluation import Evaluation

RULES = RuleBook((FOLDER / "rules.md").read_text(encoding="utf-8"))
WEIGHTS = tomllib.loads((FOLDER / "weights.toml").read_text(encoding="utf-8"))
EVALUATION = Evaluation(FEATURES, WEIGHTS, at_rest, Field)


def make_game(more_cards: Sequence[Mapping[str, object]] = ()) -> Game:
    """AracKhan Wars, perhaps with more cards that a scenario tries out."""
    return game_of(POOL.with_cards(more_cards, Card, LANGUAGE), READY)


def game_of(pool: CardPool[Card], decks: Mapping[str, Deck]) -> Game:
    """AracKhan Wars with these cards and ready decks."""
    faces = tuple(make_faces(pool))

    def empty(table: Table, chance: Chance) -> ArackhanWars:
        return ArackhanWars(table, chance, faces)

    def check_deck(deck: object) -> list[str]:
        return broken_rules(deck, faces, decks)

    def deck_faults(deck: object, settings: Mapping[str, object]) -> list[Fault]:
        rules = DECK_RULES[settings.get(EXTENSION) is not False]
        return faults_of(fitted(deck_of(deck, decks), rules), faces_by_name(faces), rules)

    return Game(
        name="arackhan_wars",
        title="AracKhan Wars",
        summary="A duel on a grid: place creatures, lands and spells face down, strike in groups, conquer lands, and "
        "hold the most value after nine rounds.",
        version="1",
        minutes=(45, 75),
        modes=make_modes(faces, decks),
        cards=pool.cards,
        rules=RULES,
        zones=ZONES,
        questions=[
            *QUESTIONS, MULLIGAN, CARD, SPACE, ACTIVATION, MOVING, JOINING, END_MOVE, *EFFECT_QUESTIONS,
            DECK_CHOICE,
        ],
        verbs=WORDS,
        layout=LAYOUT,
        empty=empty,
        start=start,
        content=[*pool.content, *DECK_SOURCES],
        effects=pool.effects,
        check_deck=check_deck,
        evaluation=EVALUATION,
        decks=decks,
        deck_faults=deck_faults,
    )  # fmt: skip


GAME = make_game()
