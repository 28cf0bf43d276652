"""The gate: is the working tree slower than the last commit on main?

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
MAIN = ("refs/heads/main", "refs/remotes/origin/main")
"""Where main is looked for: a clone that was made for one branch may know it only by where it came from."""
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


class Earlier(msgspec.Struct, frozen=True):
    """The commit that is compared with, if there is one, and a sentence that says which it is."""

    commit: str | None
    sentence: str


def git(root: Path, *arguments: str) -> bytes:
    return subprocess.run(["git", *arguments], cwd=root, check=True, capture_output=True).stdout


def found(root: Path, *arguments: str) -> str | None:
    """The commit that git names, or None where it knows of none."""
    try:
        return git(root, *arguments).decode().strip()
    except subprocess.CalledProcessError:
        return None


def commit_called(root: Path, name: str) -> str | None:
    return found(root, "rev-parse", "--verify", "--quiet", f"{name}^{{commit}}")


def earlier_commit(root: Path) -> Earlier:
    """What main was before: where the branch left main, or on main itself the commit before what is new."""
    main = next((commit for name in MAIN if (commit := commit_called(root, name)) is not None), None)
    if main is None:
        return commit_before(root, "There is no branch called main here. ")
    left = found(root, "merge-base", "HEAD", main)
    if left is None:
        return Earlier(
            main, f"This branch and main have nothing in common here. Compared with {main[:9]}, the end of main."
        )
    if left == commit_called(root, "HEAD"):
        return commit_before(root, "")
    return Earlier(left, f"Compared with {left[:9]}, where this branch left main.")


def commit_before(root: Path, reason: str) -> Earlier:
    """The last commit if something was changed since, otherwise the one before it."""
    if git(root, "status", "--porcelain", "--", "src").strip():
        name, words = "HEAD", "the last commit, for something has changed since"
    else:
        name, words = "HEAD^", "the commit before the last, for nothing has changed since"
    commit = commit_called(root, name)
    if commit is None:
        return Earlier(None, f"{reason}There is no earlier commit to compare with.")
    return Earlier(commit, f"{reason}Compared with {commit[:9]}, {words}.")


def unpack(root: Path, commit: str, folder: Path) -> Path:
    """The sources of a commit in a folder."""
    with tarfile.open(fileobj=BytesIO(git(root, "archive", commit, "src"))) as archive:
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
    comparisons: list[Comparison] = []
    for figure, direction in FIGURES.items():
        speed = median([(now[figure] / before[figure]) ** direction for before, now in turns])
        before, now = (median([turn[which][figure] for turn in turns]) for which in (0, 1))
        comparisons.append(Comparison(game, figure, before, now, speed))
    return comparisons


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
    before: Annotated[Path | None, typer.Option(help="Sources to compare with. [default: those of main]")] = None,
    now: Annotated[Path, typer.Option(help="Sources to be measured.")] = ROOT / "src",
    rounds: Annotated[int, typer.Option(min=1, help="How often both take turns.")] = 3,
    seconds: Annotated[float, typer.Option(min=0.1, help="How long each turn measures.")] = 1.5,
    as_json: Annotated[bool, typer.Option("--json", help="Write what a program can read.")] = False,
) -> None:
    """Measure the working tree beside the last commit on main, and warn where it has become slower.

    On a branch that is the commit where it left main; on main itself it is the last commit, or the one before where
    nothing has changed since.
    """
    try:
        comparisons = measure_all(games, before, now, rounds, seconds)
    except subprocess.CalledProcessError as fault:
        said = fault.stderr.decode(errors="replace") if isinstance(fault.stderr, bytes) else fault.stderr
        print(f"The speed could not be compared: {fault}\n{said}")
        return
    except OSError as fault:
        print(f"The speed could not be compared: {fault}")
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
            earlier = earlier_commit(ROOT)
            print(earlier.sentence, file=sys.stderr)
            if earlier.commit is None:
                return []
            before = unpack(ROOT, earlier.commit, Path(folder))
        both = [game for game in games_in(now) if game in games_in(before)]
        turns: dict[str, list[Turn]] = {game: [] for game in games or both}
        plan = [(game, number) for number in range(rounds) for game in turns]
        for game, number in track(plan, "Measuring", console=Console(stderr=True), transient=True):
            turns[game].append(take_turn(before, now, game, seconds, number))
    return [one for game, taken in turns.items() for one in compare(game, taken)]


if __name__ == "__main__":
    typer.run(main)
