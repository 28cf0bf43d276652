"""Calling somebody to the table: a sound and the title of the tab, when it becomes their turn."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect

from tests.server.process import ServerProcess
from tests.web.pages import opened
from tests.web.tables import two_people

WHEN_CALLED = "A chime when it becomes your turn"
NOTES = 2
"""Of how many notes the sound is made."""

LISTENING = """
() => {
  window.notes = 0;
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) {
    window.notes += 1;
    return start.apply(this, when);
  };
}
"""


def called_by_sound(page: Page) -> None:
    """Have the sound on, and count its notes."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_label(WHEN_CALLED).check()
    page.keyboard.press("Escape")
    page.evaluate(LISTENING)


def in_turn(pages: list[Page]) -> tuple[Page, Page]:
    """Who is to choose first, and who waits."""
    for page in pages:
        page.wait_for_selector(".hand .card")
    first, second = sorted(pages, key=lambda page: page.locator("[data-lit]").count(), reverse=True)
    return first, second


def test_sound_and_title_call_when_others_have_acted_and_not_after_my_own_clicks(
    browser: Browser, server: ServerProcess
) -> None:
    silent, called = in_turn(two_people(browser, server, game="worldbreakers"))
    silent.evaluate(LISTENING)
    called_by_sound(called)
    expect(silent).to_have_title("● Your turn · Worldbreakers")
    expect(called).to_have_title("Worldbreakers · Arkade")
    silent.get_by_role("button", name="Pass", exact=True).click()
    expect(called).to_have_title("● Your turn · Worldbreakers")
    expect(silent).to_have_title("Worldbreakers · Arkade")
    assert called.evaluate("window.notes") == NOTES
    called.locator(".hand .card[data-lit]").first.click()
    expect(called.locator(".log li.choice", has_text=re.compile("set aside"))).to_have_count(1)
    expect(called).to_have_title("● Your turn · Worldbreakers")
    called.get_by_role("button", name="Pass", exact=True).click()
    expect(silent).to_have_title("● Your turn · Worldbreakers")
    assert [page.evaluate("window.notes") for page in (silent, called)] == [0, NOTES]
    for page in (silent, called):
        page.context.close()


def test_the_settings_say_the_same_of_the_sound_as_the_menu(browser: Browser, server: ServerProcess) -> None:
    page = opened(browser, server, "/settings")
    expect(page.get_by_text(f"{WHEN_CALLED}.")).to_be_visible()
