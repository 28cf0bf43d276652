"""One person at several seats of a table: set up, gone round by itself, switched by hand and by key, played again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.server.process import ServerProcess
from tests.web.conftest import Picture
from tests.web.pages import at_the_table, opened
from tests.web.player import Player
from tests.web.tables import PHONE, made, sat_down

MOST_STEPS = 40


def seats_of(page: Page) -> Locator:
    return page.get_by_label("Your seats").get_by_role("button")


def shown_seat(page: Page) -> int:
    """Which of the seats is shown, by its place."""
    return int(seats_of(page).evaluate_all("all => all.findIndex((one) => one.ariaPressed === 'true')"))


def hand(page: Page) -> list[str]:
    return page.locator(".hand .card .name").all_text_contents()


def test_the_level_that_suits_the_number_of_players_is_suggested(
    browser: Browser, server: ServerProcess, picture: Picture
) -> None:
    page = opened(browser, server, "/new/ark_ship")
    suggested = page.get_by_role("radio", name=re.compile("Suggested for"))
    for players, level in [("1", "Meagre freezer"), ("3", "As written"), ("8", "Meagre crowded ship")]:
        page.get_by_role("group", name="How many players?").get_by_text(players, exact=True).click()
        expect(suggested).to_have_count(1)
        expect(suggested).to_be_checked()
        expect(page.get_by_role("radio", name=re.compile(f"^{level}.*Suggested for {players} player"))).to_be_checked()
        expect(page.get_by_label(re.compile(r"^Player \d"))).to_have_count(int(players) - 1)
    picture(page, "new table of eight")
    page.get_by_text("Cold ship", exact=True).click()
    expect(page.get_by_role("radio", name=re.compile("^Cold ship"))).to_be_checked()
    expect(suggested).not_to_be_checked()
    page.context.close()


def test_one_person_plays_several_seats_beside_a_bot(browser: Browser, server: ServerProcess, picture: Picture) -> None:
    page = opened(browser, server, "/new/ark_ship")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("group", name="How many players?").get_by_text("3", exact=True).click()
    page.get_by_label("Player 2").select_option(label="You, at this seat too")
    page.get_by_label("Player 3").select_option("random")
    page.get_by_role("button", name="Open the table").click()
    at_the_table(page)
    expect(seats_of(page).filter(has_text="Ada")).to_have_count(2)
    expect(seats_of(page).filter(has_text="Ada 2")).to_have_count(1)
    page.wait_for_selector("[data-lit]")
    picture(page, "two seats of one person")
    first = shown_seat(page)
    player = Player(page, "several seats")
    for _ in range(MOST_STEPS):
        if shown_seat(page) != first:
            break
        player.step("by_mouse")
    assert shown_seat(page) != first
    expect(seats_of(page).nth(shown_seat(page))).to_contain_text("to choose")
    page.goto(f"{server.address}/new/ark_ship")
    expect(page.get_by_label("Player 2").locator("option:checked")).to_have_text("You, at this seat too")
    page.context.close()


@pytest.fixture
def both(browser: Browser, server: ServerProcess) -> Page:
    """Both sides of a duel, at one page on a phone."""
    me = {"who": "me", "name": "Ada"}
    seated = made(server, game="sample", seats=[me, {**me, "name": "Ada 2"}], seed="both sides")
    return sat_down(browser, server, seated, viewport=PHONE, has_touch=True)


def test_each_seat_has_its_own_eyes_and_a_key_turns_to_the_next(both: Page, picture: Picture) -> None:
    first, held = shown_seat(both), hand(both)
    expect(seats_of(both).nth(first)).to_contain_text("to choose")
    both.keyboard.press("s")
    expect(seats_of(both).nth(1 - first)).to_have_attribute("aria-pressed", "true")
    expect(both.locator(".hand .card .name").first).to_be_attached()
    assert hand(both) != held
    picture(both, "both sides on a phone")
    seats_of(both).nth(first).tap()
    expect(seats_of(both).nth(first)).to_have_attribute("aria-pressed", "true")
    assert hand(both) == held
    both.context.close()


def test_the_rematch_has_both_seats_too(both: Page) -> None:
    first = both.url
    both.get_by_role("button", name="Menu").click()
    both.get_by_role("button", name="Concede …").click()
    both.get_by_role("button", name="Yes, I concede").click()
    both.get_by_role("dialog", name="The end of the game").get_by_role("button", name="Rematch").click()
    both.wait_for_url(lambda address: address != first)
    expect(seats_of(both)).to_have_count(2)
    both.context.close()
