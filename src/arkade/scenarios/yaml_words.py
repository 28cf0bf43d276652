"""YAML read as words: mappings, lists and texts, and nothing else.

`yes`, `2026-11-15` and `1e3` stay the words they are, so that a card or an option may be called so. Where a number
is wanted, whoever wants it reads the text as one. Aliases, which let a small file unfold into a huge one, are
refused, as are deep nesting and keys that stand twice.
"""

from __future__ import annotations

import re
from typing import Any, Protocol

import yaml

from arkade.kernel.errors import ArkadeError, shorten

Tree = str | list["Tree"] | dict[str, "Tree"]

SIZE_LIMIT = 1024 * 1024
DEPTH_LIMIT = 20
LOADER = getattr(yaml, "CBaseLoader", yaml.BaseLoader)
WHOLE_NUMBER = re.compile(r"[+-]?\d{1,9}")


def read_words(text: str) -> Tree:
    """The one document of a text; ArkadeError says in a sentence what is wrong, and on which line."""
    if len(text) > SIZE_LIMIT:
        raise ArkadeError(f"it is larger than {SIZE_LIMIT // 1024 // 1024} MiB")
    reader = WordReader()
    try:
        for event in yaml.parse(text, Loader=LOADER):
            reader.take(event)
    except yaml.MarkedYAMLError as fault:
        raise ArkadeError(f"{place(fault.problem_mark)}{shorten(str(fault.problem), 120)}") from None
    except (yaml.YAMLError, UnicodeError):
        raise ArkadeError("it holds characters that YAML does not allow") from None
    if reader.root is None:
        raise ArkadeError("it is empty")
    return reader.root


class Mark(Protocol):
    """A place in a file, as both of PyYAML's parsers give it."""

    @property
    def line(self) -> int: ...


def place(mark: Mark | None) -> str:
    return "" if mark is None else f"line {mark.line + 1}: "


class WordReader:
    """Builds the tree from the parser's events."""

    def __init__(self) -> None:
        self.root: Tree | None = None
        self.open: list[list[Tree] | dict[str, Tree]] = []
        self.keys: list[str | None] = []

    def take(self, event: yaml.Event) -> None:
        if isinstance(event, yaml.AliasEvent):
            name = shorten(str(event.anchor), 20)
            raise ArkadeError(f"{place(event.start_mark)}aliases such as *{name} are not allowed")
        if isinstance(event, yaml.ScalarEvent):
            self.scalar(str(event.value), event)
        elif isinstance(event, yaml.MappingStartEvent):
            self.begin({}, event)
        elif isinstance(event, yaml.SequenceStartEvent):
            self.begin([], event)
        elif isinstance(event, yaml.CollectionEndEvent):
            self.open.pop()
            self.keys.pop()
        elif isinstance(event, yaml.DocumentStartEvent) and self.root is not None:
            raise ArkadeError(f"{place(event.start_mark)}a file holds one document only")

    def scalar(self, word: str, event: yaml.Event) -> None:
        """A text is the key that an open mapping waits for, or else a value."""
        inside = self.open[-1] if self.open else None
        if not isinstance(inside, dict) or self.keys[-1] is not None:
            self.put(word)
        elif word in inside:
            raise ArkadeError(f"{place(event.start_mark)}{shorten(word)!r} stands twice in the same place")
        else:
            self.keys[-1] = word

    def begin(self, container: list[Tree] | dict[str, Tree], event: yaml.Event) -> None:
        if len(self.open) == DEPTH_LIMIT:
            raise ArkadeError(f"{place(event.start_mark)}it is nested too deeply")
        if self.open and isinstance(self.open[-1], dict) and self.keys[-1] is None:
            raise ArkadeError(f"{place(event.start_mark)}a list or a mapping can't be a key")
        self.put(container)
        self.open.append(container)
        self.keys.append(None)

    def put(self, value: Tree) -> None:
        if not self.open:
            self.root = value
            return
        inside = self.open[-1]
        if isinstance(inside, list):
            inside.append(value)
        else:
            key = self.keys[-1]
            assert key is not None
            inside[key] = value
            self.keys[-1] = None


def plain(tree: Tree) -> Any:
    """A tree with its numbers and its true and false as such: for settings, decks and printed cards."""
    if isinstance(tree, dict):
        return {key: plain(value) for key, value in tree.items()}
    if isinstance(tree, list):
        return [plain(value) for value in tree]
    if WHOLE_NUMBER.fullmatch(tree):
        return int(tree)
    return {"true": True, "false": False}.get(tree, tree)


def several(tree: Tree) -> list[Tree]:
    """A list, where a single entry may stand for a list of one."""
    if isinstance(tree, list):
        return tree
    return [] if tree == "" else [tree]


def text_of(tree: Tree, what: str) -> str:
    if not isinstance(tree, str) or not tree.strip():
        raise ArkadeError(f"{what} is a text, not {kind_of(tree)}")
    return tree


def mapping_of(tree: Tree, what: str) -> dict[str, Tree]:
    if not isinstance(tree, dict):
        raise ArkadeError(f"{what} is a mapping, not {kind_of(tree)}")
    return tree


def list_of(tree: Tree, what: str) -> list[Tree]:
    if not isinstance(tree, list):
        raise ArkadeError(f"{what} is a list, not {kind_of(tree)}")
    return tree


def kind_of(tree: Tree) -> str:
    if isinstance(tree, dict):
        return "a mapping"
    if isinstance(tree, list):
        return "a list"
    return f"{shorten(tree)!r}" if tree.strip() else "nothing"
