"""How many moves a server carries, and how long each takes: matches of two clients each, random legal moves, loopback.

    python benchmarks/server/load.py --matches 200 --seconds 20
    python benchmarks/server/load.py --matches 500 --seconds 20 --thought 1 --awake
    python benchmarks/server/load.py --matches 200 --seconds 10 --rounds 3 --rival FOLDER

Our server runs as one process with SQLite, and every move is committed before it is answered. With --rival the folder
of an npm project that holds boardgame.io is named: its own server, with its own tic-tac-toe in memory, is driven by the
same harness in the same run, in turn with ours, for as many rounds as are wanted. When a match ends, its players begin
the next by the same connections. With --driver client they play by arkade.client, as programs do; it takes more of the
processor than the server, so that the figures are of both.

With --thought the disk and the machine are probed meanwhile, because nothing is answered before it is on the disk, nor
while the machine lends its cores to others; with --awake it lends out none that only wait. Besides the moves a second,
which depend on what else the machine does, the time of the processor that the server took for each move is given,
which hardly does, and what the driver itself took.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import sys
import tempfile
from contextlib import nullcontext
from pathlib import Path

import msgspec

sys.path.insert(0, str(Path(__file__).parents[2]))

from benchmarks.server.arkade_side import DRIVERS, ArkadeSide
from benchmarks.server.awake import Awake
from benchmarks.server.measured import Measured, Side
from benchmarks.server.probe import Probe
from benchmarks.server.rival_side import RivalSide

WARM_UP = 3.0
AT_ONCE = 20


async def drive(side: Side, matches: int, seconds: float, thought: float, folder: Path) -> Measured:
    """Keep so many matches going for so long, and count; in paced play, probe the machine too."""
    measured = Measured(side.name, matches, thought)
    for first in range(0, matches, AT_ONCE):
        some = range(first, min(first + AT_ONCE, matches))
        await asyncio.gather(*[side.begin_match(number, thought, measured) for number in some])
    await asyncio.sleep(WARM_UP + thought)
    measured.begin(side.process_id, os.getpid())
    with Probe(folder) if thought else nullcontext() as probe:
        await asyncio.sleep(seconds)
    if probe is not None:
        measured.disk = probe.disk
        measured.overslept = probe.overslept
    measured.end(side.process_id, os.getpid())
    side.end_matches()
    return measured


async def measure(arguments: argparse.Namespace) -> list[Measured]:
    """All rounds, the servers in turn."""
    with tempfile.TemporaryDirectory() as folder, Awake() if arguments.awake else nullcontext():
        sides: list[Side] = [
            ArkadeSide(Path(folder), game, arguments.python, arguments.driver) for game in arguments.game.split(",")
        ]
        if arguments.rival:
            sides.append(RivalSide(Path(arguments.rival)))
        found = []
        try:
            for side in sides:
                await side.start()
            for _ in range(arguments.rounds):
                for side in sides:
                    found.append(
                        await drive(side, arguments.matches, arguments.seconds, arguments.thought, Path(folder))
                    )
                    show(found[-1], arguments.json)
        finally:
            for side in sides:
                side.stop()
        return found


def show(measured: Measured, as_json: bool) -> None:
    print(msgspec.json.encode(measured.figures()).decode() if as_json else measured.words(), flush=True)


def compare(found: list[Measured]) -> None:
    """The middle round of each server."""
    for name in dict.fromkeys(measured.name for measured in found):
        rounds = [measured for measured in found if measured.name == name]
        moves = statistics.median(measured.moves_a_second for measured in rounds)
        processor = statistics.median(measured.processor_for_each for measured in rounds)
        print(f"middle of {len(rounds)}: {name}: {moves:.0f} moves/s, {processor:.0f} µs of the processor for each")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--thought", type=float, default=0.0, help="seconds between a question and its answer")
    parser.add_argument("--awake", action="store_true", help="keep idle cores from going to sleep (Linux, as root)")
    parser.add_argument("--game", default="sample", help="one game, or several with commas")
    parser.add_argument("--python", default=sys.executable, help="the interpreter that runs our server")
    parser.add_argument(
        "--driver", choices=list(DRIVERS), default="lean", help="who plays: a lean socket, or arkade.client"
    )
    parser.add_argument("--rival", default="", help="an npm project with boardgame.io")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    try:
        import uvloop

        found = uvloop.run(measure(arguments))
    except ImportError:
        found = asyncio.run(measure(arguments))
    if arguments.rounds > 1 and not arguments.json:
        compare(found)


if __name__ == "__main__":
    main()
