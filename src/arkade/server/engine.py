"""The engine: carries out what connections ask for, in turns.

A turn takes everything that has come in, lets it happen, commits all of it at once, and only then tells anybody. So a
move is answered when it is on the disk, and a busy server commits many moves together. While the disk works, the turn
writes what it will tell, and the next may begin with other rooms and other connections, so that the processor does not
wait.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

from arkade.server.entries import Entry
from arkade.server.fanout import Fanout
from arkade.server.match import STOPPED, trace_of
from arkade.server.messages import (
    Agree,
    Chat,
    Concede,
    Draw,
    Move,
    Ping,
    Refused,
    Resync,
    TakeBack,
    Typed,
    WhyNot,
)
from arkade.server.metrics import Metrics
from arkade.server.requests import Answer, carry_out, encoded
from arkade.server.room import Letter, Listener, Room, deliver
from arkade.server.scene import Status
from arkade.server.storage.tables import TableStore

LOG: Final = logging.getLogger("arkade.server")
NOT_SAVED: Final = "That could not be saved just now. Nothing has changed; try again."
UNSAVED: Final = "The last choice could not be saved: the server has no room or no database. All before it is safe."
RETRY_SECONDS: Final = 2.0
MOST_TRIES: Final = 5
MOST_TURNS: Final = 4
BROKEN: Final = "That could not be worked out: a fault of the program. It was noted, and nothing has changed."
ONLY_LOOKS: Final = (Draw, WhyNot, Ping)
"""Requests that no match depends on: a fault in one of them is told to whoever has asked, and stops nothing."""

Played = Move | Typed | Draw | WhyNot | TakeBack | Agree | Concede | Chat | Ping
"""What a match answers by itself."""


class Call:
    """Something to be done in the next turn, by a viewer of a room."""

    __slots__ = ("came", "entry", "listener", "news", "only_looks", "request", "room", "tries", "viewer")

    def __init__(
        self,
        room: Room,
        viewer: int | None,
        listener: Listener | None,
        request: Played | Resync | None = None,
        entry: Callable[[Room], Entry | None] | None = None,
        news: bool = False,
    ) -> None:
        self.room = room
        self.viewer = viewer
        self.listener = listener
        self.request = request
        self.entry = entry
        self.news = news
        self.only_looks = entry is None and (request is None or isinstance(request, Resync))
        """Whether somebody comes, goes or has lost a message, and nothing else."""
        self.tries = 0
        self.came = time.perf_counter()


class Engine:
    """Takes turns for ever. `after_turn` is told of each room in which something has happened."""

    def __init__(
        self, store: TableStore, fanout: Fanout, metrics: Metrics, after_turn: Callable[[Room, Status], None]
    ) -> None:
        self.store = store
        self.fanout = fanout
        self.metrics = metrics
        self.after_turn = after_turn
        self.inbox: list[Call] = []
        self.turns: set[asyncio.Task[None]] = set()
        self.busy: set[Room | Listener] = set()
        """Rooms and connections that are in a turn. What they ask for meanwhile waits for the end of it."""
        self.wake = asyncio.Event()
        self.idle = asyncio.Event()
        self.idle.set()
        self.last_turn = time.monotonic()

    def put(self, call: Call) -> None:
        self.inbox.append(call)
        self.idle.clear()
        self.wake.set()

    async def run(self) -> None:
        """Begin a turn whenever there is something to do and not too many are under way."""
        try:
            while True:
                await self.wake.wait()
                self.wake.clear()
                if len(self.turns) < MOST_TURNS:
                    self.begin_turn(self.next_calls())
                await asyncio.sleep(0)
        finally:
            for turn in self.turns:
                turn.cancel()

    def begin_turn(self, calls: list[Call]) -> None:
        if calls:
            engaged = engaged_by(calls)
            self.busy |= engaged
            self.turns.add(asyncio.create_task(self.whole_turn(calls, engaged)))

    async def whole_turn(self, calls: list[Call], engaged: set[Room | Listener]) -> None:
        """A turn, and then perhaps the next."""
        try:
            await self.turn(calls)
        except Exception:
            LOG.exception("a turn has failed")
        self.last_turn = time.monotonic()
        self.busy -= engaged
        self.turns -= {asyncio.current_task()}
        if self.inbox:
            self.wake.set()
        elif not self.turns:
            self.idle.set()

    def next_calls(self) -> list[Call]:
        """Everything that has come in, but of each connection only the first thing: so whoever asks for very much
        has to wait, and nobody else has. Whoever is in a turn already waits for its end."""
        calls: list[Call] = []
        later: list[Call] = []
        heard: set[Listener] = set()
        for call in self.inbox:
            listener = call.listener
            if call.room in self.busy or listener in self.busy or listener in heard:
                later.append(call)
            else:
                calls.append(call)
            if listener is not None:
                heard.add(listener)
        self.inbox = later
        return calls

    async def turn(self, calls: list[Call]) -> None:
        """Let everything happen, commit it, tell it."""
        await self.learn([call.room for call in calls if call.news])
        answers: list[tuple[Call, bytes]] = []
        touched: dict[Room, Status] = {}
        for call in calls:
            status = call.room.match.status
            answer = self.take(call)
            if call.room.waiting:
                touched.setdefault(call.room, status)
            if answer is not None:
                answers.append((call, answer))
        letters, failed = await self.commit(list(touched))
        deliver(letters)
        for room, status in touched.items():
            if room not in failed:
                self.after(room, status)
        self.answer(answers, set(failed))
        for call in calls:
            if call.room in failed:
                self.again(call, failed[call.room])
        self.show(calls)
        self.count(calls)

    async def learn(self, rooms: list[Room]) -> None:
        """Read what other workers have committed. What can't be read just now is read later."""
        for room in dict.fromkeys(rooms):
            try:
                await self.read(room)
            except Exception as fault:
                LOG.error("table %s could not be read: %s", room.table, fault)
                asyncio.get_running_loop().call_later(RETRY_SECONDS, self.put, Call(room, None, None, news=True))

    async def read(self, room: Room) -> None:
        before = room.match.status
        setup = await self.store.setup(room.table)
        if setup is not None and setup != room.match.setup:
            room.seat(setup)
        room.learn(await self.store.entries(room.table, room.match.number))
        room.tell()
        if before == "waiting":
            self.after(room, before)

    def take(self, call: Call) -> bytes | None:
        """Let one call happen, as far as it changes a match; its answer, if it has one. A fault stops the match."""
        room, request = call.room, call.request
        try:
            entry, answer = self.outcome(call)
        except Exception as fault:
            if isinstance(request, ONLY_LOOKS):
                LOG.exception("a request at table %s has failed", room.table)
                return encoded(Refused(request.id, "stopped", BROKEN))
            stop = room.match.stopping(trace_of(fault))
            if stop is not None:
                room.propose(stop)
            return None if request is None else encoded(Refused(request.id, "stopped", STOPPED))
        if entry is not None:
            room.propose(entry)
            if answer is None and entry.request:
                room.accept(entry)
        return None if answer is None else encoded(answer)

    def outcome(self, call: Call) -> tuple[Entry | None, Answer | None]:
        """What a call leads to: an entry, an answer, or both. Nothing is changed here."""
        if call.entry is not None:
            return call.entry(call.room), None
        request = call.request
        if request is None or isinstance(request, Resync) or is_idle(call):
            return None, None
        return carry_out(call.room.match, call.viewer, request)

    def after(self, room: Room, before: Status) -> None:
        """Let whoever wants to know of it hear that something has happened in a room."""
        try:
            self.after_turn(room, before)
        except Exception as fault:
            self.stop(room, fault)

    def stop(self, room: Room, fault: Exception) -> None:
        """Something can't be worked out in a room: in the next turn its match stops. Others go on."""
        trace = trace_of(fault)

        def entry(room: Room) -> Entry | None:
            room.thinking.clear()
            return room.match.stopping(trace)

        self.put(Call(room, None, None, entry=entry))

    async def commit(self, rooms: list[Room]) -> tuple[list[Letter], dict[Room, bool]]:
        """Save what is proposed in some rooms: what may be told then, and the rooms where that failed. Those are as
        they were before, and it is worthwhile to try again where another worker was faster."""
        if not rooms:
            return [], {}
        began = time.perf_counter()
        saving = self.store.append([entry for room in rooms for entry in room.waiting])
        try:
            letters = {room: written_by(room) for room in rooms}
        finally:
            failed = await self.saved(rooms, saving, began)
        return [letter for room in rooms if room not in failed for letter in letters[room]], failed

    async def saved(self, rooms: list[Room], saving: Awaitable[set[str]], began: float) -> dict[Room, bool]:
        """End the moment between proposing and committing; where that failed, and whether to try again."""
        try:
            late = await saving
        except Exception as fault:
            LOG.error("entries could not be committed: %s", fault)
            self.metrics.failed_commits.inc()
            for room in rooms:
                self.leave_unsaved(room)
            return dict.fromkeys(rooms, False)
        self.metrics.commits.observe(time.perf_counter() - began)
        behind = {room for room in rooms if room.table in late}
        self.metrics.entries.inc(sum(len(room.waiting) for room in rooms if room not in behind))
        for room in rooms:
            if room in behind:
                await self.catch_up(room)
            else:
                room.settle()
        self.fanout.tell({room.table for room in rooms if room not in behind})
        return dict.fromkeys(behind, True)

    def leave_unsaved(self, room: Room) -> None:
        """What has happened in a room can't be saved, as on a full disk: it has not happened, everybody is told so, and
        after a while its bots try again. People do that for themselves."""
        room.withdraw()
        room.notice = UNSAVED
        room.tell()
        asyncio.get_running_loop().call_later(RETRY_SECONDS, self.put, Call(room, None, None))

    async def catch_up(self, room: Room) -> None:
        """Another worker was faster: take its entries in place of ours."""
        room.withdraw()
        before = room.match.status
        await self.learn([room])
        self.after(room, before)

    def answer(self, answers: list[tuple[Call, bytes]], failed: set[Room]) -> None:
        """Send the answers; where a room could not be committed, that nothing has happened."""
        for call, answer in answers:
            if call.room not in failed and call.listener is not None:
                call.listener.send(answer)

    def again(self, call: Call, worthwhile: bool) -> None:
        """What was not committed: try once more, or say that nothing has happened."""
        if call.only_looks:
            return
        call.tries += 1
        if worthwhile and call.tries < MOST_TRIES:
            self.put(call)
        elif call.listener is not None and call.request is not None:
            call.listener.send(encoded(Refused(call.request.id, "busy", NOT_SAVED)))

    def show(self, calls: list[Call]) -> None:
        """Send everything to those who have come, or have lost a message, and let the others know who has come or
        gone. Somebody who comes wakes the bots."""
        for call in calls:
            if call.only_looks:
                before = call.room.match.status
                try:
                    if call.listener is not None and not call.listener.left:
                        call.room.enter(call.viewer, call.listener)
                    call.room.tell_present()
                except Exception as fault:
                    self.stop(call.room, fault)
                self.after(call.room, before)

    def count(self, calls: list[Call]) -> None:
        now = time.perf_counter()
        for call in calls:
            if isinstance(call.request, Move):
                self.metrics.moves.observe(now - call.came)


def engaged_by(calls: list[Call]) -> set[Room | Listener]:
    """The rooms and the connections of some calls."""
    engaged: set[Room | Listener] = {call.room for call in calls}
    engaged.update([call.listener for call in calls if call.listener is not None])
    return engaged


def written_by(room: Room) -> list[Letter]:
    """What is to be sent in a room. What can't even be said by a match that has stopped is not said."""
    try:
        return room.write()
    except Exception:
        LOG.exception("nothing could be told at table %s", room.table)
        return []


def is_idle(call: Call) -> bool:
    """Whether something is only asked by somebody who is no longer there to be told."""
    return call.listener is not None and call.listener.left and isinstance(call.request, ONLY_LOOKS)
