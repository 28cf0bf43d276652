"""The command line."""

from __future__ import annotations

import sys


def main() -> None:
    """The entry point of `arkade`."""
    from arkade.cli.app import run

    sys.exit(run(sys.argv[1:]))
