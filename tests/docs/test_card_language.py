"""The page about the card language: every example on it is read, and does what the page says."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from lark import Token, Tree

from arkade.cardtext import load_cards
from arkade.cardtext.words import Text
from arkade.games.sample import LANGUAGE, Card
from arkade.kernel import ArkadeError
from tests.docs.pages import Block, blocks, rows

PAGE = "docs/card-language.md"
CARDS_AND_ERRORS = blocks(PAGE, "toml", "error")
FAULTY = {
    card.line: following.text.strip() for card, following in pairwise(CARDS_AND_ERRORS) if following.language == "error"
}
GOOD = [block for block in blocks(PAGE, "toml") if block.line not in FAULTY]
ELSEWHERE = [*blocks("README.md", "toml"), *blocks("CONTRIBUTING.md", "toml")]
BAD = [block for block in blocks(PAGE, "toml") if block.line in FAULTY]
SENTENCES = [line for block in blocks(PAGE, "card") for line in block.text.splitlines()]
WITHOUT_A_NOUN = "an"
"""The one word of the shared vocabulary that Tidepool has nothing to say with: its nouns all want an `a`."""
CANONICAL = [(written.strip("`"), says.strip("`")) for written, says in rows(PAGE, "The canonical text")]


def card_file(folder: Path, block: Block) -> Path:
    """The block as a file where an error names it as it would in a game's folder."""
    path = folder / "games" / "sample" / "cards" / "mine.toml"
    path.parent.mkdir(parents=True)
    path.write_text(block.text, encoding="utf-8")
    return path


@pytest.mark.parametrize("block", GOOD + ELSEWHERE, ids=lambda block: f"line {block.line}")
def test_a_card_in_the_documentation_is_read_and_written_again_as_it_stands(block: Block, tmp_path: Path) -> None:
    pool = load_cards([card_file(tmp_path, block)], Card, LANGUAGE)
    assert pool.cards
    for card, abilities in zip(pool.cards, pool.abilities, strict=True):
        if not card.script:
            assert LANGUAGE.write(abilities) == card.text.strip()


@pytest.mark.parametrize("block", BAD, ids=lambda block: f"line {block.line}")
def test_a_faulty_card_gives_the_error_on_the_page(block: Block, tmp_path: Path) -> None:
    with pytest.raises(ArkadeError) as fault:
        load_cards([card_file(tmp_path, block)], Card, LANGUAGE)
    assert str(fault.value) == FAULTY[block.line]


@pytest.mark.parametrize("text", SENTENCES)
def test_an_example_has_one_meaning_and_is_canonical(text: str) -> None:
    assert LANGUAGE.write(LANGUAGE.read(text)) == text
    assert LANGUAGE.meanings(text) == 1


@pytest.mark.parametrize(("written", "says"), CANONICAL)
def test_the_canonical_text_is_the_one_on_the_page(written: str, says: str) -> None:
    assert LANGUAGE.write(LANGUAGE.read(written)) == says
    assert LANGUAGE.write(LANGUAGE.read(says)) == says


def test_the_page_has_examples_of_every_kind() -> None:
    assert GOOD
    assert len(ELSEWHERE) == 2
    assert len(BAD) == len(blocks(PAGE, "error"))
    assert len(CANONICAL) >= 5


def test_every_construct_of_the_language_has_an_example() -> None:
    """The names behind the arrows of the grammar are the constructs."""
    parser = LANGUAGE.parser
    constructs = {str(rule.alias) for rule in parser.rules if rule.alias} - {WITHOUT_A_NOUN}
    used = {str(tree.data) for text in SENTENCES for tree in parse(text).iter_subtrees()}
    assert constructs - used == set()


def parse(text: str) -> Tree[Token]:
    return LANGUAGE.parser.parse(Text(text))
