"""Every page around the table, dark and light, large and small: axe-core finds nothing serious, nothing sticks out."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

import arkade
from tests.server.process import ServerProcess
from tests.web.axe import axe_faults
from tests.web.pages import finished_game, opened
from tests.web.tables import DESKTOP, PHONE

TABLET = {"width": 820, "height": 1180}
PATHS = [
    "/",
    "/tables",
    "/new/arackhan_wars",
    "/new/ark_ship",
    "/new/worldbreakers",
    "/join",
    "/cards/worldbreakers",
    "/cards/ark_ship",
    "/rules/sample",
    "/decks/worldbreakers",
    "/decks/arackhan_wars",
    "/replay",
    "/settings",
    "/about",
    "/nowhere",
]


def settled(page: Page) -> None:
    page.wait_for_load_state("networkidle")
    page.wait_for_selector("h1")


def sticks_out(page: Page) -> bool:
    """Whether the page is wider than the screen."""
    return bool(page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"))


@pytest.mark.parametrize("path", PATHS)
def test_pages_have_no_serious_faults_on_any_screen(browser: Browser, server: ServerProcess, path: str) -> None:
    page = opened(browser, server, path)
    settled(page)
    for theme, screen in (("dark", DESKTOP), ("light", TABLET), ("dark", PHONE)):
        page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
        page.set_viewport_size({"width": screen["width"], "height": screen["height"]})
        assert not sticks_out(page), screen
        assert axe_faults(page) == [], (theme, screen)


@pytest.mark.parametrize("game", [game for game in arkade.GAMES if game != "sample"])
def test_long_rules_have_no_serious_faults(browser: Browser, server: ServerProcess, game: str) -> None:
    """They look like the short ones, so that one look is enough."""
    page = opened(browser, server, f"/rules/{game}", viewport=PHONE)
    settled(page)
    assert not sticks_out(page)
    assert axe_faults(page) == []


def test_dialogs_and_replays_have_no_serious_faults(browser: Browser, server: ServerProcess) -> None:
    page = opened(browser, server, "/cards/arackhan_wars")
    page.get_by_role("button", name="Angry Peasant").click()
    page.wait_for_selector("dialog")
    assert axe_faults(page) == []
    page.goto(f"{server.address}/replay/{finished_game(server, 'sample', 'free')}?at=9")
    page.wait_for_selector("output")
    for theme, screen in (("dark", DESKTOP), ("light", TABLET), ("light", PHONE)):
        page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
        page.set_viewport_size({"width": screen["width"], "height": screen["height"]})
        assert axe_faults(page) == [], (theme, screen)
        assert not sticks_out(page), screen
    page.set_viewport_size({"width": DESKTOP["width"], "height": DESKTOP["height"]})
    for button in ("Share", "Play on from here"):
        page.get_by_role("button", name=button).click()
        page.wait_for_selector("dialog")
        assert axe_faults(page) == []
        page.keyboard.press("Escape")
