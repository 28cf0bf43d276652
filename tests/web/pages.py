"""Pages for tests, opened in a context of their own; and games that are over, for pages that show them."""

from __future__ import annotations

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect

from arkade.client import Api, Seat, play
from arkade.server.shapes import NewTable, SeatWish
from tests.server.players import any_choice, run
from tests.server.process import ServerProcess
from tests.web.tables import DESKTOP, PATIENCE, STILL, keep

NAMES = ("Ada", "Grace")
AT_A_TABLE = re.compile(r"/table/[\w-]{10,}$")


def opened(browser: Browser, server: ServerProcess, path: str, **context: Any) -> Page:
    """A page in a fresh browser context: nothing is kept from other tests, and nothing moves."""
    place = browser.new_context(**{"viewport": DESKTOP, **context})
    place.set_default_timeout(PATIENCE)
    keep(place, "arkade.settings", STILL)
    page = place.new_page()
    page.goto(f"{server.address}{path}")
    page.wait_for_selector("main")
    return page


def at_the_table(page: Page) -> None:
    """Wait until the page sits at a table."""
    expect(page).to_have_url(AT_A_TABLE)
    page.wait_for_selector("[data-board]")


def drag(page: Page, thing: Locator, target: Locator) -> None:
    """Drag as a hand does: a browser takes a place for a drop only after the second movement above it. What is
    dragged to must lie still by then."""
    thing.hover()
    page.mouse.down()
    target.hover()
    target.hover()
    page.mouse.up()


def finished_game(server: ServerProcess, game: str, mode: str) -> str:
    """A table whose game was played to its end, both seats by anybody. Playwright has a loop of its own in this
    thread, so that the players' runs in another."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(run, play_to_the_end(server, game, mode)).result()


async def play_to_the_end(server: ServerProcess, game: str, mode: str) -> str:
    seats = [SeatWish(who="me", name=name) for name in NAMES]
    async with Api(server.address) as api:
        seated = await api.make(NewTable(game=game, mode=mode, seats=seats, seed=f"pages/{game}/{mode}"))
        places = [api.seat(seated.table, mine.token) for mine in seated.seats]
        await asyncio.gather(*(play_seat(place, number) for number, place in enumerate(places)))
    return seated.table


async def play_seat(place: Seat, number: int) -> None:
    async with place:
        await play(place, any_choice(number))
