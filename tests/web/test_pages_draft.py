"""The three-pile draft as a screen of its own: piles, what is known, the cards that were taken, and decks of them."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Locator, Page, expect

from tests.server.process import ServerProcess
from tests.web.axe import axe_faults
from tests.web.conftest import Picture
from tests.web.pages import drag
from tests.web.player import Player
from tests.web.tables import PHONE, against_a_bot, sat_down

MOST_STEPS = 200


def drafted(page: Page) -> Locator:
    return page.locator("[aria-label='Your drafted cards'] .card")


def looked(page: Page, number: int) -> Locator:
    """The pile of that number, while it is looked at."""
    return page.locator(f"section.looked[aria-label^='Pile {number},']")


def test_a_draft_is_played_pile_by_pile_and_a_deck_is_built(
    browser: Browser, server: ServerProcess, picture: Picture
) -> None:
    page = sat_down(browser, server, against_a_bot(server, "worldbreakers", mode="draft"))
    expect(looked(page, 1)).to_be_visible()
    page.get_by_role("button", name="return pile 1").click()
    expect(looked(page, 2)).to_be_visible()
    returned = page.locator("section[aria-label^='Pile 1']")
    expect(returned.get_by_role("img", name="face-down card")).to_have_count(1)
    expect(returned.locator(".card")).not_to_have_count(1)
    before = drafted(page).count()
    page.get_by_role("button", name="draft pile 2").click()
    expect(drafted(page)).not_to_have_count(before)
    expect(page.get_by_role("img", name=re.compile("^cost: "))).to_be_visible()
    picture(page, "draft")
    player = Player(page, "draft")
    building = page.get_by_role("heading", name=re.compile(r"Your deck so far: \d+ cards"))
    for _ in range(MOST_STEPS):
        if building.count():
            break
        player.play(steps=1)
    expect(building).to_be_visible()
    player.play(steps=4)
    expect(page.get_by_role("img", name="in the deck").first).to_be_visible()
    expect(building).to_be_visible()
    expect(page.get_by_label("Your drafted cards")).to_be_visible()
    picture(page, "deck after a draft")


def test_piles_are_clicked_and_dragged(browser: Browser, server: ServerProcess) -> None:
    page = sat_down(browser, server, against_a_bot(server, "worldbreakers", mode="draft"))
    page.get_by_role("button", name="Put pile 1 back, with one card more").click()
    expect(looked(page, 2)).to_be_visible()
    page.get_by_role("button", name="Take pile 2: 1 card").click(position={"x": 12, "y": 12})
    expect(drafted(page)).to_have_count(1)
    expect(looked(page, 1)).to_be_visible()
    drag(page, looked(page, 1).locator(".card").first, page.get_by_label(re.compile("^Supply, ")))
    expect(looked(page, 2)).to_be_visible()
    expect(drafted(page)).to_have_count(1)
    drag(page, looked(page, 2).locator(".card").first, page.get_by_role("heading", name="Your drafted cards 1"))
    expect(drafted(page)).not_to_have_count(1)


def test_a_draft_is_played_by_keys_and_axe_finds_no_serious_fault(browser: Browser, server: ServerProcess) -> None:
    page = sat_down(browser, server, against_a_bot(server, "worldbreakers", mode="draft"))
    expect(looked(page, 1)).to_be_visible()
    for theme in ("dark", "light"):
        page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
        assert axe_faults(page) == [], theme
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("button", name=re.compile("^Take pile 1"))).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("button", name=re.compile("^Put pile 1 back"))).to_be_focused()
    page.keyboard.press("Enter")
    expect(looked(page, 2)).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("button", name=re.compile("^Take pile 2"))).to_be_focused()
    page.keyboard.press("Enter")
    expect(drafted(page)).to_have_count(1)


def test_a_draft_fits_a_phone(browser: Browser, server: ServerProcess, picture: Picture) -> None:
    page = sat_down(
        browser, server, against_a_bot(server, "worldbreakers", mode="draft"), viewport=PHONE, has_touch=True
    )
    expect(looked(page, 1)).to_be_in_viewport()
    expect(page.get_by_role("button", name="draft pile 1")).to_be_in_viewport()
    picture(page, "draft on a phone")
    page.get_by_role("button", name="draft pile 1").tap()
    expect(drafted(page)).not_to_have_count(0)
