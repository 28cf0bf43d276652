"""The page about the kernel: its examples are run one after the other, as a reader would type them."""

from __future__ import annotations

from doctest import DocTestParser, DocTestRunner

from tests.docs.pages import ROOT, blocks, page

PAGE = "docs/kernel.md"


def test_the_examples_of_the_page_give_what_they_show() -> None:
    examples = DocTestParser().get_doctest(page(PAGE), {}, PAGE, str(ROOT / PAGE), 0)
    complaints: list[str] = []
    result = DocTestRunner(verbose=False).run(examples, out=complaints.append)
    assert result.failed == 0, "".join(complaints)
    assert result.attempted >= 40


def test_every_python_block_is_an_example_that_runs() -> None:
    """A block without a prompt would not be run, and one without a last empty line would swallow its fence."""
    for block in blocks(PAGE, "python"):
        assert block.text.startswith(">>> "), f"line {block.line}"
        assert block.text.endswith("\n\n"), f"line {block.line}"
