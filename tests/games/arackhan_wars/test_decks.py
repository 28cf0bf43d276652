"""Decks: the ready ones, what a deck adds up to, every fault that the validator names, decks as text."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arkade import ArkadeError
from arkade.games.arackhan_wars import GAME
from arkade.games.arackhan_wars.deck_rules import RULEBOOK_ONLY, WITH_EXTENSION, DeckRules, needs_extension
from arkade.games.arackhan_wars.decks import (
    PREBUILT,
    READY,
    Deck,
    broken_rules,
    deck_of,
    faces_by_name,
    faults_of,
    fitted,
    read_deck_text,
    totals_of,
    write_deck_text,
)
from arkade.games.arackhan_wars.printed import CREATURE, FACTION_NAMES, INITIATIVE, SPELL, Face
from arkade.games.arackhan_wars.state import ArackhanWars

FACES = cast("ArackhanWars", GAME.blank()).faces
BY_NAME = faces_by_name(FACES)
ICE = READY["whitelands-prebuilt"]

# Points, value, Creatures, Lands, Spells, cards with Initiative, cards with Stealth: counted from the printed decks.
TOTALS = {
    "grey-order-prebuilt": (125, 117, 19, 1, 3, 0, 0),
    "whitelands-prebuilt": (125, 112, 17, 1, 5, 3, 0),
    "blight-prebuilt": (125, 123, 16, 1, 6, 3, 0),
    "nakka-prebuilt": (125, 117, 18, 1, 4, 2, 0),
    "brotherhood-of-destruction": (125, 122, 16, 1, 6, 2, 0),
    "raging-cavalry": (123, 113, 19, 1, 3, 2, 0),
    "rise-of-the-titan": (125, 106, 19, 1, 3, 0, 1),
    "strike-force": (125, 114, 17, 1, 5, 4, 0),
    "western-pacification-force": (124, 108, 18, 1, 4, 0, 0),
    "guardians-of-the-white-gates": (124, 115, 17, 1, 5, 4, 0),
    "ice-storm": (125, 118, 17, 0, 6, 3, 2),
    "of-ice-and-fangs": (125, 114, 16, 0, 7, 2, 3),
    "the-power-of-ice": (124, 109, 17, 1, 5, 2, 1),
    "clutch-of-darkness": (124, 118, 15, 1, 7, 3, 0),
    "sick-brutality": (125, 121, 16, 1, 6, 3, 2),
    "sky-terror": (125, 115, 14, 1, 8, 5, 0),
    "unstable-mayhem": (125, 113, 15, 1, 7, 3, 1),
    "endless-mayhem": (125, 107, 18, 1, 4, 4, 0),
    "lightning-strike": (125, 114, 18, 1, 4, 4, 0),
    "nakka-ascension": (124, 119, 17, 2, 4, 0, 0),
    "the-war-path": (125, 109, 16, 1, 6, 3, 2),
}
WITH_OR_GRANTING = {
    "Tomur Disc", "Adrielle", "Novice Fairy", "Queen's Jester", "Feyr", "Lucy", "Nemesio of the Blight", "Dark Tunnel",
    "Crawling Roots", "Walker", "Tree of Life",
}  # fmt: skip


def changed(deck: Deck, out: str, put_in: str) -> Deck:
    """A deck with one card in the place of another."""
    cards = list(deck.cards)
    cards[cards.index(out)] = put_in
    return Deck(faction=deck.faction, cards=tuple(cards))


def made(faction: str, *entries: str) -> Deck:
    return deck_of({"faction": faction, "cards": list(entries)})


def faults(deck: Deck, rules: DeckRules = WITH_EXTENSION) -> list[tuple[str, str]]:
    return [(fault.rule, fault.words) for fault in faults_of(deck, BY_NAME, rules)]


def rules_broken(deck: Deck, rules: DeckRules = WITH_EXTENSION) -> list[str]:
    return [fault.rule for fault in faults_of(deck, BY_NAME, rules)]


# -- ready decks -----------------------------------------------------------------------------------


@pytest.mark.rule("AK-04.10")
@pytest.mark.rule("AK-24.01")
def test_every_faction_has_a_pre_built_deck() -> None:
    assert [deck.faction for deck in PREBUILT.values()] == list(FACTION_NAMES)
    assert list(PREBUILT) == list(READY)[:4]


@pytest.mark.rule("AK-24.03")
def test_there_are_17_decks_of_the_publisher_and_one_of_our_own_for_each_faction() -> None:
    assert Counter(deck.kind for deck in READY.values()) == {"pre-built": 4, "publisher": 17, "house": 4}
    assert {deck.faction for deck in READY.values() if deck.kind == "house"} == set(FACTION_NAMES)
    assert [deck.name for deck in READY.values() if deck.kind != "house"] == list(TOTALS)


@pytest.mark.rule("AK-24.02")
@pytest.mark.parametrize("name", READY)
def test_a_ready_deck_is_legal(name: str) -> None:
    assert faults(READY[name]) == []


@pytest.mark.parametrize("name", TOTALS)
def test_a_printed_deck_adds_up_to_what_it_should(name: str) -> None:
    totals = totals_of(READY[name], BY_NAME)
    counted = (totals.points, totals.value, totals.creatures, totals.lands, totals.spells)
    assert (*counted, totals.initiative, totals.stealth) == TOTALS[name]
    assert totals.cards == 23


def test_every_card_is_in_a_ready_deck() -> None:
    assert {name for deck in READY.values() for name in deck.cards} == {face.name for face in FACES}


# -- the whole deck --------------------------------------------------------------------------------


@pytest.mark.rule("AK-04.01")
@pytest.mark.parametrize(
    ("cards", "count"),
    [(ICE.cards[1:], "22 cards"), (("Nihilist Penguin",) * 24, "24 cards"), (("Yeti",), "1 card")],
)
def test_a_deck_has_exactly_23_cards(cards: tuple[str, ...], count: str) -> None:
    words = f"the deck has {count}; exactly 23 are needed"
    assert faults(Deck(faction="Whitelands", cards=cards)) == [("AK-04.01", words)]


@pytest.mark.rule("AK-04.02")
def test_a_deck_has_at_most_125_points() -> None:
    """SC-59, SC-60."""
    assert totals_of(ICE, BY_NAME).points == 125
    more = changed(ICE, "Nihilist Penguin", "Ice Protector")
    assert faults(more) == [("AK-04.02", "the deck has 126 points; at most 125 are allowed")]


@pytest.mark.rule("AK-04.02")
def test_points_may_be_left_over_and_are_shown() -> None:
    riders = totals_of(READY["raging-cavalry"], BY_NAME)
    assert (riders.points, riders.unused_points) == (123, 2)
    assert totals_of(changed(ICE, "Nihilist Penguin", "Ice Protector"), BY_NAME).unused_points == 0
    assert faults(made("Whitelands", "23 Nihilist Penguin")) == []


@pytest.mark.rule("AK-02.20")
@pytest.mark.rule("AK-04.03")
def test_the_total_counts_the_deck_building_value() -> None:
    golem = BY_NAME["ice golem"]
    assert (golem.value, golem.deck_value) == (13, 15)
    totals = totals_of(made("Whitelands", "2 Ice Golem", "Yeti"), BY_NAME)
    assert (totals.points, totals.value) == (33, 29)


@pytest.mark.rule("AK-02.21")
def test_a_card_with_one_number_uses_it_for_both() -> None:
    yeti = BY_NAME["yeti"]
    assert (yeti.value, yeti.deck_value) == (3, 3)


@pytest.mark.rule("AK-04.04")
def test_a_deck_has_at_most_5_cards_with_initiative() -> None:
    """SC-62."""
    sky = READY["sky-terror"]
    assert totals_of(sky, BY_NAME).initiative == 5
    more = changed(sky, "Plague Collector", "Berserker")
    assert totals_of(more, BY_NAME).points == 123
    assert faults(more) == [("AK-04.04", "the deck has 6 cards with Initiative; at most 5 are allowed")]


@pytest.mark.rule("AK-04.04")
def test_every_copy_with_initiative_counts_spells_too_but_not_a_card_that_only_grants_it() -> None:
    winter, priest = BY_NAME["esoteric winter"], BY_NAME["grey priest"]
    assert winter.kind == SPELL
    assert priest.kind == CREATURE
    assert any(influence.gains & INITIATIVE for influence in priest.influences)
    assert rules_broken(made("Whitelands", "5 Esoteric Winter", "18 Nihilist Penguin")) == []
    assert rules_broken(made("Whitelands", "6 Esoteric Winter", "17 Nihilist Penguin")) == ["AK-04.04"]
    assert rules_broken(made("Grey Order", "6 Grey Priest", "17 Drunk Knight")) == []


@pytest.mark.rule("AK-23.13")
def test_a_deck_has_at_most_6_cards_with_stealth() -> None:
    assert rules_broken(made("Whitelands", "6 Novice Fairy", "17 Nihilist Penguin")) == []
    more = made("Whitelands", "6 Novice Fairy", "Adrielle", "16 Nihilist Penguin")
    assert faults(more) == [("AK-23.13", "the deck has 7 cards with Stealth; at most 6 are allowed")]
    assert rules_broken(made("Blight", "6 Dark Tunnel", "17 Scuttle Jaw")) == [], "to grant Stealth does not count"


# -- its cards -------------------------------------------------------------------------------------


@pytest.mark.rule("AK-04.05")
def test_all_cards_of_a_deck_belong_to_its_faction() -> None:
    """SC-63."""
    words = "'Swamp Ogre' belongs to the Blight, not to the Whitelands"
    assert faults(changed(ICE, "Lunar Wendigo", "Swamp Ogre")) == [("AK-04.05", words)]


@pytest.mark.rule("AK-04.05")
def test_an_unknown_card_is_named_with_the_nearest_that_there_is() -> None:
    words = "unknown card 'Lunar Vendigo': did you mean 'Lunar Wendigo'?"
    assert faults(changed(ICE, "Lunar Wendigo", "Lunar Vendigo")) == [("AK-04.05", words)]
    assert faults(changed(ICE, "Lunar Wendigo", "Qqqqqq")) == [("AK-04.05", "unknown card 'Qqqqqq'")]


@pytest.mark.rule("AK-02.18")
def test_every_card_and_every_deck_is_of_one_of_the_four_factions() -> None:
    counted = Counter(FACTION_NAMES[face.faction] for face in FACES)
    assert counted == {"Grey Order": 40, "Whitelands": 36, "Blight": 34, "Nakka": 34}
    words = "unknown faction 'Witelands': did you mean 'Whitelands'?"
    assert faults(Deck(faction="Witelands", cards=ICE.cards)) == [("AK-02.18", words)]
    assert faults(Deck(faction="whitelands", cards=ICE.cards)) == []


@pytest.mark.rule("AK-02.24")
@pytest.mark.rule("AK-04.06")
def test_a_deck_has_at_most_one_copy_of_a_legendary_card() -> None:
    """SC-61."""
    twice = changed(ICE, "Eagle", "Gabriel")
    assert faults(twice) == [
        ("AK-04.06", "'Gabriel' is Legendary and in the deck 2 times; once is allowed"),
        ("AK-04.02", "the deck has 133 points; at most 125 are allowed"),
    ]
    assert rules_broken(made("Whitelands", "2 Gabriel", "21 Nihilist Penguin"), RULEBOOK_ONLY) == ["AK-04.06"]


@pytest.mark.rule("AK-04.07")
def test_a_deck_may_have_many_different_legendary_cards() -> None:
    legendary = [face for face in FACES if face.legendary and FACTION_NAMES[face.faction] == "Grey Order"]
    assert len(legendary) == 7
    assert rules_broken(made("Grey Order", *(face.name for face in legendary), "16 Drunk Knight")) == []


@pytest.mark.rule("AK-04.08")
def test_by_the_rulebook_other_cards_are_repeated_without_limit() -> None:
    many = made("Whitelands", "10 Ice Elemental", "13 Nihilist Penguin")
    assert rules_broken(many, RULEBOOK_ONLY) == []
    assert rules_broken(many) == ["AK-23.14"]
    assert rules_broken(made("Blight", "9 Firestorm", "14 Scuttle Jaw"), RULEBOOK_ONLY) == []


@pytest.mark.rule("AK-04.09")
def test_a_card_is_known_by_its_name_alone() -> None:
    assert len(BY_NAME) == len(FACES) == 144
    twice = made("Whitelands", "Gabriel", "GABRIEL", "21 nihilist penguin")
    assert rules_broken(twice) == ["AK-04.06"]


@pytest.mark.rule("AK-23.14")
def test_a_deck_has_at_most_6_copies_of_a_card_with_deck_value_6_or_more() -> None:
    assert rules_broken(made("Whitelands", "6 Ice Elemental", "17 Nihilist Penguin")) == []
    words = "'Ice Elemental' is in the deck 7 times; at most 6 times are allowed"
    assert faults(made("Whitelands", "7 Ice Elemental", "16 Nihilist Penguin")) == [("AK-23.14", words)]
    assert rules_broken(made("Whitelands", "7 Eagle", "16 Nihilist Penguin")) == []


@pytest.mark.rule("AK-23.14")
def test_the_limit_by_value_goes_by_the_deck_building_value() -> None:
    face = Face("Somebody", CREATURE)
    face.value, face.deck_value = 5, 6
    assert WITH_EXTENSION.most_copies(face) == 6
    face.value, face.deck_value = 6, 5
    assert WITH_EXTENSION.most_copies(face) > 23


@pytest.mark.rule("AK-23.15")
@pytest.mark.parametrize(
    ("faction", "card", "limit", "other"),
    [
        ("Blight", "Firestorm", 2, "Scuttle Jaw"),
        ("Blight", "Forge Beetle", 2, "Scuttle Jaw"),
        ("Blight", "Winged Terror", 7, "Scuttle Jaw"),
        ("Nakka", "Huntress", 4, "One-Eyed Hog"),
    ],
)
def test_a_printed_limit_counts_instead_of_the_one_by_value(faction: str, card: str, limit: int, other: str) -> None:
    assert rules_broken(made(faction, f"{limit} {card}", f"{23 - limit} {other}")) == []
    words = f"'{card}' is in the deck {limit + 1} times; at most {limit} times are allowed"
    assert faults(made(faction, f"{limit + 1} {card}", f"{22 - limit} {other}")) == [("AK-23.15", words)]


@pytest.mark.rule("AK-23.16")
def test_with_the_extension_too_a_legendary_card_is_in_a_deck_once() -> None:
    legendary = [face for face in FACES if face.legendary]
    assert {WITH_EXTENSION.most_copies(face) for face in legendary} == {1}
    assert any(face.deck_value >= 6 for face in legendary)
    assert any(face.deck_value < 6 for face in legendary)


@pytest.mark.rule("AK-24.04")
def test_by_the_rulebook_alone_no_card_has_or_grants_stealth_or_regeneration() -> None:
    assert {face.name for face in FACES if needs_extension(face)} == WITH_OR_GRANTING
    words = "'Dark Tunnel' has or grants an Attribute that the rulebook alone does not have"
    tunnel = made("Blight", "Dark Tunnel", "22 Scuttle Jaw")
    assert faults(tunnel, RULEBOOK_ONLY) == [("AK-24.04", words)]
    assert faults(tunnel) == []


@pytest.mark.rule("AK-24.04")
def test_by_the_rulebook_alone_ruins_of_sylv_take_the_place_of_the_tree_of_life() -> None:
    nakka = READY["nakka-prebuilt"]
    assert fitted(nakka, WITH_EXTENSION) is nakka
    played = fitted(nakka, RULEBOOK_ONLY)
    assert faults(played, RULEBOOK_ONLY) == []
    assert totals_of(played, BY_NAME).points == 123
    assert Counter(nakka.cards) - Counter(played.cards) == {"Tree of Life": 1}
    assert Counter(played.cards) - Counter(nakka.cards) == {"Ruins of Sylv": 1}


@pytest.mark.rule("AK-24.04")
@pytest.mark.parametrize("name", READY)
def test_a_ready_deck_is_legal_by_the_rulebook_alone_unless_it_needs_the_extension(name: str) -> None:
    deck = fitted(READY[name], RULEBOOK_ONLY)
    needing = WITH_OR_GRANTING & set(deck.cards)
    assert rules_broken(deck, RULEBOOK_ONLY) == ["AK-24.04"] * len(needing)


def test_all_faults_are_named_not_only_the_first() -> None:
    deck = made("Whitelands", "2 Gabriel", "7 Novice Fairy", "Yetti", "Swamp Ogre", "7 Ice Golem", "4 Teleportation")
    found = ["AK-04.02", "AK-04.04", "AK-04.05", "AK-04.05", "AK-04.06", "AK-23.13", "AK-23.14", "AK-23.15"]
    assert sorted(rules_broken(deck)) == sorted([*found, "AK-04.01"])
    assert GAME.check_deck is not None
    value = {"faction": "Whitelands", "cards": list(deck.cards)}
    assert GAME.check_deck(value) == broken_rules(value, FACES) == rules_broken(deck)


# -- decks as text and as values -------------------------------------------------------------------


@pytest.mark.parametrize("name", READY)
def test_a_deck_is_written_and_read_again(name: str) -> None:
    deck = READY[name]
    text = write_deck_text(deck)
    assert text.splitlines()[0] == deck.faction
    assert len(text.splitlines()) == 1 + len(set(deck.cards))
    assert read_deck_text(text) == deck_of(text) == Deck(faction=deck.faction, cards=deck.cards)


def test_a_deck_text_begins_with_the_faction() -> None:
    assert read_deck_text("# mine\nNakka\n2x Xenodon\nBanshee") == made("Nakka", "2 Xenodon", "Banshee")
    with pytest.raises(ArkadeError, match=r"^line 1: a deck begins with one faction, not with 2$"):
        read_deck_text("2 Xenodon\nBanshee")


def test_a_ready_deck_is_found_by_its_name() -> None:
    assert deck_of("sky-terror") is READY["sky-terror"]
    with pytest.raises(ArkadeError, match=r"^unknown deck 'sky terror': did you mean 'sky-terror'\?$"):
        deck_of("sky terror")


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(["faction", "cards", "kind", "without_extension", "x"]), inner, max_size=4)
    ),
)


@given(JSON)
def test_any_value_is_a_deck_with_faults_or_is_refused_with_a_sentence(value: Any) -> None:
    with suppress(ArkadeError):
        assert faults_of(deck_of(value), BY_NAME)
