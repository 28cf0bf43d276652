"""YAML as words, and files that are not what they should be."""

from __future__ import annotations

import pytest

from arkade.kernel import ArkadeError
from arkade.scenarios.yaml_words import plain, read_words, several


def test_every_scalar_is_the_text_that_was_written() -> None:
    assert read_words("{a: yes, b: 3, c: 2026-11-15, d: 1e3, e: '7', f: null}") == {
        "a": "yes",
        "b": "3",
        "c": "2026-11-15",
        "d": "1e3",
        "e": "7",
        "f": "null",
    }


def test_lists_and_mappings_keep_their_order() -> None:
    assert read_words("b: [x, {z: 1, a: []}]\na: {}") == {"b": ["x", {"z": "1", "a": []}], "a": {}}


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "it is empty"),
        ("# nothing but a comment", "it is empty"),
        ("a: 1\na: 2", "line 2: 'a' stands twice in the same place"),
        ("a: {b: 1, b: 2}", "'b' stands twice"),
        ("a: 1\n---\nb: 2", "line 2: a file holds one document only"),
        ("? [x, y]\n: 1", "a list or a mapping can't be a key"),
        ("a: &b [1]\nc: *b", r"line 2: aliases such as \*b are not allowed"),
        ("a: [1, 2", "line 2: did not find expected"),
        ("a: b: c", "line 1: mapping values are not allowed"),
        ("a: \x00", "characters that YAML does not allow"),
        ("a: \ud800", "characters that YAML does not allow"),
        ("[" * 21 + "]" * 21, "nested too deeply"),
        ("[" * 100_000, "nested too deeply"),
        ("{a: " * 30 + "}" * 30, "nested too deeply"),
        ("x" * (1024 * 1024 + 1), "larger than 1 MiB"),
    ],
    ids=lambda value: value[:20],
)
def test_faults_are_told_in_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(ArkadeError, match=sentence):
        read_words(text)


def test_a_bomb_of_aliases_is_refused_at_its_first_alias() -> None:
    bomb = "a0: &a0 [x]\n" + "".join(f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]\n" for n in range(1, 12))
    with pytest.raises(ArkadeError, match=r"line 2: aliases such as \*a0"):
        read_words(bomb)


def test_plain_reads_numbers_and_truth() -> None:
    assert plain(read_words("{a: 3, b: -2, c: true, d: 'yes', e: [1, x], f: 12345678901234567890}")) == {
        "a": 3,
        "b": -2,
        "c": True,
        "d": "yes",
        "e": [1, "x"],
        "f": "12345678901234567890",
    }


def test_a_single_entry_may_stand_for_a_list_of_one() -> None:
    assert several("x") == ["x"]
    assert several(["x", "y"]) == ["x", "y"]
    assert several("") == []
