"""How many moves a server carries, and how long each takes: matches of two clients each, random legal moves, loopback.

    python benchmarks/server/load.py --matches 200 --seconds 20
    python benchmarks/server/load.py --matches 500 --seconds 20 --thought 1
    python benchmarks/server/load.py --matches 200 --seconds 20 --rival FOLDER

Our server runs as one process with SQLite, and every move is committed before it is answered. With --rival the folder
of an npm project that holds boardgame.io is named: its own server, with its own tic-tac-toe in memory, is driven by the
same harness right after. Besides the moves a second, which depend on what else the machine does, the time of the
processor that the server took for each move is given, which hardly does.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

import msgspec

sys.path.insert(0, str(Path(__file__).parents[2]))

from benchmarks.server.arkade_side import ArkadeSide
from benchmarks.server.measured import Measured, Side
from benchmarks.server.rival_side import RivalSide

WARM_UP = 3.0


async def drive(side: Side, matches: int, seconds: float, thought: float) -> Measured:
    """Keep so many matches going for so long, and count."""
    measured = Measured(side.name, matches, thought)
    over = asyncio.Event()
    players = [asyncio.create_task(side.keep_playing(number, thought, measured, over)) for number in range(matches)]
    await asyncio.sleep(WARM_UP + thought)
    measured.begin(side.process_id)
    await asyncio.sleep(seconds)
    measured.end(side.process_id)
    over.set()
    for player in players:
        player.cancel()
    await asyncio.gather(*players, return_exceptions=True)
    return measured


async def measure(arguments: argparse.Namespace) -> list[Measured]:
    with tempfile.TemporaryDirectory() as folder:
        sides: list[Side] = [ArkadeSide(Path(folder), arguments.game, arguments.python)]
        if arguments.rival:
            sides.append(RivalSide(Path(arguments.rival)))
        found = []
        for side in sides:
            await side.start()
            try:
                found.append(await drive(side, arguments.matches, arguments.seconds, arguments.thought))
            finally:
                side.stop()
        return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--thought", type=float, default=0.0, help="seconds between a question and its answer")
    parser.add_argument("--game", default="sample")
    parser.add_argument("--python", default=sys.executable, help="the interpreter that runs our server")
    parser.add_argument("--rival", default="", help="an npm project with boardgame.io")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    try:
        import uvloop

        found = uvloop.run(measure(arguments))
    except ImportError:
        found = asyncio.run(measure(arguments))
    for measured in found:
        line = msgspec.json.encode(measured.figures()).decode() if arguments.json else measured.words()
        print(line)


if __name__ == "__main__":
    main()
