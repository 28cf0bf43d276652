"""Games that fail within a run that is kept: the bots of the house do not, so they are put where a run goes on."""

from __future__ import annotations

from pathlib import Path

import msgspec

from arkade.kernel import Game
from arkade.lab.folder import PLAN
from arkade.lab.journal import JOURNAL, as_lines
from arkade.lab.plan import Plan
from arkade.lab.played import GamePlayed
from arkade.lab.playing import play_game
from tests.lab.rigged import rigged_maker

WORDS = "LookupError: this bot has lost its way"


def let_a_game_fail(folder: Path, game: Game, number: int) -> GamePlayed:
    """Let a stopped run have played one more game, in which a bot failed."""
    plan = msgspec.json.decode((folder / PLAN).read_bytes(), type=Plan)
    seatings = [msgspec.structs.replace(one, bots=["crasher"] * len(one.bots)) for one in plan.seatings]
    failed = play_game(game, msgspec.structs.replace(plan, seatings=seatings), number, rigged_maker)
    (folder / JOURNAL).write_bytes(as_lines([failed]))
    return failed
