"""Replays: a finished game as its first scene and what each choice changed, through the eyes of a seat, of a
spectator, or with everything open."""

from __future__ import annotations

from typing import Final

import msgspec

import arkade
from arkade.kernel import EVERYONE, ArkadeError, Record
from arkade.kernel.story import Event
from arkade.kernel.view import LogLine
from arkade.server.entries import MOVE, Entry
from arkade.server.feed import Feed
from arkade.server.glance import Glance
from arkade.server.match import Match
from arkade.server.setup import DECKS, SeatSetup, Setup
from arkade.server.shapes import Replay, Step

ALL: Final = "all"
PUBLIC: Final = "public"
NOTHING_NEW: Final = msgspec.Raw(b'{"type":"change","number":0}')


class OpenFeed(Feed):
    """The feed of a game that is over, with every card face up and every word heard."""

    def glance_at(self, match: Match) -> Glance:
        if match.g is None:
            return match.glance()
        twin = match.g.copy()
        twin.known = [EVERYONE] * len(twin.known)
        return Glance(match, twin)

    def heard(self, event: Event, seats: int) -> LogLine | None:
        """What the one who did it is told; else the first that anybody is told."""
        own = event.line_for(event.seat) if event.seat >= 0 else None
        told = (event.line_for(viewer) for viewer in range(seats + 1))
        return own or next((line for line in told if line is not None), None)


def setup_of(record: Record, table: str) -> Setup:
    """A table at which the game of a record could have been played."""
    decks = record.options.get(DECKS) or [None] * record.seats
    settings = {name: value for name, value in record.options.items() if name not in (DECKS, "seats")}
    seats = [SeatSetup(seat, "person", deck=decks[seat]) for seat in range(record.seats)]
    return Setup(
        table, record.game, record.mode, settings, record.seed, "off", True, record.rules, record.cards, 0.0, seats
    )


def replay_of(record: Record, eyes: str, table: str = "") -> Replay:
    """The whole game of a record."""
    game = arkade.load(record.game)
    game.check_record(record)
    match = Match(setup_of(record, table))
    feed = OpenFeed(match, None) if eyes == ALL else Feed(match, viewer_of(record, eyes))
    first = msgspec.structs.replace(feed.scene(), log=list(feed.told))
    steps: list[Step] = []
    for number, (seat, verb, a, b) in enumerate(record.choices, start=1):
        said = len(feed.told)
        match.apply(Entry(table, number, MOVE, seat, verb, a, b))
        change = feed.change(match, [])
        told = next((line for line in feed.told[said:] if line.what == "choice"), None)
        words = "" if told is None else "".join(part if isinstance(part, str) else part.card for part in told.parts)
        steps.append(Step(seat, words, NOTHING_NEW if change is None else msgspec.Raw(change)))
    outcome = list(match.g.scores) if match.g is not None and match.g.over else None
    return Replay(table, record.game, record.mode, eyes, first, steps, outcome)


def viewer_of(record: Record, eyes: str) -> int | None:
    if eyes == PUBLIC:
        return None
    if not eyes.isdecimal() or int(eyes) >= record.seats:
        raise ArkadeError(f"eyes are a seat from 0 to {record.seats - 1}, {PUBLIC!r} or {ALL!r}")
    return int(eyes)
