"""The gate: is the working tree slower than the commit before it?

Both trees are measured in the same run, taking turns, so that a busy machine slows both alike. What is compared is the
middle of the ratios of each turn. It warns where more than a fifth of the speed is lost and never fails: a person
looks at a warning.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tarfile
import tempfile
from io import BytesIO
from pathlib import Path
from statistics import median
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent
MOST_LOSS = 0.2
"""How much slower a game may become before the gate warns."""

Turn = tuple[dict[str, float], dict[str, float]]
"""The figures before and now."""

FIGURES = {"decisions_per_second": 1, "copy_us": -1, "determinize_us": -1}
"""What is compared, and whether more of it is better (1) or worse (-1)."""


class Comparison(msgspec.Struct, frozen=True):
    """One figure of one game before and now. `speed` is 1 where nothing has changed and less where it got slower."""

    game: str
    figure: str
    before: float
    now: float
    speed: float

    @property
    def warns(self) -> bool:
        return self.speed < 1 - MOST_LOSS


def git(*arguments: str) -> bytes:
    return subprocess.run(["git", *arguments], cwd=ROOT, check=True, capture_output=True).stdout


def earlier_commit() -> str | None:
    """The last commit if something was changed since, otherwise the one before it; None where there is none."""
    commit = "HEAD" if git("status", "--porcelain", "--", "src").strip() else "HEAD^"
    try:
        return git("rev-parse", "--verify", "--quiet", commit).decode().strip()
    except subprocess.CalledProcessError:
        return None


def unpack(commit: str, folder: Path) -> Path:
    """The sources of a commit in a folder."""
    with tarfile.open(fileobj=BytesIO(git("archive", commit, "src"))) as archive:
        archive.extractall(folder, filter="data")
    return folder / "src"


def games_in(sources: Path) -> list[str]:
    return json.loads(asked(sources, "-c", "import json, arkade; print(json.dumps(list(arkade.GAMES)))"))  # type: ignore[no-any-return]


def measured(sources: Path, game: str, seconds: float) -> dict[str, float]:
    answer = asked(sources, "-m", "arkade.cli", "bench", game, "--seconds", str(seconds), "--json")
    return json.loads(answer)[game]  # type: ignore[no-any-return]


def asked(sources: Path, *arguments: str) -> str:
    """What Python says with these sources in place of the installed ones."""
    environment = {**os.environ, "PYTHONPATH": str(sources)}
    done = subprocess.run([sys.executable, *arguments], env=environment, check=True, capture_output=True, text=True)
    return done.stdout


def take_turn(before: Path, now: Path, game: str, seconds: float, number: int) -> Turn:
    """Measure both, each first in every other turn, so that neither always comes first."""
    if number % 2:
        later = measured(now, game, seconds)
        return measured(before, game, seconds), later
    return measured(before, game, seconds), measured(now, game, seconds)


def compare(game: str, turns: list[Turn]) -> list[Comparison]:
    """The figures of one game from several turns of before and now."""
    found: list[Comparison] = []
    for figure, direction in FIGURES.items():
        speed = median([(now[figure] / before[figure]) ** direction for before, now in turns])
        before, now = (median([turn[which][figure] for turn in turns]) for which in (0, 1))
        found.append(Comparison(game, figure, before, now, speed))
    return found


def show(comparisons: list[Comparison]) -> None:
    console = Console()
    table = Table("game", "figure", title="Before and now, in one run", box=None)
    for heading in ("before", "now", "speed"):
        table.add_column(heading, justify="right")
    for one in comparisons:
        speed = f"{one.speed:.0%}" + (" slower!" if one.warns else "")
        table.add_row(one.game, one.figure, f"{one.before:,.1f}", f"{one.now:,.1f}", speed)
    console.print(table)
    for one in comparisons:
        if one.warns:
            console.print(f"Warning: {one.figure} of {one.game} is at {one.speed:.0%} of what it was.")


def main(
    games: Annotated[list[str] | None, typer.Argument(help="Which games. [default: all]")] = None,
    before: Annotated[Path | None, typer.Option(help="Sources to compare with. [default: the commit before]")] = None,
    now: Annotated[Path, typer.Option(help="Sources to be measured.")] = ROOT / "src",
    rounds: Annotated[int, typer.Option(min=1, help="How often both take turns.")] = 3,
    seconds: Annotated[float, typer.Option(min=0.1, help="How long each turn measures.")] = 1.5,
    as_json: Annotated[bool, typer.Option("--json", help="Write what a program can read.")] = False,
) -> None:
    """Measure the working tree beside the commit before it, and warn where it has become slower."""
    try:
        comparisons = measure_all(games, before, now, rounds, seconds)
    except subprocess.CalledProcessError as fault:
        print(f"The speed could not be compared: {fault}\n{fault.stderr}")
        return
    if as_json:
        print(json.dumps([{**msgspec.to_builtins(one), "warns": one.warns} for one in comparisons], indent=2))
    else:
        show(comparisons)


def measure_all(
    games: list[str] | None, before: Path | None, now: Path, rounds: int, seconds: float
) -> list[Comparison]:
    """Compare all games that both trees have."""
    with tempfile.TemporaryDirectory(prefix="arkade-gate-") as folder:
        if before is None:
            commit = earlier_commit()
            if commit is None:
                print("There is no earlier commit to compare with.")
                return []
            before = unpack(commit, Path(folder))
        both = [game for game in games_in(now) if game in games_in(before)]
        turns: dict[str, list[Turn]] = {game: [] for game in games or both}
        plan = [(game, number) for number in range(rounds) for game in turns]
        for game, number in track(plan, "Measuring", console=Console(stderr=True), transient=True):
            turns[game].append(take_turn(before, now, game, seconds, number))
    return [one for game, taken in turns.items() for one in compare(game, taken)]


if __name__ == "__main__":
    typer.run(main)
