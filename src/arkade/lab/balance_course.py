"""The course of games: how long they are, and how often the side that is in front goes on to win."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec
import polars as pl

from arkade.lab.balance_shares import share_of

PARTS = 10
"""A game is looked at in so many parts."""


class Length(msgspec.Struct, frozen=True):
    """How long games were: in the middle, and the shortest and longest tenth."""

    rounds: float
    short: float
    long: float
    decisions: float


class Lead(msgspec.Struct, frozen=True):
    """How often the side in front went on to win, after a part of the game (0 to 1), with a 95 % interval."""

    part: float
    games: int
    share: float
    low: float
    high: float


class Comebacks(msgspec.Struct, frozen=True):
    """How games turn: the leads from part to part, and the share of games won by a side that was behind half-way."""

    leads: list[Lead]
    games: int
    turned: float
    low: float
    high: float


def length_of(games: pl.DataFrame) -> Length:
    rounds = games["rounds"].cast(pl.Float64)
    return Length(
        rounds=round(number(rounds.median()), 1),
        short=number(rounds.quantile(0.1, "nearest")),
        long=number(rounds.quantile(0.9, "nearest")),
        decisions=number(games["decisions"].cast(pl.Float64).median()),
    )


def number(value: object) -> float:
    """A number that polars has worked out; 0 where there was nothing to work with."""
    return float(value) if isinstance(value, (int, float)) else 0.0


def rounds_of(games: pl.DataFrame) -> list[tuple[int, int]]:
    """How many games had how many rounds."""
    counted = games.group_by("rounds").len().sort("rounds")
    return [(int(rounds), int(count)) for rounds, count in counted.iter_rows()]


# -- comebacks ---------------------------------------------------------------------------------------


def comebacks_of(games: pl.DataFrame) -> Comebacks | None:
    """How games turn, as the game's evaluation saw them when rounds began; None where it saw nothing."""
    by_part: dict[int, list[tuple[int, float]]] = {part: [] for part in range(1, PARTS)}
    for row in games.iter_rows(named=True):
        fronts = list(fronts_of(row["leads"], row["outcome"], len(set(row["teams"])) == 1))
        for part, won in by_part.items():
            if fronts:
                won.append((row["deal"], fronts[len(fronts) * part // PARTS]))
    behind = [(deal, 1.0 - won) for deal, won in by_part[PARTS // 2]]
    if not behind:
        return None
    turned = share_of("", rows_of(behind))
    leads = [lead_of(part, won) for part, won in by_part.items()]
    return Comebacks(leads, turned.games, turned.share, turned.low, turned.high)


def fronts_of(leads: Sequence[Sequence[float]], outcome: Sequence[float], together: bool) -> Iterator[float]:
    """For each round in which somebody was in front, what came of it for that side. A crew is in front where it is
    more likely to win than not; otherwise the game is."""
    for values in leads:
        best = max(values)
        if together:
            yield outcome[0] if values[0] >= 0.5 else 1.0 - outcome[0]
        elif values.count(best) < len(values):
            ahead = [score for score, value in zip(outcome, values, strict=True) if value == best]
            yield sum(ahead) / len(ahead)


def lead_of(part: int, won: Sequence[tuple[int, float]]) -> Lead:
    share = share_of("", rows_of(won))
    return Lead(part / PARTS, share.games, share.share, share.low, share.high)


def rows_of(outcomes: Sequence[tuple[int, float]]) -> pl.DataFrame:
    """Outcomes with the deals of their games, of which a share is worked out deal by deal."""
    return pl.DataFrame(outcomes, schema={"deal": pl.Int64, "outcome": pl.Float64}, orient="row")
