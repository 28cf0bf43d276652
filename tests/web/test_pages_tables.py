"""Coming to a table: the page of games, new tables, what is remembered, and friends by link."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

import arkade
from tests.server.process import ServerProcess
from tests.web.conftest import Picture
from tests.web.pages import at_the_table, opened
from tests.web.player import Player
from tests.web.tables import PHONE

MOST_TABS = 60


def test_every_game_has_a_cover_its_words_and_a_table_in_one_click(
    browser: Browser, server: ServerProcess, picture: Picture
) -> None:
    page = opened(browser, server, "/")
    for name in arkade.GAMES:
        game = arkade.load(name)
        tile = page.get_by_role("region", name="Games").locator(f"li[data-game={name}]")
        expect(tile).to_contain_text(game.summary)
        expect(tile).to_contain_text(f"{len(game.cards)} cards")
        expect(tile.locator("svg.cover text")).to_have_text(game.title)
    picture(page, "home")
    page.get_by_role("button", name="Play now Tidepool").click()
    at_the_table(page)
    page.goto(server.address)
    row = page.get_by_role("link", name=re.compile("Tidepool.*Your turn"))
    expect(row).to_be_visible()
    row.click()
    at_the_table(page)


def test_who_starts_can_be_chosen_wherever_somebody_does(browser: Browser, server: ServerProcess) -> None:
    """All aboard an ARK SHIP begin together."""
    page = opened(browser, server, "/")
    for name in arkade.GAMES:
        page.goto(f"{server.address}/new/{name}")
        expect(page.get_by_role("heading", name="A new table of")).to_be_visible()
        expect(page.get_by_text("Who starts?")).to_have_count(0 if name == "ark_ship" else 1)


def test_a_table_is_set_up_and_played_by_keys_alone(browser: Browser, server: ServerProcess) -> None:
    page = opened(browser, server, "/new/sample")
    page.wait_for_selector("form")
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent.trim()") == "Open the table":
            break
    page.keyboard.press("Enter")
    at_the_table(page)
    Player(page, "from the first key on").play("by_keys", steps=3)
    expect(page.locator(".log li.choice").first).to_be_attached()


def test_no_page_asks_the_server_for_what_is_not_there(browser: Browser, server: ServerProcess) -> None:
    page = opened(browser, server, "/new/sample")
    failed: list[str] = []
    page.on("response", lambda answer: failed.append(answer.url) if not answer.ok else None)
    page.get_by_role("button", name="Open the table").click()
    at_the_table(page)
    for step in ("go_back", "go_back", "go_forward"):
        getattr(page, step)()
        page.wait_for_load_state("networkidle")
    assert failed == []


def test_a_running_table_can_be_found_and_watched_by_somebody_else(browser: Browser, server: ServerProcess) -> None:
    player = opened(browser, server, "/")
    player.get_by_role("button", name="Play now Worldbreakers").click()
    at_the_table(player)
    watcher = opened(browser, server, "/tables")
    expect(watcher.get_by_text("You sit at no table yet.")).to_be_visible()
    watcher.get_by_role("link", name=re.compile("Worldbreakers.*Running")).first.click()
    at_the_table(watcher)
    expect(watcher.get_by_label("Your hand")).to_have_count(0)


def test_a_table_is_set_up_as_it_was_wished_and_the_wish_is_remembered(
    browser: Browser, quiet_server: ServerProcess, picture: Picture
) -> None:
    page = opened(browser, quiet_server, "/new/arackhan_wars")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_text("Constructed duel").click()
    page.get_by_label("Your deck").select_option(label="Ice Storm (Whitelands)")
    page.get_by_label("Opponent").select_option("random")
    expect(page.get_by_text("Takes anything that the rules allow.")).to_be_visible()
    page.get_by_label("Its deck").select_option(label="Sky Terror (Blight)")
    page.get_by_text("I start").click()
    page.get_by_text("What is done is done.").click()
    page.get_by_text("Others may watch.").click()
    picture(page, "new table")
    page.get_by_role("button", name="Open the table").click()
    at_the_table(page)
    expect(page.get_by_label("Players")).to_contain_text("random")
    watcher = opened(browser, quiet_server, "/tables")
    expect(watcher.get_by_role("heading", name="To watch")).to_be_visible()
    expect(watcher.get_by_text("Looking for your tables")).to_have_count(0)
    expect(watcher.get_by_role("link", name=re.compile("AracKhan Wars"))).to_have_count(0)
    watcher.context.close()
    page.goto(f"{quiet_server.address}/new/arackhan_wars")
    expect(page.get_by_label("Your name")).to_have_value("Ada")
    expect(page.get_by_label("Constructed duel")).to_be_checked()
    expect(page.get_by_label("Your deck")).to_have_value("ice-storm")
    expect(page.get_by_label("Opponent")).to_have_value("random")
    expect(page.get_by_label("I start")).to_be_checked()
    expect(page.get_by_label("Others may watch.")).not_to_be_checked()
    page.goto(f"{quiet_server.address}/new/worldbreakers")
    expect(page.get_by_label("Preconstructed decks")).to_be_checked()


def test_a_friend_joins_by_link_in_another_browser(browser: Browser, server: ServerProcess, picture: Picture) -> None:
    host = opened(browser, server, "/new/worldbreakers")
    host.get_by_label("Your name").fill("Ada")
    host.get_by_label("Opponent").select_option(label="A friend, by link")
    host.get_by_role("button", name="Open the table").click()
    link = host.get_by_label(re.compile("Send this link to your friend")).input_value()
    assert re.fullmatch(re.escape(server.address) + r"/join#[\w-]{22}", link)
    friend = opened(browser, server, link.removeprefix(server.address), viewport=PHONE, has_touch=True)
    expect(friend.get_by_role("heading", level=1)).to_have_text("Ada invites you to Worldbreakers")
    friend.get_by_label("Your name").fill("Grace")
    friend.get_by_label("Your deck").select_option("void")
    picture(friend, "invitation")
    friend.get_by_role("button", name="Take the seat").click()
    at_the_table(friend)
    expect(host.get_by_label("Players")).to_contain_text("Grace")
    expect(friend.get_by_label("Players")).to_contain_text("Ada")
    late = opened(browser, server, link.removeprefix(server.address))
    expect(late.get_by_role("heading", level=1)).to_have_text("This invitation does not work")
    expect(late.get_by_role("alert")).not_to_be_empty()


def test_addresses_that_lead_nowhere_say_so_in_words(browser: Browser, server: ServerProcess) -> None:
    for path, words in [
        ("/nowhere", "There is no page at this address."),
        ("/join", "its end is missing"),
        ("/new/worldbraekers", "did you mean 'worldbreakers'?"),
        ("/replay/nothing", "There is no such table"),
    ]:
        page = opened(browser, server, path)
        expect(page.get_by_text(words)).to_be_visible()
        page.get_by_role("link", name="To the games").click()
        expect(page.get_by_role("heading", name="What shall we play?")).to_be_visible()


def test_settings_hold_at_once_and_are_kept(browser: Browser, server: ServerProcess) -> None:
    page = opened(browser, server, "/settings")
    page.get_by_text("For bright rooms.").click()
    page.get_by_text("Very large").click()
    page.get_by_text("The same, but short.").click()
    page.get_by_label("Your name").fill("Grace")
    root = page.locator("html")
    for _ in range(2):
        expect(root).to_have_attribute("data-theme", "light")
        expect(root).to_have_attribute("data-text", "largest")
        expect(root).to_have_attribute("data-motion", "less")
        expect(page.get_by_label("Your name")).to_have_value("Grace")
        page.reload()
