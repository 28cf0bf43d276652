"""The tutorial quotes the sample game: every excerpt stands in the source, word by word."""

from __future__ import annotations

import re

import pytest

from tests.docs.pages import ROOT, Block, blocks

PAGE = "docs/write-a-game.md"
SAMPLE = ROOT / "src" / "arkade" / "games" / "sample"
LEFT_OUT = re.compile(r"^\s*(?:#|//) …$", re.MULTILINE)
EXCERPTS = [block for block in blocks(PAGE) if block.title]


def pieces(block: Block) -> list[str]:
    """The parts of an excerpt between the lines that say that something is left out."""
    return [piece.strip("\n") for piece in LEFT_OUT.split(block.text)]


@pytest.mark.parametrize("block", EXCERPTS, ids=lambda block: f"{block.title} at line {block.line}")
def test_an_excerpt_stands_in_the_source_as_it_is_quoted(block: Block) -> None:
    source = "\n" + (SAMPLE / block.title).read_text(encoding="utf-8").rstrip("\n") + "\n"
    for piece in pieces(block):
        assert f"\n{piece}\n" in source
        source = source[source.index(f"\n{piece}\n") + len(piece) :]


def test_every_block_of_code_is_an_excerpt() -> None:
    assert [block.line for block in blocks(PAGE, "python", "toml", "markdown", "yaml") if not block.title] == []


def test_every_file_of_the_sample_game_is_quoted() -> None:
    names = {path.relative_to(SAMPLE).as_posix() for path in SAMPLE.glob("*.*") if path.is_file()}
    assert names - {block.title for block in EXCERPTS} == set()
