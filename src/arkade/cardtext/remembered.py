# arkade: interpreted
"""Trees remembered between runs, so that a game whose cards have not changed starts at once.

The trees lie as JSON in a `__pycache__` folder, in a file named after the grammar. A file that is missing,
damaged or can't be written costs nothing but time.
"""

from __future__ import annotations

import os
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import lark
import msgspec
from lark import ParseTree, Token, Tree

FOLDER: Final = Path(__file__).with_name("__pycache__")
WORDS: Final = Path(__file__).with_name("words.py")
"""How texts are cut into words decides on trees as much as the grammar does."""

Plain = list[Any]
"""A tree as `[rule, line, [children]]`, a token as `[kind, text]`."""


class RememberedTrees:
    """The trees of one grammar by the name and the text of a card."""

    def __init__(self, grammar: str, folder: Path = FOLDER) -> None:
        cutting = WORDS.read_text(encoding="utf-8")
        code = blake2b(f"{lark.__version__}\0{cutting}\0{grammar}".encode(), digest_size=8).hexdigest()
        self.path = folder / f"card-texts-{code}.json"
        self.trees: dict[str, Plain] = self.load()
        self.used: dict[str, Plain] = {}

    def load(self) -> dict[str, Plain]:
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=dict[str, Plain])
        except (OSError, msgspec.DecodeError, RecursionError):
            return {}

    def find(self, name: str, text: str) -> ParseTree | None:
        """The tree of a card's text, if it is remembered."""
        key = f"{name}\0{text}"
        plain = self.trees.get(key)
        if plain is None:
            return None
        try:
            tree = grown(plain)
        except (TypeError, ValueError):
            return None
        self.used[key] = plain
        return tree if isinstance(tree, Tree) else None

    def add(self, name: str, text: str, tree: ParseTree) -> None:
        self.used[f"{name}\0{text}"] = flat(tree)

    def save(self) -> None:
        """Keep the trees of this run, and only those, for the next one."""
        if self.used.keys() == self.trees.keys():
            return
        draft = self.path.with_suffix(f".{os.getpid()}.tmp")
        try:
            self.path.parent.mkdir(exist_ok=True)
            draft.write_bytes(msgspec.json.encode(self.used))
            draft.replace(self.path)
        except OSError:
            with suppress(OSError):
                draft.unlink()


def flat(node: ParseTree | Token) -> Plain:
    """A tree as plain data."""
    if isinstance(node, Token):
        return [node.type, str(node)]
    return [str(node.data), node.meta.line, [flat(child) for child in node.children]]


def grown(plain: Plain) -> ParseTree | Token:
    """The tree that plain data stands for."""
    if len(plain) == 2:
        return Token(plain[0], plain[1])
    rule, line, children = plain
    tree: ParseTree = Tree(rule, [grown(child) for child in children])
    tree.meta.line = line
    return tree
