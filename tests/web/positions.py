"""Positions for tests: games that went on by lot until something can be done, and tables that go on from there."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import httpx
import msgspec

import arkade
from arkade.kernel import State
from arkade.kernel.view import OptionView
from tests.server.process import ServerProcess

MOST_GAMES = 40
MOST_CHOICES = 400


def went_on(game: str, seat: int, wanted: Callable[[State], bool]) -> State:
    """A game in which a seat is asked and everything is as wanted."""
    for deal in range(MOST_GAMES):
        g, lot = arkade.load(game).new(seed=f"positions {deal}"), random.Random(deal)
        for _ in range(MOST_CHOICES):
            if g.over:
                break
            if seat in g.asked and wanted(g):
                return g
            chooser = lot.choice(sorted(g.asked))
            g.choose(chooser, lot.choice(g.options(chooser)))
    raise AssertionError(f"no game of {game} came to that")


def choice(g: State, seat: int, words: str) -> OptionView | None:
    """The choice of a seat that is put into these words, if there is one."""
    return next((option for option in g.view(seat).options if option.words == words), None)


def after(g: State, seat: int, words: str) -> State:
    """What a choice leads to."""
    chosen, twin = choice(g, seat, words), g.copy()
    assert chosen is not None, f"nobody can {words}"
    twin.choose(seat, chosen.option)
    return twin


def seated_at(server: ServerProcess, g: State, seat: int) -> dict[str, Any]:
    """A table that goes on from a position, with bots at the other seats."""
    record = msgspec.to_builtins(g.record())
    wishes = {"record": record, "choices": len(record["choices"]), "seat": seat, "bot": "random", "name": "Ada"}
    answer = httpx.post(f"{server.address}/api/v1/tables/play-on", json=wishes, timeout=60)
    assert answer.is_success, answer.text
    return dict(answer.json())
