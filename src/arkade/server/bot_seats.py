"""Bots at the seats of rooms: when they are asked, where they think, and what happens if they take too long."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Coroutine
from typing import Any, Final

import msgspec

from arkade.bots import Eye, RandomBot
from arkade.kernel import Option
from arkade.server.engine import BROKEN, Call, Engine
from arkade.server.entries import MOVE, Entry
from arkade.server.lanes import Lanes, TooLong
from arkade.server.messages import Advice, Refused, Weighed
from arkade.server.metrics import Metrics
from arkade.server.requests import encoded
from arkade.server.room import Listener, Room
from arkade.server.settings import Settings
from arkade.server.thinking import Task, Thought

LOG: Final = logging.getLogger("arkade.server")
WITHOUT_THOUGHT: Final = "random"
MASTER: Final = "master"
OWN_SHARE: Final = 0.6
"""The part of its time that a bot plans for itself: the rest is for what it can't foresee."""


class BotSeats:
    """Lets bots choose where they are asked, and the master give hints."""

    def __init__(self, engine: Engine, lanes: Lanes, settings: Settings, metrics: Metrics) -> None:
        self.engine = engine
        self.lanes = lanes
        self.settings = settings
        self.metrics = metrics
        self.tasks: set[asyncio.Task[None]] = set()
        self.advising: set[int] = set()

    def wake(self, room: Room) -> None:
        """Let every bot of a room that is asked begin to think, unless it does so already."""
        match = room.match
        if not match.bots_play:
            return
        for seat in match.asked:
            bot = match.setup.seats[seat].bot
            moment = (len(match.chosen), match.taken_back)
            if bot and room.thinking.get(seat) != moment:
                room.thinking[seat] = moment
                if bot == WITHOUT_THOUGHT:
                    self.choose(room, seat, moment, self.any_option(room, seat))
                else:
                    self.spawn(self.think(room, seat, bot, moment))

    def spawn(self, thinking: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(thinking)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def think(self, room: Room, seat: int, bot: str, moment: tuple[int, int]) -> None:
        """Let a bot decide, or stop its match where that can't be: a bot that is silent for ever helps nobody."""
        try:
            await self.decide(room, seat, bot, moment)
        except Exception as fault:
            if not self.lanes.closed:
                self.engine.stop(room, fault)

    async def decide(self, room: Room, seat: int, bot: str, moment: tuple[int, int]) -> None:
        """Let a bot decide in its process; if it can't in time, any option will do."""
        try:
            task = self.task(room, seat, bot, self.settings.bot_seconds * OWN_SHARE)
            thought = await self.lanes.think(task, self.settings.bot_seconds)
            option = thought.option
        except TooLong:
            self.metrics.fallbacks.inc()
            LOG.warning("bot %s took too long at table %s", bot, room.table)
            if room.thinking.get(seat) != moment or seat not in room.match.asked:
                return
            option = self.any_option(room, seat)
        self.choose(room, seat, moment, option)

    def task(self, room: Room, seat: int, bot: str, seconds: float) -> Task:
        """What a process needs to decide. The seed of its chance follows from the deal, so that a record and its bots
        can be played again."""
        match = room.match
        seed = f"{match.setup.seed}/{seat}/{len(match.chosen)}"
        return Task(room.table, match.record(), seat, bot, seed, seconds)

    def any_option(self, room: Room, seat: int) -> Option:
        assert room.match.g is not None
        return RandomBot(secrets.randbits(64)).choose(Eye(room.match.g, seat))

    def choose(self, room: Room, seat: int, moment: tuple[int, int], option: Option) -> None:
        """Hand in a bot's choice. If the match went on meanwhile, it is left, and the bot is asked anew.
        One that the rules forbid is a fault: the bot has another game in mind than the one that is played."""

        def entry(room: Room) -> Entry | None:
            match = room.match
            if room.thinking.pop(seat, None) != moment or (len(match.chosen), match.taken_back) != moment:
                self.wake(room)
                return None
            if match.trouble is not None:
                return None
            match.check(seat, option)
            return Entry(room.table, match.number + 1, MOVE, seat, *option)

        self.engine.put(Call(room, seat, None, entry=entry))

    # -- hints -------------------------------------------------------------------------------------

    def advise(self, room: Room, seat: int, id: str, listener: Listener) -> None:
        """Ask the master what it would do at a seat. One hint at a time for each connection."""
        if seat not in room.match.asked:
            listener.send(encoded(Refused(id, "not-now", "You are not asked anything now.")))
        elif hash(listener) in self.advising:
            listener.send(encoded(Refused(id, "busy", "The master is still thinking about your last question.")))
        else:
            self.advising.add(hash(listener))
            self.spawn(self.find_advice(room, seat, id, listener))

    async def find_advice(self, room: Room, seat: int, id: str, listener: Listener) -> None:
        seconds = self.settings.hint_seconds
        question = room.match.question_number(seat)
        try:
            task = msgspec.structs.replace(self.task(room, seat, MASTER, seconds), endless=True)
            thought = await self.lanes.think(task, seconds + self.settings.bot_seconds)
            listener.send(encoded(advice(id, question, thought)))
        except TooLong:
            listener.send(encoded(Refused(id, "busy", "The master has found no answer in time.")))
        except Exception:
            LOG.exception("a hint at table %s has failed", room.table)
            listener.send(encoded(Refused(id, "stopped", BROKEN)))
        finally:
            self.advising.discard(hash(listener))


def advice(id: str, question: int, thought: Thought) -> Advice:
    """A thought as the answer to a hint."""
    told = thought.explanation
    considered = [Weighed(one.option, one.words, one.value, one.visits) for one in told.options]
    changes = [(one.words, one.change) for one in told.moved]
    return Advice(id, question, thought.option, thought.words, considered, told.line, changes)
