"""What the table shows besides the cards: names, who is there, dice, cards that turn over, words that are explained."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.process import ServerProcess
from tests.web.player import Player
from tests.web.tables import PATIENCE, PHONE, STILL, against_a_bot, keep, made, sat_down, two_people

MOST_STEPS = 40
COUNTING = """
() => {
  window.seen = { turning: 0, rolling: 0, fresh: 0 };
  new MutationObserver((changes) => {
    for (const name of Object.keys(window.seen)) {
      window.seen[name] += document.querySelectorAll(`.${name}`).length;
    }
  }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["class"] });
}
"""


NEAR = 25
"""Pixels by which a card may seem to lie elsewhere: one in a hand is turned, and lifted under the mouse."""


def with_motion(browser: Browser, server: ServerProcess, game: str, motion: str, **context: Any) -> Page:
    """A page at a table on which cards travel, or do not."""
    seated = against_a_bot(server, game)
    place = browser.new_context(viewport={"width": 1440, "height": 900}, **context)
    keep(place, "arkade.seats", [{"table": seated["table"], **seat} for seat in seated["seats"]])
    keep(place, "arkade.settings", {**STILL, "motion": motion})
    page = place.new_page()
    page.goto(f"{server.address}/table/{seated['table']}")
    page.wait_for_selector("[data-lit]", timeout=PATIENCE)
    page.evaluate(COUNTING)
    return page


def played_until_the_tide_turns(page: Page) -> None:
    player = Player(page, "tide")
    while not page.locator(".log li", has_text="The tide die shows").count():
        player.step("by_mouse")


def test_dice_roll_and_cards_that_come_to_light_turn_over(browser: Browser, server: ServerProcess) -> None:
    page = with_motion(browser, server, "sample", "full")
    played_until_the_tide_turns(page)
    page.wait_for_function("() => window.seen.rolling > 0 && window.seen.turning > 0")


FLIGHTS = """
() => {
  window.flights = [];
  const noted = (copy) => {
    const { x, y } = copy.getBoundingClientRect();
    const [flight] = copy.getAnimations();
    return { name: copy.querySelector(".name")?.textContent, x, y, duration: flight?.effect.getTiming().duration };
  };
  const layer = document.querySelector(".desk > .layer");
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) window.flights.push(...[...addedNodes].map(noted));
  }).observe(layer, { childList: true });
}
"""
"""Note what flies over the table: which card, from where, and for how long."""


def played_a_card(page: Page) -> tuple[str, float, float]:
    """Play a card of the hand while flights are noted: its name, and where it lay."""
    page.evaluate(FLIGHTS)
    card = page.locator(".hand .card[data-lit]").first
    card.hover()
    name, place = card.locator(".name").inner_text(), card.bounding_box()
    assert place is not None
    card.click()
    expect(page.locator(".log li.choice", has_text=name).first).to_be_attached()
    return name, place["x"], place["y"]


def test_a_card_travels_from_where_it_lay(browser: Browser, server: ServerProcess) -> None:
    page = with_motion(browser, server, "sample", "full")
    name, x, y = played_a_card(page)
    page.wait_for_function("(name) => window.flights.some((flight) => flight.name === name)", arg=name)
    flight = next(flight for flight in page.evaluate("window.flights") if flight["name"] == name)
    assert abs(flight["x"] - x) < NEAR
    assert abs(flight["y"] - y) < NEAR
    assert flight["duration"] in (300, 150)
    expect(page.locator(".layer > *")).to_have_count(0)


@pytest.mark.parametrize(("motion", "wished"), [("off", "no-preference"), ("full", "reduce")])
def test_without_motion_no_card_travels_or_turns_and_dice_just_lie_there(
    browser: Browser, server: ServerProcess, motion: str, wished: str
) -> None:
    page = with_motion(browser, server, "sample", motion, reduced_motion=wished)
    played_a_card(page)
    played_until_the_tide_turns(page)
    words = page.locator(".log li", has_text="The tide die shows").last.inner_text()
    shown = re.search(r"shows (\d)", words)
    assert shown is not None
    expect(page.locator(f".die[data-value='{shown.group(1)}']")).to_be_visible()
    assert page.evaluate("window.seen") == {"turning": 0, "rolling": 0, "fresh": 0}
    assert page.evaluate("window.flights") == []


def test_a_card_in_the_log_shows_itself_by_mouse_and_by_keys(browser: Browser, server: ServerProcess) -> None:
    page = sat_down(browser, server, against_a_bot(server, "sample"))
    named = page.locator(".log .named").first
    shown = page.locator(".zoom .card.full")
    named.hover()
    expect(shown.locator(".name")).to_have_text(named.inner_text())
    page.mouse.move(5, 400)
    expect(shown).to_have_count(0)
    named.press("Enter")
    expect(shown.locator(".name")).to_have_text(named.inner_text())
    named.blur()
    expect(shown).to_have_count(0)


FIRST_LINE_IN_SIGHT = """
() => {
  const top = document.querySelector(".log").getBoundingClientRect().top;
  const lines = [...document.querySelectorAll(".log li")];
  const place = lines.findIndex((line) => line.getBoundingClientRect().bottom > top);
  return [place, lines[place].getBoundingClientRect().top];
}
"""
ROUNDING = 1
"""A browser scrolls by whole pixels, while lines are as high as their text."""


def test_new_lines_of_the_log_are_seen_and_who_reads_above_is_left_alone(
    browser: Browser, server: ServerProcess
) -> None:
    page = sat_down(browser, server, against_a_bot(server, "worldbreakers"))
    player = Player(page, "log")
    player.play(steps=15)
    expect(page.locator(".log li").last).to_be_in_viewport()
    page.locator(".log").evaluate("(log) => log.scrollBy(0, -300)")
    before = page.evaluate(FIRST_LINE_IN_SIGHT)
    told = page.locator(".log li").count()
    player.play(steps=4)
    assert page.locator(".log li").count() > told
    place, top = page.evaluate(FIRST_LINE_IN_SIGHT)
    assert place == before[0]
    assert abs(top - before[1]) <= ROUNDING
    expect(page.locator(".log li").last).not_to_be_in_viewport()


def test_a_rule_in_the_log_opens_the_rule(browser: Browser, server: ServerProcess) -> None:
    page = sat_down(browser, server, against_a_bot(server, "worldbreakers"))
    link = page.locator(".log a.rule").first
    rule = link.inner_text()
    with page.expect_popup() as rules:
        link.click()
    expect(rules.value).to_have_url(f"{server.address}/rules/worldbreakers#{rule}")
    expect(rules.value.locator(f"[id='{rule}']")).to_be_in_viewport()


def test_what_changes_on_a_card_is_seen_by_a_flash(browser: Browser, server: ServerProcess) -> None:
    page = with_motion(browser, server, "ark_ship", "full")
    player = Player(page, "flash")
    for _ in range(MOST_STEPS):
        if page.evaluate("window.seen.fresh") or player.over:
            break
        player.step("by_mouse")
    assert page.evaluate("window.seen.fresh") > 0
    expect(page.locator(".fresh")).to_have_count(0)


def test_the_phases_of_a_round_stand_beside_the_board_with_the_one_that_is_played(
    browser: Browser, server: ServerProcess
) -> None:
    page = sat_down(browser, server, against_a_bot(server, "arackhan_wars"))
    player = Player(page, "phases")
    track = page.get_by_label("Phases").get_by_role("listitem")
    while track.count() == 0:
        player.step("by_mouse")
    expect(track).to_have_text(["Draw", "Card Placement", "Reveal", "Activation", "End of Round"])
    present = page.locator("[aria-current=step]")
    expect(present).to_have_count(1)
    expect(page.locator(".phase")).to_contain_text(present.inner_text())


def test_a_clock_shows_how_long_the_table_waits_and_begins_anew_with_each_choice(
    browser: Browser, server: ServerProcess
) -> None:
    page = sat_down(browser, server, against_a_bot(server, "sample"))
    page.clock.install()
    page.reload()
    page.wait_for_selector(".hand [data-lit]")
    clock = page.get_by_role("timer")
    page.clock.fast_forward("10:00")
    expect(clock).to_have_text(re.compile(r"^1\d:\d\d$"))
    expect(clock).to_have_attribute("aria-live", "off")
    page.locator(".hand [data-lit]").first.click()
    expect(clock).to_have_text(re.compile(r"^[0-4]:\d\d$"))


def test_who_is_asked_in_the_turn_of_another_reads_that_too(browser: Browser, server: ServerProcess) -> None:
    pages = two_people(browser, server, game="sample")
    for page in pages:
        page.wait_for_selector(".hand [data-lit]")
    asked, has_the_turn = sorted(page.locator(".top .turn b").all_inner_texts() for page in pages)
    assert has_the_turn == ["your turn"]
    assert asked in (["Ada's turn", "you choose"], ["Grace's turn", "you choose"])
    for page in pages:
        expect(page.get_by_role("timer")).to_have_count(1)


def test_the_clock_is_seen_behind_a_long_name_on_a_phone(browser: Browser, server: ServerProcess) -> None:
    long = "Maximiliana Featherstone"
    seats = [{"who": "me", "name": long}, {"who": "me", "name": "Ada"}]
    seated = made(server, game="worldbreakers", seats=seats, settings={"first player": "P1"})
    page = sat_down(browser, server, {**seated, "seats": seated["seats"][1:]}, viewport=PHONE)
    expect(page.locator(".top .turn b").first).to_have_text(f"{long}'s turn")
    clock, place = page.get_by_role("timer"), page.locator(".top .where").bounding_box()
    box = clock.bounding_box()
    assert box is not None
    assert place is not None
    assert box["width"] > 0
    assert box["x"] + box["width"] <= place["x"] + place["width"]


def test_the_log_calls_people_by_their_names(browser: Browser, server: ServerProcess) -> None:
    page = sat_down(browser, server, against_a_bot(server, "sample"))
    Player(page, "names").play(steps=3)
    expect(page.locator(".log")).to_contain_text("Ada draws")
    expect(page.locator(".log")).to_contain_text("random: play")
    assert re.search(r"\bP[12]\b", page.locator(".desk").inner_text()) is None


def test_the_table_as_text_calls_people_by_their_names(browser: Browser, server: ServerProcess) -> None:
    page = sat_down(browser, server, against_a_bot(server, "ark_ship"))
    Player(page, "names in text").play(steps=2)
    page.keyboard.press("t")
    table = page.get_by_label("Table", exact=True)
    expect(table).to_contain_text("Ada (you")
    expect(table).to_contain_text("random 4")
    page.keyboard.type("rules dice")
    page.keyboard.press("Enter")
    expect(page.locator("pre.answer")).to_be_visible()
    assert re.search(r"\bP\d\b", page.locator("section.text").inner_text()) is None


def test_a_seat_shows_whether_its_person_is_there(browser: Browser, server: ServerProcess) -> None:
    ada, grace = two_people(browser, server, game="sample")
    seat = ada.get_by_role("region", name="Grace").locator(".presence")
    expect(seat).to_have_attribute("title", "is here")
    address, place = grace.url, grace.context
    grace.close()
    expect(seat).to_have_attribute("title", "is away")
    expect(seat).to_contain_text("away")
    place.new_page().goto(address)
    expect(seat).to_have_attribute("title", "is here")
    ada.context.close()
    place.close()


def test_a_hint_can_be_typed(browser: Browser, server: ServerProcess) -> None:
    page = sat_down(browser, server, against_a_bot(server, "sample"))
    page.wait_for_selector("[data-lit]")
    page.keyboard.press("t")
    page.keyboard.type("?")
    page.keyboard.press("Enter")
    expect(page.locator("pre.answer")).to_contain_text("what the master would do")
    page.keyboard.type("hint")
    page.keyboard.press("Enter")
    expect(page.locator("pre.answer")).to_contain_text("The master would play")


def test_the_traits_of_a_crew_are_explained_where_it_is_shown_large(browser: Browser, server: ServerProcess) -> None:
    page = sat_down(browser, server, against_a_bot(server, "ark_ship"))
    page.locator("button.crew", has_text="Clever").first.hover()
    expect(page.locator(".zoom .notes")).to_contain_text("each die of this crew that shows 6 gives 2 successes")
