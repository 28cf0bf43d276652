"""The page of a balance in a browser: charts are drawn without a network, on any paper and on any screen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

import arkade
from arkade.cli.balance import PAGE
from arkade.lab import balance_words
from arkade.lab.balance import Balance, balance_of
from arkade.lab.balance_charts import balance_figures
from arkade.lab.balance_tables import page_sheets
from arkade.lab.page import write_page
from arkade.lab.played import CardPlayed
from arkade.lab.results import results_of
from tests.lab.made_up import CARDS, game
from tests.web.axe import axe_faults
from tests.web.conftest import Picture
from tests.web.tables import DESKTOP, PATIENCE, PHONE

DECKS = [f"deck-with-a-long-name-{number:02}" for number in range(16)]
"""So many that their names would lie on each other above a matrix as wide as a phone."""
DRAWN = """box => {
  const marks = [...box.querySelectorAll('svg .role-mark :is(path, line)')].map(mark => mark.getBoundingClientRect());
  return marks.filter(place => place.width + place.height > 2).length;
}"""
"""How many marks of a chart can be seen."""
NAMES = "[...box.querySelectorAll('svg .role-axis-label text')].filter(text => text.textContent.startsWith('deck-'))"
GAPS = f"""box => {{
  const places = {NAMES}.map(text => text.getScreenCTM()).filter(place => place.b !== 0).map(place => place.e);
  return places.slice(1).map((place, before) => place - places[before]);
}}"""
"""The gaps between slanted names."""
INK = "() => getComputedStyle(document.querySelector('svg .role-axis-label text')).fill"


def measured() -> Balance:
    """A balance with every chart that rivals can have: decks meet themselves and those beside them."""
    pairs = [(deck, DECKS[(place + step) % len(DECKS)]) for place, deck in enumerate(DECKS) for step in range(3)]
    games = [
        game(
            number,
            (1.0, 0.0) if number % 3 else (0.0, 1.0),
            decks=pair,
            first=number % 2,
            leads=[(0.4, 0.6), (0.6, 0.4), (0.7, 0.3)],
            rounds=5 + number % 4,
            cards=[
                CardPlayed(seat, card, 1, held := int((number + place) % 3 == seat), 0, 0, held)
                for seat in range(2)
                for place, card in enumerate(CARDS[:6])
            ],
        )
        for number, pair in enumerate(pairs)
    ]
    return balance_of(arkade.load("sample"), results_of(games))


@pytest.fixture
def alone(browser: Browser) -> Iterator[Page]:
    """A page of a browser that reaches nothing but files."""
    place = browser.new_context(viewport=DESKTOP, offline=True)  # type: ignore[arg-type]
    place.set_default_timeout(PATIENCE)
    yield place.new_page()
    place.close()


def draw(page: Page, charts: int) -> None:
    """Wait until every chart is there."""
    page.wait_for_function("charts => document.querySelectorAll('.chart svg').length === charts", arg=charts)


def test_charts_of_a_balance_are_drawn_without_a_network_on_any_paper_and_screen(
    alone: Page, picture: Picture, tmp_path: Path
) -> None:
    page = alone
    balance = measured()
    figures = balance_figures(balance)
    path = tmp_path / PAGE
    write_page(path, "The balance of Tidepool", [balance_words.heading(balance)], figures, page_sheets(balance))
    asked: list[str] = []
    faults: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("console", lambda said: faults.append(said.text) if said.type == "error" else None)
    page.on("pageerror", lambda fault: faults.append(str(fault)))
    page.goto(path.as_uri())
    draw(page, len(figures))
    assert {"decks", "matrix", "turns", "length", "comebacks", "opening"} <= {figure.name for figure in figures}
    for figure in figures:
        assert page.locator(f"#figure-{figure.name}").evaluate(DRAWN) >= 4, figure.name
    page.evaluate("document.querySelectorAll('details').forEach(sheet => sheet.open = true)")
    light = page.evaluate(INK)
    picture(page, "balance-light-desktop")
    assert axe_faults(page) == []

    page.emulate_media(color_scheme="dark")
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    page.wait_for_function(f"light => document.querySelector('svg') && ({INK})() !== light", arg=light)
    draw(page, len(figures))
    assert axe_faults(page) == []
    assert not page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")
    gaps = page.locator("#figure-matrix").evaluate(GAPS)
    assert len(gaps) == len(DECKS) - 1
    assert min(gaps) > 14, "names above the matrix lie on each other"
    page.wait_for_selector("#figure-matrix[tabindex]")
    page.locator("#figure-matrix").scroll_into_view_if_needed()
    picture(page, "balance-dark-phone")
    assert (asked, faults) == ([path.as_uri()], [])
