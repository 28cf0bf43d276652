"""The commands in the documentation: they exist, they run, and they say what the page shows."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from arkade.cli.terminal.commands import COMMANDS
from tests.docs.pages import ROOT, blocks, page, rows

WITH_FILES = ("design-a-card.md", "scenarios.md")
"""The commands of these pages run files that they show; their own tests write them down first."""
NAMES = [path.name for path in sorted((ROOT / "docs").glob("*.md")) if path.name not in WITH_FILES]
PAGES = ["README.md", "CONTRIBUTING.md", *[f"docs/{name}" for name in NAMES]]
CONSOLE = [(name, block) for name in PAGES for block in blocks(name, "console")]
MAKE_LINES = [line for _, block in CONSOLE for line in block.text.splitlines() if line.startswith("$ make ")]
TARGETS = set(re.findall(r"^([a-z-]+):", page("Makefile"), re.MULTILINE))
AT_THE_TABLE = "save game.json\nquit\n\n"
BAD_INPUT = 2


def typed_and_shown(name: str) -> list[tuple[list[str], str]]:
    """The arkade commands of a page, in order, each with the lines that the page shows below it."""
    found: list[tuple[list[str], str]] = []
    for block in blocks(name, "console"):
        for part in re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]:
            line, _, shown = part.partition("\n")
            words = line.split("#")[0].split()
            if words[0] == "arkade":
                found.append((words[1:], shown))
    return found


def run(words: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "arkade.cli", *words],
        cwd=folder,
        input=AT_THE_TABLE,
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, "COLUMNS": "200", "NO_COLOR": "1"},
    )


@pytest.mark.parametrize("name", [name for name in PAGES if typed_and_shown(name)])
def test_every_command_of_a_page_runs(name: str, tmp_path: Path) -> None:
    for folder in ("src", "tests"):
        (tmp_path / folder).symlink_to(ROOT / folder)
    for words, shown in typed_and_shown(name):
        done = run(words, tmp_path)
        expected = BAD_INPUT if shown.startswith("arkade: ") else 0
        assert done.returncode == expected, f"arkade {' '.join(words)}: {done.stderr}"
        assert shown in done.stdout + done.stderr


@pytest.mark.parametrize("line", sorted(set(MAKE_LINES)))
def test_every_make_command_is_a_target(line: str) -> None:
    assert line.split()[2] in TARGETS


def test_every_command_stands_in_the_page_about_the_command_line(tmp_path: Path) -> None:
    listed = re.findall(r"^│ ([a-z]+) ", run(["--help"], tmp_path).stdout, re.MULTILINE)
    documented = [row[0].strip("`").split()[1] for row in rows("docs/command-line.md")]
    assert sorted(listed) == sorted(documented)


def test_what_can_be_typed_at_the_table_stands_in_the_page() -> None:
    documented = [row[0].strip("`") for row in rows("docs/command-line.md", "Play")]
    assert documented == [command.usage for command in COMMANDS]
