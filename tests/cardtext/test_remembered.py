"""Trees remembered between runs: the same cards without parsing, and no harm from a bad file."""

from __future__ import annotations

from pathlib import Path

import pytest

from arkade.cardtext.remembered import RememberedTrees
from arkade.games.sample import LANGUAGE, POOL

GRAMMAR = LANGUAGE.source
TEXT = "Gain 2 pearls.\nReaction: Cancel that card."


def trees(folder: Path) -> RememberedTrees:
    return RememberedTrees(GRAMMAR, folder)


def remembered(folder: Path) -> RememberedTrees:
    first = trees(folder)
    first.add("Card", TEXT, LANGUAGE.parse(TEXT, "Card"))
    first.save()
    return trees(folder)


def test_a_remembered_tree_is_the_tree_that_was_parsed(tmp_path: Path) -> None:
    tree = remembered(tmp_path).find("Card", TEXT)
    assert tree is not None
    assert tree == LANGUAGE.parse(TEXT, "Card")
    assert LANGUAGE.write(LANGUAGE.build(tree)) == TEXT


def test_every_card_of_the_sample_means_the_same_when_it_is_remembered(tmp_path: Path) -> None:
    first = trees(tmp_path)
    for card in POOL.cards:
        first.add(card.name, card.text, LANGUAGE.parse(card.text, card.name))
    first.save()
    again = trees(tmp_path)
    for card in POOL.cards:
        tree = again.find(card.name, card.text)
        assert tree is not None
        assert LANGUAGE.write(LANGUAGE.build(tree)) == card.text.strip()


def test_another_text_name_or_grammar_is_not_remembered(tmp_path: Path) -> None:
    kept = remembered(tmp_path)
    assert kept.find("Card", TEXT + " ") is None
    assert kept.find("Other", TEXT) is None
    assert RememberedTrees(GRAMMAR + "\n", tmp_path).find("Card", TEXT) is None


def test_only_what_was_used_is_kept(tmp_path: Path) -> None:
    second = remembered(tmp_path)
    second.add("New", "Gain 1 pearl.", LANGUAGE.parse("Gain 1 pearl.", "New"))
    second.save()
    third = trees(tmp_path)
    assert third.find("New", "Gain 1 pearl.") is not None
    assert third.find("Card", TEXT) is None


@pytest.mark.parametrize("damage", [b"", b"{", b"[]", b'{"a": 3}', b"\xff", b"[" * 100_000])
def test_a_damaged_file_is_as_good_as_none(tmp_path: Path, damage: bytes) -> None:
    path = remembered(tmp_path).path
    path.write_bytes(damage)
    assert trees(tmp_path).find("Card", TEXT) is None


@pytest.mark.parametrize("entry", ["[]", '["a"]', '["a", 1, [3]]', '["a", 1, 2]', '["INT", "3"]'])
def test_a_damaged_tree_is_as_good_as_none(tmp_path: Path, entry: str) -> None:
    path = remembered(tmp_path).path
    path.write_text(f'{{"Card\\u0000{TEXT}": {entry}}}'.replace("\n", "\\n"), encoding="utf-8")
    assert trees(tmp_path).find("Card", TEXT) is None


def test_a_folder_that_can_not_be_written_costs_nothing(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    kept = trees(tmp_path / "file")
    kept.add("Card", TEXT, LANGUAGE.parse(TEXT, "Card"))
    kept.save()
    assert [path.name for path in tmp_path.iterdir()] == ["file"]
