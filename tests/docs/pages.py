"""The pages of the documentation as tests see them: fenced blocks, tables and links."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FENCE = re.compile(r"^```(?P<info>[^\n`]*)\n(?P<body>.*?)^```$", re.MULTILINE | re.DOTALL)
ROW = re.compile(r"^\| (.+) \|$", re.MULTILINE)
LINK = re.compile(r"\]\((?P<target>[^)\s]+)\)")
IMAGE_SOURCE = re.compile(r'src="(?P<target>[^"]+)"')


@dataclass(frozen=True)
class Block:
    """A fenced block: its language, its title (a file that it quotes), the line it begins on, its text."""

    language: str
    title: str
    line: int
    text: str


def page(name: str) -> str:
    """The source of a page, by its path from the project's root."""
    return (ROOT / name).read_text(encoding="utf-8")


def blocks(name: str, *languages: str) -> list[Block]:
    """The fenced blocks of a page, of some languages or of all."""
    source = page(name)
    found: list[Block] = []
    for match in FENCE.finditer(source):
        language, _, rest = match["info"].partition(" ")
        title = re.search(r'title="([^"]+)"', rest)
        line = source.count("\n", 0, match.start()) + 1
        if not languages or language in languages:
            found.append(Block(language, title.group(1) if title else "", line, match["body"]))
    return found


def rows(name: str, heading: str = "") -> list[list[str]]:
    """The cells of the table below a heading, or above all headings, without its head."""
    text = page(name).split(f"\n## {heading}\n", 1)[1] if heading else page(name)
    section = text.split("\n## ", 1)[0]
    return [[cell.strip() for cell in row.split(" | ")] for row in ROW.findall(section)[1:]]


def links(name: str) -> list[str]:
    """What a page links to or shows, outside of fenced blocks."""
    prose = FENCE.sub("", page(name))
    return [match["target"] for pattern in (LINK, IMAGE_SOURCE) for match in pattern.finditer(prose)]
