"""A room: a match that is live in this process, and everybody who looks at it."""

from __future__ import annotations

import time
from typing import Protocol

from arkade.server.entries import Entry
from arkade.server.feed import Feed
from arkade.server.match import Match
from arkade.server.setup import Setup


class Listener(Protocol):
    """A connection as a room knows it. Once it has left, nothing that is sent reaches anybody."""

    left: bool

    def send(self, message: bytes) -> None: ...


Letter = tuple[Listener, bytes]
"""A message, and to whom it is to be sent."""


class Room:
    """A match, its committed entries, and its viewers. An entry is applied before it is committed and told only after.
    What is to be told is written meanwhile; `settle` and `withdraw` end that moment."""

    def __init__(self, setup: Setup, entries: list[Entry]) -> None:
        self.entries = entries
        self.match = folded(setup, entries)
        self.waiting: list[Entry] = []
        self.feeds: dict[int | None, Feed] = {}
        self.listeners: dict[int | None, list[Listener]] = {}
        self.accepted: dict[int | None, list[str]] = {}
        self.thinking: dict[int, tuple[int, int]] = {}
        self.elsewhere: set[int] = set()
        """The seats of those who are connected to other workers."""
        self.present: list[int] = []
        """The seats of all who are connected, as it was last told."""
        self.notice = ""
        """What everybody is to know about something that could not be saved."""
        self.used = time.monotonic()

    @property
    def table(self) -> str:
        return self.match.setup.table

    @property
    def empty(self) -> bool:
        return not self.listeners

    @property
    def here(self) -> set[int]:
        """The seats of those who are connected to this worker."""
        return {viewer for viewer in self.listeners if viewer is not None}

    # -- entries -----------------------------------------------------------------------------------

    def propose(self, entry: Entry) -> None:
        """Let an entry have happened, in the hope that it will be committed."""
        self.match.apply(entry)
        self.waiting.append(entry)

    def accept(self, entry: Entry) -> None:
        """Let the next change of its seat answer the request of an entry."""
        self.accepted.setdefault(entry.seat, []).append(entry.request)

    def write(self) -> list[Letter]:
        """What is to be sent once what was proposed is committed, and only then."""
        for feed in self.feeds.values():
            feed.hold()
        self.notice = ""
        return self.news()

    def settle(self) -> None:
        """What was proposed is committed."""
        for feed in self.feeds.values():
            feed.let_go()
        self.entries += self.waiting
        self.waiting = []

    def withdraw(self) -> None:
        """What was proposed is not committed: go back to what is, and to what viewers know."""
        for feed in self.feeds.values():
            feed.go_back()
        self.waiting = []
        self.accepted = {}
        self.match = folded(self.match.setup, self.entries)

    def learn(self, entries: list[Entry]) -> None:
        """Entries that another worker has committed."""
        for entry in entries:
            if entry.number == self.match.number + 1:
                self.match.apply(entry)
                self.entries.append(entry)

    def seat(self, setup: Setup) -> None:
        """Somebody has sat down."""
        self.match = folded(setup, self.entries)

    # -- viewers -----------------------------------------------------------------------------------

    def enter(self, viewer: int | None, listener: Listener) -> None:
        """Let somebody look, beginning with everything."""
        listeners = self.listeners.setdefault(viewer, [])
        if listener not in listeners:
            listeners.append(listener)
        self.tell_present()
        try:
            snapshot = self.snapshot(viewer)
        except Exception as fault:
            self.match.fail(fault)
            self.feeds[viewer] = Feed(self.match, viewer, self.present)
            snapshot = self.snapshot(viewer)
        listener.send(snapshot)

    def snapshot(self, viewer: int | None) -> bytes:
        """Everything, as a viewer was shown it last, or is shown it now for the first time."""
        if viewer not in self.feeds:
            self.feeds[viewer] = Feed(self.match, viewer, self.present)
        return self.feeds[viewer].snapshot(self.match)

    def leave(self, viewer: int | None, listener: Listener) -> None:
        listeners = self.listeners.get(viewer, [])
        if listener in listeners:
            listeners.remove(listener)
        if not listeners:
            self.listeners.pop(viewer, None)
            self.feeds.pop(viewer, None)
        self.used = time.monotonic()

    def tell(self) -> None:
        """Send to every viewer what is different for it."""
        deliver(self.news())

    def news(self) -> list[Letter]:
        """What is different for every viewer, to be sent."""
        self.used = time.monotonic()
        accepted, self.accepted = self.accepted, {}
        try:
            return self.changes(accepted)
        except Exception as fault:
            self.match.fail(fault)
            return self.changes(accepted)

    def tell_present(self) -> None:
        """Let everybody know who has come or gone."""
        present = sorted(self.here | self.elsewhere)
        if present != self.present:
            self.present = present
            self.tell()

    def changes(self, accepted: dict[int | None, list[str]]) -> list[Letter]:
        letters: list[Letter] = []
        for viewer, feed in self.feeds.items():
            feed.present = self.present
            feed.notice = self.notice
            change = feed.change(self.match, accepted.get(viewer, []))
            if change is not None:
                letters += [(listener, change) for listener in self.listeners[viewer]]
        return letters


def deliver(letters: list[Letter]) -> None:
    """Send letters, one right after the other: a reader on the same machine that fell asleep in between would have to
    be woken for each of them, which costs more than sending it."""
    for listener, message in letters:
        listener.send(message)


def folded(setup: Setup, entries: list[Entry]) -> Match:
    """The match after some entries."""
    match = Match(setup)
    for entry in entries:
        match.apply(entry)
    return match
