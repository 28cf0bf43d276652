"""Boards with little room: all of the mat is in sight, the ship is short, dice lie beside it, what glows is steady."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.process import ServerProcess
from tests.web.conftest import Picture
from tests.web.player import Player
from tests.web.tables import DESKTOP, PHONE, a_crew_of_three, against_a_bot, sat_down

THUMB = 44
LAPTOP = {"width": 1280, "height": 720}
TABLET = {"width": 820, "height": 1180}
MOST_STEPS = 60
LATER = 700
"""Milliseconds after which a change that others see has come to everybody."""

OUT_OF_SIGHT = """
() => {
  const board = document.querySelector("[data-board]").getBoundingClientRect();
  return [...document.querySelectorAll(".space")].filter((space) => {
    const { left, right, top, bottom } = space.getBoundingClientRect();
    return left < board.left || right > board.right || top < board.top || bottom > board.bottom;
  }).length;
}
"""

WATCH_DICE = """
() => {
  window.dice = { seen: 0, above: 0 };
  const look = () => {
    const tray = document.querySelector(".tray")?.getBoundingClientRect();
    if (tray) {
      const board = document.querySelector("[data-board]").getBoundingClientRect();
      const apart = tray.right <= board.left || tray.left >= board.right || tray.bottom <= board.top;
      window.dice.seen += 1;
      window.dice.above += apart ? 0 : 1;
    }
    requestAnimationFrame(look);
  };
  look();
}
"""
"""Count the frames in which dice lie on the table, and those in which they lie above the board."""

WATCH_GLOW = """
() => {
  window.lingered = new Set();
  const look = () => {
    for (const place of document.querySelectorAll("[data-lit][inert]")) window.lingered.add(place.ariaLabel);
    requestAnimationFrame(look);
  };
  look();
}
"""


def on_a_phone(browser: Browser, server: ServerProcess, game: str) -> Page:
    return sat_down(browser, server, against_a_bot(server, game), viewport=PHONE, has_touch=True)


@pytest.mark.parametrize("screen", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_all_forty_spaces_are_in_sight(
    browser: Browser, server: ServerProcess, picture: Picture, screen: dict[str, int]
) -> None:
    page = sat_down(browser, server, against_a_bot(server, "arackhan_wars"), viewport=screen)
    player = Player(page, "all spaces")
    player.play(steps=16)
    player.ready()
    assert page.locator(".space").count() == 40
    assert page.evaluate(OUT_OF_SIGHT) == 0
    assert page.evaluate("document.querySelector('.space').getBoundingClientRect().width") >= THUMB
    picture(page, f"arackhan_wars-{screen['width']}")


def test_a_side_of_worldbreakers_grows_within_its_rows_on_a_phone(browser: Browser, server: ServerProcess) -> None:
    page = on_a_phone(browser, server, "worldbreakers")
    page.wait_for_selector("[data-lit]")
    page.evaluate("""
    () => {
      const row = document.querySelector(".side:not(.far) .front .cards");
      const card = document.querySelector(".leader .card");
      for (let more = 0; more < 12; more += 1) row.append(card.cloneNode(true));
    }
    """)
    assert page.evaluate("document.querySelector('[data-board]').scrollWidth") <= PHONE["width"]
    power = page.get_by_label(re.compile("^You: power"))
    assert power.evaluate("one => one.getBoundingClientRect().right") <= PHONE["width"]


def test_a_long_press_shows_a_small_card_in_large(browser: Browser, server: ServerProcess) -> None:
    page = on_a_phone(browser, server, "arackhan_wars")
    player = Player(page, "a long press")
    while not page.query_selector(".space button.card"):
        player.step("by_finger")
    page.locator(".space button.card").first.dispatch_event("pointerdown", {"pointerType": "touch", "isPrimary": True})
    expect(page.get_by_role("dialog").locator(".card.full")).to_be_visible()


def test_the_ship_is_no_longer_than_a_phone(browser: Browser, server: ServerProcess, picture: Picture) -> None:
    page = on_a_phone(browser, server, "ark_ship")
    player = Player(page, "a short ship")
    player.play("by_finger", steps=4)
    player.ready()
    while "Send each of your crew" not in page.locator("[data-question]").inner_text():
        player.step("by_finger")
        player.ready()
    picture(page, "ark_ship-phone")
    assert page.evaluate("document.querySelector('[data-board]').scrollHeight") <= PHONE["height"]
    assert page.evaluate("document.querySelector('[data-board]').clientHeight") >= PHONE["height"] / 2


@pytest.mark.parametrize("screen", [DESKTOP, TABLET, PHONE], ids=["desktop", "tablet", "phone"])
def test_dice_lie_beside_the_board(browser: Browser, server: ServerProcess, screen: dict[str, int]) -> None:
    page = sat_down(browser, server, against_a_bot(server, "ark_ship"), viewport=screen)
    page.evaluate(WATCH_DICE)
    player = Player(page, "dice")
    for _ in range(MOST_STEPS):
        if page.evaluate("window.dice.seen"):
            break
        player.step("by_mouse")
    seen = page.evaluate("window.dice")
    assert seen["seen"] > 0
    assert seen["above"] == 0


def test_a_room_that_others_fill_keeps_its_glow_for_a_moment(browser: Browser, server: ServerProcess) -> None:
    ada, *others = a_crew_of_three(browser, server, present=3)
    bridge = "send to Bridge"
    expect(ada.get_by_label(bridge)).to_be_visible()
    ada.evaluate(WATCH_GLOW)
    for other in others:
        other.get_by_label(bridge).press("Enter")
    ada.wait_for_function("() => window.lingered.size > 0")
    expect(ada.get_by_label(bridge)).to_have_count(0)
    ada.get_by_label("send to Training").press("Enter")
    expect(ada.get_by_role("button", name="Ready")).to_be_visible()
    assert ada.evaluate("[...window.lingered]") == [bridge]


def test_what_lies_under_a_finger_stays_there_until_it_is_up(browser: Browser, server: ServerProcess) -> None:
    """Somebody else leaves the fullest room, so that all below it move up; the press was meant for what was there."""
    ada, grace = a_crew_of_three(browser, server, present=2, viewport=PHONE)
    medical = ada.get_by_label("send to Medical")
    expect(medical).to_be_visible()
    place = medical.bounding_box()
    assert place is not None
    ada.mouse.move(place["x"] + place["width"] / 2, place["y"] + 5)
    ada.mouse.down()
    grace.get_by_label("send to Comms").press("Enter")
    expect(grace.get_by_role("button", name="Ready")).to_be_visible()
    ada.wait_for_timeout(LATER)
    assert medical.bounding_box() == place
    ada.mouse.up()
    expect(ada.get_by_role("region", name="Medical").locator("button.crew.mine")).to_have_count(1)
    expect(ada.get_by_role("region", name="Bridge").locator("button.crew")).to_have_count(1)
