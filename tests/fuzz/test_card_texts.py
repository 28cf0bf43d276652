"""Card texts from outside: read, or refused with one sentence that names the line."""

from __future__ import annotations

from importlib import import_module

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.conformance.cases import every_game
from tests.fuzz.grammars import NAME, language_of, sentences, word_salads
from tests.fuzz.hostile import damaged_text, good_or_refused, refused

LONG_TEXTS = ["x" * 1999, "x" * 100_000, "a " * 999, "→" * 1999, "\n" * 1999, '"' * 1999, "1" * 1999]


def canonical(name: str, text: str) -> str | None:
    """The text as the language itself would write it, or None where it is refused."""
    language = language_of(name)
    abilities = good_or_refused(lambda: language.read(text, NAME))
    return None if abilities is None else language.write(abilities)


def assert_settles(name: str, text: str) -> None:
    """What is read once is written in words that are read again, to the same words."""
    written = canonical(name, text)
    if written is not None:
        assert canonical(name, written) == written


@every_game
@settings(max_examples=80)
@given(data=st.data())
def test_what_the_grammar_allows_is_read_and_written_back(name: str, data: st.DataObject) -> None:
    assert_settles(name, data.draw(sentences(name)))


@every_game
@settings(max_examples=100)
@given(data=st.data())
def test_words_of_the_language_in_any_order(name: str, data: st.DataObject) -> None:
    assert_settles(name, data.draw(word_salads(name)))


@every_game
@settings(max_examples=100)
@given(data=st.data())
def test_damaged_card_texts(name: str, data: st.DataObject) -> None:
    cards = import_module(f"arkade.games.{name}").POOL.cards
    text = data.draw(st.sampled_from([card.text for card in cards]))
    assert_settles(name, data.draw(damaged_text(text)))


@every_game
@given(text=st.text(max_size=100), called=st.text(max_size=10))
def test_anything_at_all(name: str, text: str, called: str) -> None:
    good_or_refused(lambda: language_of(name).read(text, called))


@every_game
@pytest.mark.parametrize("text", LONG_TEXTS, ids=range(len(LONG_TEXTS)))
def test_long_texts(name: str, text: str) -> None:
    good_or_refused(lambda: language_of(name).read(text, NAME))


@every_game
def test_a_long_text_of_good_sentences_is_read_or_refused_in_time(name: str) -> None:
    cards = import_module(f"arkade.games.{name}").POOL.cards
    sentence = next(card.text for card in cards if card.text.count(".") == 1 and "\n" not in card.text)
    good_or_refused(lambda: language_of(name).read(" ".join([sentence] * (1990 // (len(sentence) + 1)))))


@every_game
def test_a_refusal_says_what_was_expected(name: str) -> None:
    assert "expected" in refused(lambda: language_of(name).read("Xyzzy.", NAME))
