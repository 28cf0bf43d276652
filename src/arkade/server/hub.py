"""The hub: the rooms that are live in this process, how they come into memory and how they leave it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from arkade.server.bot_seats import BotSeats
from arkade.server.engine import Call, Engine
from arkade.server.entries import REMATCH, Entry
from arkade.server.fanout import Fanout, make_fanout
from arkade.server.lanes import Lanes
from arkade.server.messages import Accepted
from arkade.server.metrics import Metrics
from arkade.server.presence import REPEAT_SECONDS, Presence
from arkade.server.requests import encoded
from arkade.server.room import Listener, Room
from arkade.server.scene import Status
from arkade.server.settings import Settings
from arkade.server.setup import Setup
from arkade.server.storage.tables import TableStore
from arkade.server.tidying import Tidying

LOG: Final = logging.getLogger("arkade.server")
SWEEP_SECONDS: Final = 30.0
FINISHED_SECONDS: Final = 20.0
STATUS_SECONDS: Final = 5.0
TIDY_SECONDS: Final = 0.25
QUIET_SECONDS: Final = 3.0
"""After so long without a turn nobody is expected to wait for anything."""


class Hub:
    """All rooms of this process, by the id of their table."""

    def __init__(self, settings: Settings, store: TableStore, metrics: Metrics) -> None:
        self.settings = settings
        self.store = store
        self.metrics = metrics
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self.fanout: Fanout = make_fanout(settings.redis)
        self.presence = Presence()
        self.tidying = Tidying()
        self.engine = Engine(store, self.fanout, metrics, self.after_turn)
        self.lanes = Lanes(settings.bot_processes)
        self.bots = BotSeats(self.engine, self.lanes, settings, metrics)
        self.tasks: list[asyncio.Task[None]] = []
        self.chores: set[asyncio.Task[None]] = set()
        self.leaving = False
        """Whether this process is to be stopped soon: all goes on, but nobody should be led here any more."""
        self.draining = False

    # -- life --------------------------------------------------------------------------------------

    async def begin(self) -> None:
        self.tasks = [
            asyncio.create_task(self.engine.run()),
            asyncio.create_task(self.fanout.run(self)),
            asyncio.create_task(self.sweep()),
            asyncio.create_task(self.repeat_present()),
            asyncio.create_task(self.tidy()),
        ]

    async def end(self) -> None:
        """Carry out what has come in already, then stop."""
        self.draining = True
        try:
            async with asyncio.timeout(self.settings.drain_seconds):
                await self.engine.idle.wait()
                await asyncio.gather(*self.chores, return_exceptions=True)
        except TimeoutError:
            LOG.warning("not everything was carried out in time")
        for task in (*self.tasks, *self.chores):
            task.cancel()
        await asyncio.gather(*self.tasks, *self.chores, return_exceptions=True)
        await asyncio.to_thread(self.lanes.close)
        await self.fanout.close()

    def in_background(self, chore: asyncio.Task[None]) -> None:
        self.chores.add(chore)
        chore.add_done_callback(self.chores.discard)

    # -- rooms -------------------------------------------------------------------------------------

    @asynccontextmanager
    async def alone_with(self, table: str) -> AsyncIterator[None]:
        """Whoever wants to bring the room of a table into memory does it while no other does."""
        try:
            async with self.opening.setdefault(table, asyncio.Lock()):
                yield
        finally:
            self.opening.pop(table, None)

    async def room(self, table: str) -> Room | None:
        """The room of a table, from memory or from the database; None where there is no such table."""
        room = self.rooms.get(table)
        if room is not None:
            return room
        async with self.alone_with(table):
            return self.rooms.get(table) or await self.open(table)

    async def open(self, table: str) -> Room | None:
        setup = await self.store.setup(table)
        if setup is None:
            return None
        entries = await self.store.entries(table)
        room = await asyncio.to_thread(Room, setup, entries)
        self.keep(room)
        if room.match.trouble is not None:
            self.note_trouble(room)
        return room

    async def latest_setup(self, room: Room) -> Setup:
        """How the table of a room is set up. While it waits for people, one may have sat down a moment ago, here or at
        another worker, of whom the room has not learned yet."""
        setup = room.match.setup
        return (await self.store.setup(room.table) or setup) if room.match.status == "waiting" else setup

    def keep(self, room: Room) -> None:
        """Have a room in memory from now on."""
        self.rooms[room.table] = room
        room.elsewhere = self.presence.seats(room.table)
        self.metrics.rooms.set(len(self.rooms))

    def enter(self, room: Room, viewer: int | None, listener: Listener) -> None:
        """Let somebody look at a room. While it waits for people, and where there are other workers, read first what
        may have been committed and not been told yet."""
        room.used = time.monotonic()
        if self.settings.redis or room.match.status == "waiting":
            self.engine.put(Call(room, None, None, news=True))
        if viewer is not None:
            self.fanout.tell_present({room.table: sorted({viewer, *room.here})})
        self.engine.put(Call(room, viewer, listener))

    def leave(self, room: Room, viewer: int | None, listener: Listener) -> None:
        """Let somebody look no more."""
        room.leave(viewer, listener)
        self.fanout.tell_present({room.table: sorted(room.here)})
        self.engine.put(Call(room, None, None))

    async def sat_down(self, table: str) -> None:
        """Somebody has taken a seat: everybody at the table learns of it."""
        self.fanout.tell({table})
        await self.hear(table)

    async def sweep(self) -> None:
        """Let rooms go that nobody has looked at for a while, sooner where the game is over. Their rows stay. One goes
        at a time, because it is much to forget."""
        while True:
            await asyncio.sleep(min(SWEEP_SECONDS, self.settings.idle_seconds))
            for table in [table for table, room in self.rooms.items() if self.may_go(room)]:
                if self.may_go(self.rooms[table]):
                    del self.rooms[table]
                    await asyncio.sleep(0)
            self.metrics.rooms.set(len(self.rooms))

    def may_go(self, room: Room) -> bool:
        """Whether nobody has looked at a room for long enough, and nothing is under way in it."""
        patience = FINISHED_SECONDS if room.match.status == "over" else self.settings.idle_seconds
        return room.empty and not room.waiting and not room.thinking and room.used < time.monotonic() - patience

    async def tidy(self) -> None:
        """Let the collector of garbage look at what there is a reason to look at."""
        while True:
            await asyncio.sleep(TIDY_SECONDS)
            self.tidying.tick(quiet=time.monotonic() - self.engine.last_turn > QUIET_SECONDS)

    async def repeat_present(self) -> None:
        """Tell the other workers again from time to time who is connected here, and forget those that are silent."""
        while True:
            await asyncio.sleep(REPEAT_SECONDS)
            self.fanout.tell_present({table: sorted(room.here) for table, room in self.rooms.items() if room.here})
            self.look_elsewhere(self.presence.forget_silent())

    # -- news --------------------------------------------------------------------------------------

    async def hear(self, table: str) -> None:
        """Another worker has committed something at a table; an empty name: we may have missed something anywhere."""
        for name in [table] if table else list(self.rooms):
            room = await self.room(name) if name in self.opening else self.rooms.get(name)
            if room is not None:
                self.engine.put(Call(room, None, None, news=True))

    def hear_present(self, worker: str, present: dict[str, list[int]]) -> None:
        for table, seats in present.items():
            self.presence.hear(worker, table, seats)
        self.look_elsewhere(set(present))

    def look_elsewhere(self, tables: set[str]) -> None:
        """At some tables others than before may be connected to other workers: tell those who look at them here."""
        for room in [self.rooms[table] for table in tables if table in self.rooms]:
            room.elsewhere = self.presence.seats(room.table)
            self.engine.put(Call(room, None, None))

    def after_turn(self, room: Room, before: Status) -> None:
        """Something has happened in a room: let its bots think, and note how it ended."""
        status = room.match.status
        if status != before:
            self.in_background(asyncio.create_task(self.note_status(room.table, status)))
            if status == "stopped":
                self.note_trouble(room)
        self.bots.wake(room)

    async def note_status(self, table: str, status: Status) -> None:
        """Keep the status for lists, again and again while it can't be saved."""
        while True:
            try:
                await self.store.set_status(table, status)
            except Exception as fault:
                LOG.warning("the status of table %s could not be saved: %s", table, fault)
                await asyncio.sleep(STATUS_SECONDS)
            else:
                return

    def note_trouble(self, room: Room) -> None:
        self.metrics.stopped.inc()
        LOG.error("table %s was stopped:\n%s", room.table, "".join(room.match.trace))

    def want_rematch(self, room: Room, seat: int, request: str, table: str, listener: Listener) -> None:
        """Note at which table a match is played again, once."""

        def entry(room: Room) -> Entry | None:
            match = room.match
            if match.rematch:
                listener.send(encoded(Accepted(request)))
                return None
            return Entry(room.table, match.number + 1, REMATCH, seat, text=table, request=request)

        self.engine.put(Call(room, seat, None, entry=entry))
