"""Games that fail within a run that is kept: the bots of the house do not, so they are put where a run goes on."""

from __future__ import annotations

from pathlib import Path

import msgspec

from arkade.kernel import Game
from arkade.lab.folder import Folder
from arkade.lab.journal import as_lines
from arkade.lab.plan import Plan
from arkade.lab.played import GamePlayed
from arkade.lab.playing import play_game
from tests.lab.rigged import rigged_maker

WORDS = "LookupError: this bot has lost its way"


def begin_with_a_failed_game(path: Path, plan: Plan, game: Game) -> GamePlayed:
    """Begin a run whose first game fails because of its bots, and stop it then."""
    seatings = [msgspec.structs.replace(one, bots=["crasher"] * len(one.bots)) for one in plan.seatings]
    failed = play_game(game, msgspec.structs.replace(plan, seatings=seatings), 0, rigged_maker)
    folder = Folder(path)
    folder.begin(plan)
    folder.add(as_lines([failed]))
    folder.lock.release()
    return failed
