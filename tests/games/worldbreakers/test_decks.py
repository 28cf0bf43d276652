"""Decks: the preconstructed ones, every fault that the validator names, decks as text."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arkade import ArkadeError
from arkade.games.worldbreakers.decks import (
    PRECONSTRUCTED,
    Deck,
    broken_rules,
    deck_of,
    faults_of,
    read_deck_text,
    write_deck_text,
)
from arkade.games.worldbreakers.printed import GUILD_NAMES, WORLDBREAKER, Face
from tests.games.worldbreakers.tables import FACES, GAME, KHUTULUN, POLO, cards_in, names_in, new

BY_NAME = {face.name: face for face in FACES}
EARTH = PRECONSTRUCTED["earth"]
STARS = PRECONSTRUCTED["stars"]
NEUTRAL_IN = {
    "earth": (
        "Gratuitous Gift, Raid the Mines, Weary Veteran, Irate Vandal, Lowly Bard, Earth Apprentice, "
        "Swift Messenger, The Humble Underpass"
    ),
    "stars": (
        "Surprising Development, Caravan Guard, Lowly Bard, Stars Apprentice, The Humble Underpass, "
        "The Submerged Brilliance, The Den of Sabers, The Pit of Despair"
    ),
    "moon": (
        "Surprising Development, Mythium Fund, Desperate Miners, Moon Apprentice, The Submerged Brilliance, "
        "The Den of Sabers, The Pit of Despair, The Indigo Grotto"
    ),
    "void": (
        "Gratuitous Gift, Raid the Mines, Mythium Fund, Weary Veteran, Yam Operator, Irate Vandal, "
        "Swift Messenger, Void Apprentice"
    ),
}
LEADERS = {"earth": "Khutulun", "stars": "Marco Polo", "moon": "The Muhandasat", "void": "Ruknuddin Khurshah"}


def faces_in(deck: Deck) -> list[Face]:
    return [BY_NAME[name] for name in deck.cards]


def changed(deck: Deck, out: int, *put_in: str) -> Deck:
    """A deck without its last so many cards and with others."""
    return Deck(worldbreaker=deck.worldbreaker, cards=(*deck.cards[: len(deck.cards) - out], *put_in))


def faults(deck: Deck) -> list[tuple[str, str]]:
    return [(fault.rule, fault.words) for fault in faults_of(deck, FACES)]


# -- preconstructed --------------------------------------------------------------------------------


@pytest.mark.rule("WB-19.01")
def test_there_are_four_ready_to_play_decks_one_for_each_guild() -> None:
    assert list(PRECONSTRUCTED) == [name.lower() for name in GUILD_NAMES]
    guilds = [BY_NAME[deck.worldbreaker].guild for deck in PRECONSTRUCTED.values()]
    assert guilds == [0, 1, 2, 3]


@pytest.mark.rule("WB-19.02")
@pytest.mark.parametrize("name", PRECONSTRUCTED)
def test_a_preconstructed_deck_has_3_signature_cards_19_of_its_guild_and_8_neutral_ones(name: str) -> None:
    deck = PRECONSTRUCTED[name]
    leader = BY_NAME[deck.worldbreaker]
    assert leader.kind == WORLDBREAKER
    assert faults(deck) == []
    signatures = [face for face in faces_in(deck) if face.signature_of == leader.name]
    guild = [face for face in faces_in(deck) if not face.signature_of and face.guild == leader.guild]
    neutral = [face for face in faces_in(deck) if face.guild < 0]
    assert (len(signatures), len(guild), len(neutral)) == (3, 19, 8)


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("earth", marks=pytest.mark.rule("WB-19.03")),
        pytest.param("stars", marks=pytest.mark.rule("WB-19.04")),
        pytest.param("moon", marks=pytest.mark.rule("WB-19.05")),
        pytest.param("void", marks=pytest.mark.rule("WB-19.06")),
    ],
)
def test_the_neutral_cards_of_a_preconstructed_deck(name: str) -> None:
    deck = PRECONSTRUCTED[name]
    assert deck.worldbreaker.startswith(LEADERS[name])
    neutral = [face.name for face in faces_in(deck) if face.guild < 0]
    assert sorted(neutral) == sorted(NEUTRAL_IN[name].split(", "))


@pytest.mark.rule("WB-19.07")
@pytest.mark.rule("WB-20.06")
@pytest.mark.rule("WB-29.04")
@pytest.mark.parametrize("mode", ["preconstructed", "constructed"])
def test_both_players_may_use_the_same_deck(mode: str) -> None:
    g = new(1, mode, decks=["moon", "moon"])
    for seat in (0, 1):
        assert names_in(g, "worldbreaker", seat) == [PRECONSTRUCTED["moon"].worldbreaker]
        held = names_in(g, "deck", seat) + names_in(g, "hand", seat)
        assert sorted(held) == sorted(PRECONSTRUCTED["moon"].cards)


@pytest.mark.rule("WB-19.01")
@pytest.mark.parametrize("value", [["earth"], ["earth", "sun"], "earth", [EARTH.cards, "moon"], 7, None])
def test_only_two_of_the_four_decks_make_a_preconstructed_game(value: object) -> None:
    with pytest.raises(ArkadeError, match="'decks' must be a list of two of earth, stars, moon, void"):
        GAME.new(0, "preconstructed", {"decks": value})


# -- the validator ---------------------------------------------------------------------------------


@pytest.mark.rule("WB-20.01")
@pytest.mark.parametrize(("out", "put_in", "count"), [(1, (), 29), (0, ("Mythium Fund",), 31), (30, (), 0)])
def test_a_deck_has_exactly_30_cards(out: int, put_in: tuple[str, ...], count: int) -> None:
    words = f"the deck has {count} cards besides its Worldbreaker; exactly 30 are needed"
    assert faults(changed(EARTH, out, *put_in)) == [("WB-20.01", words)]


@pytest.mark.rule("WB-20.01")
def test_a_deck_has_a_worldbreaker_that_there_is() -> None:
    wrong = Deck(worldbreaker="Khutulun, the True Dauhter", cards=EARTH.cards)
    words = "unknown Worldbreaker 'Khutulun, the True Dauhter': did you mean 'Khutulun, the True Daughter'?"
    assert faults(wrong) == [("WB-20.01", words)]
    ((rule, words),) = faults(Deck(worldbreaker="Dogtamer", cards=EARTH.cards[3:] + STARS.cards[-3:-1] + ("Surge",)))
    assert rule == "WB-20.01"
    assert words.startswith("'Dogtamer' is no Worldbreaker: there are Khutulun, the True Daughter; ")


@pytest.mark.rule("WB-20.02")
def test_no_card_is_in_a_deck_twice() -> None:
    twice = changed(EARTH, 1, "lowly bard")
    assert faults(twice) == [("WB-20.02", "'Lowly Bard' is in the deck 2 times; once is allowed")]
    thrice = changed(EARTH, 2, "Dogtamer", "Dogtamer")
    assert faults(thrice) == [("WB-20.02", "'Dogtamer' is in the deck 3 times; once is allowed")]


@pytest.mark.rule("WB-20.03")
def test_a_deck_has_no_signature_card_of_another_worldbreaker() -> None:
    words = f"'Confident Suitor' is a signature card of {KHUTULUN!r}, not of {POLO!r}"
    assert faults(changed(STARS, 1, "Confident Suitor")) == [("WB-20.03", words)]


@pytest.mark.rule("WB-20.04")
def test_a_deck_needs_none_of_its_own_signature_cards() -> None:
    without = Deck(worldbreaker=POLO, cards=(*STARS.cards[3:], "Dogtamer", "Surge", "Mythium Fund"))
    assert not [face for face in faces_in(without) if face.signature_of]
    assert faults(without) == []


@pytest.mark.rule("WB-20.05")
def test_cards_of_all_guilds_may_be_mixed() -> None:
    mixed = [[face.name for face in FACES if face.guild == guild and not face.signature_of] for guild in range(-1, 4)]
    names = [name for guild in mixed for name in guild if BY_NAME[name].kind != WORLDBREAKER][::4]
    deck = Deck(worldbreaker=POLO, cards=tuple([*names, *(set(STARS.cards) - set(names))][:30]))
    assert {face.guild for face in faces_in(deck)} == {-1, 0, 1, 2, 3}
    assert faults(deck) == []


@pytest.mark.rule("WB-20.05")
def test_an_unknown_card_is_named_with_the_nearest_that_there_is() -> None:
    words = "unknown card 'Dogtaner': did you mean 'Dogtamer'?"
    assert faults(changed(STARS, 1, "Dogtaner")) == [("WB-20.05", words)]
    assert faults(changed(STARS, 1, "Blue-Eyes")) == [("WB-20.05", "unknown card 'Blue-Eyes'")]


@pytest.mark.rule("WB-20.07")
def test_a_worldbreaker_is_not_one_of_the_30() -> None:
    words = f"{KHUTULUN!r} is a Worldbreaker and not one of the other cards"
    assert faults(changed(STARS, 1, KHUTULUN)) == [("WB-20.07", words)]


def test_all_faults_are_named_not_only_the_first() -> None:
    deck = changed(STARS, 3, "Lowly Bard", "Confident Suitor", KHUTULUN, "Dogtaner")
    found = [rule for rule, _ in faults(deck)]
    assert sorted(found) == ["WB-20.01", "WB-20.02", "WB-20.03", "WB-20.05", "WB-20.07"]
    assert sorted(broken_rules({"worldbreaker": deck.worldbreaker, "cards": list(deck.cards)}, FACES)) == sorted(found)


# -- constructed play ------------------------------------------------------------------------------


def own_deck() -> dict[str, Any]:
    return {"worldbreaker": POLO, "cards": [*STARS.cards[3:], "Dogtamer", "Surge", "Mythium Fund"]}


@pytest.mark.rule("WB-20.01")
def test_a_constructed_game_is_played_with_the_decks_that_players_bring() -> None:
    g = new(2, "constructed", decks=[own_deck(), "void"])
    assert sorted(names_in(g, "deck", 0) + names_in(g, "hand", 0)) == sorted(own_deck()["cards"])
    assert names_in(g, "worldbreaker", 0) == [POLO]
    assert sorted(names_in(g, "deck", 1) + names_in(g, "hand", 1)) == sorted(PRECONSTRUCTED["void"].cards)


@pytest.mark.rule("WB-20.02")
def test_a_constructed_game_refuses_faulty_decks_and_says_why() -> None:
    bad = {"worldbreaker": POLO, "cards": [*STARS.cards[:-1], "Lowly Bard"]}
    short = {"worldbreaker": "Polo", "cards": ["Dogtamer"]}
    with pytest.raises(ArkadeError) as refused:
        GAME.new(0, "constructed", {"decks": [bad, short]})
    assert "deck 1: 'Lowly Bard' is in the deck 2 times; once is allowed (WB-20.02)" in str(refused.value)
    assert "deck 2: unknown Worldbreaker 'Polo'" in str(refused.value)
    assert "the deck has 1 card besides its Worldbreaker" in str(refused.value)


@pytest.mark.parametrize("value", [7, "earth", ["earth"], ["earth", 7], ["earth", {"cards": []}], ["earth", "sun"]])
def test_what_is_no_pair_of_decks_is_refused_with_a_sentence(value: object) -> None:
    with pytest.raises(ArkadeError, match="'decks' must be"):
        GAME.new(0, "constructed", {"decks": value})


def test_a_constructed_deck_is_secret() -> None:
    """The opponent can't tell what is in the deck from what was left out; its player can."""
    g = new(3, "constructed", decks=[own_deck(), "void"])
    seen = g.view(1).zones[g.table.zone_names.index("pool")]
    assert (seen.seat, seen.count, seen.cards) == (0, 69, [])
    decks = []
    for seed in range(10):
        world = g.determinize(1, seed)
        assert "decks" not in world.table.options
        decks.append({world.face[card] for card in cards_in(g, "deck", 0) + cards_in(g, "hand", 0)})
        own = {world.face[card] for card in cards_in(g, "deck", 1) + cards_in(g, "hand", 1)}
        assert own == {GAME.face(name) for name in PRECONSTRUCTED["void"].cards}
    assert len(set(map(frozenset, decks))) == 10


# -- decks as text ---------------------------------------------------------------------------------


@pytest.mark.parametrize("name", PRECONSTRUCTED)
def test_a_deck_is_written_and_read_again(name: str) -> None:
    deck = PRECONSTRUCTED[name]
    text = write_deck_text(deck)
    assert text.splitlines()[0] == f"1 {deck.worldbreaker}"
    assert len(text.splitlines()) == 31
    assert read_deck_text(text) == Deck(worldbreaker=deck.worldbreaker, cards=deck.cards)


def test_a_deck_text_may_have_comments_empty_lines_and_names_without_numbers() -> None:
    text = f"# mine\n\n{POLO}\n  2x Lowly Bard \n1 Dogtamer\nSurge"
    assert read_deck_text(text) == Deck(worldbreaker=POLO, cards=("Lowly Bard", "Lowly Bard", "Dogtamer", "Surge"))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "the text holds no deck"),
        ("# only a comment", "the text holds no deck"),
        (f"2 {POLO}", "line 1: a deck begins with one Worldbreaker, not with 2"),
        (f"1 {POLO}\n0 Dogtamer", "line 2: expected a number and the name of a card, found '0 Dogtamer'"),
        (f"1 {POLO}\n999 Dogtamer", "a deck of 999 cards is too large"),
        ("x" * 20_001, "at most 20000 characters"),
    ],
)
def test_a_text_that_is_no_deck_is_refused_with_a_sentence(text: str, words: str) -> None:
    with pytest.raises(ArkadeError) as refused:
        read_deck_text(text)
    assert words in str(refused.value)


@given(st.text(max_size=300) | st.lists(st.sampled_from(["1 Dogtamer", "3x Surge", "0 x", "#", "12"])).map("\n".join))
def test_any_text_is_a_deck_or_is_refused_with_a_sentence(text: str) -> None:
    with suppress(ArkadeError):
        deck = read_deck_text(text)
        assert sorted(read_deck_text(write_deck_text(deck)).cards) == sorted(deck.cards)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(["worldbreaker", "cards", "name", "x"]), inner, max_size=4)
    ),
)


@given(JSON)
def test_any_value_is_a_deck_or_is_refused_with_a_sentence(value: Any) -> None:
    with suppress(ArkadeError):
        assert faults_of(deck_of(value), FACES)


def test_a_deck_nested_too_deeply_or_too_large_is_refused() -> None:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    with pytest.raises(ArkadeError, match="a deck is a mapping"):
        deck_of({"worldbreaker": POLO, "cards": deep})
    with pytest.raises(ArkadeError, match="a deck of 201 cards is too large"):
        deck_of({"worldbreaker": POLO, "cards": ["Surge"] * 201})
