"""Several seats of a table at one screen: set up, gone round by itself, switched by hand and by key, played again; and
a curtain where they belong to several people."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator, Page, WebSocketRoute, expect

from tests.server.process import ServerProcess
from tests.web.axe import axe_faults
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


def test_the_rematch_has_both_seats_too(both: Page) -> None:
    first = both.url
    both.get_by_role("button", name="Menu").click()
    both.get_by_role("button", name="Concede …").click()
    both.get_by_role("button", name="Yes, I concede").click()
    both.get_by_role("dialog", name="The end of the game").get_by_role("button", name="Rematch").click()
    both.wait_for_url(lambda address: address != first)
    expect(seats_of(both)).to_have_count(2)


def with_the_second_line_held(page: Page) -> Callable[[], None]:
    """Let nothing come to the second seat of the page until that is released."""
    lines: list[WebSocketRoute] = []
    held: list[str | bytes] = []
    free = False

    def pass_on(line: WebSocketRoute) -> None:
        lines.append(line)
        holding = len(lines) == 2
        beyond = line.connect_to_server()
        beyond.on_message(lambda message: held.append(message) if holding and not free else line.send(message))

    def release() -> None:
        nonlocal free
        free = True
        for message in held:
            lines[1].send(message)

    page.route_web_socket(re.compile("/api/v1/play"), pass_on)
    return release


def test_a_curtain_hides_each_hand_until_its_player_has_the_screen(
    browser: Browser, server: ServerProcess, picture: Picture
) -> None:
    page = opened(browser, server, "/new/sample")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_label("Opponent").select_option(label="A friend, at this screen")
    page.get_by_label("Your friend's name").fill("Grace")
    page.get_by_role("button", name="Open the table").click()
    called = page.get_by_role("heading", name=re.compile("^Pass the screen to (Ada|Grace)$"))
    one = called.inner_text().split()[-1]
    other = "Grace" if one == "Ada" else "Ada"
    page.keyboard.press("Enter")
    expect(page.locator(".hand [data-lit]").first).to_be_visible()
    held = hand(page)
    page.locator(".hand [data-lit]").first.click()
    expect(page.get_by_role("heading", name=f"Pass the screen to {other}")).to_be_visible()
    picture(page, "a curtain")
    assert page.locator(".desk").count() == 0
    assert not any(name in page.locator("body").inner_text() for name in held)
    assert axe_faults(page) == []
    release = with_the_second_line_held(page)
    page.reload()
    expect(page.get_by_role("heading", name=f"Pass the screen to {one}")).to_be_visible()
    release()
    page.get_by_role("button", name=f"I am {other}: go on").click()
    expect(seats_of(page).filter(has_text=other)).to_have_attribute("aria-pressed", "true")
    page.get_by_label("Curtain").uncheck()
    page.keyboard.press("s")
    expect(seats_of(page).filter(has_text=one)).to_have_attribute("aria-pressed", "true")


def test_a_friend_who_joins_in_the_same_browser_takes_nobodys_seat(browser: Browser, server: ServerProcess) -> None:
    seated = made(server, game="sample", seats=[{"who": "me", "name": "Ada"}, {"who": "friend"}])
    page = sat_down(browser, server, seated)
    page.goto(f"{server.address}/join#{seated['invitations'][0]['invitation']}")
    page.get_by_label("Your name").fill("Grace")
    page.get_by_role("button", name="Take the seat").click()
    page.get_by_role("button", name=re.compile("^I am .*: go on")).click()
    expect(seats_of(page)).to_have_count(2)
