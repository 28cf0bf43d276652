"""A server that all tests share, and a browser for the tests of a module."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.server.process import ServerProcess
from tests.web.chromium import chromium

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "src" / "arkade" / "server" / "web" / "index.html"
PICTURES = ROOT / "build" / "pictures"

Picture = Callable[[Page, str], None]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as running:
        yield running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server for tables of any test: others may be played there too."""
    assert BUILT.exists(), "the page is not built: make web"
    with ServerProcess(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def quiet_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server at which nobody else plays."""
    with ServerProcess(tmp_path) as running:
        yield running


@pytest.fixture
def picture() -> Picture:
    """Keep what a page looks like, for people to look at."""

    def keep(page: Page, name: str) -> None:
        PICTURES.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=PICTURES / f"{name}.png")

    return keep
