"""The gallery of cards and the book of rules: search, zoom, anchors, rulings."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

import arkade
from tests.server.process import ServerProcess
from tests.web.conftest import Picture
from tests.web.pages import opened
from tests.web.tables import PHONE


def test_cards_are_found_by_words_and_by_what_they_are(
    browser: Browser, server: ServerProcess, picture: Picture
) -> None:
    page = opened(browser, server, "/cards/worldbreakers")
    cards = page.locator("main ul .card")
    count = page.get_by_role("status")
    expect(count).to_have_text(f"{len(arkade.load('worldbreakers').cards)} cards")
    picture(page, "cards")
    page.get_by_role("combobox", name="Type").select_option("follower")
    page.get_by_role("combobox", name="Faction").select_option("void")
    expect(count).not_to_have_text(re.compile(r"^1\d\d cards"))
    page.get_by_role("combobox", name="Keyword").select_option("Lethal")
    names = cards.locator(".name").all_text_contents()
    printed = {card.name: card for card in arkade.load("worldbreakers").cards}
    assert names
    assert all("Lethal" in printed[name].text for name in names)
    page.get_by_role("button", name="Show all").click()
    page.get_by_label("Search").fill("khutulun kheshig")
    expect(cards).to_have_count(1)
    page.get_by_label("Search").fill("no card says this")
    expect(page.get_by_text("No card is like that.")).to_be_visible()


def test_a_card_is_shown_large_with_its_keywords_explained(browser: Browser, server: ServerProcess) -> None:
    page = opened(browser, server, "/cards/arackhan_wars", viewport=PHONE, has_touch=True)
    page.get_by_role("button", name="Angry Peasant").tap()
    dialog = page.get_by_role("dialog", name="Angry Peasant")
    expect(dialog.get_by_text(re.compile("^Swarm: the card has Attack"))).to_be_visible()
    expect(dialog.get_by_role("link", name="AK-17.13")).to_have_attribute("href", "/rules/arackhan_wars#AK-17.13")
    page.keyboard.press("ArrowRight")
    second = [card.name for card in arkade.load("arackhan_wars").cards][1]
    expect(page.get_by_role("dialog", name=second)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_rule_is_opened_by_its_id(browser: Browser, server: ServerProcess, picture: Picture) -> None:
    page = opened(browser, server, "/rules/worldbreakers#WB-20.02")
    rule = page.locator("[id='WB-20.02']")
    expect(rule).to_be_in_viewport()
    expect(rule).to_contain_text(arkade.load("worldbreakers").rules["WB-20.02"].text)
    expect(rule).to_have_class(re.compile("current"))
    picture(page, "rules")
    page.get_by_role("link", name="Rally Phase").click()
    expect(page.get_by_role("heading", name="Rally Phase")).to_be_in_viewport()
    expect(rule).not_to_be_in_viewport()


def test_rules_are_searched_and_rulings_are_told_apart(browser: Browser, server: ServerProcess) -> None:
    page = opened(browser, server, "/rules/arackhan_wars", viewport=PHONE, has_touch=True)
    field = page.get_by_label("Search the rules")
    field.fill("copy limits later edition")
    rules = page.locator("main ol.rules > li")
    expect(page.locator("[id='AK-04.08'] .ruling")).to_contain_text("Ruling")
    assert all("edition" in text for text in rules.all_inner_texts())
    expect(page.locator("mark").first).to_be_visible()
    page.locator("[id='AK-04.08']").get_by_role("link", name="AK-23.14").tap()
    expect(page.locator("[id='AK-23.14']")).to_be_in_viewport()
    field.fill("xyzzy")
    expect(page.get_by_text("No rule has all of these words.")).to_be_visible()
