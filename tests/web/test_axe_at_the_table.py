"""What opens above a table, and what comes before and after its game: axe-core finds nothing serious."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

import arkade
from tests.server.process import ServerProcess
from tests.web.axe import axe_faults
from tests.web.pages import opened
from tests.web.player import Player
from tests.web.tables import DESKTOP, PHONE, against_a_bot, made, sat_down

DIALOG = "dialog"
LOOKS = (("dark", DESKTOP), ("light", PHONE))


def faults(page: Page, part: str = "html") -> dict[str, list[str]]:
    """What axe finds on a large screen and on a small one, dark and light; the first look comes back in the end."""
    found = {}
    for theme, screen in (*LOOKS, LOOKS[0]):
        page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
        page.set_viewport_size({"width": screen["width"], "height": screen["height"]})
        if theme not in found:
            found[theme] = axe_faults(page, part)
    return {theme: each for theme, each in found.items() if each}


@pytest.mark.parametrize("game", arkade.GAMES)
def test_axe_finds_no_serious_fault_on_a_phone(browser: Browser, server: ServerProcess, game: str) -> None:
    page = sat_down(browser, server, against_a_bot(server, game), viewport=PHONE, has_touch=True)
    Player(page, f"axe on a phone {game}").play("by_finger", steps=4)
    assert axe_faults(page) == []
    page.get_by_role("button", name="Log and chat").click()
    assert axe_faults(page, ".story") == []


def test_axe_finds_no_serious_fault_in_what_opens_above_a_table(browser: Browser, server: ServerProcess) -> None:
    page = sat_down(browser, server, against_a_bot(server, "sample"))
    page.wait_for_selector(".hand [data-lit]")
    for key, title in (("?", "How to play at this table"), ("h", "Hint")):
        page.keyboard.press(key)
        dialog = page.get_by_role("dialog", name=title)
        expect(dialog.get_by_text("is thinking")).to_have_count(0)
        expect(dialog).to_be_visible()
        assert faults(page, DIALOG) == {}, title
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
    page.locator(".hand .card").first.focus()
    page.keyboard.press("z")
    expect(page.get_by_role("dialog").locator(".card.full")).to_be_visible()
    assert faults(page, DIALOG) == {}, "the sheet of a card"
    page.keyboard.press("Escape")
    page.locator(".hand .card").first.hover()
    expect(page.locator(".zoom")).to_be_visible()
    assert axe_faults(page, ".zoom") == [], "a card in large"
    page.mouse.move(5, 5)
    page.keyboard.press("t")
    expect(page.locator("pre").first).to_contain_text("hand")
    assert faults(page, ".text") == {}, "the table as text"


def test_axe_finds_no_serious_fault_in_the_menu_and_at_the_end(browser: Browser, server: ServerProcess) -> None:
    page = sat_down(browser, server, against_a_bot(server, "sample"))
    page.get_by_role("button", name="Menu").click()
    assert faults(page, DIALOG) == {}, "the menu"
    page.get_by_role("button", name="Concede …").click()
    assert axe_faults(page, DIALOG) == [], "conceding"
    page.get_by_role("button", name="Yes, I concede").click()
    expect(page.get_by_role("dialog", name="The end of the game")).to_be_visible()
    assert faults(page, DIALOG) == {}, "the ending"


def test_axe_finds_no_serious_fault_where_a_friend_is_awaited(browser: Browser, server: ServerProcess) -> None:
    seats = [{"who": "me", "name": "Ada"}, {"who": "friend"}]
    seated = made(server, game="worldbreakers", mode="constructed", seats=seats)
    (invited,) = seated["invitations"]
    host = sat_down(browser, server, seated)
    expect(host.get_by_role("heading", name="Waiting for people to sit down")).to_be_visible()
    assert faults(host) == {}, "the waiting room"
    guest = opened(browser, server, f"/join#{invited['invitation']}")
    expect(guest.get_by_role("heading", name="Ada invites you to Worldbreakers")).to_be_visible()
    assert faults(guest) == {}, "the invitation"
