"""Cards: how much oftener a seat wins when it holds, draws, plays or never sees a card than when it does not.

Only seats that had the card are compared, and only with others that had the same deck and the same turn, so that a card
is not praised for the deck that it is in. After the opening hand they must also have seen as many cards, or played as
many: whoever gets to draw or to play much wins oftener, whatever it is. A card that was drawn later is compared with
one that was not drawn; seats that had it from the start are left out of that. The difference is that of a regression
with a constant for each such group; its spread is worked out deal by deal, as games of one deal are alike.

A card is out of line when its difference is far from that of the card in the middle; in some situations the middle is
not 0. With hundreds of cards some are far off by chance alone: those are marked
that pass the procedure of Benjamini and Hochberg, by which at most one mark in twenty is expected to be false.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import erfc, sqrt
from statistics import median

import msgspec
import polars as pl

from arkade.lab.discoveries import discoveries
from arkade.lab.interval import Z_95

OPENING = "opening hand"
DRAWN = "drawn later"
PLAYED = "played"
UNSEEN = "never seen"
SITUATIONS = (OPENING, DRAWN, PLAYED, UNSEEN)
SEEN_IN_ALL = "seen in all"
PLAYED_IN_ALL = "played in all"
EQUAL_TOO = {OPENING: (), DRAWN: (SEEN_IN_ALL,), PLAYED: (PLAYED_IN_ALL,), UNSEEN: (SEEN_IN_ALL,)}
"""What must be equal, besides the deck and the turn, for two seats to be compared in a situation."""

FEWEST = 30
"""With fewer games on either side nothing is said of a card."""
FAR_OFF = 0.05
"""So far from the middle a card must be to be marked, however sure the difference is."""


class CardEffect(msgspec.Struct, frozen=True):
    """What goes with a card in one situation: shares of wins with and without it, their difference among equal decks
    and turns with a 95 % interval, and how far that is from the card in the middle."""

    card: str
    situation: str
    games: int
    others: int
    share: float
    share_of_others: float
    difference: float
    low: float
    high: float
    off_middle: float
    out_of_line: bool


def card_effects(cards: pl.DataFrame, games: pl.DataFrame) -> list[CardEffect]:
    """All cards in all situations in which enough is known of them."""
    rows = rows_of(cards, games)
    measured = [found for situation in SITUATIONS for found in differences(rows, situation)]
    return marked(measured)


def rows_of(cards: pl.DataFrame, games: pl.DataFrame) -> pl.DataFrame:
    """One row for each card that a seat or a crew had in a game: what became of it, and whom it is compared with."""
    told = games.filter(pl.col("error").is_null()).select("number", "deal", "decks", "first", "settings")
    had = cards.filter((pl.col("copies") > 0) & pl.col("outcome").is_not_null()).join(
        told, on="number", maintain_order="left"
    )
    own_deck = pl.col("decks").list.get(pl.col("seat").fill_null(0), null_on_oob=True).fill_null(pl.col("settings"))
    began = (pl.col("seat") == pl.col("first")).fill_null(False)
    return had.select(
        "card", "deal", "outcome",
        pl.col("seen").sum().over("number", "seat").alias(SEEN_IN_ALL),
        pl.col("played").sum().over("number", "seat").alias(PLAYED_IN_ALL),
        own_deck.alias("deck"),
        began.alias("began"),
        (pl.col("opening") > 0).cast(pl.Float64).alias(OPENING),
        (pl.col("drawn") > 0).cast(pl.Float64).alias(DRAWN),
        (pl.col("played") > 0).cast(pl.Float64).alias(PLAYED),
        (pl.col("seen") == 0).cast(pl.Float64).alias(UNSEEN),
    )  # fmt: skip


# -- differences -------------------------------------------------------------------------------------


def differences(rows: pl.DataFrame, situation: str) -> list[CardEffect]:
    """The difference that goes with each card in a situation, the largest first."""
    equals = ["card", "deck", "began", *EQUAL_TOO[situation]]
    there = pl.col(situation)
    off = (rows.filter(pl.col(OPENING) == 0) if situation == DRAWN else rows).select(
        "card", "deal", "outcome",
        there.alias("there"),
        (there - there.mean().over(equals)).alias("x"),
        (pl.col("outcome") - pl.col("outcome").mean().over(equals)).alias("y"),
    )  # fmt: skip
    totals = off.group_by("card", maintain_order=True).agg(
        pl.col("there").sum().alias("games"),
        (1 - pl.col("there")).sum().alias("others"),
        (pl.col("outcome") * pl.col("there")).sum().alias("won"),
        (pl.col("outcome") * (1 - pl.col("there"))).sum().alias("won_by_others"),
        (pl.col("x") ** 2).sum().alias("weight"),
        (pl.col("x") * pl.col("y")).sum().alias("together"),
    )
    enough = totals.filter((pl.min_horizontal("games", "others") >= FEWEST) & (pl.col("weight") > 0))
    known = enough.with_columns((pl.col("together") / pl.col("weight")).alias("difference"))
    found = known.join(spreads(off, known), on="card", maintain_order="left").sort(
        "difference", "card", descending=[True, False]
    )
    return [effect_of(situation, row) for row in found.iter_rows(named=True)]


def spreads(off: pl.DataFrame, known: pl.DataFrame) -> pl.DataFrame:
    """The standard error of each difference, with all games of a deal taken together."""
    left = off.join(known.select("card", "difference", "weight"), on="card", maintain_order="left")
    pull = (pl.col("x") * (pl.col("y") - pl.col("difference") * pl.col("x"))).sum()
    by_deal = left.group_by("card", "deal", maintain_order=True).agg(pull.alias("pull"), pl.col("weight").first())
    deals = pl.len()
    return (
        by_deal.group_by("card", maintain_order=True)
        .agg(((pl.col("pull") ** 2).sum() * deals / (deals - 1)).sqrt().alias("reach"), pl.col("weight").first())
        .select("card", (pl.col("reach") / pl.col("weight")).alias("error"))
        .filter(pl.col("error").is_finite() & (pl.col("error") > 0))
    )


def effect_of(situation: str, row: dict[str, float | str]) -> CardEffect:
    """One row of `differences` as an effect that is not marked yet."""
    games, others, error, difference = (float(row[name]) for name in ("games", "others", "error", "difference"))
    return CardEffect(
        card=str(row["card"]),
        situation=situation,
        games=round(games),
        others=round(others),
        share=float(row["won"]) / games,
        share_of_others=float(row["won_by_others"]) / others,
        difference=difference,
        low=difference - Z_95 * error,
        high=difference + Z_95 * error,
        off_middle=0.0,
        out_of_line=False,
    )


# -- marking -----------------------------------------------------------------------------------------


def marked(effects: Sequence[CardEffect]) -> list[CardEffect]:
    """The same effects, with those marked that are out of line."""
    middles = {
        situation: median(one.difference for one in effects if one.situation == situation)
        for situation in {one.situation for one in effects}
    }
    placed = [msgspec.structs.replace(one, off_middle=one.difference - middles[one.situation]) for one in effects]
    true_marks = discoveries([chance_of(one) for one in placed])
    return [
        msgspec.structs.replace(one, out_of_line=mark and abs(one.off_middle) >= FAR_OFF)
        for one, mark in zip(placed, true_marks, strict=True)
    ]


def chance_of(effect: CardEffect) -> float:
    """How likely a card in the middle would be so far off by chance alone."""
    error = (effect.high - effect.low) / 2 / Z_95
    return erfc(abs(effect.off_middle) / error / sqrt(2))
