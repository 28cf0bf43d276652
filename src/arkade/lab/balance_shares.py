"""Shares of wins: of decks, of decks against each other, of those who went first, of a crew under each setting.

Games of one deal are alike, since everybody draws in the same order. So the intervals are made deal by deal, and not as
if every game stood for itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import erfc, sqrt

import msgspec
import polars as pl

from arkade.kernel.starting import BY_LOT, FIRST_PLAYER
from arkade.lab.discoveries import discoveries
from arkade.lab.interval import share_interval

BEGAN = "went first"
FOLLOWED = "went later"


class Share(msgspec.Struct, frozen=True):
    """How often somebody has won, a draw counting as a part of a win: the share, its 95 % interval, and how likely
    chance alone would make it so far from one half."""

    name: str
    games: int
    share: float
    low: float
    high: float
    against: str = ""
    chance: float = 1.0

    def is_off(self, fair: float) -> bool:
        """Whether the interval leaves out what would be fair."""
        return not self.low <= fair <= self.high


def seats_of(games: pl.DataFrame) -> pl.DataFrame:
    """One row for each seat of every game that ended well: its deck and those of the others, its turn, its outcome."""
    ended = games.filter(pl.col("error").is_null())
    rows = [
        (row["number"], row["deal"], seat, own_deck(row["decks"], seat), other_decks(row["decks"], seat),
         turn_of(row["first"], seat), row["settings"], outcome)
        for row in ended.iter_rows(named=True)
        for seat, outcome in enumerate(row["outcome"])
    ]  # fmt: skip
    columns = {
        "number": pl.Int64, "deal": pl.Int64, "seat": pl.Int8, "deck": pl.String, "against": pl.String,
        "turn": pl.String, "settings": pl.String, "outcome": pl.Float64,
    }  # fmt: skip
    return pl.DataFrame(rows, schema=columns, orient="row")


def own_deck(decks: list[str], seat: int) -> str:
    return decks[seat] if decks else ""


def other_decks(decks: list[str], seat: int) -> str:
    return " + ".join(deck for other, deck in enumerate(decks) if other != seat)


def turn_of(first: int | None, seat: int) -> str:
    if first is None:
        return ""
    return BEGAN if seat == first else FOLLOWED


# -- shares ------------------------------------------------------------------------------------------


def share_of(name: str, rows: pl.DataFrame, against: str = "") -> Share:
    """The share of wins in some rows with the columns deal and outcome."""
    games = rows.height
    share = float(rows["outcome"].sum()) / games if games else 0.0
    trials = independent_trials(rows, share)
    low, high = share_interval(share * trials, trials)
    return Share(name, games, share, low, high, against, chance_of(rows))


def independent_trials(rows: pl.DataFrame, share: float) -> int:
    """How many games that have nothing to do with each other would tell as much as these. Where all ended alike, they
    do not tell how alike games of one deal are, and each deal counts once."""
    by_deal = rows.group_by("deal", maintain_order=True).agg((pl.col("outcome") - share).sum().alias("off"))
    deals = by_deal.height
    if deals < 2 or not 0 < share < 1:
        return deals
    spread = sqrt(float((by_deal["off"] ** 2).sum()) * deals / (deals - 1)) / rows.height
    return max(deals, round(share * (1 - share) / spread**2)) if spread else rows.height


def chance_of(rows: pl.DataFrame) -> float:
    """How likely chance alone would make a share so far from one half. If both sides were alike, what a deal adds to
    one half or takes from it would as likely be the other way round, all games of the deal together."""
    off = rows.group_by("deal", maintain_order=True).agg((pl.col("outcome") - 0.5).sum().alias("off"))["off"]
    spread = sqrt(float((off**2).sum()))
    return erfc(abs(float(off.sum())) / spread / sqrt(2)) if spread else 1.0


def deck_shares(seats: pl.DataFrame) -> list[Share]:
    """Every deck against all others, the best first. Games of a deck against itself tell nothing about it."""
    rivals = seats.filter((pl.col("deck") != "") & (pl.col("deck") != pl.col("against")))
    found = [share_of(str(deck), rows) for (deck,), rows in rivals.group_by("deck", maintain_order=True)]
    return sorted(found, key=lambda share: -share.share)


def pair_shares(seats: pl.DataFrame) -> list[Share]:
    """Every deck against every other and against itself. Of a deck against itself, the seat that went first counts."""
    decks = seats.filter(pl.col("deck") != "")
    counted = decks.filter((pl.col("deck") != pl.col("against")) | (pl.col("turn") == BEGAN))
    groups = counted.group_by("deck", "against", maintain_order=True)
    return [share_of(str(deck), rows, str(against)) for (deck, against), rows in groups]


def favourites(pairs: Sequence[Share]) -> list[Share]:
    """The meetings that one deck wins too often for chance, the surest first. Those are believed that pass the
    procedure of Benjamini and Hochberg, since many meetings are looked at."""
    ahead = [pair for pair in pairs if pair.name != pair.against and pair.share > 0.5]
    believed = discoveries([pair.chance for pair in ahead])
    found = [pair for pair, is_sure in zip(ahead, believed, strict=True) if is_sure]
    return sorted(found, key=lambda pair: -pair.low)


def turn_shares(seats: pl.DataFrame) -> list[Share]:
    """Those who went first and those who went later, of all decks and deck by deck."""
    found = [turn_share(seats, turn) for turn in (BEGAN, FOLLOWED)]
    decks = seats.filter(pl.col("deck") != "")["deck"].unique(maintain_order=True)
    for deck in decks.to_list():
        own = seats.filter(pl.col("deck") == deck)
        found += [turn_share(own, turn, deck) for turn in (BEGAN, FOLLOWED)]
    return [share for share in found if share.games]


def turn_share(seats: pl.DataFrame, turn: str, deck: str = "") -> Share:
    return share_of(turn, seats.filter(pl.col("turn") == turn), deck)


def setting_shares(games: pl.DataFrame) -> list[Share]:
    """How often the crew won under each combination of settings, such as the level and the number of players."""
    ended = games.filter(pl.col("error").is_null()).with_columns(pl.col("outcome").list.mean())
    groups = ended.group_by("settings", maintain_order=True)
    return [share_of(setting_words(str(settings)), rows) for (settings,), rows in groups]


def setting_words(settings: str) -> str:
    """`as written, seats 4` from the JSON of a match's settings. That who goes first is drawn goes without saying."""
    values = msgspec.json.decode(settings)
    if values.get(FIRST_PLAYER) == BY_LOT:
        del values[FIRST_PLAYER]
    return ", ".join(value if isinstance(value, str) else f"{name} {value}" for name, value in values.items())
