"""The scenario file: which entries it has, and one sentence for every fault of its form."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from arkade.kernel.errors import ArkadeError, shorten, unknown
from arkade.scenarios.yaml_words import (
    SIZE_LIMIT,
    Tree,
    list_of,
    mapping_of,
    plain,
    read_words,
    several,
    text_of,
)

LIMITS = {"steps": 1000, "cards": 100, "dice": 1000, "rules": 100}
"""How many entries these lists have at most, so that a hostile file can't keep a program busy."""
LISTS = ("rules", "cards", "steps", "faults")
MAPPINGS = ("options", "position", "expect", "deck")
TYPED = ("options", "cards", "deck")
"""The entries in which numbers, true and false are such, and not words."""


class Scenario(msgspec.Struct, frozen=True, kw_only=True):
    """A scenario as it is written. Names in it are looked up when it is run."""

    game: str
    title: str = ""
    notes: str = ""
    mode: str | None = None
    options: dict[str, Any] = {}
    seed: str = "0"
    rules: list[str] = []
    cards: list[dict[str, Any]] = []
    dice: list[str] = []
    position: dict[str, Any] | None = None
    steps: list[Any] = []
    expect: dict[str, Any] = {}
    deck: dict[str, Any] | None = None
    faults: list[str] | None = None


def read_scenario(text: str) -> Scenario:
    """A scenario from its YAML; ArkadeError says what is wrong with it."""
    tree = read_words(text)
    if not isinstance(tree, dict):
        raise ArkadeError("a scenario is a mapping that begins with the name of a game")
    for name in tree:
        if name not in Scenario.__struct_fields__:
            raise unknown("entry", name, Scenario.__struct_fields__)
    entries = {name: prepared(name, value) for name, value in tree.items()}
    try:
        scenario = msgspec.convert(entries, Scenario)
    except msgspec.ValidationError as fault:
        raise ArkadeError(shorten(str(fault), 200)) from None
    check_purpose(scenario)
    return scenario


def prepared(name: str, value: Tree) -> Any:
    """An entry of the right shape; a single throw of the dice needs no list."""
    if name == "dice":
        value = several(value)
    elif name in MAPPINGS:
        mapping_of(value, f"{name!r}")
    elif name in LISTS:
        list_of(value, f"{name!r}")
    else:
        text_of(value, f"{name!r}")
    if name in LIMITS and len(value) > LIMITS[name]:
        raise ArkadeError(f"{name!r} has at most {LIMITS[name]} entries, not {len(value)}")
    return plain(value) if name in TYPED else value


def check_purpose(scenario: Scenario) -> None:
    """A scenario that checks nothing would always pass."""
    if (scenario.deck is None) != (scenario.faults is None):
        raise ArkadeError("'deck' and 'faults' stand together: a deck, and the rules that it breaks")
    if scenario.deck is not None and (scenario.position is not None or scenario.steps or scenario.expect):
        raise ArkadeError("a scenario of a deck has no position, steps or expectations")
    if scenario.deck is None and not scenario.steps and not scenario.expect:
        raise ArkadeError("it checks nothing: it needs 'steps', 'expect', or 'deck' and 'faults'")


def read_file(path: Path) -> Scenario:
    """A scenario from a file. The error does not name the file; whoever reports it does."""
    try:
        with path.open("rb") as source:
            data = source.read(SIZE_LIMIT + 1)
    except OSError as fault:
        raise ArkadeError(f"it can't be read: {fault.strerror or 'no such file'}") from None
    try:
        return read_scenario(data.decode("utf-8"))
    except UnicodeDecodeError:
        raise ArkadeError("it is not a text in UTF-8") from None
