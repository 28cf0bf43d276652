"""Pictures of pages are kept for people: one of every page that a test leaves open."""

from __future__ import annotations

from playwright.sync_api import Browser

from tests.web.conftest import PICTURES, keep_picture, title_of


def test_a_picture_is_called_as_its_test_is() -> None:
    assert title_of("test_pages_have_no_faults[chromium-/rules/ark_ship]") == "pages have no faults rules ark ship"
    assert title_of("test_chat_is_shown_as_text[chromium]") == "chat is shown as text"


def test_a_picture_is_kept_where_a_ci_takes_it_up(browser: Browser) -> None:
    kept = PICTURES / "a picture of nothing.png"
    kept.unlink(missing_ok=True)
    keep_picture(browser.new_page(), kept.stem)
    assert kept.read_bytes().startswith(b"\x89PNG")
