"""The page about designing a card: its files are written down, its commands run, and they say what the page shows."""

from __future__ import annotations

from pathlib import Path

from tests.docs.pages import blocks
from tests.docs.test_commands import BAD_INPUT, run, typed_and_shown

PAGE = "docs/design-a-card.md"


def test_the_worked_example_says_what_the_page_shows(tmp_path: Path) -> None:
    for block in blocks(PAGE, "toml"):
        (tmp_path / block.title).write_text(block.text, encoding="utf-8")
    commands = typed_and_shown(PAGE)
    assert len(commands) == 4
    for words, shown in commands:
        done = run([*words, "--processes", "1"], tmp_path)
        assert done.returncode == (BAD_INPUT if shown.startswith("arkade: ") else 0), done.stderr
        assert " ".join(shown.split()) in " ".join((done.stdout + done.stderr).split())
    assert (tmp_path / "card-whale-in-the-deck" / "card.png").exists()
