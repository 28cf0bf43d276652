"""Matches: two bots against each other on the same deals with seats swapped, or one bot as a whole crew.

Match number N is the same whether or not the ones before it were played, in one process or in many.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from arkade.bots import Bot, bot_maker
from arkade.games.registry import load
from arkade.kernel import ArkadeError, Game, Record, State
from arkade.kernel.evaluation import Evaluation
from arkade.lab.interval import share_interval
from arkade.lab.playing import play_on


class Player(msgspec.Struct, frozen=True):
    """Who plays: a bot as it is written (`master:1s`), perhaps with other weights than the game's."""

    bot: str
    weights: dict[str, float] | None = None

    def sit_down(self, game: Game, seed: str) -> Bot:
        return bot_maker(self.bot, self.evaluation(game))(seed)

    def evaluation(self, game: Game) -> Evaluation | None:
        if self.weights is None or game.evaluation is None:
            return None
        return game.evaluation.with_weights(self.weights)


class Setting(msgspec.Struct, frozen=True):
    """What is played: game, mode, settings of the match, and the seed of the whole run."""

    game: str
    mode: str
    options: dict[str, Any]
    seed: int | str


class Match(msgspec.Struct, frozen=True):
    """One game to be played. Numbers 2N and 2N + 1 have the same deal with seats swapped. Where all play together a
    player sits at every seat."""

    setting: Setting
    players: tuple[Player, ...]
    number: int

    @property
    def deal(self) -> int:
        return self.number // len(self.players)

    @property
    def first(self) -> int:
        """The player at the side of the first seat."""
        return self.number % len(self.players)


class Outcome(msgspec.Struct, frozen=True):
    """What came of a game: the share of the first player, from 0 to 1; or what went wrong, with the record that makes
    it happen again."""

    bots: tuple[str, ...]
    number: int
    share: float
    decisions: int
    fault: str = ""
    record: Record | None = None


class Score(msgspec.Struct):
    """The outcomes of two players, or of one crew, counted."""

    bots: tuple[str, ...]
    games: int = 0
    points: float = 0.0
    faults: int = 0

    def add(self, outcome: Outcome) -> None:
        if outcome.fault:
            self.faults += 1
        else:
            self.games += 1
            self.points += outcome.share

    @property
    def share(self) -> float:
        return self.points / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share. Swapped seats make games of one deal less alike than chance would, so that it
        is rather too wide than too narrow."""
        return share_interval(self.points, self.games)


def sides(game: Game, setting: Setting) -> int:
    """How many sides a match has: 1 where all play together, 2 where there are rivals."""
    count = len(set(game.blank(0, setting.mode, options_of(game, setting, 0)).table.teams))
    if count > 2:
        raise ArkadeError(f"{count} sides can't be paired: choose two seats or a mode with two teams")
    return count


def options_of(game: Game, setting: Setting, deal: int) -> dict[str, Any]:
    """The settings of a deal. The mode's samples, such as all pairs of decks, take turns where nothing else is set."""
    samples = game.mode(setting.mode).samples
    return {**samples[deal % len(samples)], **setting.options}


def compare_crews(match: Match) -> list[Outcome]:
    """Where all play together: let two crews play the same deal. The share is 1 where only the first wins, a half where
    both do as well. If a crew fails there is nothing to compare, and the outcomes are of those that failed: the first
    has the match's own number, the second the next one."""
    first, second = [play_match(Match(match.setting, (player,), match.deal)) for player in match.players]
    failed = [
        msgspec.structs.replace(one, number=match.number + place)
        for place, one in enumerate((first, second))
        if one.fault
    ]
    share = (1.0 + first.share - second.share) / 2.0
    bots = (*first.bots, *second.bots)
    return failed or [Outcome(bots, match.number, share, first.decisions + second.decisions)]


def play_match(match: Match) -> Outcome:
    """Play one game to its end; whatever goes wrong is kept."""
    bots = tuple([player.bot for player in match.players])
    setting = match.setting
    game = load(setting.game)
    seed = f"{setting.seed}/{match.deal}"
    options = options_of(game, setting, match.deal)
    g: State | None = None
    try:
        g = game.new(seed, setting.mode, options, listening=False)
        seated = seating(g, match)
        play_on(g, [match.players[place].sit_down(game, f"{seed}/{seat}") for seat, place in enumerate(seated)])
    except Exception as fault:
        reached = g or game.blank(seed, setting.mode, options)
        return Outcome(bots, match.number, 0.0, reached.choices, f"{type(fault).__name__}: {fault}", reached.record())
    own = [g.scores[seat] for seat, place in enumerate(seated) if place == 0]
    return Outcome(bots, match.number, sum(own) / len(own), g.choices)


def seating(g: State, match: Match) -> list[int]:
    """Which player sits at each seat: one side each."""
    teams = g.table.teams
    second = 1 - match.first if len(match.players) > 1 else match.first
    return [match.first if team == teams[0] else second for team in teams]


def scores_of(outcomes: Iterable[Outcome]) -> Mapping[tuple[str, ...], Score]:
    """Outcomes counted by who played."""
    found: dict[tuple[str, ...], Score] = {}
    for outcome in outcomes:
        found.setdefault(outcome.bots, Score(outcome.bots)).add(outcome)
    return found
