"""Arguments that several commands share, and how their text is read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import msgspec
import typer

from arkade.bots import BOT_NAMES
from arkade.kernel import ArkadeError
from arkade.kernel.errors import shorten

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The name of a game; see: arkade games")]
ModeName = Annotated[str | None, typer.Option("--mode", help="The mode to play; see: arkade games")]
Settings = Annotated[
    list[str] | None,
    typer.Option(
        "--set",
        metavar="NAME=VALUE",
        help="A setting of the match, such as seats=3 or decks=moon,void; may be repeated.",
    ),
]
BOTS_HELP = f"{BOT_NAMES}; a budget may follow, as in master:500 (iterations) or master:2s."
AsJson = Annotated[bool, typer.Option("--json", help="Write JSON for programs.")]


def read_settings(texts: Sequence[str] | None) -> dict[str, object]:
    """Settings from `name=value`: see `read_value`."""
    settings: dict[str, object] = {}
    for text in texts or ():
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise ArkadeError(f"a setting is written name=value, not {shorten(text)!r}")
        if name in settings:
            raise ArkadeError(f"setting {shorten(name)!r} is given twice")
        settings[name] = read_value(value)
    return settings


def read_value(text: str) -> object:
    """Whole numbers and true or false are read as such, words with commas between them as a list, and what begins
    with [ or { as JSON; all else is text."""
    if text.startswith(("[", "{")):
        return read_json(text)
    if "," in text:
        return [read_value(part.strip()) for part in text.split(",")]
    if text in ("true", "false"):
        return text == "true"
    return read_number(text)


def read_json(text: str) -> object:
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        raise ArkadeError(f"the setting {shorten(text)!r} begins like JSON and is none") from None


def read_seed(text: str) -> int | str:
    """A seed: any whole number or any text."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise ArkadeError("a seed is a whole number or a text in UTF-8") from None
    return read_number(text)


def read_number(text: str) -> int | str:
    """A whole number of up to 18 digits as such; any other text stays what it is."""
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdecimal() and len(digits) <= 18 else text


def read_bots(text: str) -> list[str]:
    """Bots as they are written, from a list such as `random,master:2s`."""
    return [name.strip() for name in text.split(",")]
