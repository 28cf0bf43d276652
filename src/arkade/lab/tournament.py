"""Tournaments: every contestant meets every other, and openskill rates them.

Contestants are bots, or decks that one bot plays. Each pair plays the same deals with seats swapped. Where all play
together each contestant is a crew by itself, all crews get the same deals, and each deal is a contest between them.
The results are kept game by game, in the same form as those of a ladder.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import closing
from itertools import combinations

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from arkade.bots import bot_maker
from arkade.kernel import ArkadeError, Game
from arkade.kernel.errors import unknown
from arkade.lab.interval import Z_95, share_interval
from arkade.lab.ladder import FORMAT, Heading
from arkade.lab.matches import Match, Outcome, Player, Setting, play_match, sides
from arkade.lab.processes import in_processes

DECKS = "decks"
"""The setting by which modes are told which decks are played."""


class Contestant(msgspec.Struct, frozen=True):
    """A bot, or a deck that a bot plays."""

    name: str
    bot: str
    deck: str = ""


class Meeting(msgspec.Struct, frozen=True):
    """One game of a tournament. Numbers 2N and 2N + 1 have the same deal with seats swapped."""

    setting: Setting
    contestants: tuple[Contestant, ...]
    number: int


class Standing(msgspec.Struct, frozen=True):
    """How a contestant stands: its rating with what is not known about it (a standard deviation), and its share of the
    points with a 95 % interval."""

    name: str
    rating: float
    sigma: float
    games: int
    share: float
    low: float
    high: float

    @property
    def reach(self) -> float:
        """How far the rating may be off, at 95 %."""
        return Z_95 * self.sigma


class Tournament:
    """Who meets whom, and the outcomes so far."""

    def __init__(self, game: Game, setting: Setting, contestants: Sequence[Contestant], games: int) -> None:
        names = [contestant.name for contestant in contestants]
        if len(names) < 2 or len(set(names)) < len(names):
            raise ArkadeError("a tournament needs at least two contestants, each named once")
        for contestant in contestants:
            bot_maker(contestant.bot)
        self.game = game
        self.setting = setting
        self.contestants = tuple(contestants)
        self.games = games
        together = sides(game, setting) == 1
        self.groups = list(combinations(contestants, 1 if together else 2))
        self.outcomes: list[Outcome] = []

    @property
    def heading(self) -> Heading:
        return Heading(FORMAT, self.game.version, self.game.fingerprint, self.setting)

    def meetings(self) -> Iterator[Meeting]:
        """What is still to be played, all groups side by side."""
        done = {(outcome.bots, outcome.number) for outcome in self.outcomes}
        for number in range(self.games):
            for group in self.groups:
                if (names_of(group), number) not in done:
                    yield Meeting(self.setting, group, number)

    @property
    def missing(self) -> int:
        """How many games are still to be played."""
        return sum(1 for _ in self.meetings())

    def play(self, processes: int | None = None) -> Generator[Outcome, None, None]:
        """Play what is missing; outcomes come as they are finished."""
        with closing(in_processes(play_meeting, list(self.meetings()), processes)) as outcomes:
            for outcome in outcomes:
                self.outcomes.append(outcome)
                yield outcome

    def counted(self) -> list[Outcome]:
        """The outcomes that count, in an order that does not depend on which was finished first."""
        wanted = {names_of(group): place for place, group in enumerate(self.groups)}
        found = [one for one in self.outcomes if one.bots in wanted and one.number < self.games and one.record is None]
        return sorted(found, key=lambda one: (one.number, wanted[one.bots]))

    def standings(self) -> list[Standing]:
        """All contestants, the best first."""
        outcomes = self.counted()
        points = points_of(outcomes)
        ratings = rated([contestant.name for contestant in self.contestants], contests(outcomes))
        found = [standing(name, rating, points[name]) for name, rating in ratings.items()]
        return sorted(found, key=lambda one: -one.rating)


def names_of(group: Sequence[Contestant]) -> tuple[str, ...]:
    return tuple([contestant.name for contestant in group])


def bots_as_contestants(bots: Sequence[str]) -> list[Contestant]:
    return [Contestant(bot, bot) for bot in bots]


def decks_as_contestants(game: Game, mode: str, decks: Sequence[str], bot: str) -> list[Contestant]:
    """Decks by name, or all decks of a mode where none are named. Their names say who plays them, so that results of
    one bot are never taken for those of another."""
    there = decks_of(game, mode)
    for deck in decks:
        if deck not in there:
            raise unknown(f"deck of {game.title} ({game.mode(mode).title})", deck, there)
    return [Contestant(f"{deck} ({bot})", bot, deck) for deck in decks or there]


def decks_of(game: Game, mode: str) -> list[str]:
    """The names of the decks that a mode's samples go through, in their order."""
    samples = [sample.get(DECKS) or () for sample in game.mode(mode).samples]
    names = dict.fromkeys(deck for decks in samples for deck in decks if isinstance(deck, str))
    if not names:
        raise ArkadeError(f"{game.title} ({game.mode(mode).title}) has no decks to choose from")
    return list(names)


# -- playing -----------------------------------------------------------------------------------------


def play_meeting(meeting: Meeting) -> Outcome:
    """Play one game to its end; whatever goes wrong is kept."""
    return msgspec.structs.replace(play_match(match_of(meeting)), bots=names_of(meeting.contestants))


def match_of(meeting: Meeting) -> Match:
    """A meeting as a match of bots. Decks change seats with their players."""
    players = tuple([Player(contestant.bot) for contestant in meeting.contestants])
    match = Match(meeting.setting, players, meeting.number)
    decks = [contestant.deck for contestant in meeting.contestants if contestant.deck]
    if not decks:
        return match
    seated = [*decks[match.first :], *decks[: match.first]]
    setting = msgspec.structs.replace(meeting.setting, options={**meeting.setting.options, DECKS: seated})
    return Match(setting, players, meeting.number)


# -- rating ------------------------------------------------------------------------------------------


def points_of(outcomes: Iterable[Outcome]) -> dict[str, list[float]]:
    """The points of each contestant, one entry a game."""
    points: dict[str, list[float]] = defaultdict(list)
    for outcome in outcomes:
        shares = (outcome.share, 1.0 - outcome.share)
        for name, share in zip(outcome.bots, shares, strict=False):
            points[name].append(share)
    return points


def contests(outcomes: Sequence[Outcome]) -> Iterator[dict[str, float]]:
    """The points that were made against each other: in a game of two, or by all crews on the same deal."""
    crews: dict[int, dict[str, float]] = defaultdict(dict)
    for outcome in outcomes:
        if len(outcome.bots) == 1:
            crews[outcome.number][outcome.bots[0]] = outcome.share
        else:
            yield {outcome.bots[0]: outcome.share, outcome.bots[1]: 1.0 - outcome.share}
    yield from [crew for crew in crews.values() if len(crew) > 1]


def rated(names: Sequence[str], found: Iterable[dict[str, float]]) -> dict[str, PlackettLuceRating]:
    """Ratings by openskill's Plackett-Luce model, contest by contest. Equal points are a draw."""
    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in names}
    for points in found:
        teams = [[ratings[name]] for name in points]
        after = model.rate(teams, scores=list(points.values()))
        for name, team in zip(points, after, strict=True):
            ratings[name] = team[0]
    return ratings


def standing(name: str, rating: PlackettLuceRating, points: Sequence[float]) -> Standing:
    total = sum(points)
    low, high = share_interval(total, len(points))
    return Standing(name, rating.mu, rating.sigma, len(points), total / len(points) if points else 0.0, low, high)
