"""Replays: every step, any eyes, running by itself, playing on, links and files."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Browser, Page, expect

import arkade
from tests.server.process import ServerProcess
from tests.web.conftest import Picture
from tests.web.pages import at_the_table, finished_game, opened
from tests.web.tables import PHONE


@pytest.fixture(scope="module")
def table(server: ServerProcess) -> str:
    return finished_game(server, "worldbreakers", "preconstructed")


def play_on(page: Page) -> None:
    """Go on from the step that is shown, against a bot."""
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("Random", exact=True).click()
    dialog.get_by_role("button", name="Play on").click()
    at_the_table(page)


@pytest.mark.parametrize("name", arkade.GAMES)
def test_the_replay_of_every_game_names_its_players_and_can_be_played_on(
    browser: Browser, server: ServerProcess, picture: Picture, name: str
) -> None:
    page = opened(browser, server, f"/replay/{finished_game(server, name, next(iter(arkade.load(name).modes)))}")
    expect(page.locator("output")).to_have_text(re.compile("^0 / "))
    page.keyboard.press("End")
    ending = page.locator(".ending")
    expect(ending).not_to_be_empty()
    story = page.get_by_role("log").inner_text()
    assert "Ada" in story
    assert "Grace" in story
    for words in (story, ending.inner_text(), page.get_by_label("Replay").inner_text()):
        assert not re.search(r"\bP[12]\b", words)
    picture(page, f"replay of {name}")
    page.get_by_label("Seen by").select_option("Grace")
    expect(page.get_by_label("Seen by")).to_have_value("1")
    expect(page.get_by_text(re.compile("^You"))).to_have_count(0)
    page.locator(".words").click()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(page.locator("output")).to_have_text(re.compile("^1 / "))
    play_on(page)


def test_a_game_is_stepped_and_scrubbed_and_the_log_follows(
    browser: Browser, server: ServerProcess, table: str, picture: Picture
) -> None:
    page = opened(browser, server, f"/replay/{table}")
    step = page.get_by_role("slider", name="Step")
    log = page.get_by_role("log").get_by_role("listitem")
    last = int(step.get_attribute("max") or 0)
    assert last > 20
    expect(page.get_by_text("Before the first choice.")).to_be_visible()
    at_first = log.count()
    page.get_by_role("button", name="One step on").click()
    expect(page.locator("output")).to_have_text(f"1 / {last}")
    expect(page.get_by_text("Before the first choice.")).to_have_count(0)
    step.fill(str(last))
    expect(page.locator("output")).to_have_text(f"{last} / {last}")
    expect(page.locator(".ending")).to_contain_text(re.compile("wins|draw"))
    assert log.count() > at_first + last
    page.locator(".words").click()
    page.keyboard.press("ArrowLeft")
    expect(page.locator("output")).to_have_text(f"{last - 1} / {last}")
    expect(page.locator(".ending")).to_have_count(0)
    picture(page, "replay")
    page.keyboard.press("Home")
    expect(page.locator("output")).to_have_text(f"0 / {last}")
    assert log.count() == at_first


def test_a_replay_runs_by_itself_until_it_is_stopped(browser: Browser, server: ServerProcess, table: str) -> None:
    page = opened(browser, server, f"/replay/{table}", viewport=PHONE, has_touch=True)
    page.get_by_label("Pace").select_option("fast")
    page.get_by_role("button", name="Play", exact=True).tap()
    expect(page.locator("output")).to_have_text(re.compile(r"^[3-9] / "))
    page.get_by_role("button", name="Pause").tap()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_eyes_see_what_they_saw_and_no_more(browser: Browser, server: ServerProcess, table: str) -> None:
    page = opened(browser, server, f"/replay/{table}?eyes=all&at=10")
    hands = page.locator(".below section[data-zone^='hand:']")
    eyes = page.get_by_label("Seen by")
    expect(page.locator("output")).to_have_text(re.compile("^10 / "))
    expect(hands).to_have_count(2)
    theirs = page.locator(".below [data-zone='hand:1'] .card .name").first.inner_text()
    eyes.select_option("0")
    expect(hands).to_have_count(1)
    expect(page.locator("output")).to_have_text(re.compile("^10 / "))
    expect(page.locator(".below [data-zone='hand:0']")).to_be_visible()
    assert theirs not in page.locator(".below").inner_text()
    eyes.select_option("public")
    expect(hands).to_have_count(0)


def test_who_lies_below_on_the_board_stands_below_at_the_side_whoever_looks(
    browser: Browser, server: ServerProcess, table: str
) -> None:
    page = opened(browser, server, f"/replay/{table}?at=10")
    players, sides = page.locator(".players section.seat .name"), page.locator("section.side")
    for eyes, nearest in {"all": "Ada", "public": "Ada", "0": "Ada", "1": "Grace"}.items():
        page.get_by_label("Seen by").select_option(eyes)
        expect(players.last).to_have_text(nearest)
        expect(sides.last).to_have_attribute("aria-label", nearest)


def test_a_game_goes_on_from_a_position_against_a_bot(browser: Browser, server: ServerProcess, table: str) -> None:
    page = opened(browser, server, f"/replay/{table}?at=12")
    play_on(page)
    expect(page.get_by_label("Your hand")).to_be_visible()
    assert table not in page.url


def test_a_replay_is_shared_as_link_and_as_file(browser: Browser, server: ServerProcess, table: str) -> None:
    page = opened(browser, server, f"/replay/{table}?eyes=1&at=7")
    page.get_by_role("button", name="Share").click()
    link = page.get_by_label("Link to this step").input_value()
    assert link == f"{server.address}/replay/{table}?eyes=1&at=7"
    with page.expect_download() as download:
        page.get_by_role("link", name="Save as a file").click()
    file = download.value.path()
    assert json.loads(file.read_text(encoding="utf-8"))["game"] == "worldbreakers"
    page.goto(f"{server.address}/replay")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator("output")).to_have_text(re.compile("^0 / "))
    page.get_by_role("button", name="One step on").click()
    page.get_by_label("Seen by").select_option("public")
    expect(page.locator(".below section[data-zone]")).to_have_count(0)
    expect(page.locator("output")).to_have_text(re.compile("^1 / "))
    expect(page.locator("section.seat", has_text="Player 2")).to_be_visible()
    assert re.search(r"\bP[12]\b", page.locator(".desk").inner_text()) is None


def test_files_that_are_no_replays_are_refused_in_words(browser: Browser, server: ServerProcess) -> None:
    page = opened(browser, server, "/replay")
    field = page.locator("input[type=file]")
    for content, words in [
        (b"no json", "it is not JSON"),
        (b"[]", "it holds no record of a game"),
        (b'{"choices": [], "game": "chess"}', ""),
    ]:
        field.set_input_files({"name": "game.json", "mimeType": "application/json", "buffer": content})
        expect(page.get_by_role("alert")).to_contain_text(words)
        expect(page.get_by_role("alert")).not_to_be_empty()
