"""Fit: better weights for a game's evaluation, from games that bots play against themselves.

Positions at rest are kept with the outcome of their game; logistic regression finds the weights that would have
foretold the outcomes best; and a match on paired deals with seats swapped decides whether they are taken.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from contextlib import closing
from importlib.resources import files
from pathlib import Path

import msgspec

from arkade.bots import Bot, Eye
from arkade.bots.registry import bot_maker
from arkade.games.registry import load
from arkade.kernel import ArkadeError, Game, State
from arkade.kernel.evaluation import Evaluation
from arkade.lab.interruption import INTERRUPTION
from arkade.lab.matches import (
    Match,
    Outcome,
    Player,
    Score,
    Setting,
    compare_crews,
    options_of,
    play_match,
    sides,
)
from arkade.lab.played import Fault
from arkade.lab.playing import DECISION_LIMIT
from arkade.lab.processes import in_processes
from arkade.lab.regression import fitted

STRICTNESS = 5.0
"""As how many surprising positions a weight of one scale counts against itself."""
STRAYING = 8
"""Every so many decisions the bots choose at random, so that positions differ."""
FIRST_LINE = "# How much each feature of evaluate.py is worth, in units of a logistic scale."


class Lesson(msgspec.Struct, frozen=True):
    """One game to learn from: its number, and the bot that plays all its seats."""

    setting: Setting
    player: Player
    number: int


class Learned(msgspec.Struct):
    """Positions of a game: the features as they counted for the first seat, and the score that it got in the end. From
    a game that failed nothing is learned but what went wrong."""

    rows: list[list[float]]
    outcomes: list[float]
    fault: Fault | None = None


class Verdict(msgspec.Struct, frozen=True):
    """The old weights, the new ones, how many positions they were learned from, the match between them, and whether
    that was played to its end."""

    old: dict[str, float]
    new: dict[str, float]
    positions: int
    score: Score
    whole: bool = True

    @property
    def accepted(self) -> bool:
        """The new weights are taken only when the whole interval lies above one half. A match that was stopped proves
        nothing: somebody may have stopped it when it looked well."""
        return self.whole and self.score.interval[0] > 0.5


def evaluation_in(game: Game) -> Evaluation:
    if game.evaluation is None:
        raise ArkadeError(f"{game.title} does not say how to judge a position, so there is nothing to fit")
    return game.evaluation


# -- learning ----------------------------------------------------------------------------------------


def learn(lesson: Lesson, limit: int = DECISION_LIMIT) -> Learned:
    """Play one game and keep its positions at rest; whatever goes wrong is kept instead."""
    setting = lesson.setting
    game = load(setting.game)
    seed = f"{setting.seed}/fit/{lesson.number}"
    options = options_of(game, setting, lesson.number)
    g: State | None = None
    try:
        g = game.new(seed, setting.mode, options, listening=False)
        rows = positions_of(g, game, lesson, limit)
    except Exception as fault:
        record = (g or game.blank(seed, setting.mode, options)).record()
        return Learned([], [], Fault(lesson.number, f"{type(fault).__name__}: {fault}", record))
    return Learned(rows, [g.scores[0]] * len(rows))


def positions_of(g: State, game: Game, lesson: Lesson, limit: int) -> list[list[float]]:
    """Play a match to its end; gives the features of its positions at rest."""
    evaluation = evaluation_in(game)
    bots = [lesson.player.sit_down(game, f"{g.table.seed}/{seat}") for seat in range(g.seats)]
    strays = [bot_maker("random")(f"{g.table.seed}/{seat}/stray") for seat in range(g.seats)]
    rows: list[list[float]] = []
    turn = 0
    while not g.over:
        if turn == limit:
            raise RuntimeError(f"the game did not end within {limit} decisions")
        INTERRUPTION.heed()
        if evaluation.is_at_rest(g):
            rows.append(evaluation.counted(g, 0))
        stray = turn % STRAYING == lesson.number % STRAYING
        choose(g, strays if stray else bots, turn)
        turn += 1
    return rows


def choose(g: State, bots: list[Bot], turn: int) -> None:
    """Let one of the seats that are asked choose; they take turns."""
    seat = g.asked[turn % len(g.asked)]
    g.choose(seat, bots[seat].choose(Eye(g, seat)))


def learn_all(setting: Setting, player: Player, games: int, processes: int | None) -> Generator[Learned, None, None]:
    """Play many games and keep their positions, game by game."""
    return in_processes(learn, [Lesson(setting, player, number) for number in range(games)], processes)


def new_weights(game: Game, lessons: Sequence[Learned]) -> dict[str, float]:
    """The weights that would have foretold the outcomes best."""
    rows = [row for lesson in lessons for row in lesson.rows]
    outcomes = [outcome for lesson in lessons for outcome in lesson.outcomes]
    if not rows:
        raise ArkadeError("no position at rest was seen: play more games")
    names = [feature.name for feature in evaluation_in(game).features]
    weights = fitted(rows, outcomes, STRICTNESS)
    return {name: round(weight, 4) for name, weight in zip(names, weights, strict=True)}


# -- judging -----------------------------------------------------------------------------------------


def trials(
    setting: Setting, bot: str, new: Mapping[str, float], games: int, processes: int | None
) -> Generator[Outcome, None, None]:
    """The match between new and old weights. Where all play together, both crews play every deal."""
    players = (Player(bot, dict(new)), Player(bot))
    if sides(load(setting.game), setting) == 1:
        deals = [Match(setting, players, 2 * deal) for deal in range(games)]
        return one_by_one(in_processes(compare_crews, deals, processes))
    return in_processes(play_match, [Match(setting, players, number) for number in range(games)], processes)


def one_by_one(groups: Generator[list[Outcome], None, None]) -> Generator[Outcome, None, None]:
    with closing(groups):
        for outcomes in groups:
            yield from outcomes


# -- the file ----------------------------------------------------------------------------------------


def weights_file(game: Game) -> Path:
    return Path(str(files(f"arkade.games.{game.name}"))) / "weights.toml"


def written(verdict: Verdict, bot: str) -> str:
    """The weights as a file says them, with where they come from."""
    low, high = verdict.score.interval
    share = f"{verdict.score.share:.1%} ({low:.1%} to {high:.1%})"
    origin = [
        f"# Fitted to {verdict.positions} positions of games between bots. In {verdict.score.games} games of {bot}",
        f"# they scored {share} against the weights before them.",
    ]
    lines = [f"{name} = {weight}" for name, weight in verdict.new.items()]
    return "\n".join([FIRST_LINE, *origin, *lines]) + "\n"


def write_weights(path: Path, verdict: Verdict, bot: str) -> None:
    """Write weights beside their place and move them there when they are whole: a game can't do without any."""
    unfinished = path.with_name(f".{path.name}.unfinished")
    try:
        unfinished.write_text(written(verdict, bot), encoding="utf-8")
        unfinished.replace(path)
    except OSError as fault:
        unfinished.unlink(missing_ok=True)
        raise ArkadeError(f"{str(path)!r} can't be written: {fault.strerror}") from None
