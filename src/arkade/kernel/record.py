# arkade: interpreted
"""Records: a game as the list of its choices, in JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import msgspec

from arkade.kernel.errors import BadRecord, shorten
from arkade.kernel.question import Option

if TYPE_CHECKING:
    from arkade.kernel.state import State

FORMAT = 1
SIZE_LIMIT = 16 * 1024 * 1024


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game that can be played again: which rules, which cards, which seed, which choices."""

    format: int
    game: str
    rules: str
    cards: str
    mode: str
    options: dict[str, Any]
    seed: int | str
    seats: int
    choices: list[tuple[int, int, int, int]]

    def to_json(self) -> bytes:
        return msgspec.json.encode(self)


def record_of(g: State) -> Record:
    """The record of a state, from its start to its last choice."""
    game = g.table.game
    choices: list[tuple[int, int, int, int]] = []
    link = g.history
    while link is not None:
        before, seat, option = cast("tuple[Any, int, Option]", link)
        choices.append((seat, *option))
        link = before
    choices.reverse()
    return Record(
        FORMAT, game.name, game.version, game.fingerprint, g.table.mode, dict(g.table.options), g.table.seed,
        g.table.seats, choices,
    )  # fmt: skip


def read_record(data: bytes | str) -> Record:
    """A record from its JSON, or BadRecord with one sentence."""
    if len(data) > SIZE_LIMIT:
        raise BadRecord(f"the record is larger than {SIZE_LIMIT // 1024 // 1024} MiB")
    try:
        record = msgspec.json.decode(data, type=Record)
    except RecursionError:
        raise BadRecord("the record is nested too deeply") from None
    except (msgspec.DecodeError, UnicodeDecodeError, ValueError) as fault:
        raise BadRecord(f"the record can't be read: {shorten(str(fault), 200)}") from None
    if record.format != FORMAT:
        raise BadRecord(f"the record has format {record.format}; this program reads format {FORMAT}")
    return record
