"""Opening the page in a browser as soon as the server answers."""

from __future__ import annotations

import threading
import time
import urllib.error
import urllib.request
import webbrowser
from typing import Final

PATIENCE: Final = 60.0
BETWEEN: Final = 0.1


def open_when_ready(address: str) -> None:
    """Wait beside the server that is about to start, and open its first page."""
    threading.Thread(target=wait_and_open, args=(address,), daemon=True).start()


def wait_and_open(address: str) -> None:
    """Ask until the server is ready. If it never is, it has said why itself."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if is_ready(address):
            webbrowser.open(address)
            return
        time.sleep(BETWEEN)


def is_ready(address: str) -> bool:
    try:
        with urllib.request.urlopen(f"{address}health/ready", timeout=1) as answer:
            return bool(answer.status == 200)
    except (urllib.error.URLError, TimeoutError, ConnectionError):
        return False
