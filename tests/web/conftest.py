"""A server that all tests share, and a browser for the tests of a module."""

from __future__ import annotations

import re
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

    return keep_picture


@pytest.fixture(autouse=True)
def last_pictures(request: pytest.FixtureRequest) -> Iterator[None]:
    """Keep what the pages that a test has left open look like at its end, be it a good one or not, and close them."""
    if "browser" not in request.fixturenames:
        yield
        return
    browser: Browser = request.getfixturevalue("browser")
    for name in {"server", "quiet_server"} & set(request.fixturenames):
        request.getfixturevalue(name)  # so that it runs for longer than the pages are open
    yield
    pages = [page for place in browser.contexts for page in place.pages]
    for number, page in enumerate(pages, 1):
        keep_picture(page, title_of(request.node.name) + (f" {number}" if len(pages) > 1 else ""))
    for place in browser.contexts:
        place.close()


def title_of(test: str) -> str:
    """The name of a test as that of a file: in words, and with what the test was given."""
    words = re.sub(r"[^\w.-]+", " ", test.removeprefix("test_").replace("chromium-", "").replace("[chromium]", ""))
    return words.replace("_", " ").strip()


def keep_picture(page: Page, name: str) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=PICTURES / f"{name}.png")
