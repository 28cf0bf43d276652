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


def system_chromium() -> str | None:
    """Where the system's own Chromium is, if it has one."""
    return next((path for name in NAMES if (path := shutil.which(name)) is not None), None)


def own_chromium(playwright: Playwright) -> str | None:
    """Where Playwright's Chromium is, if it was installed."""
    own = playwright.chromium.executable_path
    return own if Path(own).exists() else None


def is_there() -> bool:
    """Whether there is a Chromium at all. Playwright is only asked where the system has none."""
    if system_chromium() is not None:
        return True
    with sync_playwright() as playwright:
        return own_chromium(playwright) is not None


def executable(playwright: Playwright) -> str:
    """Where Chromium is."""
    found = system_chromium() or own_chromium(playwright)
    assert found is not None, TO_INSTALL
    return found


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser, for as long as it is needed. Playwright's loop ends with it, so that other tests can run theirs."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(playwright), args=ARGUMENTS)
        yield browser
        browser.close()
