"""A card's text is its program: it can be read in one way only, and written back word for word.

A game's module shows its card language as LANGUAGE and its cards as POOL.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

import arkade
from arkade.cardtext import CardEntry, CardPool, Effect, Language
from tests.conformance.cases import GAMES, every_game

MOST_SCRIPTED = 0.05


def language_of(name: str) -> Language:
    language = import_module(f"arkade.games.{name}").LANGUAGE
    assert isinstance(language, Language)
    return language


def pool_of(name: str) -> CardPool[Any]:
    pool = import_module(f"arkade.games.{name}").POOL
    assert isinstance(pool, CardPool)
    return pool


EVERY_CARD = [
    pytest.param(name, card, id=f"{name}-{card.name}")
    for name in GAMES
    for card in pool_of(name).cards
    if not card.script
]


@pytest.mark.parametrize(("name", "card"), EVERY_CARD)
def test_a_cards_text_survives_being_read_and_written(name: str, card: CardEntry) -> None:
    language = language_of(name)
    abilities = language.read(card.text, card.name)
    assert language.write(abilities) == card.text.strip()
    assert [ability.timing for ability in language.read(language.write(abilities), card.name)] == [
        ability.timing for ability in abilities
    ]


@pytest.mark.parametrize(("name", "card"), EVERY_CARD)
def test_a_cards_text_has_one_meaning(name: str, card: CardEntry) -> None:
    if card.text.strip():
        assert language_of(name).meanings(card.text, card.name) == 1


@every_game
def test_the_game_plays_the_cards_of_its_pool(name: str) -> None:
    game, pool = arkade.load(name), pool_of(name)
    assert game.cards == pool.cards
    assert game.effects == pool.effects
    assert len(pool.abilities) == len(pool.cards)


@every_game
def test_every_effect_of_a_card_is_found_by_its_number(name: str) -> None:
    """From the lines of the cards every effect is reached, each once, and stands where its number says."""
    pool = pool_of(name)
    reached: list[Effect[Any]] = []
    for abilities in pool.abilities:
        for ability in abilities:
            reached += tree(ability.effect)
    assert [effect.key for effect in reached] == list(range(len(pool.effects)))
    assert all(effect is pool.effects[effect.key] for effect in reached)


def tree(effect: Effect[Any]) -> list[Effect[Any]]:
    return [effect, *[part for child in effect.children() for part in tree(child)]]


@every_game
def test_every_effect_says_itself(name: str) -> None:
    assert all(effect.clause().strip() for effect in pool_of(name).effects)


@every_game
def test_few_cards_are_scripted(name: str) -> None:
    cards = pool_of(name).cards
    scripted = [card.name for card in cards if card.script]
    assert len(scripted) <= MOST_SCRIPTED * len(cards), f"too many cards are not written in words: {scripted}"


@every_game
def test_a_card_without_a_script_does_something_if_it_says_something(name: str) -> None:
    pool = pool_of(name)
    for card, abilities in zip(pool.cards, pool.abilities, strict=True):
        assert bool(abilities) == bool(card.text.strip() and not card.script), card.name
