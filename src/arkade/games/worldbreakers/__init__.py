# arkade: interpreted
"""Worldbreakers: Advent of the Khanate. All its parts are put together here."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence

from arkade.cardtext import QUESTIONS, CardPool
from arkade.cardtext.decks import Fault
from arkade.games.worldbreakers.combat import ATTACKERS, BLOCKING, DAMAGING
from arkade.games.worldbreakers.decks import DECK_SOURCES, PRECONSTRUCTED, Deck, broken_rules, deck_of, faults_of
from arkade.games.worldbreakers.effect_questions import EFFECT_QUESTIONS
from arkade.games.worldbreakers.evaluate import FEATURES, at_rest
from arkade.games.worldbreakers.language import FOLDER, LANGUAGE, POOL, Card, make_faces
from arkade.games.worldbreakers.layout import LAYOUT, WORDS
from arkade.games.worldbreakers.modes import MODE_QUESTIONS, make_modes
from arkade.games.worldbreakers.places import ZONES
from arkade.games.worldbreakers.playing import CHOOSING_X, SAVE
from arkade.games.worldbreakers.rounds import ACTION, MULLIGAN
from arkade.games.worldbreakers.setup import start
from arkade.games.worldbreakers.state import Worldbreakers
from arkade.games.worldbreakers.triggers import ABILITY
from arkade.kernel import Game, RuleBook, Table
from arkade.kernel.chance import Chance
from arkade.kernel.evaluation import Evaluation

RULES = RuleBook((FOLDER / "rules.md").read_text(encoding="utf-8"))
WEIGHTS = tomllib.loads((FOLDER / "weights.toml").read_text(encoding="utf-8"))
EVALUATION = Evaluation(FEATURES, WEIGHTS, at_rest)


def make_game(more_cards: Sequence[Mapping[str, object]] = ()) -> Game:
    """Worldbreakers, perhaps with more cards that a scenario tries out."""
    return game_of(POOL.with_cards(more_cards, Card, LANGUAGE), PRECONSTRUCTED)


def game_of(pool: CardPool[Card], decks: Mapping[str, Deck]) -> Game:
    """Worldbreakers with these cards and ready decks."""
    faces = tuple(make_faces(pool))

    def empty(table: Table, chance: Chance) -> Worldbreakers:
        return Worldbreakers(table, chance, faces)

    def check_deck(deck: object) -> list[str]:
        return broken_rules(deck, faces, decks)

    def deck_faults(deck: object, settings: Mapping[str, object]) -> list[Fault]:
        return faults_of(deck_of(deck, decks), faces)

    return Game(
        name="worldbreakers",
        title="Worldbreakers",
        summary="A duel of two Worldbreakers: gather followers, develop locations, be the first to end a round with "
        "10 power.",
        version="1",
        minutes=(30, 45),
        modes=make_modes(faces, decks),
        cards=pool.cards,
        rules=RULES,
        zones=ZONES,
        questions=[
            *QUESTIONS, ABILITY, SAVE, CHOOSING_X, ATTACKERS, BLOCKING, DAMAGING, MULLIGAN, ACTION, *EFFECT_QUESTIONS,
            *MODE_QUESTIONS,
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
