"""The page about the lab: its examples are run one after the other, as a reader would type them."""

from __future__ import annotations

from doctest import DocTestParser, DocTestRunner

import pytest

from arkade.lab.results import CARD_COLUMNS, GAME_COLUMNS
from tests.docs.pages import ROOT, blocks, page

PAGE = "docs/lab.md"


def test_the_examples_of_the_page_give_what_they_show() -> None:
    examples = DocTestParser().get_doctest(page(PAGE), {}, PAGE, str(ROOT / PAGE), 0)
    complaints: list[str] = []
    result = DocTestRunner(verbose=False).run(examples, out=complaints.append)
    assert result.failed == 0, "".join(complaints)
    assert result.attempted >= 12


def test_every_python_block_is_an_example_that_runs() -> None:
    for block in blocks(PAGE, "python"):
        assert block.text.startswith(">>> "), f"line {block.line}"
        assert block.text.endswith("\n\n"), f"line {block.line}"


@pytest.mark.parametrize("columns", [GAME_COLUMNS, CARD_COLUMNS], ids=["games", "cards"])
def test_every_column_is_explained(columns: dict[str, object]) -> None:
    named = page(PAGE)
    assert [name for name in columns if f"`{name}`" not in named] == []
