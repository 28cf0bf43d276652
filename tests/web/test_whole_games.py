"""Whole games in a real browser, played by what the screen offers."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

import arkade
from tests.server.process import ServerProcess
from tests.web.conftest import Picture
from tests.web.player import Player
from tests.web.tables import PHONE, against_a_bot, sat_down, two_people


@pytest.mark.parametrize("game", arkade.GAMES)
def test_a_whole_game_is_played_by_mouse(browser: Browser, server: ServerProcess, picture: Picture, game: str) -> None:
    page = sat_down(browser, server, against_a_bot(server, game))
    faults: list[str] = []
    page.on("pageerror", lambda fault: faults.append(str(fault)))
    player = Player(page, f"mouse {game}")
    player.play(steps=20)
    picture(page, f"{game}-early")
    player.play()
    ending = page.get_by_role("dialog", name="The end of the game")
    expect(ending).to_contain_text("Replay")
    expect(ending).to_contain_text(page.locator(".log li").last.inner_text().split(".")[0])
    picture(page, f"{game}-end")
    assert player.steps > 5
    assert faults == []


def test_a_whole_game_is_played_by_keys_alone(browser: Browser, server: ServerProcess, picture: Picture) -> None:
    page = sat_down(browser, server, against_a_bot(server, "sample"))
    player = Player(page, "keys")
    player.play("by_keys", steps=8)
    picture(page, "sample-by-keys")
    player.play("by_keys")
    expect(page.get_by_role("dialog", name="The end of the game")).to_be_visible()


def test_a_whole_game_is_played_on_a_phone(browser: Browser, server: ServerProcess, picture: Picture) -> None:
    page = sat_down(browser, server, against_a_bot(server, "worldbreakers"), viewport=PHONE, has_touch=True)
    player = Player(page, "phone")
    player.play("by_finger", steps=15)
    picture(page, "worldbreakers-phone")
    player.play("by_finger")
    expect(page.get_by_role("dialog", name="The end of the game")).to_be_visible()


def test_two_browsers_play_each_other_and_one_reloads_in_the_middle(
    browser: Browser, server: ServerProcess, picture: Picture
) -> None:
    pages = two_people(browser, server, game="sample")
    players = [Player(page, f"friend {place}") for place, page in enumerate(pages)]
    rounds = 0
    while not all(player.over for player in players):
        for player in players:
            if player.page.query_selector("[data-lit]"):
                player.step("by_mouse")
        rounds += 1
        if rounds == 6:
            told = pages[1].locator(".log li").count()
            pages[1].reload()
            pages[1].wait_for_selector(".desk")
            assert pages[1].locator(".log li").count() >= told
            for name, page in zip(("ada", "grace"), pages, strict=True):
                picture(page, f"two-browsers-{name}")
    for page in pages:
        expect(page.get_by_role("dialog", name="The end of the game")).to_be_visible()
