"""Help at the table: what the master would do and why, and a report of a table that was stopped by a fault."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Browser, expect

from tests.server.process import ServerProcess
from tests.server.spoiling import spoil
from tests.web.conftest import Picture
from tests.web.tables import against_a_bot, made, sat_down


def test_the_master_says_what_it_would_do_and_why(browser: Browser, server: ServerProcess, picture: Picture) -> None:
    page = sat_down(browser, server, against_a_bot(server, "sample"))
    page.wait_for_selector(".hand [data-lit]")
    page.keyboard.press("h")
    hint = page.get_by_role("dialog", name="Hint")
    expect(hint.get_by_text("chance to win")).to_be_visible()
    looked_at = hint.locator("tbody tr")
    expect(looked_at).not_to_have_count(0)
    expect(looked_at.first.locator("td").nth(1)).to_have_text(re.compile(r"^\d+ %$"))
    expect(looked_at.first.locator("td").nth(2)).to_have_text(re.compile(r"^[1-9]\d*×$"))
    advised = hint.locator(".words").inner_text()
    assert advised in looked_at.locator("td:first-child").all_inner_texts()
    picture(page, "hint")
    hint.get_by_role("button", name="Do it").click()
    expect(hint).to_have_count(0)
    expect(page.locator(".log li.choice").first).to_be_attached()


def test_a_hint_may_be_left_alone(browser: Browser, server: ServerProcess) -> None:
    page = sat_down(browser, server, against_a_bot(server, "sample"))
    page.wait_for_selector(".hand [data-lit]")
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("button", name="I'll think myself").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".hand [data-lit]").first).to_be_visible()


def test_the_report_of_a_table_that_was_stopped_is_saved(
    browser: Browser, server: ServerProcess, picture: Picture
) -> None:
    me = {"who": "me", "name": "Ada"}
    seated = made(server, game="sample", seats=[me, me])
    spoil(server.folder / "arkade.db", seated["table"])
    page = sat_down(browser, server, seated)
    page.locator(".hand [data-lit]").first.click()
    expect(page.get_by_text(re.compile("report")).first).to_be_visible()
    picture(page, "a table that was stopped")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save a report").click()
    assert download.value.suggested_filename == f"arkade-report-{seated['table']}.json"
    report = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert report["record"]["choices"] == [[0, 77, 0, 0]]
    assert report["record"]["seed"]
    assert report["trace"]
