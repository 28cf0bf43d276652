"""The charts of a balance, from decks down to single cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import altair as alt
import polars as pl

from arkade.lab import balance_words as words
from arkade.lab.balance import Balance
from arkade.lab.balance_cards import DRAWN, OPENING, PLAYED, SITUATIONS, UNSEEN, CardEffect
from arkade.lab.balance_shares import BEGAN, FOLLOWED, Share
from arkade.lab.charts import (
    LESS_AND_MORE,
    PERCENT,
    PLAIN,
    POINTS,
    QUIET,
    ROW,
    Figure,
    dots_in_pairs,
    dots_with_reach,
    line_at,
    two_colours,
)

MOST_CARDS = 12
"""So many cards are drawn from either end."""
MOST_WRITTEN = 8
"""With more decks than this the numbers of a matrix would not fit into its squares."""
EVERYBODY = "everybody"
IN_LINE = "in line"
OUT_OF_LINE = "out of line"

CARD_TITLES = {
    OPENING: "Cards in the opening hand",
    DRAWN: "Cards drawn later",
    PLAYED: "Cards played",
    UNSEEN: "Cards never seen",
}
CARD_NAMES = {OPENING: "opening", DRAWN: "drawn", PLAYED: "played", UNSEEN: "unseen"}


def balance_figures(balance: Balance) -> list[Figure]:
    """All figures for which something was measured."""
    return [*side_figures(balance), *course_figures(balance), *card_figures(balance)]


def side_figures(balance: Balance) -> Iterator[Figure]:
    """Who wins: decks, those who go first, crews."""
    title = balance.title
    if len(balance.decks) > 1:
        yield Figure(
            "decks", title, "Decks", words.of_decks(balance), shares_chart(balance.decks, "share of wins", 0.5)
        )
        yield Figure(
            "matrix", title, "Deck against deck", words.of_pairs(balance), matrix(balance.pairs, balance.decks)
        )
    if balance.turns:
        yield Figure("turns", title, "Going first", words.of_turns(balance), turns_chart(balance))
    if balance.settings:
        shares = sorted(balance.settings, key=lambda share: -share.share)
        yield Figure(
            "crew", title, "How often the crew wins", words.of_settings(balance), shares_chart(shares, "games won")
        )


def course_figures(balance: Balance) -> Iterator[Figure]:
    """How games go."""
    yield Figure("length", balance.title, "How long games are", words.of_length(balance), length_chart(balance))
    if balance.comebacks is not None:
        yield Figure("comebacks", balance.title, "Comebacks", words.of_comebacks(balance), comebacks_chart(balance))


def card_figures(balance: Balance) -> Iterator[Figure]:
    """What goes with single cards; the first figure says how all of them are read."""
    note = words.HOW_CARDS_ARE_READ
    for situation in SITUATIONS:
        effects = [one for one in balance.cards if one.situation == situation]
        if effects:
            sentence = words.of_cards(balance, situation)
            title = CARD_TITLES[situation]
            yield Figure(CARD_NAMES[situation], balance.title, title, sentence, cards_chart(effects), note)
            note = ""


# -- single charts -----------------------------------------------------------------------------------


def shares_chart(shares: list[Share], axis: str, fair: float | None = None) -> Any:
    rows = [share_row(share) for share in shares]
    dots = dots_with_reach(rows, "name", "share", axis)
    return dots if fair is None else alt.layer(line_at(fair, "what would be fair"), dots).properties(**sizes())


def share_row(share: Share) -> dict[str, Any]:
    return {
        "name": share.name, "against": share.against, "share": share.share, "low": share.low, "high": share.high,
        "games": share.games,
    }  # fmt: skip


def sizes() -> dict[str, Any]:
    return {"width": "container", "height": alt.Step(ROW)}


def matrix(pairs: list[Share], decks: list[Share]) -> Any:
    """How often the deck of a row beats the deck of a column, both in the order of their strength. Many decks take the
    room that their names need, however narrow the page is."""
    order = [deck.name for deck in decks]
    few = len(order) <= MOST_WRITTEN
    angle = -30 if few else -60
    data = pl.DataFrame([share_row(pair) for pair in pairs])
    colours = alt.Scale(domain=[0, 0.5, 1], range=LESS_AND_MORE, interpolate="rgb")
    base = alt.Chart(data).encode(
        x=alt.X("against:N", sort=order, title="against", axis=alt.Axis(orient="top", domain=False, labelAngle=angle)),
        y=alt.Y("name:N", sort=order, title=None, axis=alt.Axis(domain=False)),
    )
    squares = base.mark_rect().encode(
        color=alt.Color("share:Q", scale=colours, legend=None),
        tooltip=["name:N", "against:N", alt.Tooltip("share:Q", format=".1%"), "games:Q"],
    )
    height = alt.Step(44 if few else ROW)
    if not few:
        return squares.properties(width=alt.Step(ROW), height=height)
    numbers = base.mark_text(fontSize=13, color="#24292f").encode(text=alt.Text("share:Q", format=PERCENT))
    return alt.layer(squares, numbers).properties(width="container", height=height)


def turns_chart(balance: Balance) -> Any:
    """Shares of those who went first and later, for all and for each deck."""
    rows = [{**share_row(share), "deck": share.against or EVERYBODY, "turn": share.name} for share in balance.turns]
    dots = dots_in_pairs(rows, "deck", "turn", BEGAN, FOLLOWED, "share of wins")
    fair = line_at(balance.fair, "what would be fair")
    return alt.layer(fair, dots).properties(width="container", height=alt.Step(14))


def length_chart(balance: Balance) -> Any:
    """The share of games of each length, also of those between that no game had."""
    counts = dict(balance.rounds)
    total = sum(counts.values())
    lengths = range(min(counts), max(counts) + 1)
    rows = [{"rounds": n, "share": counts.get(n, 0) / total, "games": counts.get(n, 0)} for n in lengths]
    return (
        alt.Chart(pl.DataFrame(rows))
        .mark_bar(color=PLAIN, cornerRadiusTopLeft=2, cornerRadiusTopRight=2)
        .encode(
            x=alt.X("rounds:O", title="rounds", axis=alt.Axis(labelAngle=0, labelOverlap=True)),
            y=alt.Y("share:Q", title="share of games", axis=alt.Axis(format=PERCENT, tickCount=5)),
            tooltip=["rounds:O", alt.Tooltip("share:Q", format=".1%"), "games:Q"],
        )
        .properties(width="container", height=220)
    )


def comebacks_chart(balance: Balance) -> Any:
    """How often whoever is in front goes on to win, part by part."""
    found = balance.comebacks
    assert found is not None
    rows = [
        {"part": lead.part, "share": lead.share, "low": lead.low, "high": lead.high, "games": lead.games}
        for lead in found.leads
    ]
    front = "what was foretold came true" if balance.together else "the side in front goes on to win"
    across = alt.X("part:Q", title="part of the game that is over", axis=alt.Axis(format=PERCENT, tickCount=9))
    base = alt.Chart(pl.DataFrame(rows)).encode(x=across)
    reach = base.mark_area(opacity=0.25, color=PLAIN).encode(
        y=alt.Y("low:Q", title=front, scale=alt.Scale(zero=False), axis=alt.Axis(format=PERCENT, tickCount=5)),
        y2="high:Q",
    )
    line = base.mark_line(color=PLAIN, point={"color": PLAIN, "size": 50}).encode(
        y="share:Q", tooltip=[alt.Tooltip("part:Q", format=PERCENT), alt.Tooltip("share:Q", format=".1%"), "games:Q"]
    )
    even = alt.Chart(pl.DataFrame([{"at": 0.5}])).mark_rule(strokeDash=[4, 4], color=QUIET).encode(y="at:Q")
    return alt.layer(even, reach, line).properties(width="container", height=220)


def cards_chart(effects: list[CardEffect]) -> Any:
    """The cards with which a side wins most and least often; between them a line at the card in the middle."""
    shown = effects if len(effects) <= 2 * MOST_CARDS else [*effects[:MOST_CARDS], *effects[-MOST_CARDS:]]
    rows = [
        {
            "card": one.card, "difference": 100 * one.difference, "low": 100 * one.low, "high": 100 * one.high,
            "games": one.games,
            "line": OUT_OF_LINE if one.out_of_line else IN_LINE,
        }
        for one in shown
    ]  # fmt: skip
    middle = 100 * (effects[0].difference - effects[0].off_middle)
    colour = two_colours("line", IN_LINE, OUT_OF_LINE)
    dots = dots_with_reach(rows, "card", "difference", "difference, in percentage points", POINTS, colour)
    return alt.layer(line_at(middle, "the card in the middle"), dots).properties(**sizes())
