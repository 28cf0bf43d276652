"""A room: what its viewers are told is written before it is committed, and forgotten where it is not."""

from __future__ import annotations

import random

import pytest

import arkade
from arkade.server.entries import Entry
from arkade.server.messages import Move, TakeBack
from arkade.server.requests import carry_out
from arkade.server.room import Room
from tests.server.rooms import room_of

MOST_CHOICES = 120


def chosen(room: Room, chance: random.Random) -> Entry:
    """Any choice of whoever is asked, as an entry that is not proposed yet."""
    match = room.match
    assert match.g is not None
    seat = match.asked[0]
    option = chance.choice(match.g.options(seat))
    entry, _ = carry_out(match, seat, Move(str(match.number), match.question_number(seat), option))
    assert entry is not None
    return entry


def taken_back(room: Room) -> Entry | None:
    """That whoever chose last takes it back, where that is free."""
    chosen = room.match.chosen
    return carry_out(room.match, chosen[-1][0], TakeBack("back"))[0] if chosen else None


def write(room: Room, entry: Entry) -> list[bytes]:
    """Let an entry happen, up to its commit; all that is to be sent then."""
    room.propose(entry)
    room.accept(entry)
    return [message for _, message in room.write()]


def snapshots(room: Room) -> list[bytes]:
    """All that each viewer was shown last."""
    return [feed.snapshot(room.match) for feed in room.feeds.values()]


@pytest.mark.parametrize("name", arkade.GAMES)
def test_what_was_not_committed_leaves_no_trace_with_the_viewers(name: str) -> None:
    """Two rooms with the same game. In one, other choices happen in between, and their commits fail."""
    spoiled, smooth = room_of(name), room_of(name)
    chance, wrong = random.Random(3), random.Random(4)
    for number in range(MOST_CHOICES):
        if smooth.match.status != "playing":
            break
        if number % 5 < 2:
            before = snapshots(spoiled)
            assert write(spoiled, taken_back(spoiled) or chosen(spoiled, wrong))
            spoiled.withdraw()
            assert snapshots(spoiled) == before
        entry = chosen(smooth, chance)
        assert write(spoiled, entry) == write(smooth, entry)
        spoiled.settle()
        smooth.settle()
    assert smooth.match.number > 10
    assert spoiled.entries == smooth.entries
    assert snapshots(spoiled) == snapshots(smooth)


def test_a_notice_that_something_could_not_be_saved_goes_with_the_next_commit() -> None:
    room = room_of("sample")
    room.notice = "not saved"
    room.tell()
    assert room.feeds[0].own.notice == "not saved"
    write(room, chosen(room, random.Random(1)))
    room.settle()
    assert room.feeds[0].own.notice == ""
