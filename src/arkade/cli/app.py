"""The commands put together, and what becomes of errors.

Whatever is wrong with the input ends as one sentence on the error stream and exit code 2.
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
from arkade.cli.bench import bench
from arkade.cli.sim import sim
from arkade.kernel import ArkadeError

BAD_INPUT = 2

app = typer.Typer(name="arkade", add_completion=False, pretty_exceptions_enable=False)
for command in (sim, bench):
    app.command()(command)


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
        return complain(str(fault))
    except TyperException as fault:
        return complain(fault.format_message())
    except BrokenPipeError:
        return leave_broken_pipe()
    return code if isinstance(code, int) else 0


def write_any_character() -> None:
    """Let a terminal that lacks a character show a question mark rather than stop the program."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def complain(words: str) -> int:
    """One sentence on the error stream, whatever characters a hostile name has in it."""
    line = " ".join(words.split())
    sys.stderr.write("".join(sign if sign.isprintable() else "?" for sign in f"arkade: {line}") + "\n")
    return BAD_INPUT


def leave_broken_pipe() -> int:
    """The reader has left (`arkade cards sample | head`): say nothing, and let nothing be flushed later."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 1
