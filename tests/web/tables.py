"""Tables for tests, made over HTTP, and pages that sit at them."""

from __future__ import annotations

import json
from typing import Any

import httpx
from playwright.sync_api import Browser, BrowserContext, Page, expect

import arkade
from tests.server.process import ServerProcess

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
STILL = {"theme": "dark", "motion": "off", "sound": False}
PATIENCE = 60_000
"""Milliseconds after which something that is waited for has not come. It never takes so long, unless it fails."""

expect.set_options(timeout=PATIENCE)


def made(server: ServerProcess, **wishes: Any) -> dict[str, Any]:
    """A new table."""
    answer = httpx.post(f"{server.address}/api/v1/tables", json=wishes, timeout=60)
    assert answer.status_code == httpx.codes.CREATED, answer.text
    return dict(answer.json())


def joined(server: ServerProcess, invitation: str) -> dict[str, Any]:
    """The seat of a friend."""
    answer = httpx.post(f"{server.address}/api/v1/join", json={"invitation": invitation, "name": "Grace"}, timeout=60)
    assert answer.is_success, answer.text
    return dict(answer.json())


def against_a_bot(server: ServerProcess, game: str, **wishes: Any) -> dict[str, Any]:
    """A table of as many as usually play, all of them bots but one."""
    modes = arkade.load(game).modes
    players = modes[wishes.get("mode") or next(iter(modes))].seats[0]
    seats = [{"who": "me", "name": "Ada"}, *[{"who": "bot", "bot": "random"}] * (players - 1)]
    return made(server, game=game, seats=seats, seed="a table of the tests", **wishes)


def two_people(browser: Browser, server: ServerProcess, **wishes: Any) -> list[Page]:
    """Ada and Grace at one table, each with a browser of her own."""
    seated = made(server, seats=[{"who": "me", "name": "Ada"}, {"who": "friend"}], **wishes)
    friend = joined(server, seated["invitations"][0]["invitation"])
    return [sat_down(browser, server, each) for each in (seated, friend)]


def a_crew_of_three(browser: Browser, server: ServerProcess, present: int, **context: Any) -> list[Page]:
    """Some of Ada, Grace and Hedy, each with a browser of her own, on a ship where at most two may go to one place."""
    seats = [{"who": "me", "name": name} for name in ("Ada", "Grace", "Hedy")]
    seated = made(server, game="ark_ship", seats=seats, seed="glow 0")
    return [sat_down(browser, server, {**seated, "seats": [seat]}, **context) for seat in seated["seats"][:present]]


def sat_down(browser: Browser, server: ServerProcess, seated: dict[str, Any], **context: Any) -> Page:
    """A page at a table, with the seat's token in the browser's storage, and no motion."""
    kept = [{"table": seated["table"], **seat} for seat in seated["seats"]]
    place = browser.new_context(**{"viewport": DESKTOP, **context})
    place.set_default_timeout(PATIENCE)
    keep(place, "arkade.seats", kept)
    keep(place, "arkade.settings", STILL)
    page = place.new_page()
    page.goto(f"{server.address}/table/{seated['table']}")
    page.wait_for_selector(".desk")
    return page


def keep(place: BrowserContext, key: str, value: Any) -> None:
    """Put something into the storage of every page of a context, unless it is there already."""
    script = "([key, value]) => localStorage.getItem(key) ?? localStorage.setItem(key, value)"
    place.add_init_script(f"({script})({json.dumps([key, json.dumps(value)])})")
