"""Chromium for tests: the system's own, or Playwright's."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Playwright, sync_playwright

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The shell is Chromium without its own menus and bars, which otherwise take more of the processor than our pages."""
TO_INSTALL = "Chromium is missing: apt-get install chromium-headless-shell, or python -m playwright install chromium"
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
             "--disable-component-update", "--disable-sync"]  # fmt: skip


def executable(playwright: Playwright) -> str:
    """Where Chromium is."""
    found = [path for name in NAMES if (path := shutil.which(name)) is not None]
    own = playwright.chromium.executable_path
    if Path(own).exists():
        found.append(own)
    assert found, TO_INSTALL
    return found[0]


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser, for as long as it is needed. Playwright's loop ends with it, so that other tests can run theirs."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(playwright), args=ARGUMENTS)
        yield browser
        browser.close()
