"""`arkade serve`: tables on the network."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from arkade.cli.opening import open_when_ready
from arkade.cli.screen import margin
from arkade.kernel import ArkadeError


def serve(
    settings: Annotated[
        Path | None, typer.Option("--settings", metavar="FILE", help="A TOML file with settings.")
    ] = None,
    host: Annotated[str | None, typer.Option(help="The address to listen at. [default: 127.0.0.1]")] = None,
    port: Annotated[int | None, typer.Option(help="The port to listen at; 0 for any. [default: 8400]")] = None,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="Where games are kept. [default: sqlite+aiosqlite:///arkade.db]")
    ] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the page in a browser once it is there.")] = False,
) -> None:
    """Serve tables to browsers and programs.

    Settings come from the options here, then from the environment (ARKADE_PORT, ARKADE_DATABASE, …), then from the
    file. docs/operate.md lists them.
    """
    try:
        from arkade.server.running import serve as run
        from arkade.server.settings import read_settings
    except ImportError as missing:
        raise ArkadeError(
            f"the server needs more than is installed: pip install 'arkade[server]' ({missing})"
        ) from None
    given = {"host": host, "port": port, "database": database}
    chosen = read_settings(settings, given={name: value for name, value in given.items() if value is not None})
    address = f"http://{chosen.host}:{chosen.port}/"
    margin().print(f"Arkade is served at {address} (Ctrl-C stops it)")
    if open_browser:
        open_when_ready(address)
    run(chosen)
