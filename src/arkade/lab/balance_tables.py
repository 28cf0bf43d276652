"""The tables of a balance: the same for the terminal and for the page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from arkade.lab.balance import Balance
from arkade.lab.balance_cards import CardEffect
from arkade.lab.balance_shares import Share
from arkade.lab.page import Sheet

SHARE_HEADINGS = ("games ", "wins ", "95 % interval ")
CARD_HEADINGS = ("card", "situation", "games ", "wins ", "points ", "95 % interval ")
"""Points are percentage points more than without the card."""
MARK = "out of line"


def share_sheets(balance: Balance) -> Iterator[Sheet]:
    """Who wins: decks, turns, crews."""
    if len(balance.decks) > 1:
        yield Sheet("Decks", ("deck", *SHARE_HEADINGS), [(share.name, *share_cells(share)) for share in balance.decks])
    if balance.turns:
        turns = [(share.against or "all", share.name, *share_cells(share)) for share in balance.turns]
        yield Sheet("Going first", ("deck", "turn", *SHARE_HEADINGS), turns)
    if balance.settings:
        crews = [(share.name, *share_cells(share)) for share in balance.settings]
        yield Sheet("The crew", ("settings", *SHARE_HEADINGS), crews)


def pair_sheet(balance: Balance) -> Sheet:
    """Every deck against every deck."""
    rows = [(pair.name, pair.against, *share_cells(pair)) for pair in balance.pairs]
    return Sheet("Deck against deck", ("deck", "against", *SHARE_HEADINGS), rows)


def share_cells(share: Share) -> tuple[str, str, str]:
    return f"{share.games:,}", f"{share.share:.1%}", f"{share.low:.1%} to {share.high:.1%}"


def card_sheet(title: str, effects: Sequence[CardEffect]) -> Sheet:
    return Sheet(title, CARD_HEADINGS, [card_cells(effect) for effect in effects])


def all_cards_sheet(effects: Sequence[CardEffect]) -> Sheet:
    """Every card in every situation, and whether it is out of line."""
    rows = [(*card_cells(one), f"{one.share_of_others:.1%}", MARK if one.out_of_line else "") for one in effects]
    return Sheet("All cards", (*CARD_HEADINGS, "wins without it ", ""), rows)


def card_cells(effect: CardEffect) -> tuple[str, ...]:
    return (
        effect.card,
        effect.situation,
        f"{effect.games:,}",
        f"{effect.share:.1%}",
        f"{effect.difference * 100:+.1f}",
        f"{effect.low * 100:+.1f} to {effect.high * 100:+.1f}",
    )


def page_sheets(balance: Balance) -> list[Sheet]:
    """All tables, for those who want the numbers behind the charts."""
    pairs = [pair_sheet(balance)] if balance.pairs else []
    return [*share_sheets(balance), *pairs, all_cards_sheet(balance.cards)]
