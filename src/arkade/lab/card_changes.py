"""What changes: the same deals played without and with a designer's changes, compared.

Each difference is worked out deal by deal, so that luck which both sides of the comparison share cancels out.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt

import msgspec
import polars as pl

from arkade.lab.balance_shares import BEGAN, Share, seats_of, share_of
from arkade.lab.card_trial import Touched
from arkade.lab.interval import Z_95
from arkade.lab.results import Results

FEWEST = 30
"""With fewer games on either side nothing is said."""
SITUATIONS = {"opening": "in the opening hand", "played": "played"}
CREW_SITUATIONS = {"seen": "came up"}
"""What is looked at of a card, by the column of the table of cards that counts it."""


class Change(msgspec.Struct, frozen=True):
    """One thing without and with the changes: the means, their difference, and its 95 % interval."""

    before: float
    after: float
    difference: float
    low: float
    high: float

    @property
    def is_sure(self) -> bool:
        """Whether chance alone would seldom make such a difference."""
        return self.low > 0 or self.high < 0


class ShareChange(msgspec.Struct, frozen=True):
    """A share of wins without and with the changes, each with its own interval, and what lies between them."""

    name: str
    before: Share
    after: Share
    change: Change


class TrialResult(msgspec.Struct, frozen=True):
    """All that a trial has found. `strength` is the share of wins of the decks with the changes, or of the crew; games
    in which everybody has the same deck have none."""

    game: str
    title: str
    bot: str
    mode: str
    games: int
    deals: int
    errors: int
    together: bool
    touched: Touched
    strength: ShareChange | None
    cards: list[ShareChange]
    turns: ShareChange | None
    rounds: Change

    @property
    def shares(self) -> list[ShareChange]:
        """All shares that were compared, the most telling first."""
        return [*([self.strength] if self.strength else []), *self.cards, *([self.turns] if self.turns else [])]


def compare(title: str, bot: str, mode: str, touched: Touched, without: Results, with_it: Results) -> TrialResult:
    """Compare the games that ended well on both sides."""
    whole = [set(side.games.filter(pl.col("error").is_null())["number"]) for side in (without, with_it)]
    both = pl.Series("number", sorted(whole[0] & whole[1]), dtype=pl.Int64)
    before, after = [among(side, both) for side in (without, with_it)]
    together = bool((before.games["teams"].list.n_unique() == 1).all())
    return TrialResult(
        game=str(before.games["game"][0]) if both.len() else "",
        title=title,
        bot=bot,
        mode=mode,
        games=both.len(),
        deals=before.games["deal"].n_unique(),
        errors=sum(side.games["error"].count() for side in (without, with_it)),
        together=together,
        touched=touched,
        strength=strength_of(touched, before, after, together),
        cards=list(card_changes(touched, before, after, together)),
        turns=None if together else turn_change(before, after),
        rounds=change_of(rounds_of(before), rounds_of(after)),
    )


def among(results: Results, numbers: pl.Series) -> Results:
    """The games with these numbers."""
    return Results(
        *[table.filter(pl.col("number").is_in(numbers.implode())) for table in (results.games, results.cards)]
    )


# -- what is compared --------------------------------------------------------------------------------


def strength_of(touched: Touched, before: Results, after: Results, together: bool) -> ShareChange | None:
    """How often the crew wins; or a deck that is touched, against decks that are not."""
    if together:
        return share_change("the crew", crew_rows(before), crew_rows(after))
    return share_change("decks with the change", deck_rows(before, touched), deck_rows(after, touched))


def crew_rows(results: Results) -> pl.DataFrame:
    return results.games.select("deal", pl.col("outcome").list.mean())


def deck_rows(results: Results, touched: Touched) -> pl.DataFrame:
    rows = seats_of(results.games)
    against = pl.col("against").is_in(touched.decks)
    return rows.filter(pl.col("deck").is_in(touched.decks) & ~against).select("deal", "outcome")


def card_changes(touched: Touched, before: Results, after: Results, together: bool) -> Iterator[ShareChange]:
    """How often a side wins that began with a card or played it, or a crew to which it came up. A new card is compared
    with the one whose place it takes."""
    situations = CREW_SITUATIONS if together else SITUATIONS
    for card in touched.cards:
        earlier = card if card in touched.changed else touched.put.get(card, card)
        for column, words in situations.items():
            name = f"{card} {words}" if earlier == card else f"{card} (for {earlier}) {words}"
            change = share_change(name, card_rows(before, earlier, column), card_rows(after, card, column))
            if change is not None:
                yield change


def card_rows(results: Results, card: str, column: str) -> pl.DataFrame:
    """The outcomes of those of whom a column counts the card."""
    rows = results.cards.filter((pl.col("card") == card) & (pl.col(column) > 0) & pl.col("outcome").is_not_null())
    deals = results.games.select("number", "deal")
    return rows.join(deals, on="number", maintain_order="left").select("deal", "outcome")


def turn_change(before: Results, after: Results) -> ShareChange | None:
    sides = [seats_of(side.games).filter(pl.col("turn") == BEGAN).select("deal", "outcome") for side in (before, after)]
    return share_change("going first", *sides)


def rounds_of(results: Results) -> pl.DataFrame:
    return results.games.select("deal", pl.col("rounds").cast(pl.Float64).alias("outcome"))


# -- comparing ---------------------------------------------------------------------------------------


def share_change(name: str, before: pl.DataFrame, after: pl.DataFrame) -> ShareChange | None:
    """Two shares compared; None where there is too little to compare."""
    if min(before.height, after.height) < FEWEST:
        return None
    return ShareChange(name, share_of(name, before), share_of(name, after), change_of(before, after))


def change_of(before: pl.DataFrame, after: pl.DataFrame) -> Change:
    """The difference between two means, and its interval from how much it sways from deal to deal."""
    means = [mean_of(side) for side in (before, after)]
    sways = [sways_of(side, mean) for side, mean in zip((before, after), means, strict=True)]
    deals = sorted(sways[0].keys() | sways[1].keys())
    off = [sways[1].get(deal, 0.0) - sways[0].get(deal, 0.0) for deal in deals]
    reach = Z_95 * sqrt(sum(one * one for one in off) * len(off) / max(1, len(off) - 1))
    difference = means[1] - means[0]
    return Change(means[0], means[1], difference, difference - reach, difference + reach)


def mean_of(rows: pl.DataFrame) -> float:
    return float(rows["outcome"].sum()) / rows.height if rows.height else 0.0


def sways_of(rows: pl.DataFrame, mean: float) -> dict[int, float]:
    """By how much each deal pulls the mean of all."""
    pull = ((pl.col("outcome") - mean).sum() / rows.height).alias("pull")
    by_deal = rows.group_by("deal", maintain_order=True).agg(pull)
    return {int(deal): float(sway) for deal, sway in by_deal.iter_rows()}
