"""Records from outside: played, or refused with one sentence."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import arkade
from arkade.kernel import State
from tests.conformance.cases import GAMES, cases_of, every_game
from tests.conformance.playing import ended
from tests.fuzz.hostile import DEEP, HUGE_NUMBERS, anything, damaged, good_or_refused, refused

GOOD = {name: ended(cases_of(name)[0], "fuzz").record().to_json() for name in GAMES}
FIELDS = ("format", "game", "rules", "cards", "mode", "options", "seed", "seats", "choices")
GAME = GAMES[0]


def replayed(name: str, data: bytes | str) -> State | None:
    return good_or_refused(lambda: arkade.load(name).replay(data))


def changed(name: str, **fields: Any) -> str:
    """A good record with some fields replaced."""
    return json.dumps({**json.loads(GOOD[name]), **fields})


@every_game
def test_a_good_record_is_played(name: str) -> None:
    g = replayed(name, GOOD[name])
    assert g is not None
    assert g.over


@every_game
@settings(max_examples=150)
@given(data=st.data())
def test_damaged_records(name: str, data: st.DataObject) -> None:
    replayed(name, data.draw(damaged(GOOD[name])))


@every_game
def test_records_that_are_cut_off_anywhere(name: str) -> None:
    good = GOOD[name]
    for length in range(0, len(good), 1 + len(good) // 300):
        assert refused(lambda length=length: arkade.load(name).replay(good[:length]))  # type: ignore[misc]


@every_game
@settings(max_examples=150)
@given(field=st.sampled_from(FIELDS), value=anything)
def test_records_with_a_field_of_another_kind(name: str, field: str, value: Any) -> None:
    replayed(name, changed(name, **{field: value}))


@every_game
@given(value=anything)
def test_anything_else_that_is_json(name: str, value: Any) -> None:
    replayed(name, json.dumps(value))


@every_game
@given(data=st.binary(max_size=200))
def test_anything_at_all(name: str, data: bytes) -> None:
    assert replayed(name, data) is None


@every_game
@settings(max_examples=150)
@given(data=st.data())
def test_records_with_strange_choices(name: str, data: st.DataObject) -> None:
    number = st.integers(-3, 60) | st.sampled_from(HUGE_NUMBERS[:4]) | st.integers()
    strange = data.draw(st.lists(st.tuples(number, number, number, number), max_size=3))
    choices = json.loads(GOOD[name])["choices"]
    replayed(name, changed(name, choices=choices[: data.draw(st.integers(0, len(choices)))] + strange))


@every_game
@given(options=st.dictionaries(st.sampled_from(["seats", "deck", "x\ny"]) | st.text(max_size=9), anything, max_size=3))
def test_records_with_strange_options(name: str, options: dict[str, Any]) -> None:
    replayed(name, changed(name, options=options))


@pytest.mark.parametrize("opening", ["[", '{"a":', '{"options":{"x":', '{"choices":[['])
def test_deep_nesting_is_refused(opening: str) -> None:
    refused(lambda: arkade.load(GAME).replay(opening * DEEP))


@pytest.mark.parametrize("field", FIELDS)
@pytest.mark.parametrize("digits", [20, 400, 5000, 200_000])
def test_huge_numbers(field: str, digits: int) -> None:
    number = "9" * digits
    text = changed(GAME, **{field: "HERE"}).replace('"HERE"', number)
    replayed(GAME, text)
    replayed(GAME, changed(GAME, options={"seats": "HERE"}).replace('"HERE"', number))
    replayed(GAME, changed(GAME, choices=[["HERE", 0, 0, 0]]).replace('"HERE"', number))


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"format": 2}, "format 2"),
        ({"format": 10**30}, "format"),
        ({"rules": "two\nlines"}, "made by rules"),
        ({"rules": "x" * 9999}, "made by rules"),
        ({"cards": "0" * 16}, "other cards"),
        ({"game": "x" * 9999}, "the record is of"),
        ({"mode": "x" * 9999}, "unknown mode"),
        ({"seed": "x" * 9999}, "seed"),
        ({"seed": "\ud800"}, ""),
        ({"options": {"seats": 2, "x" * 9999: 1}}, "unknown setting"),
        ({"extra": 1}, "extra"),
    ],
)
def test_records_of_something_else_are_refused_in_words(fields: dict[str, Any], words: str) -> None:
    assert words in refused(lambda: arkade.load(GAME).replay(changed(GAME, **fields)))


def test_a_record_that_is_too_large_is_refused() -> None:
    assert "MiB" in refused(lambda: arkade.load(GAME).replay(b" " * (17 * 1024 * 1024)))
