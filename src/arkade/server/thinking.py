"""Thinking: what a process does that bots think in. It gets a task and gives an answer, both as bytes.

The process plays the record of a match and goes on from there when the next task comes. The bot itself gets the eye of
its seat and nothing else.
"""

from __future__ import annotations

import signal
from multiprocessing.connection import Connection
from typing import Final

import msgspec

import arkade
from arkade.bots import BOTS, Bot, Budget, Explanation, Eye, make_bot
from arkade.kernel import Option, Record, State

KEPT_MATCHES: Final = 64


class Task(msgspec.Struct, frozen=True):
    """Decide for a seat: the game so far, which bot, the seed of its chance, and how long it may take."""

    table: str
    record: Record
    seat: int
    bot: str
    seed: str
    seconds: float
    endless: bool = False
    """Whether to think for all of that time, as for a hint."""


class Thought(msgspec.Struct, frozen=True):
    """What was decided, and why."""

    option: Option
    words: str
    explanation: Explanation


class Thinker:
    """Thinks about one task after the other, and keeps matches between them."""

    def __init__(self) -> None:
        self.matches: dict[str, State] = {}

    def think(self, task: Task) -> Thought:
        g = self.position(task)
        bot = bot_for(task)
        option = bot.choose(Eye(g, task.seat))
        return Thought(option, g.table.game.verbs.words(g, option, task.seat), bot.explain())

    def position(self, task: Task) -> State:
        """The match of a task, continued from where it was kept if it only went on since."""
        chosen = task.record.choices
        kept = self.matches.pop(task.table, None)
        if kept is not None and kept.choices <= len(chosen) and kept.record().choices == chosen[: kept.choices]:
            g = kept
            for seat, verb, a, b in chosen[g.choices :]:
                g.choose(seat, (verb, a, b))
        else:
            g = arkade.load(task.record.game).replay(task.record, listening=False)
        self.matches[task.table] = g
        if len(self.matches) > KEPT_MATCHES:
            self.matches.pop(next(iter(self.matches)))
        return g


def bot_for(task: Task) -> Bot:
    """The bot of a task: as it usually thinks, but no longer than it may."""
    recipe = BOTS[task.bot]
    if recipe.kind is None:
        return make_bot(task.bot, task.seed)
    budget = Budget(0 if task.endless else recipe.budget.iterations, round(task.seconds * 1000))
    return recipe.maker(task.bot, budget, None)(task.seed)


def think_for(connection: Connection) -> None:
    """The life of the process: answer tasks until nobody sends any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    thinker = Thinker()
    decoder = msgspec.json.Decoder(Task)
    while True:
        try:
            data = connection.recv_bytes()
        except EOFError:
            return
        connection.send_bytes(msgspec.json.encode(thinker.think(decoder.decode(data))))
