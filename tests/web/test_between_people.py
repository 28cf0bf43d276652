"""What happens between people at a table: taking back by asking, chat, conceding and playing again, and watching."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.process import ServerProcess
from tests.web.conftest import Picture
from tests.web.pages import opened
from tests.web.player import Player
from tests.web.tables import against_a_bot, sat_down, two_people

MOST_STEPS = 40


def said(page: Page) -> int:
    """How long the story is, where the table stands still."""
    return page.locator(".log li").count()


def play_until_undo_is_to_be_asked(pages: list[Page]) -> None:
    """Go on until the first page may only ask: something has been revealed since."""
    players = [Player(page, f"asking {place}") for place, page in enumerate(pages)]
    ask = pages[0].get_by_role("button", name="Ask to undo")
    for _ in range(MOST_STEPS):
        for player in players:
            if ask.count() and ask.is_enabled():
                return
            if player.page.query_selector("[data-lit]"):
                player.step("by_mouse")
    raise AssertionError("nothing was ever revealed")


def test_a_choice_is_taken_back_when_the_other_agrees(
    browser: Browser, server: ServerProcess, picture: Picture
) -> None:
    pages = two_people(browser, server, game="sample", undo="ask")
    asker, other = pages
    play_until_undo_is_to_be_asked(pages)
    told = said(asker)
    asker.get_by_role("button", name="Ask to undo").click()
    expect(asker.get_by_text("You have asked to take back your last choice.")).to_be_visible()
    expect(other.get_by_text("Ada asks to take back the last choice.")).to_be_visible()
    picture(other, "somebody asks to undo")
    other.get_by_role("button", name="Refuse").click()
    expect(asker.get_by_text("You have asked to take back your last choice.")).to_have_count(0)
    assert said(asker) == told
    asker.get_by_role("button", name="Ask to undo").click()
    other.get_by_role("button", name="Agree").click()
    for page in pages:
        expect(page.locator(f".log li:nth-child({told})")).to_have_count(0)


def test_where_undo_is_off_nothing_is_taken_back(browser: Browser, server: ServerProcess) -> None:
    page = sat_down(browser, server, against_a_bot(server, "worldbreakers", undo="off"))
    player = Player(page, "no undo")
    player.play(steps=2)
    player.ready()
    undo = page.get_by_role("button", name=re.compile("undo", re.IGNORECASE))
    expect(undo).to_be_disabled()
    told = said(page)
    page.keyboard.press("u")
    page.get_by_role("button", name="Well played!").click()
    expect(page.locator(".chat li")).to_have_count(1)
    assert said(page) >= told


def test_what_one_says_the_other_reads(browser: Browser, server: ServerProcess) -> None:
    ada, grace = two_people(browser, server, game="sample")
    ada.get_by_role("button", name="Good luck!").click()
    expect(grace.locator(".chat li")).to_have_text(["Ada: Good luck!"])
    grace.keyboard.press("c")
    grace.keyboard.type("You too.")
    grace.keyboard.press("Enter")
    expect(ada.locator(".chat li")).to_have_text(["You: Good luck!", "Grace: You too."])


def test_one_concedes_and_both_come_to_the_rematch_in_one_click(browser: Browser, server: ServerProcess) -> None:
    pages = two_people(browser, server, game="sample")
    first = pages[0].url
    pages[0].get_by_role("button", name="Menu").click()
    pages[0].get_by_role("button", name="Concede …").click()
    pages[0].get_by_role("button", name="Yes, I concede").click()
    for page, words in zip(pages, ("You lose", "You win!"), strict=True):
        expect(page.get_by_role("dialog", name="The end of the game")).to_contain_text(words)
    pages[1].get_by_role("dialog", name="The end of the game").get_by_role("button", name="Rematch").click()
    for page in pages:
        page.wait_for_url(lambda address: address != first)
        expect(page.locator(".hand [data-lit]").first).to_be_visible()
    assert pages[0].url == pages[1].url


@pytest.mark.parametrize("game", ["sample", "worldbreakers"])
def test_who_watches_is_sent_nothing_that_is_not_public(browser: Browser, server: ServerProcess, game: str) -> None:
    player = sat_down(browser, server, against_a_bot(server, game))
    player.wait_for_selector(".hand .card")
    frames: list[str] = []
    watcher = opened(browser, server, "/")
    watcher.on("websocket", lambda line: line.on("framereceived", lambda frame: frames.append(str(frame))))
    watcher.goto(player.url)
    expect(watcher.get_by_text("you are watching")).to_be_visible()
    held = set(player.locator(".hand .card .name").all_text_contents())
    public = player.locator(".log li.choice, [data-board]").all_inner_texts()
    hidden = {name for name in held if not any(name in words for words in public)}
    assert hidden
    assert frames
    assert all(name not in frame for name in hidden for frame in frames)
    assert all(name not in watcher.locator("body").inner_text() for name in hidden)
    for button in ("Undo", "Hint", "Well played!", "Send"):
        expect(watcher.get_by_role("button", name=button)).to_have_count(0)
    expect(watcher.locator("[data-lit]")).to_have_count(0)
