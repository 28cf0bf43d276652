"""The ladder: every rung plays the one below, and the results are kept game by game.

Each finished game is one line of the file of results, so that whatever ends a run, what is done is done; a run that is
resumed plays only what is missing.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import closing
from itertools import pairwise
from pathlib import Path

import msgspec

from arkade.bots import bot_maker
from arkade.kernel import ArkadeError, Game
from arkade.lab.journal import cut_off_broken_end
from arkade.lab.matches import Match, Outcome, Player, Score, Setting, play_match, scores_of, sides
from arkade.lab.processes import in_processes

RUNGS = ("random", "greedy", "planner", "master")
FORMAT = 1


class Heading(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of a file of results: what was played, by which rules and cards."""

    format: int
    rules: str
    cards: str
    setting: Setting


class Ladder:
    """The pairs of a ladder, and the outcomes so far. In a game that all play together each bot is a crew by itself."""

    def __init__(self, game: Game, setting: Setting, rungs: Sequence[str], games: int) -> None:
        for rung in rungs:
            bot_maker(rung)
        self.game = game
        self.setting = setting
        self.games = games
        if sides(game, setting) == 1:
            self.pairs: list[tuple[str, ...]] = [(rung,) for rung in rungs]
        else:
            self.pairs = [(above, below) for below, above in pairwise(rungs)]
        if not self.pairs:
            raise ArkadeError("a ladder needs at least two rungs, such as greedy,master")
        self.outcomes: list[Outcome] = []

    @property
    def heading(self) -> Heading:
        return Heading(FORMAT, self.game.version, self.game.fingerprint, self.setting)

    def matches(self) -> Iterator[Match]:
        """What is still to be played, all pairs side by side."""
        done = {(outcome.bots, outcome.number) for outcome in self.outcomes}
        for number in range(self.games):
            for pair in self.pairs:
                if (pair, number) not in done:
                    yield Match(self.setting, tuple([Player(bot) for bot in pair]), number)

    @property
    def missing(self) -> int:
        """How many games are still to be played."""
        return sum(1 for _ in self.matches())

    def play(self, processes: int | None = None) -> Generator[Outcome, None, None]:
        """Play what is missing; outcomes come as they are finished."""
        with closing(in_processes(play_match, list(self.matches()), processes)) as outcomes:
            for outcome in outcomes:
                self.outcomes.append(outcome)
                yield outcome

    def scores(self) -> list[Score]:
        """How each pair stands, in the order of the ladder."""
        wanted = set(self.pairs)
        found = scores_of([one for one in self.outcomes if one.bots in wanted and one.number < self.games])
        return [found.get(pair, Score(pair)) for pair in self.pairs]


# -- files -------------------------------------------------------------------------------------------


def begin_file(path: Path, heading: Heading) -> None:
    """Begin a file of results that is not there yet."""
    try:
        with path.open("xb") as file:
            file.write(msgspec.json.encode(heading) + b"\n")
    except FileExistsError:
        raise ArkadeError(f"{str(path)!r} is there already: add --resume, or choose another name") from None
    except (OSError, ValueError) as fault:
        raise unwritable(path, fault) from None


def read_file(path: Path, heading: Heading) -> list[Outcome]:
    """The outcomes in a file of results. A last line that was cut off is taken away; it is played again. A game that
    stands there twice, as where two runs wrote at the same time, counts once."""
    try:
        data = path.read_bytes()
    except OSError as fault:
        raise ArkadeError(f"{str(path)!r} can't be read: {fault.strerror}") from None
    whole = data[: data.rfind(b"\n") + 1]
    first, *lines = whole.splitlines() or [b""]
    try:
        if msgspec.json.decode(first, type=Heading) != heading:
            raise ArkadeError(f"{str(path)!r} holds results of another game, other rules, settings or another seed")
        outcomes = [msgspec.json.decode(line, type=Outcome) for line in lines]
    except (msgspec.DecodeError, UnicodeDecodeError) as fault:
        raise ArkadeError(f"{str(path)!r} is no file of results of a ladder: {fault}") from None
    if len(whole) < len(data):
        try:
            cut_off_broken_end(path)
        except OSError as fault:
            raise unwritable(path, fault) from None
    return list({(outcome.bots, outcome.number): outcome for outcome in outcomes}.values())


def add_to_file(path: Path, outcomes: Iterable[Outcome]) -> Generator[Outcome, None, None]:
    """Write outcomes to a file as they come, each at once."""
    try:
        with path.open("ab") as file:
            for outcome in outcomes:
                file.write(msgspec.json.encode(outcome) + b"\n")
                file.flush()
                yield outcome
    except OSError as fault:
        raise unwritable(path, fault) from None


def unwritable(path: Path, fault: OSError | ValueError) -> ArkadeError:
    words = fault.strerror if isinstance(fault, OSError) else fault
    return ArkadeError(
        f"{str(path)!r} can't be written: {words}; games that stand in it are kept, and --resume goes on"
    )
