"""What the table does besides playing: reasons, text, undo, chat, zoom, dragging, the phone, and no faults for axe."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

import arkade
from tests.server.process import ServerProcess
from tests.web.axe import axe_faults
from tests.web.conftest import Picture
from tests.web.player import Player
from tests.web.tables import PHONE, against_a_bot, sat_down, two_people


@pytest.mark.parametrize("game", arkade.GAMES)
def test_axe_finds_no_serious_fault_at_a_table(browser: Browser, server: ServerProcess, game: str) -> None:
    page = sat_down(browser, server, against_a_bot(server, game))
    Player(page, f"axe {game}").play(steps=12)
    assert axe_faults(page) == []
    page.evaluate("document.documentElement.dataset.theme = 'light'")
    assert axe_faults(page) == []
    page.context.close()


def test_a_card_that_may_not_be_chosen_says_which_rule_forbids_it(
    browser: Browser, server: ServerProcess, picture: Picture
) -> None:
    page = sat_down(browser, server, against_a_bot(server, "worldbreakers"))
    forbidden = page.locator(".hand .card:not([data-lit])")
    player = Player(page, "why")
    player.ready()
    for _ in range(12):
        if page.query_selector(".hand .card:not([data-lit])"):
            break
        player.step("by_mouse")
        player.ready()
    forbidden.first.click()
    sheet = page.get_by_role("dialog")
    link = sheet.get_by_role("link").first
    expect(link).to_have_text(re.compile(r"^(WB|K)-\d"))
    expect(link).to_have_attribute("href", re.compile(r"^/rules/worldbreakers#(WB|K)-\d"))
    reason = sheet.locator(".why .words").inner_text()
    assert sheet.inner_text().count(reason) == 1
    picture(page, "why not")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    page.context.close()


def test_out_of_turn_a_card_says_so_on_its_sheet_with_the_rule(
    browser: Browser, server: ServerProcess, picture: Picture
) -> None:
    ada, grace = two_people(browser, server, game="worldbreakers")
    for page in (ada, grace):
        page.wait_for_selector(".hand .card")
    waiting = next(page for page in (ada, grace) if not page.locator("[data-lit]").count())
    waiting.locator(".hand .card").first.click()
    sheet = waiting.get_by_role("dialog")
    expect(sheet).to_contain_text("is to choose.")
    expect(sheet.locator("blockquote")).to_contain_text("This seat is not asked now.")
    expect(sheet.get_by_role("link", name="K-02")).to_have_attribute("href", "/rules/worldbreakers#K-02")
    expect(waiting.locator(".saying")).to_have_count(0)
    picture(waiting, "a card out of turn")
    for page in (ada, grace):
        page.context.close()


def test_the_table_is_text_with_a_command_line_in_one_key(browser: Browser, server: ServerProcess) -> None:
    page = sat_down(browser, server, against_a_bot(server, "sample"))
    page.wait_for_selector("[data-lit]")
    page.keyboard.press("t")
    expect(page.locator("pre").first).to_contain_text("hand")
    page.keyboard.type("no such thing")
    page.keyboard.press("Enter")
    expect(page.locator("pre.answer")).not_to_be_empty()
    page.keyboard.type("1")
    page.keyboard.press("Enter")
    expect(page.locator(".log li.choice").first).to_be_attached()
    page.context.close()


def test_a_choice_can_be_taken_back(browser: Browser, server: ServerProcess) -> None:
    page = sat_down(browser, server, against_a_bot(server, "worldbreakers"))
    player = Player(page, "undo")
    undo = page.get_by_role("button", name="Undo", exact=True)
    player.ready()
    for _ in range(20):
        if undo.is_enabled():
            break
        player.step("by_mouse")
        player.ready()
    told = page.locator(".log li").count()
    undo.click()
    expect(page.locator(".log li")).not_to_have_count(told)
    assert page.locator(".log li").count() < told
    page.context.close()


def test_who_concedes_may_have_a_rematch(browser: Browser, server: ServerProcess) -> None:
    page = sat_down(browser, server, against_a_bot(server, "sample"))
    first = page.url
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Concede …").click()
    page.get_by_role("button", name="Yes, I concede").click()
    ending = page.get_by_role("dialog", name="The end of the game")
    expect(ending).to_contain_text("You lose")
    ending.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda address: address != first)
    expect(ending).to_have_count(0)
    page.wait_for_selector(".hand [data-lit]")
    page.context.close()


def test_chat_is_shown_as_text(browser: Browser, server: ServerProcess) -> None:
    page = sat_down(browser, server, against_a_bot(server, "sample"))
    said = "<img src=x onerror=alert(1)> & good luck"
    page.get_by_label("Say something").fill(said)
    page.keyboard.press("Enter")
    expect(page.locator(".chat li")).to_contain_text(said)
    page.get_by_role("button", name="Well played!").click()
    expect(page.locator(".chat li")).to_have_count(2)
    page.context.close()


def test_a_card_is_shown_in_large_when_the_mouse_rests_on_it(browser: Browser, server: ServerProcess) -> None:
    page = sat_down(browser, server, against_a_bot(server, "sample"))
    page.locator(".hand .card").first.hover()
    expect(page.locator(".zoom .card.full")).to_be_visible()
    page.mouse.move(5, 400)
    expect(page.locator(".zoom")).to_have_count(0)
    page.context.close()


def test_a_card_is_played_by_dragging_it_onto_the_board(browser: Browser, server: ServerProcess) -> None:
    page = sat_down(browser, server, against_a_bot(server, "sample"))
    card = page.locator(".hand .card[data-lit]").first
    name = card.locator(".name").inner_text()
    card.drag_to(page.locator("[data-board]"))
    expect(page.locator(".log li.choice", has_text=name).first).to_be_attached()
    page.context.close()


def test_nothing_sticks_out_sideways_on_a_phone(browser: Browser, server: ServerProcess) -> None:
    for game in arkade.GAMES:
        page = sat_down(browser, server, against_a_bot(server, game), viewport=PHONE, has_touch=True)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        page.context.close()


def test_a_table_that_there_is_not_says_so(browser: Browser, server: ServerProcess) -> None:
    page = browser.new_page()
    page.goto(f"{server.address}/table/no-such-table-anywhere")
    expect(page.get_by_role("alert")).to_be_visible()
    page.context.close()


def test_the_page_loads_nothing_from_elsewhere_and_breaks_no_policy(browser: Browser, server: ServerProcess) -> None:
    seated = against_a_bot(server, "arackhan_wars")
    page = sat_down(browser, server, seated)
    asked: list[str] = []
    complaints: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    page.reload()
    page.wait_for_selector(".desk")
    Player(page, "policy").play(steps=6)
    page.locator(".hand .card").first.hover()
    assert all(address.startswith((server.address, server.address.replace("http", "ws"))) for address in asked)
    assert complaints == []
    page.context.close()


ABOVE_THE_OTHER = """
() => {
  const [zoom, ending] = [".zoom", ".ending"].map((name) => document.querySelector(name));
  Object.assign(zoom.style, { pointerEvents: "auto" });
  zoom.inert = false;
  const [one, other] = [zoom, ending].map((each) => each.getBoundingClientRect());
  const middle = (from, to) => (from + to) / 2;
  const x = middle(Math.max(one.left, other.left), Math.min(one.right, other.right));
  const y = middle(Math.max(one.top, other.top), Math.min(one.bottom, other.bottom));
  const hit = document.elementFromPoint(x, y);
  return ["zoom", "ending"].find((name) => hit.closest(`.${name}`) !== null);
}
"""
"""Which of both lies above where they overlap."""


def test_a_card_in_large_does_not_lie_over_the_end_of_the_game(browser: Browser, server: ServerProcess) -> None:
    page = sat_down(browser, server, against_a_bot(server, "sample"))
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Concede …").click()
    page.get_by_role("button", name="Yes, I concede").click()
    expect(page.locator(".ending")).to_be_visible()
    page.locator(".hand .card").nth(1).hover()
    expect(page.locator(".zoom")).to_be_visible()
    assert page.evaluate(ABOVE_THE_OTHER) == "ending"
