"""The command line."""

from __future__ import annotations

import sys

INTERRUPTED = 130
"""The exit code after Ctrl-C."""


def main() -> None:
    """The entry point of `arkade`."""
    try:
        from arkade.cli.app import run

        sys.exit(run(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
