"""What no scenario can show of the end of a game, the later edition and modes (AK-21 to AK-24)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import cast

import pytest

from arkade import ArkadeError
from arkade.games.arackhan_wars import GAME
from arkade.games.arackhan_wars.decks import READY
from arkade.games.arackhan_wars.language import LANGUAGE, POOL, Card, make_faces
from arkade.games.arackhan_wars.printed import ATTRIBUTE_NAMES, CREATURE, SPELL
from arkade.games.arackhan_wars.state import BATTLEFIELD, DISCARD, SEATS, ArackhanWars

FACES = make_faces(POOL)
PRINTED = {
    "Initiative": 15, "Omnistrike": 11, "Ranged Attack": 9, "Swarm": 4, "Flight": 13, "Movement": 16, "Perforation": 5,
    "Stealth": 8, "Regeneration": 1,
}  # fmt: skip
"""How many cards have each Attribute as their own."""
GRANTED = {
    "Initiative": 3, "Omnistrike": 1, "Ranged Attack": 0, "Swarm": 0, "Flight": 0, "Movement": 0, "Perforation": 1,
    "Stealth": 1, "Regeneration": 1,
}  # fmt: skip
"""How many cards have texts that let a card gain it."""


def final_position(seed: int, first: str, second: str) -> ArackhanWars:
    """The end of a game of random choices."""
    g = cast("ArackhanWars", GAME.new(seed, "constructed", {"decks": [first, second]}))
    draw = Random(seed)
    while not g.over:
        seat = g.asked[0]
        g.choose(seat, draw.choice(g.options(seat)))
    return g


def counted(g: ArackhanWars, seat: int) -> tuple[int, int, int]:
    """What decides a game for a player, counted from the printed cards; no card of these decks grants extra points."""
    cards = [g.printed(card) for card in g.pile(BATTLEFIELD, seat)]
    fallen = [card for card in g.pile(DISCARD, seat) if g.kind(card) == CREATURE]
    return sum(face.value for face in cards), len(cards), -len(fallen)


@pytest.mark.rule("AK-22.01")
@pytest.mark.rule("AK-22.06")
@pytest.mark.rule("AK-22.07")
@pytest.mark.parametrize("seed", range(20))
def test_a_game_is_won_by_values_then_cards_then_fallen_creatures(seed: int) -> None:
    names = [name for name, deck in READY.items() if deck.faction in ("Whitelands", "Blight")]
    g = final_position(seed, names[seed % len(names)], names[-1 - seed % len(names)])
    assert not [card for seat in range(SEATS) for card in g.pile(BATTLEFIELD, seat) if g.kind(card) == SPELL]
    first, second = counted(g, 0), counted(g, 1)
    winner = [0.5, 0.5] if first == second else [float(first > second), float(second > first)]
    assert list(g.outcome() or ()) == winner
    assert g.round == 9


@pytest.mark.rule("AK-23.22")
def test_there_are_nine_attributes() -> None:
    assert list(PRINTED) == list(ATTRIBUTE_NAMES)
    assert attributes_of([face.attributes for face in FACES]) == PRINTED
    gains = [[influence.gains for influence in face.influences] for face in FACES]
    assert attributes_of([bits for found in gains for bits in set(found)]) == {k: v for k, v in GRANTED.items() if v}


def attributes_of(sets: list[int]) -> dict[str, int]:
    """How often each Attribute is in some sets of them."""
    found: Counter[str] = Counter()
    for bits in sets:
        found.update(name for place, name in enumerate(ATTRIBUTE_NAMES) if bits >> place & 1)
    return dict(found)


@pytest.mark.rule("AK-23.22")
@pytest.mark.parametrize("word", ["Haste", "Attack Swarm", "Lifelink"])
def test_no_card_can_have_another_attribute(word: str) -> None:
    table = {"name": "Tester", "faction": "Nakka", "type": "creature", "value": 3, "attack": 1, "defense": 1}
    for name in (*ATTRIBUTE_NAMES, word):
        number = " 2" if name in ("Movement", "Ranged Attack") else ""
        entry = [{**table, "text": f"{name}{number}."}]
        if name == word:
            with pytest.raises(ArkadeError):
                POOL.with_cards(entry, Card, LANGUAGE)
        else:
            bit = 1 << ATTRIBUTE_NAMES.index(name)
            assert make_faces(POOL.with_cards(entry, Card, LANGUAGE))[-1].attributes == bit
