"""Choosing at the table: what glows can be clicked, a click means what was shown, and a choice is shown at once."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.server.process import ServerProcess
from tests.web.axe import axe_faults
from tests.web.player import LIT, Player
from tests.web.tables import DESKTOP, PHONE, a_crew_of_three, against_a_bot, sat_down

TABLET = {"width": 820, "height": 1180}
STEPS = 14

HIT = """
(thing) => {
  const { x, y, width, height } = thing.getBoundingClientRect();
  const shares = [0.05, 0.2, 0.5, 0.8, 0.95];
  return shares.some((down) => shares.some((along) =>
    thing.contains(document.elementFromPoint(x + width * along, y + height * down))));
}
"""
"""Whether a click can hit a thing where it is now. Something small may lie above its middle."""

COVERED = f"""
() => ({LIT})().filter((thing) => {{
  thing.scrollIntoView({{ block: "nearest", inline: "nearest" }});
  return !({HIT})(thing);
}}).map((thing) => thing.outerHTML.slice(0, 300))
"""
"""Everything that glows and lies under something else."""


@pytest.mark.parametrize(
    ("game", "screen"),
    [("sample", PHONE), ("worldbreakers", PHONE), ("ark_ship", PHONE), ("arackhan_wars", PHONE),
     ("arackhan_wars", DESKTOP), ("worldbreakers", TABLET)],
    ids=lambda value: value if isinstance(value, str) else str(value["width"]),
)  # fmt: skip
def test_everything_that_glows_can_be_clicked(
    browser: Browser, server: ServerProcess, game: str, screen: dict[str, int]
) -> None:
    page = sat_down(browser, server, against_a_bot(server, game), viewport=screen)
    player = Player(page, f"glow {game}")
    page.wait_for_selector("[data-lit]")
    for _ in range(STEPS):
        assert page.evaluate(COVERED) == []
        assert page.evaluate("document.querySelector('.desk').scrollLeft") == 0
        player.step("by_mouse")


def test_a_click_does_nothing_where_the_table_has_changed_under_it(browser: Browser, server: ServerProcess) -> None:
    seated = against_a_bot(server, "worldbreakers")
    page, other = (sat_down(browser, server, seated) for _ in range(2))
    page.wait_for_selector("[data-lit]")
    asked = question(page)
    page.get_by_role("button", name="Pass", exact=True).hover()
    page.mouse.down()
    other.get_by_role("button", name="Pass", exact=True).click()
    page.wait_for_function(
        f"() => !['{asked}', ''].includes(document.querySelector('[data-question]').dataset.question)"
    )
    told = page.locator(".log li.choice").count()
    page.mouse.up()
    page.wait_for_timeout(500)
    assert page.locator(".log li.choice").count() == told
    expect(page.get_by_role("dialog")).to_have_count(0)


def question(page: Page) -> str:
    return str(page.evaluate("document.querySelector('[data-question]').dataset.question"))


def test_a_choice_is_shown_before_the_server_has_answered(browser: Browser, server: ServerProcess) -> None:
    held: list[tuple[WebSocketRoute, str | bytes]] = []
    holding = False

    def pass_on(line: WebSocketRoute) -> None:
        beyond = line.connect_to_server()
        beyond.on_message(lambda message: held.append((line, message)) if holding else line.send(message))

    seated = against_a_bot(server, "sample")
    page = sat_down(browser, server, seated)
    page.route_web_socket(re.compile("/api/v1/play"), pass_on)
    page.reload()
    card = page.locator(".hand .card[data-lit]").first
    expect(card).to_be_visible()
    holding = True
    number = card.get_attribute("data-card")
    card.click()
    chosen = page.locator(f".hand .card[data-card='{number}']")
    expect(chosen).to_have_class(re.compile(r"\bchosen\b"))
    expect(page.locator("[data-lit]")).to_have_count(0)
    page.locator(".hand .card").last.click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    holding = False
    for line, message in held:
        line.send(message)
    expect(chosen).to_have_count(0)
    page.wait_for_selector("[data-lit]")


IN_SIGHT = f"""
() => {{
  if (document.querySelector(".prompt [data-lit], .hand [data-lit]") !== null) return true;
  const things = [...document.querySelectorAll("[data-board] [data-lit]")];
  return things.length === 0 || things.some({HIT});
}}
"""
"""Something of what is asked can be seen; or it is asked elsewhere than on the board, or nothing is asked. Looked at in
one moment: between two looks others may have played."""


def test_what_is_asked_is_scrolled_into_sight(browser: Browser, server: ServerProcess) -> None:
    page = sat_down(browser, server, against_a_bot(server, "ark_ship"), viewport=PHONE)
    player = Player(page, "in sight")
    page.wait_for_selector("[data-lit]")
    for _ in range(STEPS):
        page.wait_for_function(IN_SIGHT)
        player.step("by_mouse")


def test_what_one_of_two_choices_would_do_is_said_in_words(browser: Browser, server: ServerProcess) -> None:
    (page,) = a_crew_of_three(browser, server, present=1)
    page.get_by_label("send to Training").press("Enter")
    expect(page.get_by_role("button", name="Ready")).to_be_visible()
    page.locator(".prompt").get_by_role("button", name=re.compile("^Call .* back")).click()
    expect(page.get_by_label("send to Training")).to_be_visible()


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["at its column", "in words on a phone"])
def test_standing_is_bought_where_it_is_offered(
    browser: Browser, server: ServerProcess, screen: dict[str, int]
) -> None:
    starting = {"first player": "P1"}
    page = sat_down(browser, server, against_a_bot(server, "worldbreakers", settings=starting), viewport=screen)
    page.get_by_role("button", name="Pass", exact=True).click()
    expect(page.get_by_role("button", name=re.compile("^buy", re.IGNORECASE))).to_have_count(4)
    expect(page.locator(".standing .pick")).to_have_count(4 if screen is DESKTOP else 0)
    assert axe_faults(page) == []
    mine = page.get_by_role("region", name="You").get_by_role("img", name="Moon standing 1")
    expect(mine).to_have_count(0)
    page.get_by_role("button", name=re.compile("^buy Moon standing", re.IGNORECASE)).click()
    expect(mine).to_be_visible()
