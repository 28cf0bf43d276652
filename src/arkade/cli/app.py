"""The commands put together, and what becomes of errors.

Whatever is wrong with the input ends as one sentence on the error stream and exit code 2; output that can't be written
ends as one sentence too, with exit code 1.
"""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from typing import Annotated

import typer
from typer.exceptions import TyperException

import arkade
from arkade.cli.balance import balance
from arkade.cli.bench import bench
from arkade.cli.card import card
from arkade.cli.cards import cards
from arkade.cli.fit import fit
from arkade.cli.games import games
from arkade.cli.lab import app as lab
from arkade.cli.play import play
from arkade.cli.replay import replay
from arkade.cli.rules import rules
from arkade.cli.scenario import scenario
from arkade.cli.screen import BAD_INPUT, complain
from arkade.cli.serve import serve
from arkade.cli.sim import sim
from arkade.cli.soak import soak
from arkade.cli.tournament import tournament
from arkade.kernel import ArkadeError

FAILED = 1
"""The exit code where the input was right and something else went wrong."""

app = typer.Typer(name="arkade", add_completion=False, rich_markup_mode="markdown", pretty_exceptions_enable=False)
for command in (games, play, cards, rules, scenario, replay, sim, soak, bench, serve):
    app.command()(command)
for measuring in (fit, tournament, balance, card):
    lab.command()(measuring)
app.add_typer(lab, name="lab")


@app.callback(invoke_without_command=True)
def arkade_command(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Show the version and leave.")] = False,
) -> None:
    """Card games with their rules fully enforced: play, study, simulate, design."""
    if version:
        typer.echo(f"arkade {arkade.__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def run(arguments: Sequence[str]) -> int:
    """Carry out a command line and give its exit code."""
    write_any_character()
    try:
        code = app(args=list(arguments), prog_name="arkade", standalone_mode=False)
        sys.stdout.flush()
    except ArkadeError as fault:
        complain(str(fault))
        return BAD_INPUT
    except TyperException as fault:
        complain(fault.format_message())
        return BAD_INPUT
    except BrokenPipeError:
        write_no_more()
        return FAILED
    except OSError as fault:
        write_no_more()
        complain(words_of(fault))
        return FAILED
    return code if isinstance(code, int) else 0


def write_any_character() -> None:
    """Let a terminal that lacks a character show a question mark rather than stop the program."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def write_no_more() -> None:
    """The reader has left (`arkade cards sample | head`), or the disk is full (`arkade sim sample > file`): let nothing
    be flushed later, which would fail again."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def words_of(fault: OSError) -> str:
    """What the system refused; where it names no file, it was what the command had to say."""
    what = "the output can't be written" if fault.filename is None else f"{str(fault.filename)!r} can't be used"
    return f"{what}: {fault.strerror or fault}"
