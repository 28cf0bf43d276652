"""The wire law: for two worlds that differ only in what a seat does not know, every message to that seat is the same to
the last byte, along whole games."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import suppress

import msgspec
import pytest

import arkade
from arkade.kernel import ArkadeError, State
from arkade.kernel.phrases import candidates_of
from arkade.server.entries import MOVE, Entry
from arkade.server.explaining import reasons_for
from arkade.server.feed import Feed
from arkade.server.match import Match
from arkade.server.messages import WhyNot
from arkade.server.replays import OpenFeed
from arkade.server.setup import SeatSetup, Setup
from arkade.server.text_desk import TextDesk

MODES = [(name, mode.name) for name in arkade.GAMES for mode in arkade.load(name).modes.values()]
ENDLESS = 10_000
"""No game has so many choices."""


FREE = SeatSetup(0, "open")


def new_match(name: str, mode: str) -> Match:
    game = arkade.load(name)
    seats = [SeatSetup(seat, "person") for seat in range(game.mode(mode).seats[0])]
    return Match(Setup("t", name, mode, {}, f"law/{name}", "free", True, game.version, game.fingerprint, 0.0, seats))


def other_world(match: Match, seat: int, seed: object) -> Match:
    """The same match with all dealt anew that a seat does not know. An imagined world has no past to go back to; the
    true one has, and everybody may know it."""
    other = twin_of(match)
    assert match.g is not None
    other.g = match.g.determinize(seat, str(seed))
    other.g.history = match.g.history
    return other


def twin_of(match: Match) -> Match:
    """Another match with the same attributes. Compiled classes can't be copied by the library. It begins with a seat
    that is free, because a match that waits for somebody need not deal."""
    twin = Match(msgspec.structs.replace(match.setup, seats=[FREE]))
    for name in dir(match):
        value = getattr(match, name)
        if not name.startswith("__") and not callable(value):
            with suppress(AttributeError):
                setattr(twin, name, value)
    return twin


def positions(match: Match) -> Iterator[int]:
    """Play by chance to the end of the game; the number of each choice."""
    chance = random.Random(match.setup.seed)
    for number in range(1, ENDLESS):
        if match.status != "playing" or match.g is None:
            break
        seat = chance.choice(match.asked)
        match.apply(Entry("t", number, MOVE, seat, *chance.choice(match.g.options(seat))))
        yield number
    assert match.status == "over"


@pytest.mark.parametrize(("name", "mode"), MODES)
def test_messages_tell_a_seat_nothing_that_it_does_not_know(name: str, mode: str) -> None:
    match = new_match(name, mode)
    seats = range(len(match.setup.seats))
    feeds = [Feed(match, seat) for seat in seats]
    others = [Feed(other_world(match, seat, "begin"), seat) for seat in seats]
    count = 0
    for number in positions(match):
        seat = number % len(feeds)
        for place in seats:
            world = other_world(match, place, f"{number}/{place}")
            message = feeds[place].change(match, [])
            assert message == others[place].change(world, [])
            count += message is not None
            if place == seat:
                assert feeds[seat].snapshot(match) == others[seat].snapshot(world)
    assert count > 20


@pytest.mark.parametrize(("name", "mode"), MODES)
def test_reasons_and_texts_tell_a_seat_nothing_that_it_does_not_know(name: str, mode: str) -> None:
    match = new_match(name, mode)
    for number in positions(match):
        if number % 4 or not match.asked:
            continue
        seat = match.asked[number % len(match.asked)]
        world = other_world(match, seat, number)
        assert match.g is not None
        assert world.g is not None
        assert all_reasons(match, match.g, seat) == all_reasons(match, world.g, seat)
        assert TextDesk(match.game, match.g, 100).draw(seat) == TextDesk(match.game, world.g, 100).draw(seat)


def all_reasons(match: Match, g: State, seat: int) -> list[bytes]:
    """The answers to `why` about everything that the seat might choose, and about a thing that it might not."""
    requests = [WhyNot("a", option) for option in [*candidates_of(g, seat)[:40], (10, 5, 0)]]
    return [reasons_or_fault(match, g, seat, request) for request in requests]


def reasons_or_fault(match: Match, g: State, seat: int, request: WhyNot) -> bytes:
    try:
        return msgspec.json.encode(reasons_for(match.game, g, seat, request))
    except ArkadeError as fault:
        return str(fault).encode()


def test_the_law_can_fail() -> None:
    """A feed that shows everything breaks the law at once: the test would see it."""
    match = new_match("sample", "free")
    feed, other = OpenFeed(match, None), OpenFeed(other_world(match, 0, "x"), None)
    assert feed.snapshot(match) != other.snapshot(other_world(match, 0, "x"))
