"""Card files from outside: loaded, or refused with one sentence that names the file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arkade.cardtext import CardPool, load_cards
from arkade.games.sample import LANGUAGE, Card
from tests.fuzz.hostile import DEEP, damaged, good_or_refused, refused

GOOD = b'''# Two cards
[[card]]
name = "Diver"
speed = 3
text = "Gain 2 pearls."

[[card]]
name = "Bulwark"
speed = 9
text = """
Gain 1 pearl.
Reaction: Cancel that card."""
'''

values = st.sampled_from(
    ["1", "-1", "true", '"a"', '"""', "[1]", "{a = 1}", "1979-05-27", "nan", "inf", "0x_", "9" * 30, "9" * 5000, "''"]
)
keys = st.sampled_from(["name", "speed", "text", "script", "designed", "cost", '"a b"', "card.name", "[x]", "[[card]]"])
lines = st.tuples(keys, values).map(" = ".join) | keys | st.text(max_size=20)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("cards")


def loaded(folder: Path, data: bytes) -> CardPool[Any] | None:
    return good_or_refused(lambda: load(folder, data))


def load(folder: Path, data: bytes) -> CardPool[Any]:
    path = folder / "cards.toml"
    path.write_bytes(data)
    return load_cards([path], Card, LANGUAGE)


def card(name: str, text: str) -> bytes:
    return f"[[card]]\nspeed = 1\nname = '''{name}'''\ntext = '''{text}'''\n".encode()


def test_a_good_file_is_loaded(folder: Path) -> None:
    pool = loaded(folder, GOOD)
    assert pool is not None
    assert [card.name for card in pool.cards] == ["Diver", "Bulwark"]


@settings(max_examples=200)
@given(data=damaged(GOOD))
def test_damaged_files(folder: Path, data: bytes) -> None:
    loaded(folder, data)


def test_files_that_are_cut_off_anywhere(folder: Path) -> None:
    for length in range(len(GOOD)):
        loaded(folder, GOOD[:length])


@settings(max_examples=200)
@given(data=st.lists(lines, max_size=8).map("\n".join))
def test_strange_tables(folder: Path, data: str) -> None:
    loaded(folder, data.encode())


@given(data=st.binary(max_size=100))
def test_anything_at_all(folder: Path, data: bytes) -> None:
    loaded(folder, data)


@given(name=st.text(max_size=30), text=st.text(max_size=60))
def test_strange_names_and_texts(folder: Path, name: str, text: str) -> None:
    loaded(folder, card(name, text))


@pytest.mark.parametrize(
    "data",
    [
        b"card = " + b"[" * DEEP,
        b"card = " + b"[" * DEEP + b"]" * DEEP,
        b"card = " + b"{a = " * DEEP,
        b"[" + b"a." * 3000 + b"a]",
        b"card = " + b"9" * 100_000,
        b"[[card]]\nname = 'A'\nspeed = " + b"9" * 100_000,
        b"\xff\xfe\x00",
        b"card = 1",
        b"[card]\nname = 'A'",
        b"card = [1, 2]",
        card("x" * 5000, "Gain."),
        card("two\nlines", "Gain."),
        card("\u2028", "Gain."),
        card("A", "y" * 1500),
        card("A", "Gain 1 pearl. " * 200),
        card("x" * 5000, "") * 2,
        card("two\nlines", "") * 2,
        b" " * (5 * 1024 * 1024),
    ],
    ids=range(18),
)
def test_hostile_files_are_refused(folder: Path, data: bytes) -> None:
    assert refused(lambda: load(folder, data)).startswith("cards.toml: ")


def test_a_file_that_is_not_there_is_refused(folder: Path) -> None:
    assert "missing.toml" in refused(lambda: load_cards([folder / "missing.toml"], Card, LANGUAGE))
    assert refused(lambda: load_cards([folder], Card, LANGUAGE))
