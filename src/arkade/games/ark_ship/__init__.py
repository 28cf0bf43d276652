# arkade: interpreted
"""ARK SHIP: a crew that ages, a signal to decode, and people in the freezer. All its parts are put together here."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence

from arkade.cardtext import QUESTIONS, CardPool
from arkade.cardtext.decks import DeckEntry
from arkade.games.ark_ship.advice import advise
from arkade.games.ark_ship.assigning import ASSIGNING
from arkade.games.ark_ship.evaluate import FEATURES, at_rest, survey
from arkade.games.ark_ship.evaluating import ACTING, CALMING
from arkade.games.ark_ship.goals import REVEALING
from arkade.games.ark_ship.language import FOLDER, LANGUAGE, POOL, Card, make_print
from arkade.games.ark_ship.layout import LAYOUT, WORDS
from arkade.games.ark_ship.modes import make_modes
from arkade.games.ark_ship.places import ZONES
from arkade.games.ark_ship.setup import start
from arkade.games.ark_ship.sheets import LIGHT_BULB, LOST_RANK, RANK, REPEATED
from arkade.games.ark_ship.signals import (
    APPLYING_ALL,
    APPLYING_SOME,
    CHOOSING_COLUMN,
    CHOOSING_SIGNAL,
    CHOOSING_VALUE,
    MOVING_POINT,
    SETTING_POINT,
)
from arkade.games.ark_ship.skill_tests import REROLLING
from arkade.games.ark_ship.state import ArkShip
from arkade.games.ark_ship.stress import TAKING
from arkade.kernel import Game, RuleBook, Table
from arkade.kernel.chance import Chance
from arkade.kernel.evaluation import Evaluation

RULES = RuleBook((FOLDER / "rules.md").read_text(encoding="utf-8"))
WEIGHTS = tomllib.loads((FOLDER / "weights.toml").read_text(encoding="utf-8"))
EVALUATION = Evaluation(FEATURES, WEIGHTS, at_rest, survey, advise)


def make_game(more_cards: Sequence[Mapping[str, object]] = ()) -> Game:
    """ARK SHIP, perhaps with more cards that a scenario tries out."""
    return game_of(POOL.with_cards(more_cards, Card, LANGUAGE), {})


def game_of(pool: CardPool[Card], decks: Mapping[str, DeckEntry]) -> Game:
    """ARK SHIP with these cards. It has no ready decks: all cards of a kind make a deck."""
    cards = make_print(pool)

    def empty(table: Table, chance: Chance) -> ArkShip:
        return ArkShip(table, chance, cards)

    return Game(
        name="ark_ship",
        title="ARK SHIP",
        summary="One to eight players bring a ship of sleepers to its exoplanet: assign the crew, face crises, decode "
        "the signals.",
        version="1",
        minutes=(60, 120),
        modes=make_modes(),
        cards=pool.cards,
        rules=RULES,
        zones=ZONES,
        questions=[
            *QUESTIONS, ASSIGNING, ACTING, CALMING, REVEALING, RANK, REPEATED, LIGHT_BULB, LOST_RANK, TAKING,
            REROLLING, SETTING_POINT, MOVING_POINT, CHOOSING_VALUE, CHOOSING_SIGNAL, APPLYING_ALL, APPLYING_SOME,
            CHOOSING_COLUMN,
        ],
        verbs=WORDS,
        layout=LAYOUT,
        empty=empty,
        start=start,
        content=pool.content,
        effects=pool.effects,
        evaluation=EVALUATION,
        decks=decks,
    )  # fmt: skip


GAME = make_game()
