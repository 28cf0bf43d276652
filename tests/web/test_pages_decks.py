"""Building decks: by mouse, by keyboard, on a phone; faults in words; text; saved decks that can be played."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect

from tests.server.process import ServerProcess
from tests.web.conftest import Picture
from tests.web.pages import drag, opened
from tests.web.tables import PHONE

MAY_BE_PLAYED = "✓ may be played"
NOT_YET = "✗ can't be played yet"


def open_deck(page: Page, title: str) -> None:
    page.get_by_role("combobox", name="Open", exact=True).select_option(label=title)


def test_a_ready_deck_is_copied_changed_saved_and_played(
    browser: Browser, server: ServerProcess, picture: Picture
) -> None:
    page = opened(browser, server, "/decks/worldbreakers")
    panel = page.get_by_role("region", name="Your deck")
    faults = page.get_by_label("What is wrong")
    expect(faults).to_contain_text("the deck has 0 cards besides its Worldbreaker; exactly 30 are needed")
    open_deck(page, "The riders of Khutulun")
    expect(panel.get_by_role("status")).to_contain_text(MAY_BE_PLAYED)
    expect(panel.get_by_role("img", name=re.compile("^cost: 0: "))).to_be_visible()
    first = panel.get_by_role("button", name=re.compile("^One .* less$")).first
    first.click()
    expect(faults).to_contain_text("the deck has 29 cards")
    expect(faults.get_by_role("link", name="WB-20.01")).to_be_visible()
    page.get_by_label("Search").fill("Sly Sentinel")
    page.get_by_role("button", name="Add Sly Sentinel").click()
    expect(panel.get_by_role("status")).to_contain_text(MAY_BE_PLAYED)
    page.get_by_role("button", name="Add Sly Sentinel").click()
    expect(faults).to_contain_text("'Sly Sentinel' is in the deck 2 times; once is allowed")
    page.get_by_role("button", name="Take out Sly Sentinel").click()
    expect(panel.get_by_role("status")).to_contain_text(MAY_BE_PLAYED)
    page.get_by_label("Name of the deck").fill("Sly riders")
    picture(page, "deck builder")
    panel.get_by_role("button", name="Save").click()
    expect(panel.get_by_role("button", name="Saved")).to_be_disabled()
    panel.get_by_role("button", name="Play it").click()
    expect(page.get_by_role("radio", name="constructed decks", exact=True)).to_be_checked()
    expect(page.get_by_role("combobox", name="Your deck").locator("option:checked")).to_have_text("Sly riders")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector("[data-board]")
    expect(page.locator("[data-zone='worldbreaker:0'], [data-zone='worldbreaker:1']").first).to_be_visible()


def test_a_deck_is_built_by_keyboard_and_by_dragging(browser: Browser, server: ServerProcess) -> None:
    page = opened(browser, server, "/decks/arackhan_wars")
    panel = page.get_by_role("region", name="Your deck")
    panel.get_by_role("combobox", name="faction").select_option("Nakka")
    page.get_by_label("Only what a deck of Nakka may hold").uncheck()
    peasant = page.get_by_role("button", name=re.compile("^Add Angry Peasant"))
    peasant.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("+")
    expect(panel.get_by_label("Cards of the deck").locator("li", has_text="Angry Peasant")).to_contain_text("2×")
    faults = page.get_by_label("What is wrong")
    expect(faults).to_contain_text("'Angry Peasant' belongs to the Grey Order, not to the Nakka")
    page.keyboard.press("Delete")
    expect(panel.get_by_label("Cards of the deck").locator("li", has_text="Angry Peasant")).to_contain_text("1×")
    page.keyboard.press("-")
    expect(panel.get_by_text("No cards yet.")).to_be_visible()
    expect(faults).to_contain_text("the deck has 0 cards")
    drag(page, page.get_by_role("button", name=re.compile("^Add Archer")), panel.get_by_text("No cards yet."))
    expect(panel.get_by_label("Cards of the deck").locator("li", has_text="Archer")).to_contain_text("1×")
    expect(faults).to_contain_text("the deck has 1 card;")
    pool = page.get_by_label("Cards to choose from")
    drag(page, panel.get_by_label("Cards of the deck").locator("li", has_text="Archer"), pool.locator("li").first)
    expect(panel.get_by_text("No cards yet.")).to_be_visible()
    expect(faults).to_contain_text("the deck has 0 cards")
    drag(page, page.get_by_role("button", name=re.compile("^Add Archer")), panel.get_by_text("No cards yet."))
    expect(panel.get_by_label("Cards of the deck").locator("li", has_text="Archer")).to_contain_text("1×")
    page.reload()
    expect(panel.get_by_label("Cards of the deck").locator("li", has_text="Archer")).to_contain_text("1×")
    expect(panel.get_by_role("combobox", name="faction")).to_have_value("Nakka")


def test_a_deck_is_offered_what_it_may_hold_and_all_cards_on_request(browser: Browser, server: ServerProcess) -> None:
    page = opened(browser, server, "/decks/arackhan_wars")
    pool = page.get_by_label("Cards to choose from").locator("[data-faction]")
    leader = page.get_by_role("region", name="Your deck").get_by_role("combobox")
    leader.select_option("Nakka")
    factions = "all => [...new Set(all.map((one) => one.dataset.faction))]"
    expect(page.get_by_label("Cards to choose from").locator("[data-faction='grey order']")).to_have_count(0)
    assert pool.evaluate_all(factions) == ["nakka"]
    page.get_by_label("Only what a deck of Nakka may hold").uncheck()
    assert len(pool.evaluate_all(factions)) > 1
    page.goto(f"{server.address}/decks/worldbreakers")
    leader.select_option(label="Marco Polo, Robed in Silk")
    expect(pool.first).to_have_attribute("data-faction", "stars")
    expect(page.get_by_role("button", name="Add Silkworm Terrarium")).to_have_count(1)
    expect(page.get_by_role("button", name="Add Confident Suitor")).to_have_count(0)
    page.get_by_label("Only what a deck of Marco Polo").uncheck()
    expect(page.get_by_role("button", name="Add Confident Suitor")).to_have_count(1)


def test_a_deck_goes_out_and_comes_in_as_text_on_a_phone(
    browser: Browser, server: ServerProcess, picture: Picture
) -> None:
    page = opened(browser, server, "/decks/worldbreakers", viewport=PHONE, has_touch=True)
    open_deck(page, "The caravan of Marco Polo")
    page.get_by_role("button", name="Deck (30)").tap()
    panel = page.get_by_role("region", name="Your deck")
    expect(panel.get_by_role("status")).to_contain_text(MAY_BE_PLAYED)
    picture(page, "deck on a phone")
    panel.get_by_role("button", name="As text").tap()
    text = page.get_by_role("textbox", name="Deck as text")
    expect(text).to_have_value(re.compile(r"^Marco Polo, Robed in Silk\n"))
    text.fill("nothing but this line\n")
    page.get_by_role("button", name="Read this text").tap()
    expect(panel.get_by_role("status")).to_contain_text(NOT_YET)
    expect(page.get_by_label("What is wrong")).to_contain_text("unknown Worldbreaker 'nothing but this line'")
    panel.get_by_role("button", name="As text").tap()
    text.fill("Marco Polo, Robed in Silk\n2 Sly Sentinel\n")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").tap()
    assert download.value.path().read_text(encoding="utf-8") == "Marco Polo, Robed in Silk\n2 Sly Sentinel\n"
    text.fill("")
    page.get_by_role("button", name="Read this text").tap()
    expect(page.get_by_role("alert")).to_contain_text("the text holds no deck")
    text.fill("Marco Polo, Robed in Silk\n2 Sly Sentinel\n")
    page.get_by_role("button", name="Read this text").tap()
    expect(panel.get_by_label("Cards of the deck").locator("li", has_text="Sly Sentinel")).to_contain_text("2×")
