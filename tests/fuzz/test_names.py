"""Names from outside: of games, modes, cards, rules, settings, seeds."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import arkade
from tests.conformance.cases import every_game
from tests.fuzz.hostile import anything, good_or_refused, refused

names = st.text(max_size=30) | st.sampled_from(["", "x" * 100_000, "two\nlines", "\x1b[31m", "sample\u2028"])


@given(name=names)
def test_games(name: str) -> None:
    good_or_refused(lambda: arkade.load(name))


@every_game
@settings(max_examples=60)
@given(wanted=names)
def test_modes_cards_and_rules(name: str, wanted: str) -> None:
    game = arkade.load(name)
    good_or_refused(lambda: game.new(1, wanted))
    good_or_refused(lambda: game.card(wanted))
    good_or_refused(lambda: game.rules[wanted])


@every_game
@settings(max_examples=100)
@given(options=st.dictionaries(st.sampled_from(["seats"]) | names, anything, max_size=3))
def test_settings(name: str, options: dict[str, Any]) -> None:
    good_or_refused(lambda: arkade.load(name).new(1, None, options))


@every_game
@given(seed=st.integers() | names)
def test_seeds(name: str, seed: int | str) -> None:
    good_or_refused(lambda: arkade.load(name).new(seed))


@every_game
@given(seat=st.integers())
def test_seats(name: str, seat: int) -> None:
    g = arkade.load(name).new(1)
    good_or_refused(lambda: g.view(seat))
    good_or_refused(lambda: g.determinize(seat, 1))
    good_or_refused(lambda: g.choose(seat, (0, 0, 0)))


@pytest.mark.parametrize("option", [(), (0,), (0, 0), (0, 0, 0, 0), [0, 0, 0, 0, 0]])
@every_game
def test_answers_of_another_length(name: str, option: Any) -> None:
    g = arkade.load(name).new(1)
    digest = g.digest()
    refused(lambda: g.choose(g.decisions[0].seat, option))
    assert g.digest() == digest
