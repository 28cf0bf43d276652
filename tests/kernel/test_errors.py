"""Errors: one sentence that says what was wrong and what would be right."""

from __future__ import annotations

import pickle

import pytest

from arkade import ArkadeError, BadRecord, Illegal
from arkade.kernel.errors import no_seat, shorten, unknown


def test_an_illegal_choice_names_its_rule() -> None:
    fault = Illegal("K-02", "This seat is not asked now.")
    assert (fault.rule, fault.words) == ("K-02", "This seat is not asked now.")
    assert str(fault) == "This seat is not asked now. (K-02)"


def test_an_illegal_choice_can_be_sent_between_processes() -> None:
    fault = pickle.loads(pickle.dumps(Illegal("K-02", "This seat is not asked now.")))
    assert (fault.rule, str(fault)) == ("K-02", "This seat is not asked now. (K-02)")


def test_every_fault_of_input_is_an_arkade_error() -> None:
    assert issubclass(Illegal, ArkadeError)
    assert issubclass(BadRecord, ArkadeError)


@pytest.mark.parametrize(
    ("name", "known", "words"),
    [
        ("Brich", ["Ash", "Birch"], "unknown tree 'Brich': did you mean 'Birch'?"),
        ("BIRHC", ["Ash", "Birch"], "unknown tree 'BIRHC': did you mean 'Birch'?"),
        ("Palm", ["Oak", "Ash"], "unknown tree 'Palm': there are Ash, Oak"),
        ("Palm", [], "unknown tree 'Palm'"),
        ("?", [f"tree {number}" for number in range(13)], "unknown tree '?'"),
    ],
)
def test_an_unknown_name_is_met_with_the_nearest_or_with_all_there_are(name: str, known: list[str], words: str) -> None:
    assert str(unknown("tree", name, known)) == words


def test_a_hostile_name_does_not_fill_the_screen() -> None:
    assert len(str(unknown("tree", "x" * 1_000_000, ["Ash"]))) < 120
    assert shorten("x" * 100) == "x" * 60 + "…"
    assert shorten("x" * 60) == "x" * 60
    assert shorten("abcdef", 3) == "abc…"


def test_a_seat_that_is_not_there_is_told_which_are() -> None:
    assert str(no_seat(5, 4)) == "there is no seat 5: the seats are 0 to 3"
