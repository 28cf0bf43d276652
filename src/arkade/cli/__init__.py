"""The command line."""

from __future__ import annotations

import signal
import sys

INTERRUPTED = 130
"""The exit code after Ctrl-C."""


def main() -> None:
    """The entry point of `arkade`. What is left after Ctrl-C is tidying up: a second one does not tear that apart."""
    try:
        from arkade.cli.app import run

        code = run(sys.argv[1:])
    except KeyboardInterrupt:
        code = INTERRUPTED
    if code == INTERRUPTED:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.exit(code)
