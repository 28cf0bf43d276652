"""What no scenario can show of cards, zones, set-up and Rounds (AK-01 to AK-11)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import cast

import pytest

from arkade import ArkadeError
from arkade.games.arackhan_wars import GAME
from arkade.games.arackhan_wars.board import SPACES
from arkade.games.arackhan_wars.language import LANGUAGE, POOL, Card, make_faces
from arkade.games.arackhan_wars.printed import FAMILIES, SPELL, Face
from arkade.games.arackhan_wars.state import (
    ASTRAL_PLANE,
    BATTLEFIELD,
    DECK,
    FACE_DOWN,
    HAND,
    PLACEMENT_PHASE,
    SEATS,
    ArackhanWars,
)
from arkade.kernel import PASS
from tests.games.arackhan_wars.positions import position

ICE_AND_FIRE = {"decks": ["whitelands-prebuilt", "blight-prebuilt"]}
GLOBAL_SPELLS = {"faction": "Whitelands", "cards": ["12 Armor of Dawn", "11 Nihilist Penguin"]}
ATTRIBUTES = "Attributes"


def cards_of(type_: str) -> list[Card]:
    return [card for card in POOL.cards if card.type == type_]


def labels_of(card: Card) -> list[str]:
    """The labels of a card's lines, in their order; Attributes have none of their own."""
    words = [line.partition(":") for line in card.text.split("\n") if line]
    return [before.split(",")[0] if colon else ATTRIBUTES for before, colon, _ in words]


def labels_of_type(type_: str) -> Counter[str]:
    """How many cards of a type have each label."""
    return Counter(label for card in cards_of(type_) for label in set(labels_of(card)))


def made(**fields: object) -> Face:
    """What is printed on a card of our own."""
    table = {"name": "Tester", "faction": "Nakka", "type": "creature", "value": 3, **fields}
    return make_faces(POOL.with_cards([table], Card, LANGUAGE))[-1]


def new(seed: int | str = 0, **options: object) -> ArackhanWars:
    return cast("ArackhanWars", GAME.new(seed, "constructed", {**ICE_AND_FIRE, **options}))


def whole_game(g: ArackhanWars, seed: int) -> Iterator[ArackhanWars]:
    """A game of random choices: its state before each of them, and at the end."""
    draw = Random(seed)
    while not g.over:
        yield g
        seat = g.asked[0]
        g.choose(seat, draw.choice(g.options(seat)))
    yield g


def rounds_of(g: ArackhanWars, seed: int) -> dict[int, ArackhanWars]:
    """By Round, a random game at the first decision of that Round."""
    found: dict[int, ArackhanWars] = {}
    for moment in whole_game(g, seed):
        if moment.round not in found and moment.phase == PLACEMENT_PHASE:
            found[moment.round] = moment.copy()
    return found


def names(g: ArackhanWars, kind: int, seat: int) -> list[str]:
    return [g.name(card) for card in g.pile(kind, seat)]


# -- cards -----------------------------------------------------------------------------------------


@pytest.mark.rule("AK-02.01")
def test_every_card_is_a_creature_a_land_or_a_spell() -> None:
    assert Counter(card.type for card in POOL.cards) == {"creature": 95, "land": 11, "spell": 38}
    with pytest.raises(ArkadeError, match="type"):
        made(type="relic", attack=1, defense=1)


@pytest.mark.rule("AK-02.03")
def test_every_creature_has_an_attack_and_a_defense() -> None:
    assert [card.name for card in cards_of("creature") if card.attack is None or card.defense is None] == []
    with pytest.raises(ArkadeError, match="a creature has an attack"):
        made(defense=1)
    with pytest.raises(ArkadeError, match="creatures and lands have a defense"):
        made(attack=1)
    assert (made(attack=0, defense=0).can_attack, made(attack=0, defense=0).attack) == (True, 0)


@pytest.mark.rule("AK-02.05")
def test_creatures_have_attributes_skills_weaknesses_and_actions_or_no_text_at_all() -> None:
    assert set(labels_of_type("creature")) == {ATTRIBUTES, "Skill", "Weakness", "Action"}
    assert any(not card.text for card in cards_of("creature"))
    with pytest.raises(ArkadeError, match="a card has one Action at most"):
        made(attack=1, defense=1, text="Action: Reactivate this card.\nAction: Reactivate this card.")


@pytest.mark.rule("AK-02.08")
def test_every_land_has_a_defense_and_no_attack() -> None:
    assert {card.attack for card in cards_of("land")} == {None}
    assert all(card.defense for card in cards_of("land"))
    with pytest.raises(ArkadeError, match="lands and global spells have no attack"):
        made(type="land", attack=1, defense=4)


@pytest.mark.rule("AK-02.10")
def test_lands_have_benefits_and_some_an_action() -> None:
    assert labels_of_type("land") == {"Benefit": 11, "Action": 2, "Weakness": 1}


@pytest.mark.rule("AK-02.12")
def test_no_spell_has_a_physical_defense() -> None:
    assert {card.defense for card in cards_of("spell")} == {None}
    with pytest.raises(ArkadeError, match="spells have none"):
        made(type="spell", scope="local", discard="when the Round ends", defense=1)


@pytest.mark.rule("AK-02.13")
def test_spells_have_attributes_an_attack_effects_and_actions() -> None:
    assert set(labels_of_type("spell")) == {ATTRIBUTES, "Effect", "Action"}
    attacking = {card.name: card.attack for card in cards_of("spell") if card.attack is not None}
    assert attacking == {
        "Yhdil Blast": 3,
        "Frozen Lightning": 2,
        "Ice Meteor": 1,
        "Dragon Breath": 4,
        "Fire Lightning": 2,
        "Earthquake": 2,
    }


@pytest.mark.rule("AK-02.16")
def test_every_spell_is_either_local_or_global() -> None:
    assert Counter(card.scope for card in cards_of("spell")) == {"global": 24, "local": 14}
    assert {card.scope for card in (*cards_of("creature"), *cards_of("land"))} == {None}
    with pytest.raises(ArkadeError, match="spells have a scope"):
        made(type="spell", discard="when the Round ends")


@pytest.mark.rule("AK-02.22")
def test_only_creatures_belong_to_families_and_only_to_known_ones() -> None:
    found = {card.family for card in POOL.cards if card.family}
    assert found == set(FAMILIES) - {"Shaman Rat"}, "no card has that family, although a text names it"
    assert {card.type for card in POOL.cards if card.family} == {"creature"}
    with pytest.raises(ArkadeError, match="there is no family 'Penguins'"):
        made(attack=1, defense=1, family="Penguins")


@pytest.mark.rule("AK-02.23")
@pytest.mark.parametrize(
    ("label", "type_", "words"),
    [
        ("Skill", "creature", "creatures have Skills, and nothing else has"),
        ("Benefit", "land", "lands have Benefits, and nothing else has"),
        ("Effect", "spell", "spells have Effects, and nothing else has"),
    ],
)
def test_skills_benefits_and_effects_each_belong_to_one_type(label: str, type_: str, words: str) -> None:
    bodies: dict[str, dict[str, object]] = {
        "creature": {"attack": 1, "defense": 1},
        "land": {"defense": 4},
        "spell": {"scope": "global", "discard": "when the Round ends"},
    }
    for other, body in bodies.items():
        text = f"{label}: Adjacent allied creatures get +1 Defense."
        if other == type_:
            assert made(type=other, text=text, **body).influences
        else:
            with pytest.raises(ArkadeError, match=words):
                made(type=other, text=text, **body)
        weak = "Weakness: This card cannot be placed in Round 9."
        assert made(type=other, text=weak, **body).banned_rounds == (9,)
        assert made(type=other, text="Action: Deactivate an enemy creature.", **body).action is not None


@pytest.mark.rule("AK-02.14")
@pytest.mark.parametrize("seed", range(4))
def test_no_spell_of_an_earlier_round_is_in_play_when_cards_are_placed(seed: int) -> None:
    active = 0
    for g in whole_game(new(seed, decks=["strike-force", "sky-terror"]), seed):
        spells = [card for card in range(len(g.face)) if g.is_in_play(card) and g.kind(card) == SPELL]
        if g.phase == PLACEMENT_PHASE:
            assert all(g.marks[card] & FACE_DOWN for card in spells)
        else:
            active += len(spells)
    assert active, "Spells were played"


# -- zones -----------------------------------------------------------------------------------------


@pytest.mark.rule("AK-03.01")
def test_each_player_has_five_places_for_cards_and_the_battlefield_is_one_for_both() -> None:
    g = new(2)
    for seat in range(SEATS):
        zones = {zone.name for zone in g.view(seat).zones if zone.seat == seat}
        assert zones == {"deck", "hand", "discard", "astral plane", "battlefield", "under"}
    later = rounds_of(g, 2)[3]
    cards = [*later.pile(BATTLEFIELD, 0), *later.pile(BATTLEFIELD, 1)]
    assert {later.board[later.place[card]] for card in cards} == set(cards)
    assert {later.controller(card) for card in cards} == {0, 1}


@pytest.mark.rule("AK-03.02")
def test_the_battlefield_has_40_spaces_and_every_one_of_them_can_be_used() -> None:
    rows = Counter(space // 8 for space in SPACES)
    assert rows == {0: 4, 1: 8, 2: 8, 3: 8, 4: 8, 5: 4}
    assert [space for space in SPACES if space // 8 == 0] == [3, 4, 5, 6]
    assert [space % 8 for space in SPACES if space // 8 == 5] == [1, 2, 3, 4]
    used: set[int] = set()
    for seed in range(12):
        for g in whole_game(new(seed, decks=["lightning-strike", "sky-terror"]), seed):
            placed = [place for place in g.place if place >= 0]
            assert len(set(placed)) == len(placed)
            used.update(placed)
    assert used == set(SPACES)


@pytest.mark.rule("AK-03.11")
@pytest.mark.parametrize("seed", range(3))
def test_an_astral_plane_never_holds_more_than_2_cards(seed: int) -> None:
    sizes = [
        len(g.pile(ASTRAL_PLANE, seat))
        for g in whole_game(new(seed, decks=[GLOBAL_SPELLS, GLOBAL_SPELLS]), seed)
        for seat in range(SEATS)
    ]
    assert max(sizes) == 2


# -- set-up ----------------------------------------------------------------------------------------


@pytest.mark.rule("AK-05.05")
def test_decks_are_shuffled_and_nobody_knows_their_order() -> None:
    games = [new(seed) for seed in range(40)]
    hands = {tuple(names(g, HAND, 0)) for g in games}
    assert len(hands) == 40
    assert {name for hand in hands for name in hand} == set(names(games[0], HAND, 0) + names(games[0], DECK, 0))
    for seat in range(SEATS):
        assert not any(games[0].knows(viewer, card) for viewer in (0, 1, None) for card in games[0].pile(DECK, seat))


@pytest.mark.rule("AK-05.09")
def test_cards_put_back_are_shuffled_in_first_so_that_they_can_come_again() -> None:
    came_again: list[int] = []
    for seed in range(60):
        g = new(seed)
        hand = g.pile(HAND, 0)[:]
        for card in hand:
            g.choose(0, next(option for option in g.options(0) if option[1] == card))
        for seat in range(SEATS):
            g.choose(seat, PASS)
        assert (len(g.pile(HAND, 0)), len(g.pile(DECK, 0))) == (7, 16)
        came_again.append(len(set(hand) & set(g.pile(HAND, 0))))
    assert 1 < sum(came_again) / 60 < 3.5, "7 of 23 cards are drawn, so about 2 of the 7 come again"
    assert 0 in came_again


@pytest.mark.rule("AK-05.11")
def test_the_lot_falls_on_either_player() -> None:
    starters: Counter[int] = Counter()
    for seed in range(60):
        g = new(seed)
        for seat in range(SEATS):
            g.choose(seat, PASS)
        assert g.asked == (g.starter,)
        starters[g.starter] += 1
    assert min(starters[0], starters[1]) > 15


# -- Rounds ----------------------------------------------------------------------------------------


@pytest.mark.rule("AK-06.01")
@pytest.mark.rule("AK-06.06")
@pytest.mark.parametrize("first", ["P1", "P2"])
def test_who_begins_round_1_begins_every_odd_round_of_nine(first: str) -> None:
    rounds = rounds_of(new(5, **{"first player": first}), 5)
    begins = int(first == "P2")
    assert {number: g.asked for number, g in rounds.items()} == {
        number: ((begins,) if number % 2 else (1 - begins,)) for number in range(1, 10)
    }


@pytest.mark.rule("AK-07.01")
@pytest.mark.rule("AK-07.04")
def test_a_deck_is_empty_exactly_after_the_draw_of_round_9() -> None:
    """SC-03."""
    plain = {"faction": "Blight", "cards": ["12 Swamp Ogre", "11 Scuttle Jaw"]}
    for number, g in rounds_of(new(6, decks=[plain, plain]), 6).items():
        for seat in range(SEATS):
            assert len(g.pile(DECK, seat)) == 18 - 2 * number
            assert len(g.pile(HAND, seat)) == 7


# -- tokens ----------------------------------------------------------------------------------------


@pytest.mark.rule("AK-09.10")
def test_more_than_25_cards_get_tokens() -> None:
    spaces = [f"({space % 8},{space // 8})" for space in SPACES]
    own = ", ".join(f'{{name: Walker, space: "{space}", face down: yes}}' for space in spaces[:38])
    enemy = f'{{name: Slayer, space: "{spaces[38]}"}}'
    g = position(f"  moment: reveal\n  P1: {{battlefield: [{own}]}}\n  P2: {{battlefield: [{enemy}]}}\n")
    assert isinstance(g, ArackhanWars)
    assert all(g.is_active(card) for card in g.pile(BATTLEFIELD, 0))
    assert g.view(None).seats[0].counters["points"] == 38 * 8
