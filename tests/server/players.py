"""Players for tests: they take any choice, by a seed."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Coroutine
from functools import partial
from typing import Any, TypeVar

from websockets.asyncio import client

from arkade.client.playing import Pick
from arkade.server.scene import Asked, Choice, Scene

Result = TypeVar("Result")
PATIENCE = 300
connect = partial(client.connect, open_timeout=PATIENCE)
"""A WebSocket without the protocol's client, with patience for a machine that has much to do."""


def run(doing: Coroutine[Any, Any, Result]) -> Result:
    """Play something to its end; what takes for ever fails."""
    return asyncio.run(asyncio.wait_for(doing, PATIENCE))


def any_choice(seed: object) -> Pick:
    chance = random.Random(str(seed))

    def pick(scene: Scene, asked: Asked) -> Choice:
        return chance.choice(asked.choices)

    return pick
