"""What can be typed at the terminal's table besides a choice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkade.table import commands
from arkade.table.commands import Command

if TYPE_CHECKING:
    from arkade.cli.terminal.session import Session


def save(session: Session, seat: int, rest: str) -> None:
    session.save(rest)


def leave(session: Session, seat: int, rest: str) -> None:
    session.leave()


COMMANDS = (
    *commands.COMMANDS,
    Command("save FILE", "write the record of the game so far", save),
    Command("quit", "leave the table", leave),
)
