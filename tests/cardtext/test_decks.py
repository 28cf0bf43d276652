"""Decks of any game: from files, settings and text, and back to text."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arkade import ArkadeError
from arkade.cardtext.decks import (
    MOST_CARDS,
    TEXT_LIMIT,
    DeckEntry,
    Fault,
    count_cards,
    fault_of_pair,
    find_deck,
    load_decks,
    number_of_cards,
    read_deck_text,
    write_deck_text,
)

FORM = "a deck is a mapping with 'captain' (a name) and 'cards' (a list of names)"


class Crew(DeckEntry, frozen=True, kw_only=True):
    """A deck with a captain."""

    captain: str


SOURCES = [
    'name = "north"\ntitle = "The North"\ncaptain = "Heron"\ncards = ["2 Net", "Gull"]',
    'name = "south"\ntitle = "The South"\ncaptain = "Diver"\ncards = ["Fog", "Fog", "3x Net"]',
]
READY = load_decks(SOURCES, Crew)


def find(value: Any) -> Crew:
    return find_deck(value, READY, Crew, FORM)


# -- files and settings ----------------------------------------------------------------------------


def test_ready_decks_have_names_and_keep_their_order() -> None:
    assert list(READY) == ["north", "south"]
    assert (READY["south"].title, READY["south"].captain) == ("The South", "Diver")


def test_a_number_before_a_name_stands_for_so_many_copies() -> None:
    assert READY["north"].cards == ("Net", "Net", "Gull")
    assert READY["south"].cards == ("Fog", "Fog", "Net", "Net", "Net")


def test_a_deck_is_found_by_its_name() -> None:
    assert find("north") is READY["north"]
    with pytest.raises(ArkadeError, match=r"^unknown deck 'nort': did you mean 'north'\?$"):
        find("nort")


def test_a_deck_may_be_given_as_a_mapping() -> None:
    assert find({"captain": "Heron", "cards": ["2 Net", "Gull"]}) == Crew(captain="Heron", cards=("Net", "Net", "Gull"))


@pytest.mark.parametrize(
    "value",
    [None, 7, [], {}, {"captain": "Heron"}, {"captain": 7, "cards": []}, {"captain": "H", "cards": [], "ship": "Ark"}],
)
def test_what_is_no_deck_is_refused_with_the_form_that_a_deck_has(value: Any) -> None:
    with pytest.raises(ArkadeError, match="a deck is a mapping with 'captain'"):
        find(value)


def test_a_deck_nested_too_deeply_is_refused() -> None:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    with pytest.raises(ArkadeError, match="a deck is a mapping"):
        find({"captain": "Heron", "cards": deep})


@pytest.mark.parametrize("cards", [["Net"] * (MOST_CARDS + 1), [f"{MOST_CARDS + 1} Net"], ["100 Net", "101 Gull"]])
def test_a_deck_that_is_too_large_is_refused(cards: list[str]) -> None:
    with pytest.raises(ArkadeError, match=f"a deck of {MOST_CARDS + 1} cards is too large to be looked at"):
        find({"captain": "Heron", "cards": cards})


@pytest.mark.parametrize("entry", ["", "  ", "0 Net", "000 Net", "Net\nGull"])
def test_an_entry_that_names_no_card_is_refused_with_its_place(entry: str) -> None:
    with pytest.raises(ArkadeError, match=r"^card 2: expected a number and the name of a card, found "):
        find({"captain": "Heron", "cards": ["Net", entry]})


# -- text ------------------------------------------------------------------------------------------


def test_a_deck_text_begins_with_its_head() -> None:
    assert read_deck_text("Heron\n2 Net\nGull", "captain") == ("Heron", ("Net", "Net", "Gull"))
    assert read_deck_text("1 Heron", "captain") == ("Heron", ())


def test_a_deck_text_may_have_comments_empty_lines_and_names_without_numbers() -> None:
    text = "# mine\n\nHeron\n  2x Net \n1 Gull\n   # and more\nFog"
    assert read_deck_text(text, "captain") == ("Heron", ("Net", "Net", "Gull", "Fog"))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "the text holds no deck: its first line is the name of a captain"),
        ("# only a comment", "the text holds no deck: its first line is the name of a captain"),
        ("\n2 Heron", "line 2: a deck begins with one captain, not with 2"),
        ("Heron\n\n0 Net", "line 3: expected a number and the name of a card, found '0 Net'"),
        ("Heron\n999 Net", "a deck of 999 cards is too large to be looked at"),
        ("x" * (TEXT_LIMIT + 1), f"the text of a deck has at most {TEXT_LIMIT} characters"),
    ],
)
def test_a_text_that_is_no_deck_is_refused_with_a_sentence(text: str, words: str) -> None:
    with pytest.raises(ArkadeError) as refused:
        read_deck_text(text, "captain")
    assert str(refused.value) == words


def test_equal_cards_share_a_line() -> None:
    assert write_deck_text("Heron", ["Net", "Gull", "Net"]) == "Heron\n2 Net\n1 Gull\n"


@given(st.text(max_size=300) | st.lists(st.sampled_from(["1 Net", "3x Gull", "0 x", "#", "12"])).map("\n".join))
def test_any_text_is_a_deck_that_can_be_written_again_or_is_refused_with_a_sentence(text: str) -> None:
    with suppress(ArkadeError):
        head, cards = read_deck_text(text, "captain")
        again, same_cards = read_deck_text(write_deck_text(f"1 {head}", cards), "captain")
        assert (again, sorted(same_cards)) == (head, sorted(cards))


# -- faults ----------------------------------------------------------------------------------------


def test_a_fault_says_its_rule() -> None:
    assert str(Fault("TP-01.01", "the deck is small")) == "the deck is small (TP-01.01)"


def test_cards_are_counted_whatever_their_letters() -> None:
    assert count_cards(["Net", "Gull", "net", "NET"]) == {"Net": 3, "Gull": 1}


def test_cards_have_a_plural() -> None:
    assert [number_of_cards(count) for count in range(3)] == ["0 cards", "1 card", "2 cards"]


def test_all_faults_of_two_decks_are_told_with_the_deck_that_has_them() -> None:
    def faults_of(deck: Any) -> list[Fault]:
        if not isinstance(deck, list):
            raise ArkadeError("a deck is a list")
        return [Fault("TP-01", f"{name!r} is too large") for name in deck if name == "Whale"]

    assert fault_of_pair([["Net"], ["Gull"]], faults_of) is None
    words = "deck 1: a deck is a list; deck 2: 'Whale' is too large (TP-01); deck 2: 'Whale' is too large (TP-01)"
    assert fault_of_pair([7, ["Whale", "Net", "Whale"]], faults_of) == f"must be two legal decks ({words})"
