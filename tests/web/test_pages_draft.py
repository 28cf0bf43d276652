"""The three-pile draft as a screen of its own: piles, what is known, the cards that were taken, and decks of them."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect

from tests.server.process import ServerProcess
from tests.web.conftest import Picture
from tests.web.player import Player
from tests.web.tables import PHONE, against_a_bot, sat_down

MOST_STEPS = 200


def drafted(page: Page) -> int:
    return page.locator("[aria-label='You have drafted'] .card").count()


def test_a_draft_is_played_pile_by_pile_and_a_deck_is_built(
    browser: Browser, server: ServerProcess, picture: Picture
) -> None:
    page = sat_down(browser, server, against_a_bot(server, "worldbreakers", mode="draft"))
    looked = page.locator("section.looked")
    expect(looked).to_have_count(1)
    pile = looked.get_attribute("aria-label") or ""
    assert pile.startswith("Pile 1")
    page.get_by_role("button", name="return pile 1").click()
    expect(page.locator("section.looked[aria-label^='Pile 2']")).to_be_visible()
    returned = page.locator("section[aria-label^='Pile 1']")
    expect(returned.get_by_role("img", name="face-down card")).to_have_count(1)
    expect(returned.locator(".card")).not_to_have_count(1)
    before = drafted(page)
    page.get_by_role("button", name="draft pile 2").click()
    expect(page.locator("[aria-label='You have drafted'] .card")).not_to_have_count(before)
    expect(page.get_by_role("img", name=re.compile("^cost: "))).to_be_visible()
    picture(page, "draft")
    player = Player(page, "draft")
    for _ in range(MOST_STEPS):
        if page.get_by_label("Cards you drafted").count():
            break
        player.play(steps=1)
    expect(page.get_by_label("Cards you drafted")).to_be_visible()
    player.play(steps=4)
    expect(page.get_by_role("img", name="in the deck").first).to_be_visible()
    expect(page.get_by_role("heading", name=re.compile(r"Your deck so far: \d+ cards"))).to_be_visible()
    picture(page, "deck after a draft")
    page.context.close()


def test_a_draft_fits_a_phone(browser: Browser, server: ServerProcess, picture: Picture) -> None:
    page = sat_down(
        browser, server, against_a_bot(server, "worldbreakers", mode="draft"), viewport=PHONE, has_touch=True
    )
    expect(page.locator("section.looked")).to_be_in_viewport()
    expect(page.get_by_role("button", name="draft pile 1")).to_be_in_viewport()
    picture(page, "draft on a phone")
    page.get_by_role("button", name="draft pile 1").tap()
    expect(page.locator("[aria-label='You have drafted'] .card")).not_to_have_count(0)
    page.context.close()
