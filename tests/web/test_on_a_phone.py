"""The table on a phone: a strip opens to the whole player, and nothing that is tapped is smaller than a thumb."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

import arkade
from tests.server.process import ServerProcess
from tests.web.player import Player
from tests.web.tables import PHONE, against_a_bot, sat_down

THUMB = 44
STEPS = 10
SMALL = """
(thumb) => [...document.querySelectorAll("button, input, select, a:not(.rule)")]
  .filter((thing) => thing.offsetParent !== null && !thing.matches(".log .named"))
  .map((thing) => ({ what: thing.outerHTML.slice(0, 160), ...thing.getBoundingClientRect().toJSON() }))
  .filter(({ width, height }) => Math.min(width, height) < thumb - 0.1)
  .map(({ what, width, height }) => `${width} x ${height}: ${what}`)
"""
"""All that may be tapped and is smaller than a thumb. Words within a sentence of the log are as high as its lines."""


@pytest.mark.parametrize("game", arkade.GAMES)
def test_nothing_to_tap_is_smaller_than_a_thumb(browser: Browser, server: ServerProcess, game: str) -> None:
    page = sat_down(browser, server, against_a_bot(server, game), viewport=PHONE, has_touch=True)
    player = Player(page, f"a thumb {game}")
    player.play("by_finger", steps=STEPS)
    player.ready()
    assert page.evaluate(SMALL, THUMB) == []
    page.get_by_role("button", name="Log and chat").click()
    expect(page.get_by_role("button", name="Well played!")).to_be_visible()
    assert page.evaluate(SMALL, THUMB) == []


def test_a_pile_is_opened_from_there(browser: Browser, server: ServerProcess) -> None:
    page = sat_down(browser, server, against_a_bot(server, "sample"), viewport=PHONE, has_touch=True)
    Player(page, "a pile").play("by_finger", steps=6)
    page.get_by_role("region", name="You").get_by_role("button", name="You").tap()
    page.get_by_role("dialog", name="You", exact=True).get_by_role("button", name="discard").tap()
    expect(page.get_by_role("dialog", name="You: discard").locator(".card").first).to_be_visible()


def test_a_tap_on_the_strip_of_a_player_shows_all_counters_and_piles(browser: Browser, server: ServerProcess) -> None:
    page = sat_down(browser, server, against_a_bot(server, "worldbreakers"), viewport=PHONE, has_touch=True)
    page.wait_for_selector("[data-lit]")
    page.get_by_role("region", name="random").get_by_role("button", name="random").tap()
    sheet = page.get_by_role("dialog", name="random")
    for word in ("power", "mythium", "standing", "deck", "hand"):
        expect(sheet).to_contain_text(word)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
