"""What installs the real parts finds those that the tests find, wherever they are."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

from tools.install_real_parts import missing_packages

ON_THE_PATH = ("postgres", "redis-server", "openssl", "setpriv")


def test_parts_beside_the_path_are_found_and_nothing_else_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """nginx stands in the system's own folder, and Chromium where Playwright keeps it."""
    for name in ON_THE_PATH:
        if (found := shutil.which(name)) is not None:
            (tmp_path / name).symlink_to(found)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("PLAYWRIGHT_BROWSERS_PATH", str(tmp_path / "browsers"))
    assert missing_packages() == ["chromium-headless-shell"]
    with sync_playwright() as playwright:
        own = Path(playwright.chromium.executable_path)
    own.parent.mkdir(parents=True)
    own.touch()
    assert missing_packages() == []
